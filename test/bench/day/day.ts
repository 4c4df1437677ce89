import { count, ms, table } from "../report/markdown.ts";
import type { Check, Findings, Section } from "../report/section.ts";
import { measureActs, type ActCosts, type Cost, type Measured } from "./act-costs.ts";
import { expiredStarts } from "./expired-starts.ts";
import { outage } from "./outage.ts";
import { actsOf, dayOfWriter, PEAK_SHARE, type Day, type Load } from "./one-writer.ts";
import { scaleTable } from "./scale.ts";
import { mean } from "../report/statistics.ts";
import { ACTS, LEADS_A_DAY, VISITS } from "./visits.ts";

/** D1 in production is slower than this machine: what a round trip, be it a read, might keep the writer there. */
const TRIP_MS = [1, 2, 5, 10] as const;
const SLOWEST_MS = 10;
/** Above it a Queue would come in front of what is not yet a lead (contract 19). */
const BUSY_MOST = 0.5;
const SUBMIT_WAIT_MOST_MS = 1000;
const HOUR_MS = 60 * 60 * 1000;
/** Slack's own limit for a channel. */
const SLACK_A_SECOND = 1;

type Modelled = {
  writes: "before" | "today";
  channels: "off" | "on";
  trip: "measured" | (typeof TRIP_MS)[number];
  day: Day;
};

/** The design's day: whether one database keeps pace with it. */
export const day: Section = {
  name: "day",
  title: "The design's day",
  run: async (bench): Promise<Findings> => {
    const measured = await measureActs(bench);
    const late = await outage(bench);
    const forgotten = await expiredStarts(bench);
    bench.say("the days of the model");
    const days = modelled(measured);
    return {
      markdown: [
        about(days),
        costsTable(measured),
        daysTable(days),
        delivery(days),
        scaleTable(measured.on),
        late.markdown,
        forgotten.markdown,
      ].join("\n\n"),
      checks: [...checksOf(days), ...late.checks, ...forgotten.checks],
      measured: [],
    };
  },
};

function modelled(measured: Measured): Modelled[] {
  return (["measured", ...TRIP_MS] as const).flatMap((trip) =>
    (["before", "today"] as const).flatMap((writes) =>
      (["off", "on"] as const).map((channels) => {
        const serviceMs = services(measured, { writes, channels, trip });
        return { writes, channels, trip, day: dayOfWriter({ acts: actsOf(writes), serviceMs }) };
      }),
    ),
  );
}

function services(measured: Measured, { writes, channels, trip }: Omit<Modelled, "day">): Load["serviceMs"] {
  const isStored = writes === "before" && channels === "off";
  return new Map(
    ACTS.map((act) => {
      // Ad events were stored before whether a channel wanted them or not.
      const costs =
        isStored && act === "event"
          ? measured.on.get(act)?.map(({ answer }) => answer)
          : wholes(measured[channels], act);
      return [act, (costs ?? []).map((cost) => serviceOf(cost, trip))];
    }),
  );
}

function wholes(costs: ActCosts, act: (typeof ACTS)[number]): Cost[] {
  return costs.get(act)?.map(({ whole }) => whole) ?? [];
}

function serviceOf({ trips, writeMs, readMs }: Cost, trip: Modelled["trip"]): number {
  return trip === "measured" ? readMs + writeMs : trips * trip;
}

function about(days: readonly Modelled[]): string {
  const total = VISITS.reduce((sum, { aDay }) => sum + aDay, 0);
  const kinds = VISITS.map(({ what, aDay }) => `${what} (${count(aDay)})`).join(", ");
  const acts = (when: Modelled["writes"]) => count(days.find(({ writes }) => writes === when)?.day.acts ?? 0);
  return `A model, not a load test: ${count(total)} visitors by the minute, the peak hour with five times the mean:
${kinds}.
Whatever they send to the database, its reads included, waits in one line, each for as long as one of its own kind took
here by D1's own word; the database was all but empty, and the way to it is not the writer's time. *Before*, each
answer was reported and each ad event stored: ${acts("before")} acts a day, and ${acts("today")} today, the beacon
of the steps in both.
Pages and hubs that are only read are left out, as any replica may answer them.`;
}

