import type { PreviewLink } from "#domain/content/content-version";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Button } from "../../../../ui/button.tsx";
import { Dialog } from "../../../../ui/dialog.tsx";
import { showToast } from "../../../../ui/toast.tsx";
import { QueryStates } from "../../../kit/data/query-states.tsx";
import { useSave } from "../../../kit/edit/use-save.ts";
import { Ago } from "../../../kit/time/ago.tsx";
import { timeText } from "../../../kit/time/times.ts";
import { personName } from "../../../people/staff/person-name.ts";
import { endPreviewLink, makePreviewLink, previewLinksQuery } from "../content-api.ts";

/** Makes links that show the draft to whoever has them, and ends them. */
export function PreviewLinksDialog({ onClose }: { onClose: () => void }) {
  const client = useQueryClient();
  const links = useQuery(previewLinksQuery());
  const [made, setMade] = useState<string | null>(null);
  const readAgain = () => void client.invalidateQueries({ queryKey: previewLinksQuery().queryKey });
  const ending = useSave({
    save: endPreviewLink,
    onSaved: () => {
      setMade(null);
      readAgain();
    },
    success: { title: "Preview link ended" },
    failure: "Failed to end the preview link",
  });
  return (
    <Dialog
      title="Preview links"
      description="Anyone with the link can see the draft, for 24 hours or until you end it."
      width="md"
      onClose={onClose}
    >
      <div className="grid gap-3">
        <NewLink
          made={made}
          onMade={(address) => {
            setMade(address);
            readAgain();
          }}
        />
        <QueryStates query={links} loading="Loading the links…" failed="The links could not be loaded" />
        {links.data?.length === 0 && <p className="text-row text-ink-2">No active links.</p>}
        <ul aria-label="Active links" className="grid gap-2 empty:hidden">
          {(links.data ?? []).map((link) => (
            <LinkRow
              key={link.id}
              link={link}
              isBusy={ending.isPending}
              onEnd={() => ending.mutate(link.id)}
            />
          ))}
        </ul>
      </div>
    </Dialog>
  );
}

/** Copies a link at once; where that is not allowed, it is in its field. */
function NewLink({ made, onMade }: { made: string | null; onMade: (address: string) => void }) {
  const making = useSave({
    save: makePreviewLink,
    onSaved: ({ path }) => {
      if (path === null) return;
      const address = new URL(path, location.origin).href;
      onMade(address);
      void copy(address);
    },
    failure: "Failed to make a preview link",
  });
  return (
    <>
      <Button
        className="justify-self-start"
        data-autofocus
        isBusy={making.isPending}
        onClick={() => making.mutate()}
      >
        Copy a new link
      </Button>
      {made && (
        <input
          readOnly
          aria-label="The new link"
          value={made}
          className="input w-full"
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
      )}
    </>
  );
}

type RowProps = { link: PreviewLink; isBusy: boolean; onEnd: () => void };

function LinkRow({ link: { by, at, endsAt }, isBusy, onEnd }: RowProps) {
  return (
    <li className="border-line flex flex-wrap items-center gap-x-3 gap-y-1 rounded-lg border px-3 py-2">
      <span className="min-w-0 grow">
        <span className="font-semibold">{personName(by)}</span>
        <span className="text-row text-ink-2">
          , <Ago time={at} />, until {timeText(endsAt)}
        </span>
      </span>
      <Button size="sm" variant="outline" isBusy={isBusy} onClick={onEnd}>
        End<span className="sr-only"> the link by {personName(by)}</span>
      </Button>
    </li>
  );
}

async function copy(address: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(address);
    showToast({ title: "Copied the preview link" });
  } catch {
    showToast({ title: "Copy the link from its field" });
  }
}
