import { labelOf } from "../content/answer-labels.ts";
import { questionName, type StaffWords } from "../content/staff-words.ts";
import { extraLines } from "../funnel/answers/extra-answers.ts";
import { QUESTION_IDS } from "../funnel/answers/questions.ts";
import type { AssessmentView } from "./assessment-view.ts";
import { TOUCH_FIELDS } from "../money/ads/touch-fields.ts";
import { BYTE_ORDER_MARK, csvRow, type CsvId } from "../csv.ts";
import { leadUrl } from "./lead-url.ts";

type Cell = string | number | null | CsvId;
type Column = [heading: string, cell: (assessment: AssessmentView, currency: string | null) => Cell];

/** The fields of an assessment that one cell can say. */
type CellField = {
  [Field in keyof AssessmentView]: AssessmentView[Field] extends Cell ? Field : never;
}[keyof AssessmentView];

const ARRIVAL_FIELDS = [...TOUCH_FIELDS, "at"] as const;

// Leaves out the session id: it opens the lead's hub, and files get passed around.
const OWN_FIELDS: readonly (CellField | "dealCurrency")[] = [
  "id",
  "name",
  "email",
  "businessUrl",
  "assessmentType",
  "offerTier",
  "score",
  "leadScore",
  "leadStatus",
  "lostReason",
  "lostNote",
  "dealValue",
  "dealCurrency",
  "adminNotes",
  "createdAt",
  "updatedAt",
  "quizStartedAt",
  "chatStartedAt",
  "completedAt",
  "statusUpdatedAt",
  "statusUpdatedBy",
  "emailConsent",
  "emailSentAt",
  "bookingLinkClicked",
  "bookingFormViewed",
  "callStatus",
  "callStartsAt",
  "callHeldAt",
  "callReportedAt",
  "phone",
  "phoneFlag",
  "callConsentAt",
  "callConsentWay",
  "callWithdrawnAt",
  "timeZone",
  "callRequestedAt",
  "owner",
  "dueAt",
  "lastOutcome",
  "lastCallAt",
  "nextAction",
  "nextActionAt",
  "hubExpiresAt",
  "firstHubVisitAt",
  "promoText",
  "promoDiscount",
  "ipAddress",
];

const COLUMNS: readonly Column[] = [
  ...OWN_FIELDS.map((field): Column => [
    field,
    field === "dealCurrency"
      ? ({ dealValue }, currency) => (dealValue === null ? null : currency)
      : (assessment) => assessment[field],
  ]),
  ["form", ({ form }) => form?.name ?? null],
  ["suspect", ({ suspect }) => (suspect ? "yes" : "")],
  ...QUESTION_IDS.map((id): Column => [id, ({ answers }) => answers[id] ?? null]),
  // Each file has the same columns, whatever the owner asks.
  ["own questions", ({ extra }) => extraLines(extra).join("\n") || null],
  ...ARRIVAL_FIELDS.map((field): Column => [
    `first ${field}`,
    ({ firstTouch }) => touchCell(firstTouch, field),
  ]),
  ...ARRIVAL_FIELDS.map((field): Column => [`last ${field}`, ({ lastTouch }) => touchCell(lastTouch, field)]),
];

function touchCell(touch: AssessmentView["firstTouch"], field: (typeof ARRIVAL_FIELDS)[number]) {
  const text = touch?.[field] ?? null;
  return text !== null && field.endsWith("_id") ? { id: text } : text;
}

/** The first line of an export, preceded by the byte order mark that makes spreadsheets read UTF-8. */
export function csvHead(): string {
  return `${BYTE_ORDER_MARK}${csvRow([...COLUMNS.map(([heading]) => heading), "answers", "link"])}`;
}

/** What lines are written with: the currency of deal values and the dashboard's address, if they are known. */
export type CsvContext = { currency: string | null; origin: string | null; words: StaffWords };

/**
 * An assessment as a line of an export: times as ISO text, answers by their ids, attribution in separate columns; then
 * the answers once more as people read them, and a link to its card in the dashboard.
 */
export function csvLine(assessment: AssessmentView, { currency, origin, words }: CsvContext): string {
  const link = origin && leadUrl(origin, assessment.id);
  const told = answerLines(assessment, words).join("\n") || null;
  return csvRow([...COLUMNS.map(([, cell]) => cell(assessment, currency)), told, link]);
}

/** `Daily ad spend: Under $100 a day`, in the published words. */
function answerLines({ answers }: AssessmentView, words: StaffWords): string[] {
  return QUESTION_IDS.flatMap((id) => {
    const answer = answers[id];
    return answer === undefined ? [] : `${questionName(words, id)}: ${labelOf(words.labels, id, answer)}`;
  });
}
