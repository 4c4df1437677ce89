import { ABOUT_OUTCOME, CALL_OUTCOMES } from "#domain/calls/call-outcomes";
import { leadBlockId, type SlackAction } from "#domain/delivery/slack-press";
import { LOST_REASONS, lostReasonName } from "#domain/leads/lost-reason";
import { isOpenStatus } from "#domain/leads/pipeline";
import type { DeliveryLead } from "../../db/leads/delivery-lead.ts";
import type { PlainText } from "./slack-text.ts";

type Option = { text: PlainText; value: string };
type Element = { action_id: SlackAction } & (
  | { type: "button"; text: PlainText; style?: "primary" }
  | { type: "static_select"; placeholder: PlainText; options: Option[] }
);
export type ActionsBlock = { type: "actions"; block_id: string; elements: Element[] };

/** The actions that a lead's current state allows; no block if there are none. */
export function leadButtons(lead: DeliveryLead): ActionsBlock[] {
  if (!isOpenStatus(lead.leadStatus)) return [];
  const elements: (Element | false)[] = [
    lead.owner === null && { ...button("claim", "I’ll call"), style: "primary" as const },
    lead.phone !== null && select("outcome", "Outcome of the call", OUTCOMES),
    lead.leadStatus === "MQL" && button("sql", "SQL"),
    select("lost", "Lost", REASONS),
    button("in-2-hours", "In 2 hours"),
  ];
  const shown = elements.filter((element) => element !== false);
  return [{ type: "actions", block_id: leadBlockId(lead, lead.updatedAt), elements: shown }];
}

const OUTCOMES = CALL_OUTCOMES.map((value) => ({ text: plain(ABOUT_OUTCOME[value].name), value }));
/** An action that needs a note links to the lead's page, which requests it. */
const REASONS = LOST_REASONS.map((value) => ({
  text: plain(value === "other" ? `${lostReasonName(value)} …` : lostReasonName(value)),
  value,
}));

function button(action: SlackAction, text: string) {
  return { type: "button" as const, action_id: action, text: plain(text) };
}

function select(action: SlackAction, placeholder: string, options: Option[]) {
  return { type: "static_select" as const, action_id: action, placeholder: plain(placeholder), options };
}

function plain(text: string): PlainText {
  return { type: "plain_text", text, emoji: false };
}
