import type { Offer } from "#domain/offers/offer";
import { AGENDA_MAX, type AgendaCall } from "#domain/calls/queue/agenda";
import { useQuery } from "@tanstack/react-query";
import { ownClock } from "../../../lib/own-clock.ts";
import { ErrorPanel } from "../../kit/data/error-panel.tsx";
import { Bone } from "../../kit/look/bones.tsx";
import { EmptyPlace } from "../../kit/look/empty-place.tsx";
import { Pulse } from "../../kit/look/pulse.tsx";
import { offersQuery } from "../../offers/known/offers-query.ts";
import { agendaDays, dayOf, nextCall, type AgendaDay } from "./agenda-days.ts";
import { useAgenda } from "./agenda-query.ts";
import { AgendaRow } from "./agenda-row.tsx";

const TIME = new Intl.DateTimeFormat("en-US", { timeStyle: "short" });

const WEEKDAY = new Intl.DateTimeFormat("en-US", { timeZone: "UTC", weekday: "long" });
const DATE = new Intl.DateTimeFormat("en-US", {
  timeZone: "UTC",
  weekday: "short",
  month: "short",
  day: "numeric",
});
const DAY_MS = 24 * 60 * 60_000;
const WEEK = 7;

/** The booked calls by day, today first: with whom, when for both, whose, and how to join. `owner` has theirs alone. */
export function Agenda({ owner = null }: { owner?: string | null }) {
  const { query, calls: all, now } = useAgenda();
  const calls = owner === null ? all : all?.filter(({ lead }) => lead?.owner === owner);
  const { data: offers = [] } = useQuery(offersQuery());
  if (!calls) {
    return query.isError ? (
      <ErrorPanel
        title="The booked calls could not be loaded"
        error={query.error}
        onRetry={() => void query.refetch()}
      />
    ) : (
      <AgendaBones />
    );
  }
  if (calls.length === 0 && owner !== null) {
    return (
      <EmptyPlace title="None of the booked calls are yours">
        A call is yours once its lead is: claim an unassigned lead, or take one over.
      </EmptyPlace>
    );
  }
  if (calls.length === 0) {
    return (
      <EmptyPlace title="No calls are booked">
        When a lead books a call, it appears here with its brief and the link to join.
      </EmptyPlace>
    );
  }
  const next = nextCall(calls, now);
  const isCut = all?.length === AGENDA_MAX;
  return (
    <div className="agenda">
      {agendaDays(calls, now).map((day, index, days) => (
        <Day
          key={day.day ?? "earlier"}
          of={day}
          isCut={isCut && index === days.length - 1}
          now={now}
          next={next}
          offers={offers}
        />
      ))}
      {isCut && <p className="text-row text-ink-2 px-3 py-2">Later calls appear as these pass.</p>}
    </div>
  );
}

type DayProps = {
  of: AgendaDay;
  /** There may be more calls on this day, and after it. */
  isCut: boolean;
  now: number;
  next: AgendaCall | null;
  offers: Parameters<typeof AgendaCalls>[0]["offers"];
};

function Day({ of: { day, calls }, isCut, now, next, offers }: DayProps) {
  const { name, date } = dayWords(day, now);
  const heading = `agenda-${day ?? "earlier"}`;
  const count = calls.length === 1 && !isCut ? "1 call" : `${calls.length}${isCut ? "+" : ""} calls`;
  return (
    <section aria-labelledby={heading} className="agenda-day border-line border-b">
      <header>
        <h3 id={heading} className="text-panel font-bold">
          {name}
        </h3>
        <p className="text-row text-ink-3">{date}</p>
        {calls.length > 0 && <p className="text-row text-ink-3 max-lg:hidden">{count}</p>}
      </header>
      {calls.length === 0 ? (
        <p className="text-row text-ink-3 px-3 py-2">No calls today</p>
      ) : (
        <AgendaCalls calls={calls} now={now} next={next} offers={offers} isToday={name === "Today"} />
      )}
    </section>
  );
}

function dayWords(day: number | null, now: number): { name: string; date: string } {
  if (day === null) return { name: "Earlier", date: "Still open" };
  const days = (day - dayOf(ownClock(now).wall)) / DAY_MS;
  const name = days === 0 ? "Today" : days === 1 ? "Tomorrow" : days < WEEK ? WEEKDAY.format(day) : null;
  const date = DATE.format(day);
  if (name === null) return { name: date, date: "" };
  return { name, date: days > 1 ? date.replace(/^\w+, /, "") : date };
}

/** The shape of what comes. */
function AgendaBones() {
  return (
    <div className="agenda">
      <p role="status" className="sr-only">
        Loading the booked calls…
      </p>
      {[1, 2, 3].map((day) => (
        <div key={day} aria-hidden="true" className="agenda-day border-line border-b">
          <div className="grid content-start gap-2">
            <Bone className="h-4 w-20" />
            <Bone className="h-3 w-24" />
          </div>
          <div className="grid gap-2 py-2">
            <Bone className="h-10" />
            <Bone className="h-10" />
          </div>
        </div>
      ))}
    </div>
  );
}

type Props = {
  calls: readonly AgendaCall[];
  now: number;
  /** The call that comes next of all. */
  next: AgendaCall | null;
  offers: readonly Offer[];
  isToday: boolean;
};

/** The calls of a day in their order, on the present day around the present moment. */
function AgendaCalls({ calls, now, next, offers, isToday }: Props) {
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

/** Where the day is now, between what has begun and what is ahead. */
function NowLine({ now }: { now: number }) {
  return (
    <li className="text-act-text flex items-center gap-2 px-3 py-1 text-xs font-semibold">
      <span className="sr-only">It is </span>
      {TIME.format(now)}
      <span className="flex min-w-0 grow items-center" aria-hidden="true">
        <span className="bg-act h-0.5 w-16 translate-y-px lg:w-28" />
        <Pulse state="rest" beat={1} />
        <span className="bg-act h-0.5 grow translate-y-px" />
      </span>
    </li>
  );
}
