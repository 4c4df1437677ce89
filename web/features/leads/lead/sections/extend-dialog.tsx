import { EXTEND_HINTS, EXTEND_HOURS_MESSAGE, extendHoursFromText, HOUR_MS } from "#domain/funnel/hub/hub";
import type { AssessmentView } from "#domain/leads/assessment-view";
import { settingNumber } from "#domain/settings/settings";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState, type FormEvent } from "react";
import { Button } from "../../../../ui/button.tsx";
import { Dialog } from "../../../../ui/dialog.tsx";
import { TextField } from "../../../../ui/text-field.tsx";
import { showToast } from "../../../../ui/toast.tsx";
import { useDropQuestion } from "../../../kit/edit/use-drop-question.tsx";
import { useSave } from "../../../kit/edit/use-save.ts";
import { putLead } from "../../basics/lead-cache.ts";
import { shortLeadName } from "../../basics/lead-name.ts";
import { extendExpiry, linkByMailQuery } from "../../basics/lead-writes.ts";
import { settingsQuery } from "../../../kit/settings/settings-query.ts";

type Props = { lead: AssessmentView; onClose: () => void };

/** Gives a hub a number of hours from now. */
export function ExtendDialog({ lead, onClose }: Props) {
  const suggested = useExtensionHours();
  const [typed, setTyped] = useState<string | null>(null);
  const text = typed ?? String(suggested);
  const question = useDropQuestion({
    name: "the hours",
    // What a press gives is not typed.
    isTyped: ![suggested, ...EXTEND_HINTS].some((hours) => String(hours) === text),
    onDrop: onClose,
  });
  const client = useQueryClient();
  const extend = useSave({
    save: (hours: number) => extendExpiry(lead, Date.now() + hours * HOUR_MS),
    onSaved: (changed) => {
      putLead(client, changed);
      onClose();
    },
    success: (_, hours) => ({ title: `Hub expiry extended by ${hours} hours` }),
    failure: "Failed to extend expiry",
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const hours = extendHoursFromText(text);
    if (hours !== null) return extend.mutate(hours);
    showToast({ title: "Invalid Input", description: EXTEND_HOURS_MESSAGE, variant: "destructive" });
  };
  return (
    <Dialog
      title="Extend hub expiry"
      description={
        <>
          How long the strategy hub of <bdi>{shortLeadName(lead)}</bdi> stays open from now.
        </>
      }
      onClose={question.drop}
    >
      <form noValidate onSubmit={submit} className="space-y-5">
        {lead.linkRequestedAt && <LinkNote lead={lead} />}
        <TextField
          label="Hours"
          type="number"
          inputMode="decimal"
          min={1}
          value={text}
          onChange={(event) => setTyped(event.target.value)}
          data-autofocus
        />
        <Hints onChoose={(hours) => setTyped(String(hours))} />
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="ghost" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" isBusy={extend.isPending}>
            Extend
          </Button>
        </div>
      </form>
      {question.dialog}
    </Dialog>
  );
}

function Hints({ onChoose }: { onChoose: (hours: number) => void }) {
  return (
    <div className="flex flex-wrap items-center gap-2">
      {EXTEND_HINTS.map((hours) => (
        <Button key={hours} variant="outline" size="sm" onClick={() => onChoose(hours)}>
          {hours} hours
        </Button>
      ))}
    </div>
  );
}

/** What becomes of the visitor's wish for a new link. */
function LinkNote({ lead }: { lead: AssessmentView }) {
  const { data } = useQuery(linkByMailQuery(lead.id));
  if (!data) return null;
  return (
    <p>
      {data.byMail ? (
        "They asked for a new link. They’ll get it by email when you extend."
      ) : (
        <>
          They asked for a new link, and no email is sent for you. Write to <bdi>{lead.email}</bdi> yourself
          once you’ve extended the hub.
        </>
      )}
    </p>
  );
}

/** The initial hours of the Extend dialog: the setting, or its default until it is loaded. */
function useExtensionHours(): number {
  const { data = [] } = useQuery(settingsQuery());
  const stored = Object.fromEntries(data.map(({ key, value }) => [key, value]));
  return settingNumber(stored, "extension_hours");
}
