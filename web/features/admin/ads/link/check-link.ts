import { linkParameters, unfilledMacros } from "#domain/ads/link-parameters";
import { LINK_PARAMETERS, type LinkParameter } from "./link-template.ts";

/** What is wrong with a link; `parameter` is the one concerned, if it is one. */
export type LinkFault = { parameter: LinkParameter | null; message: string };

/** Names may be anything, and a source may be any that Meta's ads run on. */
const FIXED_WORDS: readonly LinkParameter[] = ["utm_source", "utm_medium"];
const IDS: readonly LinkParameter[] = ["campaign_id", "adset_id", "ad_id"];

/**
 * What is missing or wrong in what staff paste: the parameters alone, the whole link of an ad, or the address that a
 * click on it has opened, where Meta has put names and ids in place of the macros. Empty if nothing is.
 */
export function linkFaults(pasted: string, ownHost: string): LinkFault[] {
  const text = pasted.trim();
  const address = /^https?:/i.test(text) && URL.canParse(text) ? new URL(text) : null;
  const search = address ? address.search : text.replace(/^[?&]/, "");
  const parameters = linkParameters(search);
  const whole = address ? placeFaults(address, ownHost) : [];
  return [
    ...(search.includes("&amp;") ? [wholeFault("It has “&amp;” where “&” belongs.")] : []),
    ...whole,
    ...LINK_PARAMETERS.flatMap(([parameter, value]) => {
      const message = parameterFault(parameter, value, parameters.get(parameter) ?? []);
      return message ? [{ parameter, message }] : [];
    }),
  ];
}

function placeFaults({ host, hash }: URL, ownHost: string): LinkFault[] {
  const faults: LinkFault[] = [];
  if (host !== ownHost) faults.push(wholeFault(`It leads to ${host}, not to ${ownHost}.`));
  if (LINK_PARAMETERS.some(([name]) => hash.includes(`${name}=`)))
    faults.push(
      wholeFault("Its parameters come after a “#”, where no server sees them. Put them before it."),
    );
  return faults;
}

function parameterFault(name: LinkParameter, template: string, values: readonly string[]): string | null {
  const [value, another] = values;
  if (!value) return `Missing: ${name}=${template}`;
  if (another !== undefined) return `${name} is there twice.`;
  if (value === template || FIXED_WORDS.includes(name)) return null;
  const macros = unfilledMacros(value);
  if (macros.length > 0) return `${name} has ${macros.join(" ")} where ${template} belongs.`;
  if (IDS.includes(name) && !/^\d{1,20}$/.test(value)) return `${name} is “${value}”, which is no ID.`;
  return null;
}

function wholeFault(message: string): LinkFault {
  return { parameter: null, message };
}
