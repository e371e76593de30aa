import "./design/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { keepSettings, settings } from "./state/settings.svelte";
import { speak } from "./words/ui.svelte";

await speak(settings.lang);
keepSettings();
const target = document.getElementById("nightbell");
if (!target) throw new Error("The page has no place for the client.");
mount(App, { target });

if ("serviceWorker" in navigator && import.meta.env.PROD)
  window.addEventListener("load", () => void navigator.serviceWorker.register("/sw.js").catch(() => undefined));
