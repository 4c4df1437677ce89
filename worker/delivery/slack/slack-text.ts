import { oneLine } from "#domain/text";
import { utcTime } from "../utc-time.ts";

/** Slack takes 150 characters in a header and 2,000 in a field; escapes count. */
const HEADER_MAX = 150;
const VALUE_MAX = 300;
const LINK_MAX = 300;

export type PlainText = { type: "plain_text"; text: string; emoji: false };
export type Mrkdwn = { type: "mrkdwn"; text: string; verbatim: true };

/** What people typed, as text that Slack shows and does not read: no mention, link or channel in it. */
export function escapeSlack(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}

/** One line of at most `max` characters; a longer one ends in an ellipsis. */
export function clip(text: string, max = VALUE_MAX): string {
  const characters = [...oneLine(text)];
  return characters.length <= max ? characters.join("") : `${characters.slice(0, max - 1).join("")}…`;
}

/** As much of a text as fits into `max` characters once it is escaped. */
export function fit(text: string, max: number): string {
  let most = max;
  let shown = escapeSlack(clip(text, most));
  while (shown.length > max) shown = escapeSlack(clip(text, --most));
  return shown;
}

export function header(text: string): { type: "header"; text: PlainText } {
  return { type: "header", text: { type: "plain_text", text: fit(text, HEADER_MAX), emoji: false } };
}

/** Our own markup. `verbatim` keeps Slack from making links and mentions of what else is in it. */
export function mrkdwn(text: string): Mrkdwn {
  return { type: "mrkdwn", text, verbatim: true };
}

/** A label and what a person typed. */
export function fact(label: string, value: string): Mrkdwn {
  return mrkdwn(`*${label}*\n${escapeSlack(clip(value))}`);
}

/** A time (ms) that Slack shows to each reader in their own zone; in UTC where it cannot. */
export function timeFact(label: string, time: number): Mrkdwn {
  const seconds = Math.floor(time / 1000);
  return mrkdwn(`*${label}*\n<!date^${seconds}^{date_short}, {time}|${utcTime(time)}>`);
}

/** A link to a web address, or to its host where it is too long for Slack; anything else is only shown. */
export function linkFact(label: string, url: string): Mrkdwn {
  if (!URL.canParse(url)) return fact(label, url);
  const { protocol, origin, href, host } = new URL(url);
  if (protocol !== "https:" && protocol !== "http:") return fact(label, url);
  // A bar would end the address and begin the text.
  const address = escapeSlack(href.length > LINK_MAX ? origin : href).replaceAll("|", "%7C");
  return mrkdwn(`*${label}*\n<${address}|${escapeSlack(clip(host))}>`);
}
