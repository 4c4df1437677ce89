import { BUCKET_MEASURES, LEAD_SCORE_BUCKETS } from "../scoring/lead-score.ts";

/** The measures of a roll-up by type, tier and status. Each can be summed over any set of cells. */
const TOLD = [
  "total",
  "quizStarted",
  "chatStarted",
  "completed",
  "consented",
  "emailsSent",
  "bookingClicks",
  "dealCount",
  "dealSum",
  "timedCount",
  "timedMs",
  "hubs",
  "hubVisits",
  ...LEAD_SCORE_BUCKETS.map((bucket) => BUCKET_MEASURES[bucket]),
  "callsBooked",
  "callsHeld",
  "callsMissed",
] as const;

/**
 * The roll-ups of leads (tables of the same names in snake case): by what their cells are told apart, and what they sum
 * up. One with `isTimed` has each cell for every grain, by a time of the lead. A cell that counts nothing any longer is
 * deleted where `isEmptied`: its texts were written by people, or a lead passes through several.
 */
export const FIGURES = {
  assessmentStats: {
    isTimed: true,
    isEmptied: false,
    places: ["assessmentType", "offerTier", "leadStatus", "hasEmail"],
    sums: TOLD,
    histograms: [],
  },
  assessmentTrend: {
    isTimed: true,
    isEmptied: false,
    places: [],
    sums: ["total", "completed", "bookingClicks"],
    histograms: [],
  },
  campaignStats: {
    isTimed: true,
    isEmptied: true,
    places: ["source", "campaign"],
    sums: ["total", "completed", "leads", "won", "dealSum"],
    histograms: [],
  },
  firstCallStats: {
    isTimed: true,
    isEmptied: true,
    places: ["band", "staff", "speed"],
    sums: ["total", "inTime", "reached", "won"],
    histograms: ["minutes", "livedMinutes"],
  },
  lostStats: {
    isTimed: true,
    isEmptied: false,
    places: ["reason"],
    sums: ["total", "dealSum"],
    histograms: [],
  },
  cohortStats: { isTimed: true, isEmptied: false, places: [], sums: ["total", "won"], histograms: [] },
  ownerStats: {
    isTimed: false,
    isEmptied: true,
    places: ["owner", "leadStatus", "hasEmail"],
    sums: ["total", "completed", "bookingClicks", "dealCount", "dealSum"],
    histograms: [],
  },
  answerStats: {
    isTimed: false,
    isEmptied: false,
    places: ["answerKey", "offerTier", "score"],
    sums: ["total"],
    histograms: [],
  },
} as const satisfies Record<string, FigureShape>;

type FigureShape = {
  isTimed: boolean;
  isEmptied: boolean;
  places: readonly string[];
  sums: readonly ["total", ...string[]];
  histograms: readonly string[];
};

export type Figure = keyof typeof FIGURES;

export const FIGURE_NAMES = Object.keys(FIGURES).filter(isFigure);

function isFigure(name: string): name is Figure {
  return name in FIGURES;
}

type Place<Name extends Figure> = (typeof FIGURES)[Name]["places"][number];
type Sum<Name extends Figure> = (typeof FIGURES)[Name]["sums"][number];
type Histogram<Name extends Figure> = (typeof FIGURES)[Name]["histograms"][number];

/** What one lead adds to a cell of a roll-up. `at` is in ms, null if the roll-up is of all time alone. */
export type Cell<Name extends Figure> = {
  at: (typeof FIGURES)[Name]["isTimed"] extends true ? number : null;
  places: Record<Place<Name>, string | number>;
  sums: Record<Sum<Name>, number>;
  /** The bar of each histogram that the lead adds one to; null for none. */
  bars: Record<Histogram<Name>, number | null>;
};

/** The cell of each roll-up that a lead is in. */
export type Cells = { [Name in Figure]: Cell<Name> | null };

/** As a cell of whichever roll-up. */
export type AnyCell = {
  at: number | null;
  places: Record<string, string | number>;
  sums: Record<string, number>;
  bars: Record<string, number | null>;
};
