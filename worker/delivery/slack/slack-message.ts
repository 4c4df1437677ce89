import { TYPE_WORDS } from "#domain/leads/assessment-list";
import { wholeMoneyText } from "#domain/money/ads/money-text";
import type { AnyAnswers } from "#domain/funnel/answers/answers";
import { labelOf } from "#domain/content/answer-labels";
import { questionName, type StaffWords } from "#domain/content/staff-words";
import { leadScoreBucket } from "#domain/offers/scoring/lead-score";
import { leadUrl } from "#domain/leads/lead-url";
import type { DeliveryLead } from "../../db/leads/delivery-lead.ts";
import type { ActionsBlock } from "./slack-buttons.ts";
import type { SlackDispatch, SlackWords } from "./slack-words.ts";
import {
  clip,
  escapeSlack,
  fact,
  field,
  fit,
  header,
  line,
  linkFact,
  mrkdwn,
  type Fact,
  type Mrkdwn,
} from "./slack-text.ts";

export type Block =
  | ReturnType<typeof header>
  | { type: "section"; text: Mrkdwn }
  | { type: "section"; fields: Mrkdwn[] }
  | { type: "context"; elements: Mrkdwn[] }
  | ActionsBlock;

/** Slack accepts 3,000 characters in a section; a lead's line has fewer than 500. */
const LINES_A_SECTION = 5;
const FIELDS_MAX = 10;
const NAME_MAX = 60;
const QUESTION_MAX = 150;
const NOTIFICATION_MAX = 300;

/** The body of a call to an incoming webhook; `text` is shown in notifications. */
export type SlackMessage = { text: string; blocks: Block[]; unfurl_links: false; unfurl_media: false };

/** News about one lead: a headline, and facts shown before the lead's own. */
export type LeadNews = { lead: DeliveryLead; headline: string; more: Fact[] };

export function nameOf(lead: { name: string | null; email: string | null }): string {
  return clip(lead.name ?? lead.email ?? "Somebody", NAME_MAX);
}

/** A message about one lead that is never changed: a headline, its facts, and a link to it in the dashboard. */
export function leadMessage(
  { lead, headline, more }: LeadNews,
  { origin, words }: Pick<SlackDispatch, "origin" | "words">,
): SlackMessage {
  const score = lead.score === null ? [] : [fact("Score", String(lead.score))];
  const facts = [...more, ...dealFacts(lead), ...leadFacts(lead, words), ...score].slice(0, FIELDS_MAX);
  const section: Block = { type: "section", fields: facts.map(field) };
  return message(words, headline, [
    header(headline),
    section,
    ...extraLines(lead),
    ...openLead(origin, lead),
  ]);
}

/** What is left of a message about an erased lead. */
export function erasedMessage(words: SlackWords): SlackMessage {
  const text = "This lead was erased";
  return message(words, text, [{ type: "section", text: mrkdwn(`${text}.`) }]);
}

/** A message of lines in our own markup, with a link to a place in the dashboard. */
export function plainMessage(
  headline: string,
  lines: string[],
  { origin, words }: Pick<SlackDispatch, "origin" | "words">,
  path = "/admin?tab=assessments",
): SlackMessage {
  const blocks: Block[] = [header(headline)];
  for (let start = 0; start < lines.length; start += LINES_A_SECTION) {
    const section = lines.slice(start, start + LINES_A_SECTION);
    blocks.push({ type: "section", text: mrkdwn(section.join("\n")) });
  }
  if (origin) blocks.push(openLink(new URL(path, origin).href));
  return message(words, headline, blocks);
}

/** A line about one of several leads; the name links to it. */
export function leadLine(lead: DeliveryLead, origin: string | null, more: string): string {
  const name = escapeSlack(nameOf(lead));
  const linked = origin ? `<${escapeSlack(leadUrl(origin, lead.id))}|${name.replaceAll("|", "/")}>` : name;
  return `• ${linked} ${escapeSlack(more)}`;
}

export function dealFacts({ dealValue, dealCurrency }: DeliveryLead): Fact[] {
  return dealValue === null ? [] : [fact("Deal value", wholeMoneyText(dealValue, dealCurrency))];
}

/** Who the lead is, and where they came from. */
export function leadFacts(lead: DeliveryLead, words: StaffWords): Fact[] {
  const { email, businessUrl, offerTier, offerName, leadScore, answers } = lead;
  const from = [lead.source, lead.campaign].filter(Boolean).join(" / ");
  const facts: (Fact | false)[] = [
    email !== null && fact("Email", email),
    businessUrl !== null && linkFact("Website", businessUrl),
    offerTier !== null && fact("Offer", `${offerTier}${offerName ? ` · ${offerName}` : ""}`),
    leadScore !== null && fact("Lead score", `${leadScore} · ${leadScoreBucket(leadScore)}`),
    ...answerFacts(answers, words),
    fact("Source", TYPE_WORDS[lead.assessmentType]),
    from !== "" && fact("Campaign", from),
  ];
  return facts.filter((shown) => shown !== false);
}

/** What tells most of a lead's size, as visitors read it. */
const TELLING = ["adSpend", "revenue"] as const;

function answerFacts(answers: AnyAnswers, words: StaffWords): Fact[] {
  return TELLING.flatMap((id) => {
    const answer = answers[id];
    return answer === undefined ? [] : [fact(questionName(words, id), labelOf(words.labels, id, answer))];
  });
}

/** What the lead answered to the owner's own questions. */
export function extraLines({ extra }: DeliveryLead): Block[] {
  if (extra.length === 0) return [];
  const texts = extra.map(({ question, answer }) => line(fact(fit(question, QUESTION_MAX), answer)));
  return [{ type: "section", text: mrkdwn(texts.join("\n")) }];
}

/** A link to the lead's page; none where the dashboard's address is not known. */
export function openLead(origin: string | null, { id }: DeliveryLead): Block[] {
  return origin ? [openLink(leadUrl(origin, id))] : [];
}

/** A link instead of a button, which a message by webhook cannot have: Slack warns of one whose app answers nothing. */
function openLink(url: string): Block {
  return { type: "section", text: mrkdwn(`<${escapeSlack(url)}|Open in the dashboard>`) };
}

/**
 * The small print at the end: which funnel it is, as several may post to one channel, and what to know about the lead.
 */
export function message(
  { brand }: SlackWords,
  headline: string,
  blocks: Block[],
  about: Fact[] = [],
): SlackMessage {
  const whose = escapeSlack(brand);
  const small = [whose, ...about.map(line)].map(mrkdwn);
  return {
    text: `${fit(headline, NOTIFICATION_MAX)} · ${whose}`,
    blocks: [...blocks, { type: "context", elements: small }],
    unfurl_links: false,
    unfurl_media: false,
  };
}
