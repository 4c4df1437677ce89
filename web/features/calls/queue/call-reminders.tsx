import { useEffect, useEffectEvent, useRef } from "react";
import { useNavigate } from "react-router-dom";
import { shortLeadName } from "../../leads/basics/lead-name.ts";
import { reminders, type Reminder } from "./reminders.ts";
import { useQueue } from "./use-queue.ts";

/** Timers do not run for much longer; by then the screen has been drawn again. */
const LONGEST_MS = 24 * 60 * 60 * 1000;

/** Tells the owner of a lead that its next step is due, whichever tab of the dashboard is open. Draws nothing. */
export function CallReminders() {
  const { parts, me, ahead } = useQueue();
  const navigate = useNavigate();
  const open = (href: string) => void navigate(href);
  useWorkerPress(open);
  const told = useRef<number | null>(null);
  const tell = useEffectEvent(() => {
    const now = Date.now() + ahead;
    const after = told.current ?? now;
    told.current = now;
    const leads = parts ? Object.values(parts).flat() : [];
    const all = reminders(leads, me, after);
    for (const due of all.filter(({ at }) => at <= now)) {
      // A reminder that cannot be shown is not missed: the queue shows the lead.
      showReminder(shownReminder(due), open).catch(() => null);
    }
    const next = all.find(({ at }) => at > now);
    return next ? Math.min(next.at - now, LONGEST_MS) : null;
  });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tellInTime = () => {
      const wait = tell();
      if (wait !== null) timer = setTimeout(tellInTime, wait);
    };
    tellInTime();
    return () => clearTimeout(timer);
  }, [parts]);
  return null;
}

function shownReminder({ lead, at }: Reminder): ShownReminder {
  return {
    title: shortLeadName(lead),
    body: lead.nextAction ?? "It is time to call again.",
    tag: `call-${lead.id}-${at}`,
    href: `/admin?tab=calls&call=${lead.id}`,
  };
}

/** What a service worker has shown is opened here, where the page is alive and keeps what was typed. */
function useWorkerPress(open: (href: string) => void): void {
  const onMessage = useEffectEvent(({ data }: MessageEvent) => {
    const href = pressedHref(data);
    if (href !== null) open(href);
  });
  useEffect(() => {
    // There is none without a secure context.
    if (!("serviceWorker" in navigator)) return;
    navigator.serviceWorker.addEventListener("message", onMessage);
    return () => navigator.serviceWorker.removeEventListener("message", onMessage);
  }, []);
}

/** A notification, and where a press on it leads. */
type ShownReminder = { title: string; body: string; tag: string; href: string };

const WORKER = { script: "/reminders.js", scope: "/admin" };

/** Shows a reminder, if the browser has been allowed to. */
async function showReminder(shown: ShownReminder, open: (href: string) => void): Promise<void> {
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
function pressedHref(message: unknown): string | null {
  if (typeof message !== "object" || message === null || !("open" in message)) return null;
  const { open } = message;
  return typeof open === "string" && open.startsWith("/admin?") ? open : null;
}
