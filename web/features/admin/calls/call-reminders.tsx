import { useEffect, useEffectEvent, useRef } from "react";
import { useNavigate } from "react-router-dom";
import { shortLeadName } from "../leads/lead-name.ts";
import { reminders, type Reminder } from "./reminders.ts";
import { useQueue } from "./use-queue.ts";

/** Timers do not run for much longer; by then the screen has been drawn again. */
const LONGEST_MS = 24 * 60 * 60 * 1000;

/** Tells the owner of a lead that its next step is due, whichever tab of the dashboard is open. Draws nothing. */
export function CallReminders() {
  const { parts, me, ahead } = useQueue();
  const navigate = useNavigate();
  const told = useRef<number | null>(null);
  const tell = useEffectEvent(() => {
    const now = Date.now() + ahead;
    const after = told.current ?? now;
    told.current = now;
    const leads = parts ? Object.values(parts).flat() : [];
    const all = reminders(leads, me, after);
    for (const due of all.filter(({ at }) => at <= now)) {
      notify(due, () => void navigate(`/admin?tab=calls&call=${due.lead.id}`));
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

function notify({ lead, at }: Reminder, open: () => void): void {
  if (!("Notification" in window) || Notification.permission !== "granted") return;
  const body = lead.nextAction ?? "It is time to call again.";
  try {
    // Several windows of the dashboard show it once.
    const note = new Notification(shortLeadName(lead), { body, tag: `call-${lead.id}-${at}` });
    note.addEventListener("click", () => {
      window.focus();
      open();
      note.close();
    });
  } catch {
    // Android's browsers have notifications of service workers alone.
  }
}