function costsTable({ off, on }: Measured): string {
  const rows = ACTS.map((act) => [
    act,
    ...[off, on].flatMap((costs) => {
      const all = wholes(costs, act);
      const of = (what: (cost: Cost) => number) => mean(all.map(what));
      return [
        of(({ trips }) => trips).toFixed(1),
        count(of(({ rows: written }) => written)),
        ms(of(({ writeMs }) => writeMs)),
        ms(of(({ readMs }) => readMs)),
      ];
    }),
  ]);
  const four = (name: string) => [`>${name}: trips`, ">rows", ">ms writing", ">ms reading"];
  return `What an act costs, by all its round trips, what it sends to the channels and settles included; *hub* is the visit and the click
that books, *complete* has the consent to mail with it.

${table(["act", ...four("off"), ...four("on")], rows)}`;
}

function daysTable(days: readonly Modelled[]): string {
  const rows = days.map(({ trip, writes, channels, day: { mean: usual, peak, submitWaitMs } }) => [
    trip === "measured" ? "as measured" : `${trip} ms`,
    writes,
    channels,
    percent(usual),
    percent(peak),
    wait(submitWaitMs),
    `${(1 / peak).toFixed(1)}×`,
  ]);
  const heads = [
    "a trip",
    "writes",
    "channels",
    ">busy, mean",
    ">peak hour",
    ">longest wait of a submit",
    ">breaks at",
  ];
  return `How busy that makes the one writer. It breaks where more comes in the peak hour than it can do. D1 in
production is slower than this machine, so the rest takes every round trip, those that only read as well, for
${TRIP_MS.join(", ")} ms.

${table(heads, rows)}`;
}

/** When the messages of a lead are out. */
function delivery(days: readonly Modelled[]): string {
  const [measured, slow] = (["measured", SLOWEST_MS] as const).map(
    (trip) => todayOn(days, trip)?.submitDoneMs ?? 0,
  );
  const peak = LEADS_A_DAY * PEAK_SHARE;
  const slack = (SLACK_A_SECOND * HOUR_MS) / 1000;
  const [soon, slowly] = [wait(measured ?? 0), wait(slow ?? 0)];
  return `A lead's messages are sent and settled right behind its answer: of ${count(LEADS_A_DAY)} leads with all
channels on the last is settled ${soon} after its submit, or ${slowly} with ${SLOWEST_MS} ms a trip, the
peers' own time not counted. That holds for mail and Meta. Slack takes one message a second in a channel: of the peak
hour's ${count(peak)} leads it takes ${count(slack)}, and so keeps pace up to ${count(slack / PEAK_SHARE)} leads a
day; what is above waits in the outbox and keeps nobody else waiting.`;
}

function todayOn(days: readonly Modelled[], trip: Modelled["trip"]): Day | undefined {
  return days.find((one) => one.trip === trip && one.writes === "today" && one.channels === "on")?.day;
}

function checksOf(days: readonly Modelled[]): Check[] {
  const found = todayOn(days, "measured");
  if (!found) return [];
  const { peak, submitWaitMs, submitDoneMs } = found;
  return [
    {
      what: "the design's day, all channels on: writer busy in the peak hour",
      limit: percent(BUSY_MOST),
      measured: percent(peak),
      ok: peak <= BUSY_MOST,
    },
    {
      what: "the design's day, all channels on: longest wait of a submit",
      limit: `${count(SUBMIT_WAIT_MOST_MS)} ms`,
      measured: `${count(submitWaitMs)} ms`,
      ok: submitWaitMs <= SUBMIT_WAIT_MOST_MS,
    },
    {
      what: "the design's day, all channels on: a lead's messages are settled",
      limit: `${count(HOUR_MS / 1000)} s`,
      measured: `${(submitDoneMs / 1000).toFixed(1)} s`,
      ok: submitDoneMs <= HOUR_MS,
    },
  ];
}

const percent = (share: number) => `${(100 * share).toFixed(0)} %`;

function wait(waited: number): string {
  return waited < 10_000 ? `${count(waited)} ms` : `${count(waited / 1000)} s`;
}
