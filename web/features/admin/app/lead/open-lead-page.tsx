import { useLocation } from "react-router-dom";
import { LeadPage } from "../../ground/lead/page/lead-page.tsx";
import { partToOpen } from "../../ground/leads/open-lead.ts";
import { LeadBar } from "./lead-bar.tsx";
import { useLeadKeys } from "./use-lead-keys.ts";

type Props = { id: number; isPage: boolean; onResize: () => void; onClose: () => void };

/** The lead that is open over the tab, with the ways to others. */
export function OpenLeadPage({ id, isPage, onResize, onClose }: Props) {
  const step = useLeadKeys(id);
  const { state } = useLocation();
  return (
    <LeadPage
      id={id}
      part={partToOpen(state)}
      takesFocus="free"
      tools={<LeadBar {...{ id, isPage, onResize, onClose }} onStep={step} />}
      leave={{ words: "Back", act: onClose }}
    />
  );
}
