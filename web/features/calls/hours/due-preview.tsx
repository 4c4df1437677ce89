import { callDue, type CallDue } from "#domain/calls/hours/call-due";
import type { CallTarget, CallTargets } from "#domain/calls/hours/call-targets";
import type { CallingHours } from "#domain/calls/hours/calling-hours";
import { callTargets, callingHours, type CallingSettingKey } from "#domain/calls/hours/calling-settings";
import { minuteOf, WEEKDAYS, type Weekday } from "#domain/calls/hours/calling-week";
import { localDay } from "#domain/time/time-zone";
import { useState } from "react";
import { create, toZonedDateTime } from "temporal-polyfill/fns/PlainDateTime";
import { TARGET_NAMES } from "./hours-drafts.ts";

type Props = { texts: Record<CallingSettingKey, string>; isTyped: boolean };

/** When a few leads would be due. */
export function DuePreview({ texts, isTyped }: Props) {
  const [now] = useState(() => Date.now());
  const examples = dueExamples(callingHours(texts), callTargets(texts), now);
  return (
    <section aria-label="Examples" className="bg-base-200 rounded-box space-y-3 p-4">
      <h4 className="font-semibold">With these hours and targets</h4>
      {!isTyped && (
        <p className="text-base-content/75 text-sm">
          Something above is incomplete, so these examples use the saved settings.
        </p>
      )}
      <ul className="space-y-2 text-sm">
        {examples.map(({ target, sentence }) => (
          <li key={sentence}>
            <span className="text-base-content/75">{TARGET_NAMES[target]}: </span>
            {sentence}
          </li>
        ))}
      </ul>
    </section>
  );
}

const DAY_MS = 86_400_000;
const WEEK_MS = 7 * DAY_MS;

/** A lead that comes at a minute of a weekday, as the team's clock shows it; `place` is where it is, if elsewhere. */
type Example = { target: CallTarget; weekday: Weekday; minute: number; place?: Place };
type Place = { name: string; zone: string };

const LONDON = { name: "London", zone: "Europe/London" };
const SINGAPORE = { name: "Singapore", zone: "Asia/Singapore" };

type DueExample = { target: CallTarget; sentence: string };

/** When each of a few leads of next week would be due: 'A lead at 5:58 PM on Friday is due Monday, 9:03 AM.' */
export function dueExamples(hours: CallingHours, targets: CallTargets, now: number): DueExample[] {
  return examplesFor(hours).map((example) => {
    const at = nextWeek(example, hours.timeZone, now);
    const { target, place } = example;
    const due = callDue(at, targets[target], hours, place?.zone ?? null);
    return { target, sentence: sentenceOf({ at, due, place, zone: hours.timeZone }) };
  });
}

function examplesFor({ week }: CallingHours): Example[] {
  const lastOfFriday = week.friday.at(-1);
  const fridayEnd = lastOfFriday && !lastOfFriday.nextDay ? minuteOf(lastOfFriday.to) : 17 * 60;
  return [
    { target: "Exceptional", weekday: "friday", minute: Math.max(fridayEnd - 2, 0) },
    { target: "asked", weekday: "saturday", minute: 11 * 60 },
    { target: "High", weekday: "tuesday", minute: 7 * 60 + 30 },
    { target: "Medium", weekday: "wednesday", minute: 15 * 60 },
    { target: "Low", weekday: "wednesday", minute: 15 * 60 },
    { target: "Exceptional", weekday: "thursday", minute: 15 * 60, place: LONDON },
    { target: "Exceptional", weekday: "thursday", minute: 15 * 60, place: SINGAPORE },
  ];
}

/** The instant (ms) of an example in the week after the present one. */
function nextWeek({ weekday, minute }: Example, zone: string, now: number): number {
  const { year, month, day } = localDay(now, zone);
  const today = Date.UTC(year, month - 1, day);
  const monday = today - ((new Date(today).getUTCDay() + 6) % 7) * DAY_MS + WEEK_MS;
  const date = new Date(monday + WEEKDAYS.indexOf(weekday) * DAY_MS);
  const local = create(
    date.getUTCFullYear(),
    date.getUTCMonth() + 1,
    date.getUTCDate(),
    Math.floor(minute / 60),
    minute % 60,
  );
  return toZonedDateTime(local, zone).epochMilliseconds;
}

/** Why it is due then, where it is not as one would expect. */
const BY: Record<CallDue["by"], string> = {
  both: "",
  team: ", by your hours alone, because theirs never overlap with yours",
  none: ", because every minute counts while no calling hours are set",
};

type Told = { at: number; due: CallDue; place: Place | undefined; zone: string };

function sentenceOf({ at, due, place, zone }: Told): string {
  const clock = (time: number, timeZone = zone) =>
    new Date(time).toLocaleTimeString("en-US", { timeZone, timeStyle: "short" });
  const weekday = (time: number) =>
    new Date(time).toLocaleDateString("en-US", { timeZone: zone, weekday: "long" });
  const where = place ? ` in ${place.name} (${clock(at, place.zone)} there)` : "";
  const lead = `A lead${where} at ${clock(at)} on ${weekday(at)}`;
  const date = new Date(due.at).toLocaleDateString("en-US", {
    timeZone: zone,
    month: "long",
    day: "numeric",
  });
  const day = due.at - at < 6 * DAY_MS ? weekday(due.at) : `${weekday(due.at)}, ${date}`;
  return `${lead} is due ${day}, ${clock(due.at)}${BY[due.by]}.`;
}
