import * as z from "zod/mini";
import { uuidSchema } from "../funnel/answers/contact.ts";
import { CALL_OUTCOMES } from "../calls/call-outcomes.ts";
import { LOST_REASONS } from "../leads/lost-reason.ts";

/** A lead as the message with the buttons showed it: the version and the newest call that were known. */
const shownSchema = z.object({
  id: z.int(),
  version: z.int(),
  lastCallId: z.nullable(uuidSchema),
});
export type ShownLead = z.output<typeof shownSchema>;

const pressed = <const Action extends string>(action: Action) =>
  z.object({ lead: shownSchema, action: z.literal(action) });

/** A click on a button, or a choice in a select, in a message about a lead. */
export const slackPressSchema = z.discriminatedUnion("action", [
  pressed("claim"),
  pressed("sql"),
  pressed("in-2-hours"),
  z.extend(pressed("outcome"), { choice: z.enum(CALL_OUTCOMES) }),
  z.extend(pressed("lost"), { choice: z.enum(LOST_REASONS) }),
]);
export type SlackPress = z.output<typeof slackPressSchema>;
export type SlackAction = SlackPress["action"];

const BLOCK_ID = /^lead\.(\d{1,15})\.(\d{1,15})\.\d{1,15}\.([0-9a-f-]{36})?$/;

/**
 * The id of a block of buttons, which Slack returns with each click. `updatedAt` gives each state of the lead its own
 * id: under the same id, Slack would keep showing the earlier choice in a select.
 */
export function leadBlockId({ id, version, lastCallId }: ShownLead, updatedAt: number): string {
  return `lead.${id}.${version}.${updatedAt}.${lastCallId ?? ""}`;
}

/** The click on an action as Slack sends it; null if it is not one of our buttons. */
export function readSlackPress(
  blockId: string,
  action: string,
  choice: string | undefined,
): SlackPress | null {
  const [, id, version, lastCallId = null] = BLOCK_ID.exec(blockId) ?? [];
  const lead = { id: Number(id), version: Number(version), lastCallId };
  return slackPressSchema.safeParse({ action, lead, choice }).data ?? null;
}
