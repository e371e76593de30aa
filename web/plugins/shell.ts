import { createHash } from "node:crypto";
import type { Plugin } from "vite";

/** Writes `sw.js`, which keeps the page's own files so that the front door opens without a connection. */
export function shell(): Plugin {
  return {
    name: "nightbell-shell",
    apply: "build",
    generateBundle(_, bundle) {
      const files = Object.keys(bundle).filter((name) => /\.(js|css|woff2|svg|webmanifest)$/.test(name));
      const first = files.filter((name) => !/\.woff2$/.test(name) || /(philosopher|inter)/.test(name));
      const version = createHash("sha256").update(first.join("\n")).digest("hex").slice(0, 12);
      const kept = ["/", "/favicon.svg", "/manifest.webmanifest", ...first.map((name) => `/${name}`)];
      this.emitFile({ type: "asset", fileName: "sw.js", source: worker(version, kept) });
    },
  };
}

const worker = (version: string, kept: string[]): string => `const CACHE = "nightbell-${version}";
const KEPT = ${JSON.stringify(kept)};

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(KEPT)).then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    caches.keys()
      .then((names) => Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

// Somebody is waited for: one note for each table, which brings them there.
self.addEventListener("push", (event) => {
  const knock = event.data ? event.data.json() : {};
  const note = { body: knock.body, tag: knock.url, data: knock.url, icon: "/favicon.svg", renotify: true };
  event.waitUntil(self.registration.showNotification(knock.title || "Nightbell", note));
});
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const path = typeof event.notification.data === "string" ? event.notification.data : "/";
  event.waitUntil(
    self.clients.matchAll({ type: "window" }).then((pages) => {
      const open = pages.find((page) => new URL(page.url).pathname === path);
      return open ? open.focus() : self.clients.openWindow(path);
    }),
  );
});

// Only the shell is kept: what a table says is never stored in the browser.
self.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== "GET" || url.origin !== location.origin) return;
  if (KEPT.includes(url.pathname) && url.pathname !== "/") {
    event.respondWith(caches.match(url.pathname).then((kept) => kept ?? fetch(event.request)));
  } else if (event.request.mode === "navigate") {
    event.respondWith(fetch(event.request).catch(() => caches.match("/")));
  }
});
`;
