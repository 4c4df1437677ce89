import type { ContentDraft } from "#domain/content/content-version";
import type { StaffWords } from "#domain/content/staff-words";
import type { FunnelFile } from "#domain/settings/carry/funnel-file";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Button } from "../../../../ui/button.tsx";
import { Dialog } from "../../../../ui/dialog.tsx";
import { ALWAYS_NEW } from "../../../kit/data/query-client.ts";
import { QueryStates } from "../../../kit/data/query-states.tsx";
import { useOwnersOnly } from "../../../people/staff/owners.tsx";
import { wordsQuery } from "../../published/published.ts";
import { CARRIED_PARTS, OWNERS_PART, type ComparedPart, type NamedChange } from "./carried-parts.ts";
import { comparedTexts } from "./carried-texts.ts";
import { PartBoxes, type PartBox } from "./part-boxes.tsx";
import { useImport } from "./use-import.ts";

type Props = { file: FunnelFile; draft: ContentDraft; onClose: () => void };

/** What a file would change here, part by part; what is chosen of it is taken over. */
export function ImportDialog({ file, draft, onClose }: Props) {
  const client = useQueryClient();
  const [before] = useState(draft);
  const compared = useQuery({
    ...ALWAYS_NEW,
    queryKey: ["carry", before.version],
    queryFn: async () => comparedParts(file, before, await client.fetchQuery(wordsQuery())),
    gcTime: 0,
  });
  const ownersOnly = useOwnersOnly("settings");
  const parts = compared.data ?? [];
  const boxes = parts.map((part) => boxOf(part, part.label === OWNERS_PART ? ownersOnly : null));
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const open = boxes.filter(({ isOff }) => !isOff).map(({ label }) => label);
  const chosen = new Set(open.filter((label) => !left.has(label)));
  const importing = useImport({ file, onDone: onClose, onFailed: () => void compared.refetch() });
  return (
    <Dialog
      title="Import a funnel"
      description="Texts become the draft, which you publish as usual. The rest takes effect at once."
      width="md"
      onClose={onClose}
      actions={
        <>
          <Button variant="ghost" onClick={onClose}>
            Cancel
          </Button>
          <Button
            disabled={chosen.size === 0}
            isBusy={importing.isPending}
            onClick={() => importing.mutate(parts.filter(({ label }) => chosen.has(label)))}
          >
            Import
          </Button>
        </>
      }
    >
      <QueryStates
        query={compared}
        loading="Comparing with what is here…"
        failed="The changes could not be loaded"
      />
      {compared.data && (
        <PartBoxes
          name="What is taken over"
          parts={boxes}
          chosen={chosen}
          onChange={(now) => setLeft(new Set(open.filter((label) => !now.has(label))))}
        />
      )}
    </Dialog>
  );
}

async function comparedParts(
  file: FunnelFile,
  draft: ContentDraft,
  words: StaffWords,
): Promise<ComparedPart[]> {
  const records = await Promise.all(CARRIED_PARTS.map(({ compared }) => compared(file, words)));
  // The texts last: a draft that somebody else has changed keeps nothing else from being taken over.
  return [
    ...records.flatMap((part) => part ?? []),
    ...(file.content ? [comparedTexts(draft, file.content)] : []),
  ];
}

const KINDS = { added: "Added", changed: "Changed", removed: "Removed", moved: "Moved", off: "Switched off" };
const KIND_IDS = ["added", "changed", "removed", "moved", "off"] as const;

function boxOf({ label, changes }: ComparedPart, refusal: string | null): PartBox {
  if (changes.length === 0) return { label, note: "no changes", isOff: true };
  const counts = KIND_IDS.flatMap((kind) => {
    const count = changes.filter((change) => change.kind === kind).length;
    return count > 0 ? [`${count} ${KINDS[kind].toLowerCase()}`] : [];
  });
  return {
    label,
    note: refusal ?? counts.join(", "),
    isOff: refusal !== null,
    below: <ChangeNames label={label} changes={changes} />,
  };
}

/** So many names are read; of texts there may be thousands. */
const NAMES_SHOWN = 100;

function ChangeNames({ label, changes }: { label: string; changes: readonly NamedChange[] }) {
  const more = changes.length - NAMES_SHOWN;
  return (
    <details className="ms-9">
      <summary className="link text-row w-fit cursor-pointer pointer-coarse:min-h-11">
        Show what changes<span className="sr-only"> of {label}</span>
      </summary>
      <ul className="text-row mt-1 grid max-h-60 gap-1 overflow-y-auto">
        {changes.slice(0, NAMES_SHOWN).map(({ kind, name }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- two may have the same name
          <li key={index} className="[overflow-wrap:anywhere]">
            <span className="text-ink-2">{KINDS[kind]}:</span> {name}
          </li>
        ))}
        {more > 0 && <li className="text-ink-2">and {more} more</li>}
      </ul>
    </details>
  );
}
