/** Which old leads may be exported and then erased, to make room. Neither is what has a call ahead. */
export const OLD_LEAD_KINDS = ["lost", "unreached"] as const;
export type OldLeadKind = (typeof OLD_LEAD_KINDS)[number];

/** Of a kind, and without a change since the UTC day `before` (`2026-05-01`) began. */
export type OldLeads = { kind: OldLeadKind; before: string };

/** How far an export has come: leads go out by the time of their last change (ms), then by number. */
export type OldLeadPlace = { updatedAt: number; id: number };

/** The answer of `GET /api/old-leads`: how many there are, counted up to a file's most. */
export type OldLeadCount = { leads: number; more: boolean };

/** Leads in one file: read as a whole in a browser, it is some 50 MB. */
export const OLD_LEADS_A_FILE = 10_000;
/** Leads that one call exports. Each chat is asked for its transcript, of a request's 1,000 calls. */
export const EXPORT_STEP = 100;
/** Leads that one call erases, in one write that visitors' writes hardly wait for. */
export const ERASE_STEP = 50;
