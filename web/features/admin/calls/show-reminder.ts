/** A notification, and where a press on it leads. */
export type ShownReminder = { title: string; body: string; tag: string; href: string };

const WORKER = { script: "/reminders.js", scope: "/admin" };

/** Shows a reminder, if the browser has been allowed to. */
export async function showReminder(shown: ShownReminder, open: (href: string) => void): Promise<void> {
  if (!("Notification" in window) || Notification.permission !== "granted") return;
  const { title, body, tag, href } = shown;
  try {
    // Several windows of the dashboard show it once.
    const note = new Notification(title, { body, tag });
    note.addEventListener("click", () => {
      window.focus();
      open(href);
      note.close();
    });
  } catch {
    // Android's browsers have notifications of service workers alone.
    await showByWorker(shown);
  }
}

async function showByWorker({ title, body, tag, href }: ShownReminder): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  await navigator.serviceWorker.register(WORKER.script, { scope: WORKER.scope });
  const worker = await navigator.serviceWorker.ready;
  await worker.showNotification(title, { body, tag, data: { href } });
}

/** Where a press on a worker's notification leads; null for any other message. */
export function pressedHref(message: unknown): string | null {
  if (typeof message !== "object" || message === null || !("open" in message)) return null;
  const { open } = message;
  return typeof open === "string" && open.startsWith("/admin?") ? open : null;
}
