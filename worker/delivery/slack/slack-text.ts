import { oneLine } from "#domain/one-line";
import { displayPhone } from "../../phone/parse-phone.ts";

/** Slack accepts 150 characters in a header, 2,000 in a field and 3,000 in a section, including escapes. */
const HEADER_MAX = 150;
const VALUE_MAX = 300;
const LINK_MAX = 300;

export type PlainText = { type: "plain_text"; text: string; emoji: false };
export type Mrkdwn = { type: "mrkdwn"; text: string; verbatim: true };

/** Escapes user input so that Slack shows it as text, without mentions, links or channels. */
export function escapeSlack(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}

/** One line of at most `max` characters; longer text ends in an ellipsis. */
export function clip(text: string, max = VALUE_MAX): string {
  const characters = [...oneLine(text)];
  return characters.length <= max ? characters.join("") : `${characters.slice(0, max - 1).join("")}…`;
}

/** As much of a text as fits into `max` characters after escaping. */
export function fit(text: string, max: number): string {
  let most = max;
  let shown = escapeSlack(clip(text, most));
  while (shown.length > max) shown = escapeSlack(clip(text, --most));
  return shown;
}

export function header(text: string): { type: "header"; text: PlainText } {
  return { type: "header", text: { type: "plain_text", text: fit(text, HEADER_MAX), emoji: false } };
}

/** Our own markup. `verbatim` keeps Slack from turning anything else in it into links and mentions. */
export function mrkdwn(text: string): Mrkdwn {
  return { type: "mrkdwn", text, verbatim: true };
}

/** A label, and a value in Slack's markup. */
export type Fact = { label: string; value: string };

/** A fact in a grid. */
export function field({ label, value }: Fact): Mrkdwn {
  return mrkdwn(`*${label}*\n${value}`);
}

/** A fact in a line. */
export function line({ label, value }: Fact): string {
  return `*${label}:* ${value}`;
}

/** A value that a person typed. */
export function fact(label: string, value: string): Fact {
  return { label, value: fit(value, VALUE_MAX) };
}

/** An E.164 number as a link that a phone can dial. */
export function phoneFact(label: string, number: string): Fact {
  return { label, value: `<tel:${number}|${displayPhone(number)}>` };
}

/** A link to a web address, or only to its host if it is too long for Slack. Anything else is shown as text. */
export function linkFact(label: string, url: string): Fact {
  if (!URL.canParse(url)) return fact(label, url);
  const { protocol, origin, href, host } = new URL(url);
  if (protocol !== "https:" && protocol !== "http:") return fact(label, url);
  // A vertical bar would end the address and start the label.
  const address = escapeSlack(href.length > LINK_MAX ? origin : href).replaceAll("|", "%7C");
  return { label, value: `<${address}|${escapeSlack(clip(host))}>` };
}
