import { PERSON_STEP, type PersonalData, type PersonalParts } from "#domain/people/privacy/personal-data";
import { useQuery, useQueryClient, queryOptions } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { useState, type ReactNode } from "react";
import { api, unwrap } from "../../../../lib/api.ts";
import { saveFile } from "../../../../lib/save-file.ts";
import { Button } from "../../../../ui/button.tsx";
import { ConfirmDialog } from "../../../../ui/confirm-dialog.tsx";
import { Dialog } from "../../../../ui/dialog.tsx";
import { QueryStates } from "../../../kit/data/query-states.tsx";
import { useSave } from "../../../kit/edit/use-save.ts";
import { dropLeads } from "../../basics/lead-cache.ts";
import { chosenOf, partsOf, countWords, type LeftOut } from "./personal-choice.ts";
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
      {found.data?.more && <p>There’s more. Erase what is listed, then open this again.</p>}
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

type ErasePersonDialogProps = { data: PersonalData; onClose: () => void };

/** Lists what goes, and asks for confirmation before it does. The focus starts on Cancel. */
function ErasePersonDialog({ data, onClose }: ErasePersonDialogProps) {
  const client = useQueryClient();
  const parts = partsOf(data);
  const erasing = useSave({
    save: () => erasePerson(parts),
    onSaved: () => {
      dropLeads(client, parts.assessments);
      onClose();
    },
    success: (erased) => ({
      title: "Personal data erased",
      description: `${erased} ${erased === 1 ? "assessment" : "assessments"} deleted`,
    }),
    failure: "Failed to erase personal data",
  });
  return (
    <ConfirmDialog
      title="Erase everything?"
      description={
        <p>
          This permanently deletes {countWords(data)}: answers, contact, chats, notes, calls and strategy
          hubs. It cannot be undone.
        </p>
      }
      onClose={onClose}
      confirm="Erase everything"
      isBusy={erasing.isPending}
      onConfirm={() => erasing.mutate(undefined)}
    >
      <PersonalList data={data} />
    </ConfirmDialog>
  );
}

/** What there is of the person of an e-mail, by e-mail and phone. */
function personQuery(email: string) {
  return queryOptions({
    queryKey: ["person", email.toLowerCase()],
    queryFn: () => unwrap(api.people.find.$post({ json: { email } })),
    staleTime: 0,
    gcTime: 0,
  });
}

/** All data of these assessments and bookings, combined from as many calls as it takes. */
async function fetchPersonalData(email: string, parts: PersonalParts) {
  const pages = [];
  for (const json of stepsOf(parts)) pages.push(await unwrap(api.people.export.$post({ json })));
  return {
    exportedAt: new Date().toISOString(),
    email,
    assessments: pages.flatMap(({ assessments }) => assessments),
    bookings: pages.flatMap(({ bookings }) => bookings),
    stoppedMails: [...new Set(pages.flatMap(({ stoppedMails }) => stoppedMails))],
  };
}

function withdrawConsents(email: string) {
  return unwrap(api.people["withdraw-consent"].$post({ json: { email } }));
}

/** Erases these assessments and bookings, in as many calls as it takes. Returns the number of assessments erased. */
async function erasePerson(parts: PersonalParts): Promise<number> {
  let total = 0;
  for (const json of stepsOf(parts)) total += (await unwrap(api.people.erase.$post({ json }))).erased;
  return total;
}

/** The bookings come last: most of them go with their assessments. */
function stepsOf({ assessments, bookings }: PersonalParts): PersonalParts[] {
  const steps: PersonalParts[] = [];
  for (let first = 0; first < assessments.length; first += PERSON_STEP) {
    steps.push({ assessments: assessments.slice(first, first + PERSON_STEP), bookings: [] });
  }
  const last = steps.pop() ?? { assessments: [], bookings: [] };
  return [...steps, { ...last, bookings }];
}
