import { useState } from "react";
import { Button } from "../../../../../ui/button.tsx";
import { EMPTY_CALL } from "../call/call-draft.ts";
import { callDraftName } from "../call/use-call-form.ts";
import { keepDraft, readDraft } from "../../edit/draft-storage.ts";
import { readDraftText } from "../../edit/draft-text.ts";
import { CopyButton } from "../../data/copy-button.tsx";
import { EmptyPlace } from "../../look/empty-place.tsx";

type Props = {
  id: number;
  wasErased: boolean;
  /** The way on, and its words. */
  leave: { words: string; act: () => void };
};

/** The lead is not there, or not any more. What was typed about it and not saved is left, for whoever typed it. */
export function GoneLead({ id, wasErased, leave }: Props) {
  const [kept] = useState(() => keptText(id));
  const close = () => {
    for (const name of draftNames(id)) keepDraft(name, null);
    leave.act();
  };
  return (
    <div role="alert" className="space-y-4 p-4 sm:p-6">
      <EmptyPlace
        title={wasErased ? "This lead was erased" : "This lead was not found"}
        actions={
          <Button variant="outline" size="sm" onClick={close}>
            {leave.words}
          </Button>
        }
      >
        {wasErased
          ? "Everything about it is gone, and nothing more can be saved."
          : "It may have been erased, or the link is incomplete."}
      </EmptyPlace>
      {kept !== "" && (
        <div>
          <p className="flex items-center gap-2 text-sm font-medium">
            Your note. It isn’t saved anywhere, so copy it if you need it.
            <CopyButton text={kept} what="note" />
          </p>
          <p className="bg-base-200 rounded-field mt-2 max-h-48 overflow-auto p-3 [overflow-wrap:anywhere] whitespace-pre-wrap select-all">
            <bdi>{kept}</bdi>
          </p>
        </div>
      )}
    </div>
  );
}

function draftNames(id: number): [notes: string, deal: string, call: string] {
  return [`notes-${id}`, `deal-${id}`, callDraftName(id)];
}

function keptText(id: number): string {
  const [notes, , call] = draftNames(id);
  const made = readDraftText(readDraft(call), EMPTY_CALL);
  return [readDraft(notes), made?.["note"]].filter(Boolean).join("\n\n");
}
