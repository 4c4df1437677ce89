import * as z from "zod/mini";

export const WEEKDAYS = [
  "monday",
  "tuesday",
  "wednesday",
  "thursday",
  "friday",
  "saturday",
  "sunday",
] as const;

const DAY_MINUTES = 1440;
const WEEK_MINUTES = 7 * DAY_MINUTES;
export const INTERVALS_MAX = 8;

const clockTime = z
  .string({ error: "Please enter a time like 09:00" })
  .check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: "Please enter a time like 09:00" }));

/** Times of a 24-hour clock. With `nextDay` it runs past midnight and ends at `to` on the day after. */
const interval = z
  .strictObject({ from: clockTime, to: clockTime, nextDay: z.optional(z.literal(true)) })
  .check(
    z.refine(({ from, to, nextDay }) => nextDay === true || from < to, {
      error: "This ends before it starts. If it runs past midnight, let it end on the next day.",
      path: ["to"],
    }),
    z.refine(({ from, to, nextDay }) => nextDay === undefined || to <= from, {
      error: "This is longer than 24 hours.",
      path: ["to"],
    }),
  );
export type CallingInterval = z.infer<typeof interval>;

const day = z.pipe(
  z.array(interval).check(z.maxLength(INTERVALS_MAX, { error: `At most ${INTERVALS_MAX} a day` })),
  z.transform((list) => list.toSorted((a, b) => minuteOf(a.from) - minuteOf(b.from))),
);

/** Calling hours by weekday: what comes out is in order, and nothing overlaps, not even over midnight. */
export const callingWeekSchema = z
  .strictObject({
    monday: day,
    tuesday: day,
    wednesday: day,
    thursday: day,
    friday: day,
    saturday: day,
    sunday: day,
  } satisfies Record<Weekday, typeof day>)
  .check((context) => {
    for (const { weekday, index } of overlapping(context.value)) {
      const message = "This overlaps with the hours before it.";
      context.issues.push({
        code: "custom",
        input: context.value,
        message,
        path: [weekday, index, "from"],
      });
    }
  });
export type CallingWeek = Readonly<Record<Weekday, readonly CallingInterval[]>>;

const NINE_TO_FIVE: readonly CallingInterval[] = [{ from: "09:00", to: "17:00" }];
export const INITIAL_WEEK: CallingWeek = {
  monday: NINE_TO_FIVE,
  tuesday: NINE_TO_FIVE,
  wednesday: NINE_TO_FIVE,
  thursday: NINE_TO_FIVE,
  friday: NINE_TO_FIVE,
  saturday: [],
  sunday: [],
};

/** The intervals that start before the one before them has ended; a Monday's may follow a Sunday's. */
function overlapping(week: CallingWeek): { weekday: Weekday; index: number }[] {
  const all = WEEKDAYS.flatMap((weekday, number) =>
    week[weekday].map(({ from, to, nextDay }, index) => {
      const midnight = number * DAY_MINUTES;
      return {
        weekday,
        index,
        from: midnight + minuteOf(from),
        to: midnight + minuteOf(to) + (nextDay ? DAY_MINUTES : 0),
      };
    }),
  );
  return all.filter(({ from }, place) => {
    const before = all[place - 1];
    const end = before ? before.to : (all.at(-1)?.to ?? 0) - WEEK_MINUTES;
    return from < end;
  });
}

export type Weekday = (typeof WEEKDAYS)[number];

/** Minutes from midnight to a time of the 24-hour clock, `09:00`. */
export function minuteOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
}
