/** The records that staff see as short lists, which a screen reloads when one of them changes. */
export const LISTED_ENTITIES = [
  "booking",
  "call",
  "offer",
  "scoring-rule",
  "score-range",
  "override-rule",
  "mail-template",
  "setting",
  "content",
  "delivery",
  "channel",
] as const;
export type ListedEntity = (typeof LISTED_ENTITIES)[number];

/** All that staff's screens follow. A row of `changes` names one of them. */
export const CHANGE_ENTITIES = ["assessment", ...LISTED_ENTITIES] as const;
export type ChangeEntity = (typeof CHANGE_ENTITIES)[number];

/**
 * An assessment is `created` for staff once it has an e-mail or is completed; before that, no change of it is
 * published.
 */
export const CHANGE_KINDS = ["created", "updated", "deleted"] as const;
export type ChangeKind = (typeof CHANGE_KINDS)[number];

/** A screen that is further behind reloads everything. */
export const CHANGES_MAX = 500;

/** At most this many changed leads are reloaded in one call. */
export const CHANGED_LEADS_MAX = 100;

/** The response header that says at which change a list, a board or a lead was read. */
export const DESK_CURSOR_HEADER = "x-desk-cursor";

/** The numbers of the oldest and the newest stored change; both 0 if there is none. */
export type ChangeSpan = { oldest: number; newest: number };

/**
 * Whether a screen at this cursor must reload everything: too much has happened since, some of it is already deleted,
 * or the cursor is from a future that a restore has undone.
 */
export function isOutOfStep(after: number, { oldest, newest }: ChangeSpan): boolean {
  return after > newest || after < oldest - 1 || newest - after > CHANGES_MAX;
}
