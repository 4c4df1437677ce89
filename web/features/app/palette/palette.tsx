import { Search } from "lucide-react";
import { useId, useState, type KeyboardEvent } from "react";
import { isComposed, isEnter } from "../../../lib/enter-key.ts";
import { useModal } from "../../../ui/use-modal.ts";
import { shortLeadName } from "../../leads/basics/lead-name.ts";
import { KeyCap } from "../../kit/look/key-cap.tsx";
import { PaletteList } from "./palette-list.tsx";
import { showPalette } from "./palette-state.ts";
import { useTargetLead } from "./use-lead-items.tsx";
import { usePaletteGroups } from "./use-palette-groups.tsx";

const close = () => showPalette(null);

/** Does something with the lead at hand, finds leads, goes to any place, and changes how the dashboard looks. */
export function Palette({ lead: atHand }: { lead: number | null }) {
  const id = useId();
  const modal = useModal({ onClose: close });
  const [target, setTarget] = useState(atHand);
  const lead = useTargetLead(target);
  const [text, setText] = useState("");
  const [chosen, setChosen] = useState(0);
  const { groups, isSearching } = usePaletteGroups(text, lead, close);
  const items = groups.flatMap((group) => group.items);
  const at = Math.min(chosen, items.length - 1);
  const now = items[at]?.id ?? null;
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposed(event.nativeEvent)) return;
    if (event.key === "ArrowDown") setChosen((at + 1) % Math.max(items.length, 1));
    else if (event.key === "ArrowUp") setChosen((at - 1 + items.length) % Math.max(items.length, 1));
    else if (isEnter(event.nativeEvent)) items[at]?.act();
    else if (event.key === "Backspace" && text === "" && target !== null) setTarget(null);
    else return;
    event.preventDefault();
  };
  return (
    <dialog
      {...modal}
      aria-label="Go to"
      className="modal-panel border-line-2 shadow-over mx-auto mt-4 mb-auto open:flex max-h-[calc(100dvh-2rem)] flex-col w-[calc(100%-2rem)] max-w-160 rounded-2xl border lg:mt-[min(6.5rem,12dvh)] lg:max-h-[calc(100dvh-min(8rem,16dvh))]"
    >
      <PaletteField
        listId={id}
        leadName={lead && shortLeadName(lead)}
        text={text}
        chosen={now}
        onType={(next) => {
          setText(next);
          setChosen(0);
        }}
        onKeyDown={onKeyDown}
        onClose={close}
      />
      <PaletteList
        id={id}
        groups={groups}
        chosen={now}
        text={text}
        status={items.length === 0 ? (isSearching ? "Searching…" : "Nothing found") : ""}
      />
      <Hints hasLead={lead !== null} />
    </dialog>
  );
}

function Hints({ hasLead }: { hasLead: boolean }) {
  return (
    <p
      aria-hidden="true"
      className="border-line bg-paper text-ink-2 flex min-h-10 flex-wrap items-center gap-x-4 gap-y-1 shrink-0 border-t px-4 py-1.5 text-xs pointer-coarse:hidden"
    >
      <span>
        <KeyCap>↑</KeyCap> <KeyCap>↓</KeyCap> choose
      </span>
      <span>
        <KeyCap>Enter</KeyCap> run
      </span>
      {hasLead && (
        <span>
          <KeyCap>Backspace</KeyCap> clear lead
        </span>
      )}
      <span className="ms-auto">
        <KeyCap>?</KeyCap> shortcuts
      </span>
    </p>
  );
}

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
function PaletteField({ listId, leadName, text, chosen, onType, onKeyDown, onClose }: Props) {
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
        placeholder={leadName === null ? "A page, a lead or an email" : "Type a command or search"}
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
