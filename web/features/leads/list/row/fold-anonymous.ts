import { isLead } from "#domain/leads/is-lead";
import type { AssessmentSort } from "#domain/leads/assessment-list";
import type { AssessmentView } from "#domain/leads/assessment-view";

/** Whoever started on one day and left nothing to know them by, in one line. */
export type Fold = {
  /** `2026-11-23`, in the viewer's calendar. */
  day: string;
  /** Those that were read. */
  leads: readonly AssessmentView[];
  /** Whether that is all of them. */
  isWhole: boolean;
  isOpen: boolean;
};

export type Line = AssessmentView | Fold;

type Given = { openDays: ReadonlySet<string>; sort: AssessmentSort; hasMore: boolean };

/**
 * The pages of a list with one line a day for the anonymous starts among them. It stands where the first of the day is
 * read, so that no line that is shown ever moves or goes, and those of an open day stand below it. A page without any is
 * the same object.
 */
export function foldAnonymous(
  pages: readonly (readonly AssessmentView[])[],
  { openDays, sort, hasMore }: Given,
): (readonly Line[])[] {
  const days = Map.groupBy(pages.flat().filter(isAnonymous), ({ createdAt }) => dayOf(createdAt));
  const last = pages.flat().at(-1);
  // By time alone, a day is over once an earlier one has begun.
  const isOver = (day: string) => sort === "created" && last !== undefined && dayOf(last.createdAt) < day;
  const begun = new Set<string>();
  const linesOf = (lead: AssessmentView): readonly Line[] => {
    if (!isAnonymous(lead)) return [lead];
    const day = dayOf(lead.createdAt);
    if (begun.has(day)) return [];
    begun.add(day);
    const leads = days.get(day) ?? [];
    const isOpen = openDays.has(day);
    return [{ day, leads, isWhole: !hasMore || isOver(day), isOpen }, ...(isOpen ? leads : [])];
  };
  return pages.map((rows) => (rows.some(isAnonymous) ? rows.flatMap(linesOf) : rows));
}

/** The leads that have a row of their own. */
export function leadsIn(lines: readonly Line[]): AssessmentView[] {
  return lines.filter((line): line is AssessmentView => !isFold(line));
}

export function isFold(line: Line): line is Fold {
  return "day" in line;
}

/** `7 anonymous starts · Mon, Nov 23`; of more that are still to be read, `7+`. */
export function foldWords({ day, leads, isWhole }: Fold, now: number): string {
  const count = `${leads.length}${isWhole ? "" : "+"}`;
  const starts = count === "1" ? "start" : "starts";
  const date = new Date(`${day}T00:00:00`);
  const words = date.getFullYear() === new Date(now).getFullYear() ? DATE : DATE_AND_YEAR;
  return `${count} anonymous ${starts} · ${words.format(date)}`;
}

/** One that somebody has begun to work with is a lead. */
function isAnonymous(lead: AssessmentView): boolean {
  const { name, phone, owner, leadStatus } = lead;
  const isNobody = !name?.trim() && !isLead(lead) && phone === null;
  return isNobody && owner === null && leadStatus === "MQL";
}

const DATE = new Intl.DateTimeFormat("en-US", { weekday: "short", month: "short", day: "numeric" });
const DATE_AND_YEAR = new Intl.DateTimeFormat("en-US", {
  weekday: "short",
  month: "short",
  day: "numeric",
  year: "numeric",
});

function dayOf(time: string): string {
  const date = new Date(time);
  return [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map((part) => String(part).padStart(2, "0"))
    .join("-");
}
