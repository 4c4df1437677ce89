import { Search } from "lucide-react";
import type { KeyboardEvent } from "react";
import { KeyCap } from "../../ground/look/key-cap.tsx";

type Props = {
  /** The list's, which its options' begin with. */
  listId: string;
  /** The lead that is acted on. */
  leadName: string | null;
  text: string;
  chosen: string | null;
  onType: (text: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onClose: () => void;
};

/** Where it is typed what to do. */
export function PaletteField({ listId, leadName, text, chosen, onType, onKeyDown, onClose }: Props) {
  return (
    <div className="border-line flex min-h-14 shrink-0 items-center gap-3 border-b px-4">
      <Search aria-hidden="true" className="text-ink-2 size-5 shrink-0" />
      {leadName !== null && <LeadChip name={leadName} />}
      <input
        role="combobox"
        aria-label="Command or lead"
        aria-expanded={chosen !== null}
        aria-controls={listId}
        aria-activedescendant={chosen === null ? undefined : `${listId}-${chosen}`}
        aria-autocomplete="list"
        data-autofocus
        className="placeholder:text-ink-3 h-12 min-w-0 grow bg-transparent text-base outline-none"
        placeholder={leadName === null ? "A place, or a lead’s name or email" : "What to do, or where to go"}
        value={text}
        onChange={({ target }) => onType(target.value)}
        onKeyDown={onKeyDown}
      />
      <button type="button" className="btn btn-ghost btn-sm -me-2 shrink-0" onClick={onClose}>
        <KeyCap>Esc</KeyCap>
        <span className="pointer-fine:sr-only">Close</span>
      </button>
    </div>
  );
}

function LeadChip({ name }: { name: string }) {
  return (
    <span className="bg-sunk text-row max-w-[45%] shrink-0 truncate rounded-md px-2 py-1 font-semibold">
      <span className="sr-only">Acts on </span>
      {name}
    </span>
  );
}
