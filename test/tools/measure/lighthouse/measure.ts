import lighthouse, { type Result } from "lighthouse";

export const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;
export type Category = (typeof CATEGORIES)[number];

export type Measurement = {
  scores: Record<Category, number>;
  lcpMs: number;
  tbtMs: number;
  cls: number;
  transferKb: number;
  benchmarkIndex: number;
  /** Ids of audits that cost points outside performance. */
  failed: string[];
};

const value = (result: Result, audit: string) => result.audits[audit]?.numericValue ?? Number.NaN;

function failedAudits(result: Result): string[] {
  return CATEGORIES.filter((category) => category !== "performance").flatMap((category) =>
    (result.categories[category]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && result.audits[id]?.score === 0)
      .map(({ id }) => id),
  );
}

/** Chromium's recording of a load fails now and then; what was measured is not looked at before it is taken again. */
const TRIES = 3;

/** One run of Lighthouse's mobile preset, its slow phone simulated, in the browser behind a debugging port. */
async function recordLoad(url: string, port: number): Promise<Result> {
  let problem = "nothing was recorded";
  for (let turn = 0; turn < TRIES; turn++) {
    const run = await lighthouse(url, {
      port,
      output: "json",
      logLevel: "error",
      onlyCategories: [...CATEGORIES],
    });
    if (run && !run.lhr.runtimeError) return run.lhr;
    problem = run?.lhr.runtimeError?.message ?? problem;
  }
  throw new Error(`${url}: ${problem}`);
}

async function measureOnce(url: string, port: number): Promise<Measurement> {
  const result = await recordLoad(url, port);
  const score = (category: Category) => Math.round((result.categories[category]?.score ?? 0) * 100);
  return {
    scores: {
      performance: score("performance"),
      accessibility: score("accessibility"),
      "best-practices": score("best-practices"),
      seo: score("seo"),
    },
    lcpMs: value(result, "largest-contentful-paint"),
    tbtMs: value(result, "total-blocking-time"),
    cls: value(result, "cumulative-layout-shift"),
    transferKb: value(result, "total-byte-weight") / 1024,
    benchmarkIndex: result.environment.benchmarkIndex,
    failed: failedAudits(result),
  };
}

/** The run with the median performance of several, by LCP among equals. */
export async function measure(url: string, port: number, runs: number): Promise<Measurement> {
  const all: Measurement[] = [];
  for (let run = 0; run < runs; run++) all.push(await measureOnce(url, port));
  all.sort((a, b) => a.scores.performance - b.scores.performance || b.lcpMs - a.lcpMs);
  const median = all[Math.floor(runs / 2)];
  if (!median) throw new Error("There was no run.");
  return median;
}
