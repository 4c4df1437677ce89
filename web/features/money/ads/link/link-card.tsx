import { linkParameters, unfilledMacros } from "#domain/money/ads/link-parameters";
import { useDeferredValue, useState } from "react";
import { TextArea } from "../../../../ui/text-area.tsx";
import { CopyButton } from "../../../kit/data/copy-button.tsx";
import { SettingsCard } from "../../../kit/settings/settings-card.tsx";

/** What staff put into each ad, so that its leads can be told from others, and a check that they did. */
export function LinkCard() {
  const [pasted, setPasted] = useState("");
  const checked = useDeferredValue(pasted);
  return (
    <SettingsCard
      title="Ad links"
      note="In Ads Manager, open an ad and paste this into URL parameters under Tracking. Meta fills in the names and IDs at each click."
    >
      <div className="rounded-field bg-base-200 flex items-start gap-2 p-3">
        <code className="min-w-0 grow text-sm break-all">{LINK_TEMPLATE}</code>
        <CopyButton text={LINK_TEMPLATE} what="URL parameters" />
      </div>
      <TextArea
        label="Check a link"
        rows={3}
        spellCheck={false}
        autoCapitalize="off"
        hint="Paste the URL parameters of an ad, or the address that opened when you clicked it."
        value={pasted}
        onChange={(event) => setPasted(event.target.value)}
      />
      <div aria-live="polite">
        {checked.trim() !== "" && <Findings faults={linkFaults(checked, location.host)} />}
      </div>
    </SettingsCard>
  );
}

function Findings({ faults }: { faults: readonly LinkFault[] }) {
  if (faults.length === 0)
    return (
      <p className="alert alert-success alert-soft">
        Nothing is missing: leads from this link name their ad.
      </p>
    );
  return (
    <div className="alert alert-warning alert-soft block">
      <p className="font-semibold">This link leaves out part of where a lead came from:</p>
      <ul className="mt-1 list-disc space-y-1 pl-5">
        {faults.map(({ message }) => (
          <li key={message} className="[overflow-wrap:anywhere]">
            {message}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What is wrong with a link; `parameter` is the one concerned, if it is one. */
type LinkFault = { parameter: LinkParameter | null; message: string };

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
  if (IDS.includes(name) && !/^\d{1,20}$/.test(value)) return `${name} is “${value}”, which is not an ID.`;
  return null;
}

function wholeFault(message: string): LinkFault {
  return { parameter: null, message };
}

/** What the links of ads carry: Meta puts names and ids in place of the macros at each click. */
const LINK_PARAMETERS = [
  ["utm_source", "facebook"],
  ["utm_medium", "paid"],
  ["utm_campaign", "{{campaign.name}}"],
  ["utm_content", "{{ad.name}}"],
  ["utm_term", "{{adset.name}}"],
  ["campaign_id", "{{campaign.id}}"],
  ["adset_id", "{{adset.id}}"],
  ["ad_id", "{{ad.id}}"],
] as const;
type LinkParameter = (typeof LINK_PARAMETERS)[number][0];

/** The text for the field URL parameters of an ad. */
export const LINK_TEMPLATE = LINK_PARAMETERS.map(([name, value]) => `${name}=${value}`).join("&");
