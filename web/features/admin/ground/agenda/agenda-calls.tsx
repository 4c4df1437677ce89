import type { AgendaCall } from "#domain/queue/agenda";
import type { Offer } from "#domain/offers/offer";
import { AgendaRow } from "./agenda-row.tsx";
import { NowLine } from "./now-line.tsx";

type Props = {
  calls: readonly AgendaCall[];
  now: number;
  /** The call that comes next of all. */
  next: AgendaCall | null;
  offers: readonly Offer[];
  isToday: boolean;
};

/** The calls of a day in their order, on the present day around the present moment. */
export function AgendaCalls({ calls, now, next, offers, isToday }: Props) {
  const begun = calls.filter(({ startsAt }) => startsAt === null || Date.parse(startsAt) <= now);
  const ahead = calls.slice(begun.length);
  const row = (call: AgendaCall) => (
    <AgendaRow key={call.id} call={call} now={now} isNext={call.id === next?.id} offers={offers} />
  );
  return (
    <ul className="min-w-0">
      {begun.map(row)}
      {isToday && <NowLine now={now} />}
      {ahead.map(row)}
    </ul>
  );
}
