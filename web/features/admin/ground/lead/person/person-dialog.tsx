import type { PersonalData } from "#domain/privacy/personal-data";
import { Download } from "lucide-react";
import { useQuery } from "@tanstack/react-query";
import { useState, type ReactNode } from "react";
import { Button } from "../../../../../ui/button.tsx";
import { Dialog } from "../../../../../ui/dialog.tsx";
import { saveFile } from "../../../../../lib/save-file.ts";
import { fetchPersonalData, personQuery, withdrawConsents } from "./people-api.ts";
import { useSave } from "../../edit/use-save.ts";
import { QueryStates } from "../../data/query-states.tsx";
import { ErasePersonDialog } from "./erase-person-dialog.tsx";
import { chosenOf, partsOf, type LeftOut } from "./personal-choice.ts";
import { PersonalList } from "./personal-list.tsx";

type Props = { email: string; onClose: () => void };

/** Saved so that people can read it as well. */
const saveJson = (data: unknown) =>
  saveFile("personal-data.json", "application/json", JSON.stringify(data, null, 2));

const NOTHING = { assessments: [], bookings: [], more: false };

/**
 * A person's requests: a copy, withdrawal of consent, erasure. What there is by e-mail and phone is listed first; staff
 * leave out what belongs to somebody else with the same phone.
 */
export function PersonDialog({ email, onClose }: Props) {
  const [isErasing, setIsErasing] = useState(false);
  const [leftOut, setLeftOut] = useState<LeftOut>(new Set());
  const found = useQuery(personQuery(email));
  const chosen = chosenOf(found.data ?? NOTHING, leftOut);
  if (isErasing) return <ErasePersonDialog data={chosen} onClose={onClose} />;
  return (
    <Dialog
      title="Personal Data"
      description={<bdi className="[overflow-wrap:anywhere]">{email}</bdi>}
      width="md"
      onClose={onClose}
    >
      <QueryStates query={found} loading="Loading personal data…" failed="Failed to load personal data" />
      {found.data && <PersonalList data={found.data} choose={{ leftOut, onChange: setLeftOut }} />}
      {found.data?.more && <p>There is more. Erase what is listed, then open this again.</p>}
      <Rights email={email} chosen={chosen} onErase={() => setIsErasing(true)} />
    </Dialog>
  );
}

function Rights({ email, chosen, onErase }: { email: string; chosen: PersonalData; onErase: () => void }) {
  const isNothing = chosen.assessments.length + chosen.bookings.length === 0;
  const download = useSave({
    save: async () => saveJson(await fetchPersonalData(email, partsOf(chosen))),
    failure: "Failed to export personal data",
  });
  const withdrawal = useSave({
    save: () => withdrawConsents(email),
    success: { title: "Consent withdrawn", description: "No more emails, calls or ad events." },
    failure: "Failed to withdraw consent",
  });
  return (
    <ul className="divide-base-300 divide-y">
      <Right
        title="Copy"
        text="Everything checked, with answers, chats, consents, events, calls and notes, as a JSON file."
      >
        <Button
          variant="outline"
          size="sm"
          disabled={isNothing}
          isBusy={download.isPending}
          onClick={() => download.mutate(undefined)}
        >
          <Download aria-hidden="true" className="size-4" />
          Download
        </Button>
      </Right>
      <Right
        title="Consent"
        text="Withdraws consent to emails, calls and ad measurement. Anything still waiting to be sent is canceled."
      >
        <Button
          variant="outline"
          size="sm"
          isBusy={withdrawal.isPending}
          onClick={() => withdrawal.mutate(undefined)}
        >
          Withdraw
        </Button>
      </Right>
      <Right
        title="Erasure"
        text="Permanently deletes everything checked. Messages in Slack are overwritten; those that can’t be are listed under Deliveries. Emails already sent can’t be recalled."
      >
        <Button variant="outline" size="sm" disabled={isNothing} onClick={onErase}>
          Erase…
        </Button>
      </Right>
    </ul>
  );
}

type RightProps = { title: string; text: string; children: ReactNode };

function Right({ title, text, children }: RightProps) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-4">
      <div className="min-w-0 grow basis-60">
        <h3 className="font-semibold">{title}</h3>
        <p className="text-base-content/75 text-sm">{text}</p>
      </div>
      {children}
    </li>
  );
}
