import "./design/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { missing } from "./state/missing.svelte";
import { keepSettings, settings } from "./state/settings.svelte";
import { speak } from "./words/ui.svelte";

missing.watch();
await speak(settings.lang);
keepSettings();
const target = document.getElementById("nightbell");
if (!target) throw new Error("The page has no place for the client.");
mount(App, { target });

// The words are awaited above, so the page's own load event may already be past.
if ("serviceWorker" in navigator && import.meta.env.PROD)
  void navigator.serviceWorker.register("/sw.js").catch(() => undefined);
