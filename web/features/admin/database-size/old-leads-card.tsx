import { useOwnersOnly } from "../ground/staff/owners.ts";
import { OwnersNote } from "../ground/staff/owners-note.tsx";
import { SettingsCard } from "../ground/settings/settings-card.tsx";
import { EraseOldLeads } from "./erase-old-leads.tsx";
import { ExportOldLeads } from "./export-old-leads.tsx";

/** Makes room: old leads go into a file first, and only what is in such a file is erased. */
export function OldLeadsCard() {
  const isRefused = useOwnersOnly("erase-leads") !== null;
  return (
    <SettingsCard
      title="Old leads"
      note="To make room, export leads to a file, then erase what is in that file. Leads with a call or a next action ahead stay, and so does whatever changes in between."
    >
      {isRefused ? (
        <>
          <OwnersNote act="export-leads" />
          <OwnersNote act="erase-leads" />
        </>
      ) : (
        <>
          <ExportOldLeads />
          <EraseOldLeads />
        </>
      )}
    </SettingsCard>
  );
}
