import type { Browser } from "@playwright/test";
import { signIn } from "../e2e/journey.ts";
import { FAR_AWAY_MOST, openedFarAway, type Opening } from "../tools/measure/far-away.ts";
import {
  INP_MOST,
  interactWith,
  scrollEach,
  SLOWDOWN,
  startHostile,
  type Answered,
  type ScrolledOver,
} from "../tools/measure/inp.ts";
import { Stops } from "../tools/start/stops.ts";
import { count, table } from "./report/markdown.ts";
import type { Bench, Check, Findings, Section } from "./report/section.ts";

const SETTLED_MS = 500;
const PHONE_BELOW = 640;

/** A window as it opens, and what is promised of it: leads that stand there whole, and where the first begins. */
type Shown = {
  name: string;
  width: number;
  height: number;
  address: string;
  part: string;
  least: number;
  topMostPx?: number;
};
type Seen = Shown & { topPx: number; whole: number };

const SHOWN: readonly Shown[] = [
  { name: "the list", width: 1440, height: 900, address: "/admin", part: "lead", least: 18, topMostPx: 132 },
  {
    name: "the list on a phone",
    width: 390,
    height: 844,
    address: "/admin",
    part: "lead",
    least: 5,
    topMostPx: 120,
  },
  {
    name: "a column of the board",
    width: 1440,
    height: 900,
    address: "/admin?tab=sales",
    part: "card",
    least: 7,
  },
];

/** The dashboard as staff have it in their hands: what it shows at once, how soon it answers and opens. */
export const hand: Section = {
  name: "hand",
  title: "The dashboard in the hand",
  run: async ({ options, say }: Bench) => {
    const stops = new Stops();
    try {
      const times = options.quick ? 1 : 4;
      const started = await startHostile(stops);
      say("what is seen at once");
      const seen: Seen[] = [];
      for (const shown of SHOWN) seen.push(await look(started, shown));
      say("the board");
      const answered = await interactWith("board", { ...started, times });
      say("the list");
      answered.push(...(await interactWith("list", { ...started, times })));
      say("scrolling");
      const scrolled = await scrollEach(started.browser, started.appUrl);
      await stops.stop();
      say("from far away");
      const opening = await openedFarAway(options.quick ? 1 : 5, stops);
      return findingsOf({ seen, answered, scrolled, opening });
    } finally {
      await stops.stop();
    }
  },
};

/** What is whole in the window, and under nothing: of the board, in its fullest column. */
const LOOK = (part: string) => `(() => {
  const isSeen = (element, x, y) => element.contains(document.elementFromPoint(x, y));
  const found = [...document.querySelectorAll("[data-${part}]")].flatMap((element) => {
    const { left, top, bottom } = element.getBoundingClientRect();
    const isWhole = isSeen(element, left + 4, top + 4) && isSeen(element, left + 4, bottom - 4);
    return isWhole ? [{ left, top }] : [];
  });
  const columns = Object.values(Object.groupBy(found, ({ left }) => left));
  return {
    topPx: Math.min(...found.map(({ top }) => top)),
    whole: Math.max(0, ...columns.map((column) => column.length)),
  };
})()`;

async function look({ browser, appUrl }: { browser: Browser; appUrl: string }, shown: Shown): Promise<Seen> {
  const { width, height, address, part } = shown;
  const isPhone = width < PHONE_BELOW;
  const page = await browser.newPage({
    viewport: { width, height },
    baseURL: appUrl,
    isMobile: isPhone,
    hasTouch: isPhone,
  });
  await signIn(page, "ada@example.com");
  await page.goto(address);
  await page.locator(`[data-${part}]`).first().waitFor();
  await page.waitForTimeout(SETTLED_MS);
  const seen = await page.evaluate<{ topPx: number; whole: number }>(LOOK(part));
  await page.close();
  return { ...shown, ...seen };
}

type Found = { seen: Seen[]; answered: Answered[]; scrolled: ScrolledOver[]; opening: Opening };

function findingsOf({ seen, answered, scrolled, opening }: Found): Findings {
  const checks = [
    ...seen.flatMap(seenChecks),
    ...answered.flatMap(answeredChecks),
    ...scrolled.map(({ name, longestMs, mostMs }) =>
      most(`scrolling ${name}: longest frame`, mostMs, longestMs),
    ),
    most("from far away: the list is on the screen", FAR_AWAY_MOST.listMs, opening.listMs),
    {
      what: "from far away: requests",
      limit: count(FAR_AWAY_MOST.requests),
      measured: count(opening.requests.length),
      ok: opening.requests.length <= FAR_AWAY_MOST.requests,
    },
  ];
  const rows = answered.map(({ screen, name, worst, medianMs, count: times }) => [
    `${screen}: ${name}`,
    count(times),
    count(medianMs),
    count(worst.ms),
    `${worst.inputMs} + ${worst.workMs} + ${worst.paintMs}`,
  ]);
  const late = scrolled.map(({ name, longestMs, latePercent, what }) => [
    name,
    what,
    count(longestMs),
    `${latePercent} %`,
  ]);
  const markdown = `Of 1,500 leads with texts that screens break on, 600 cards and 650 rows are there. A time goes from the input
to the paint after it, with a processor ${SLOWDOWN} × slower: until its handler began, in it, and until the paint.

${table(["what", ">interactions", ">median ms", ">slowest ms", ">of the slowest"], rows)}

Scrolled 4,000 px a second, with the same processor and no graphics card; late is what was not drawn within 50 ms.

${table(["what", "there", ">longest ms", ">late"], late)}

From far away (300 ms there and back, 1.6 Mbit/s, nothing kept) the list was on the screen after ${count(opening.listMs)} ms and
${count(opening.kb)} KB; ${opening.requests.length} requests in all.`;
  return { markdown, checks, measured: [] };
}

function seenChecks({ name, width, height, least, topMostPx, topPx, whole }: Seen): Check[] {
  const window = `${name}, ${width} × ${height}`;
  const shown = {
    what: `${window}: shown whole`,
    limit: `≥ ${least}`,
    measured: count(whole),
    ok: whole >= least,
  };
  if (topMostPx === undefined) return [shown];
  const begins = {
    what: `${window}: the first begins at`,
    limit: `${topMostPx} px`,
    measured: `${count(topPx)} px`,
    ok: topPx <= topMostPx,
  };
  return [begins, shown];
}

function answeredChecks({ screen, name, worst, medianMs }: Answered): Check[] {
  return [
    most(`${screen}, ${name}: slowest`, INP_MOST.worst, worst.ms),
    most(`${screen}, ${name}: median`, INP_MOST.median, medianMs),
  ];
}

function most(what: string, mostMs: number, ms: number): Check {
  return { what, limit: `${count(mostMs)} ms`, measured: `${count(ms)} ms`, ok: ms <= mostMs };
}
