import type { CallingHours } from "#domain/calling-hours/calling-hours";
import { sameEmail } from "#domain/leads/same-email";
import type { Offer } from "#domain/offers/offer";
import { useEffect, useRef } from "react";
import { useShortcuts } from "../ground/frame/shortcuts.ts";
import { useLeadOrder } from "../ground/leads/lead-order.ts";
import { EmptyQueue } from "./empty-queue.tsx";
import { HeldLead } from "./held-lead.tsx";
import { ReminderButton } from "./reminder-button.tsx";
import { QueueList } from "./queue-list.tsx";
import { nextLead } from "./next-lead.ts";
import type { QueueParts } from "./queue-parts.ts";
import { useHand } from "./use-hand.ts";

type Props = { parts: QueueParts; now: number; me: string; hours: CallingHours; offers: readonly Offer[] };

export function NextCalls({ parts, now, me, hours, offers }: Props) {
  const hand = useHand((isOut) => nextLead(parts, { me, now, hours }, isOut));
  const all = [
    ...parts.asked,
    ...parts.overdue,
    ...parts.due,
    ...parts.past,
    ...parts.waiting,
    ...parts.mine,
  ];
  const alike = sameEmail(all);
  const inQueue = all.find(({ id }) => id === hand.id) ?? null;
  const step = (by: 1 | -1) => {
    const at = all.findIndex(({ id }) => id === hand.id);
    const next = all[at + by];
    if (next) hand.choose(next.id);
  };
  useLeadOrder({ ids: () => all.map(({ id }) => id) });
  useShortcuts({ j: () => step(1), k: () => step(-1) });
  const place = useFocusOnNext(hand.turn);
  // Nothing stands beside what an empty screen says.
  const isEmpty = hand.id === null && all.length === 0;
  return (
    <div
      className={`grid grid-cols-[minmax(0,1fr)] items-start gap-6 ${isEmpty ? "mx-auto max-w-2xl" : "lg:grid-cols-[minmax(0,1fr)_19rem]"}`}
    >
      <section
        ref={place}
        aria-label="Current lead"
        className={
          hand.id === null ? "min-w-0" : "bg-base-100 border-base-300 rounded-box min-w-0 border p-4 lg:p-6"
        }
      >
        {hand.id === null ? (
          <EmptyQueue parts={parts} me={me} now={now} hours={hours} />
        ) : (
          <HeldLead
            key={`${hand.id}-${hand.turn}`}
            id={hand.id}
            inQueue={inQueue}
            sharesEmail={alike.has(hand.id)}
            hours={hours}
            offers={offers}
            now={now}
            me={me}
            onSkip={hand.skip}
            onRecorded={hand.finish}
          />
        )}
      </section>
      <div className={`min-w-0 space-y-4 ${isEmpty ? "text-center" : ""}`}>
        <QueueList parts={parts} alike={alike} current={hand.id} me={me} now={now} onChoose={hand.choose} />
        <ReminderButton />
      </div>
    </div>
  );
}

/** The next lead's name takes the focus, and is read out; not when the screen opens. */
function useFocusOnNext(turn: number) {
  const place = useRef<HTMLElement>(null);
  const first = useRef(turn);
  useEffect(() => {
    if (turn === first.current || turn <= 1) return;
    place.current?.querySelector<HTMLElement>("#lead-in-hand")?.focus({ preventScroll: true });
    scrollTo({ top: 0, behavior: "instant" });
  }, [turn]);
  return place;
}
