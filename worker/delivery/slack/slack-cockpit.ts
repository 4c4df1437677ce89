import { brief } from "#domain/brief/brief";
import type { BriefPart } from "#domain/brief/brief-line";
import { ABOUT_OUTCOME } from "#domain/calls/call-outcomes";
import { lostWords } from "#domain/leads/lost-reason";
import { isoTextOrNull } from "#domain/time/iso-text";
import type { DeliveryLead } from "../../db/delivery/delivery-lead.ts";
import { displayPhone } from "../../phone/parse-phone.ts";
import { leadButtons } from "./slack-buttons.ts";
import { leadMessage, type Block, type SlackMessage } from "./slack-message.ts";
import type { LeadMessage, LeadNews } from "./slack-messages.ts";
import { escapeSlack, fact, mrkdwn, timeFact, type Mrkdwn } from "./slack-text.ts";

/** What the caller needs first: the opening question, the lead's own words, and what they are short of. */
const TOLD: readonly BriefPart[] = ["opening", "words", "money"];

/** A message about a lead as it stands now, to be kept up to date. Buttons only where presses can be verified. */
export function cockpitMessage(
  env: Env,
  { kind }: LeadMessage,
  news: LeadNews,
  origin: string | null,
): SlackMessage {
  const { lead } = news;
  const words = kind === "slack-mql" || kind === "slack-call-request" ? briefBlocks(lead) : [];
  const state: Block = { type: "section", fields: stateFacts(lead) };
  const buttons = env.SLACK_SIGNING_SECRET ? leadButtons(lead) : [];
  return leadMessage(news, origin, [...words, state, ...buttons]);
}

function briefBlocks(lead: DeliveryLead): Block[] {
  const facts = { ...lead, callRequestedAt: isoTextOrNull(lead.callRequestedAt) };
  const lines = brief(facts, []).filter(({ part }) => TOLD.includes(part));
  return [{ type: "section", text: mrkdwn(lines.map(({ text }) => `• ${escapeSlack(text)}`).join("\n")) }];
}

/** Where the lead stands. Slack shows each reader times in their own zone. */
function stateFacts(lead: DeliveryLead): Mrkdwn[] {
  const { leadStatus, lostReason, lostNote, phone, lastOutcome, nextAction, nextActionAt } = lead;
  const lost = lostReason === null && lostNote === null ? "" : ` · ${lostWords(lostReason, lostNote)}`;
  const facts: (Mrkdwn | false)[] = [
    fact("Status", leadStatus === "Lost" ? `Lost${lost}` : leadStatus),
    fact("Owner", lead.owner ?? "Nobody yet"),
    phone !== null && fact("Phone", displayPhone(phone)),
    lead.dueAt !== null && timeFact("Call due", lead.dueAt),
    lastOutcome !== null && fact("Last call", ABOUT_OUTCOME[lastOutcome].name),
    nextAction !== null && fact("Next action", nextAction),
    nextActionAt !== null && nextActionAt !== lead.dueAt && timeFact("At", nextActionAt),
  ];
  return facts.filter((shown) => shown !== false);
}
