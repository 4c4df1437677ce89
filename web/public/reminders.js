// A service worker for Android, where pages may not show notifications themselves. It has nothing to do with requests,
// and only the dashboard asks for it, once a reminder is due that it cannot show (call-reminders.tsx).

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data.href));
});

/** In a window of the dashboard that is open, which changes its address by itself, else in a new one. */
async function open(href) {
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const dashboard = windows.find(({ url }) => new URL(url).pathname === "/admin");
  if (!dashboard) return self.clients.openWindow(href);
  dashboard.postMessage({ open: href });
  return dashboard.focus();
}
