/** Being called when a table waits for me and the page is closed, where the server and the browser can do it. */
import { pushKey, pushTo } from "../protocol/api";

const able = (): boolean => "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

/** The key to subscribe with; empty where nobody can be called. */
export async function callable(): Promise<string> {
  return able() ? (await pushKey().catch(() => ({ key: "" }))).key : "";
}

async function subscription(): Promise<PushSubscription | null> {
  const worker = await navigator.serviceWorker.getRegistration();
  return (await worker?.pushManager.getSubscription()) ?? null;
}

/** Whether this browser is called. */
export async function called(): Promise<boolean> {
  return able() && Notification.permission === "granted" && (await subscription()) !== null;
}

/** Asks the browser, then tells the server. False if the browser does not allow it. */
export async function call(key: string): Promise<boolean> {
  if ((await Notification.requestPermission()) !== "granted") return false;
  const worker = await navigator.serviceWorker.ready;
  const made = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { keys = {} } = made.toJSON();
  await pushTo({ endpoint: made.endpoint, p256dh: keys["p256dh"] ?? "", auth: keys["auth"] ?? "" });
  return true;
}

export async function callNoMore(): Promise<void> {
  const made = await subscription();
  if (!made) return;
  await pushTo({ endpoint: made.endpoint, on: false });
  await made.unsubscribe();
}
