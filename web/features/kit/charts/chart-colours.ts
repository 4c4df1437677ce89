/** What a chart's parts mean, each with its colour, which stands in `chart-colours.css`. */
export const CHART_COLOURS = {
  /** A plain amount: the only thing that its chart shows. */
  amount: "text-chart-amount",
  /** What asks for an act. */
  worst: "text-chart-worst",
  started: "text-chart-started",
  completed: "text-chart-completed",
  /** The period before. */
  before: "text-chart-before",
  /** How a figure went, behind its tile. */
  course: "text-chart-course",
  /** Visits that went on, went another way, or did not. */
  onward: "text-chart-onward",
  elsewhere: "text-chart-elsewhere",
  stopped: "text-chart-stopped",
  spend: "text-chart-spend",
  value: "text-chart-value",
  quiz: "text-chart-quiz",
  form: "text-chart-form",
  chat: "text-chart-chat",
  exceptional: "text-chart-exceptional",
  high: "text-chart-high",
  medium: "text-chart-medium",
  low: "text-chart-low",
  unknown: "text-chart-unknown",
} as const;

export type ChartMeaning = keyof typeof CHART_COLOURS;

/** Drawn as an outline: of the same people as what it stands beside. */
export const HOLLOW: ReadonlySet<ChartMeaning> = new Set(["elsewhere"]);
