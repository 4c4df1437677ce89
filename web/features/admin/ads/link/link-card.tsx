import { useDeferredValue, useState } from "react";
import { TextArea } from "../../../../ui/text-area.tsx";
import { CopyButton } from "../../ground/data/copy-button.tsx";
import { SettingsCard } from "../../ground/settings/settings-card.tsx";
import { linkFaults, type LinkFault } from "./check-link.ts";
import { LINK_TEMPLATE } from "./link-template.ts";

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
      <p className="font-semibold">This link does not say all of where a lead came from:</p>
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
