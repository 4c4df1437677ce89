import { QUESTION_IDS } from "../answers/questions.ts";
import type { AssessmentView } from "./assessment-view.ts";
import { TOUCH_FIELDS } from "../ads/attribution.ts";
import { csvRow } from "./csv.ts";
import { leadUrl } from "./lead-url.ts";

type Cell = string | number | null;
type Column = [heading: string, cell: (assessment: AssessmentView) => Cell];

const ARRIVAL_FIELDS = [...TOUCH_FIELDS, "at"] as const;

// Leaves out the session id: it opens the lead's hub, and files get passed around.
const OWN_FIELDS = [
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
] as const satisfies readonly (keyof AssessmentView)[];

const COLUMNS: readonly Column[] = [
  ...OWN_FIELDS.map((field): Column => [field, (assessment) => assessment[field]]),
  ["suspect", ({ suspect }) => (suspect ? "yes" : "")],
  ...QUESTION_IDS.map((id): Column => [id, ({ answers }) => answers[id] ?? null]),
  ...ARRIVAL_FIELDS.map((field): Column => [
    `first ${field}`,
    ({ firstTouch }) => firstTouch?.[field] ?? null,
  ]),
  ...ARRIVAL_FIELDS.map((field): Column => [`last ${field}`, ({ lastTouch }) => lastTouch?.[field] ?? null]),
];

/** The first line of an export, preceded by the byte order mark that makes spreadsheets read UTF-8. */
export function csvHead(): string {
  return `\uFEFF${csvRow([...COLUMNS.map(([heading]) => heading), "link"])}`;
}

/**
 * An assessment as a line of an export: times as ISO text, attribution in separate columns and finally a link to its
 * card in the dashboard at `origin`, if that is known.
 */
export function csvLine(assessment: AssessmentView, origin: string | null): string {
  const link = origin && leadUrl(origin, assessment.id);
  return csvRow([...COLUMNS.map(([, cell]) => cell(assessment)), link]);
}
