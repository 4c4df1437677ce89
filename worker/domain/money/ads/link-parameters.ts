import { oneLine } from "../../one-line.ts";
import { CAMPAIGN_FIELDS, isTouchText, TOUCH_CAPS, type CampaignField } from "./touch-fields.ts";

/** What a link says of its campaign, and which of its parameters hold a macro that nobody filled in. */
export type LinkCampaign = { [Field in CampaignField]?: string } & { unfilled?: CampaignField[] };

/** A character as links have it: by itself or coded, once or more often. */
const coded = (text: string, hex: string) => `(?:${text}|%(?:25)*${hex})`;

/** Also the `?` of a second query, and an `&` as HTML writes it. */
const SEPARATOR = `${coded("[?&]", "(?:26|3f)")}(?:amp${coded(";", "3b")}|#0*38;|#x0*26;)*`;
const NAME = CAMPAIGN_FIELDS.map((field) => field.replaceAll("_", coded("_", "5f"))).join("|");
const PARAMETER = new RegExp(`(?:^|${SEPARATOR})(?:[\\s+]|%(?:25)*20)*(${NAME})${coded("=", "3d")}`, "gi");
/** Where another parameter begins, in a value that is decoded. */
const NEXT = /[?&](?:amp;)*[\w.-]+=/;

/**
 * The values of the campaign parameters in a query, in order, as their authors meant them: with a second `?`, with
 * `&amp;`, in capitals, or encoded more than once. Whoever reads a link, for whatever reason, reads it by this.
 */
export function linkParameters(query: string): Map<CampaignField, string[]> {
  const found = [...query.replace(/#(?!0*38;|x0*26;).*$/is, "").matchAll(PARAMETER)];
  const values = new Map<CampaignField, string[]>();
  for (const [at, match] of found.entries()) {
    const field = fieldOf(match[1] ?? "");
    if (!field) continue;
    const raw = query.slice(match.index + match[0].length, found[at + 1]?.index).split(/[&#]/, 1)[0] ?? "";
    const [value = ""] = decoded(raw).split(NEXT, 1);
    values.set(field, [...(values.get(field) ?? []), value.trim()]);
  }
  return values;
}

/** What a query says of its campaign, each field as the server accepts it: cut to its cap, and none that is empty. */
export function linkCampaign(query: string): LinkCampaign {
  const campaign: LinkCampaign = {};
  const unfilled: CampaignField[] = [];
  for (const [field, values] of linkParameters(query)) {
    const filled = values.filter((value) => unfilledMacros(value).length === 0);
    const value = filled.map((text) => tidy(field, text)).find((text) => isTouchText(field, text));
    if (value !== undefined) campaign[field] = value;
    else if (filled.length < values.length) unfilled.push(field);
  }
  return unfilled.length > 0 ? { ...campaign, unfilled } : campaign;
}

/**
 * The macros in a value that no ad platform has put a name or an id in place of: Meta's `{{ad.name}}`, TikTok's
 * `__CAMPAIGN_NAME__`, and a single pair of braces around all of it, as Google has them. People name campaigns with
 * braces, too, but not so.
 */
export function unfilledMacros(value: string): string[] {
  if (/^\{[\w.:-]+\}$/.test(value)) return [value];
  return value.match(/\{\{[^{}]*\}\}|__[A-Z][A-Z_]*[A-Z]__/g) ?? [];
}

function fieldOf(name: string): CampaignField | undefined {
  const plain = decoded(name).toLowerCase();
  return CAMPAIGN_FIELDS.find((field) => field === plain);
}

function tidy(field: CampaignField, text: string): string {
  return oneLine(text).slice(0, TOUCH_CAPS[field]).trim();
}

/** Decoded as often as it was encoded; what is not encoded well, as a percentage in a name, stays as it is. */
function decoded(text: string): string {
  let [known, value] = ["", text.replaceAll("+", " ")];
  while (known !== value) [known, value] = [value, value.replace(/(?:%[\da-f]{2})+/gi, decodedRun)];
  return value;
}

function decodedRun(run: string): string {
  try {
    return decodeURIComponent(run);
  } catch {
    return run;
  }
}
