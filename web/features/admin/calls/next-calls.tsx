import type { CallingHours } from "#domain/calling-hours/calling-hours";
import { QUEUE_PARTS } from "#domain/queue/call-queue";
import { sameEmail } from "#domain/leads/same-email";
import { useShortcuts } from "../ground/frame/shortcuts.ts";
import { useLeadOrder } from "../ground/leads/lead-order.ts";
import { EmptyQueue } from "./empty-queue.tsx";
import { LeadPage } from "../ground/lead/page/lead-page.tsx";
import { HandBar } from "./hand-bar.tsx";
import { ReminderButton } from "./reminder-button.tsx";
import { QueueList } from "./queue-list.tsx";
import { nextLead } from "./next-lead.ts";
import type { QueueParts } from "./queue-parts.ts";
import { useHand } from "./use-hand.ts";

type Props = { parts: QueueParts; now: number; me: string; hours: CallingHours };

export function NextCalls({ parts, now, me, hours }: Props) {
  const hand = useHand((isOut) => nextLead(parts, { me, now, hours }, isOut));
  const all = QUEUE_PARTS.flatMap((part) => parts[part]);
  const alike = sameEmail(all);
  const step = (by: 1 | -1) => {
    const at = all.findIndex(({ id }) => id === hand.id);
    const next = all[at + by];
    if (next) hand.choose(next.id);
  };
  useLeadOrder({ ids: () => all.map(({ id }) => id) });
  useShortcuts({ j: () => step(1), k: () => step(-1) });
  // Nothing stands beside what an empty screen says.
  const isEmpty = hand.id === null && all.length === 0;
  return (
    <div
      className={`grid grid-cols-[minmax(0,1fr)] items-start gap-6 ${isEmpty ? "mx-auto max-w-2xl" : "lg:grid-cols-[minmax(0,1fr)_min(19rem,28vw)]"}`}
    >
      <section
        aria-label="Current lead"
        className={
          hand.id === null
            ? "min-w-0"
            : "lead-place border-line min-w-0 max-lg:-mx-4 max-lg:-mb-6 lg:rounded-xl lg:border"
        }
      >
        {hand.id === null ? (
          <EmptyQueue parts={parts} me={me} now={now} hours={hours} />
        ) : (
          <LeadPage
            key={`${hand.id}-${hand.turn}`}
            id={hand.id}
            // The next lead's name is read out; not when the screen opens.
            takesFocus={hand.turn > 1 ? "always" : "never"}
            tools={<HandBar id={hand.id} onSkip={hand.skip} />}
            leave={{ words: "Next lead", act: hand.skip }}
            onNext={hand.skip}
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
