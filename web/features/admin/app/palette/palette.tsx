import { useQuery } from "@tanstack/react-query";
import { useId, useState, type KeyboardEvent } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";
import { Dialog } from "../../../../ui/dialog.tsx";
import { leadHref } from "../../ground/leads/open-lead.ts";
import { leadName } from "../../ground/leads/lead-name.ts";
import { leadsQuery } from "../../ground/leads/search-api.ts";
import { useSettled } from "../../ground/data/use-settled.ts";
import { findCommands } from "./commands.ts";

const PAUSE_MS = 200;
const SHORTEST_SEARCH = 2;

type Item = { id: string; label: string; note: string; act: () => void };

type Props = { onKeys: () => void; onClose: () => void };

/** Goes to any place and finds any lead by typing. */
export function Palette({ onKeys, onClose }: Props) {
  const id = useId();
  const [text, setText] = useState("");
  const [chosen, setChosen] = useState(0);
  const { items, isSearching } = useItems(text, { onKeys, onClose });
  const at = Math.min(chosen, items.length - 1);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === "ArrowDown") setChosen((at + 1) % Math.max(items.length, 1));
    else if (event.key === "ArrowUp") setChosen((at - 1 + items.length) % Math.max(items.length, 1));
    else if (event.key === "Enter") items[at]?.act();
    else return;
    event.preventDefault();
  };
  return (
    <Dialog title="Go to" width="md" onClose={onClose}>
      <input
        role="combobox"
        aria-label="Command or lead"
        aria-expanded={items.length > 0}
        aria-controls={id}
        aria-activedescendant={items[at] ? `${id}-${at}` : undefined}
        aria-autocomplete="list"
        data-autofocus
        className="input w-full text-base"
        placeholder="A place, or a lead’s name or email"
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setChosen(0);
        }}
        onKeyDown={onKeyDown}
      />
      <div className="relative">
        <p role="status" className="text-base-content/75 absolute px-3 py-2 empty:hidden">
          {items.length === 0 && (isSearching ? "Searching…" : "Nothing found")}
        </p>
        <div
          id={id}
          role="listbox"
          aria-label="Commands and leads"
          className="h-[min(26rem,50dvh)] overflow-y-auto overscroll-contain"
        >
          {items.map((item, index) => (
            <PaletteOption key={item.id} id={`${id}-${index}`} item={item} isChosen={index === at} />
          ))}
        </div>
      </div>
    </Dialog>
  );
}

function PaletteOption({ id, item, isChosen }: { id: string; item: Item; isChosen: boolean }) {
  return (
    // The field handles the keys; it has the focus all the time.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
    <div
      id={id}
      role="option"
      aria-selected={isChosen}
      ref={(element) => {
        if (isChosen) element?.scrollIntoView({ block: "nearest" });
      }}
      onClick={item.act}
      className="rounded-field hover:bg-base-200 aria-selected:bg-base-300 flex min-h-10 cursor-pointer items-center justify-between gap-4 px-3 py-2 pointer-coarse:min-h-11"
    >
      <bdi className="min-w-0 truncate">{item.label}</bdi>
      <span className="text-base-content/75 shrink-0 text-sm">{item.note}</span>
    </div>
  );
}

/** Commands first, followed by leads once enough has been typed. */
function useItems(text: string, { onKeys, onClose }: Props): { items: Item[]; isSearching: boolean } {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const search = useSettled(text.trim(), text.trim(), PAUSE_MS);
  const isSearch = search.length >= SHORTEST_SEARCH;
  const { data, isFetching } = useQuery({ ...leadsQuery(search), enabled: isSearch });
  const go = (to: string) => () => {
    onClose();
    void navigate(to);
  };
  const commands = findCommands(text).map((command): Item => {
    if ("to" in command) return { ...command, note: "", act: go(command.to) };
    const act = command.opens === "keys" ? onKeys : () => location.assign("/api/logout");
    return { ...command, note: command.opens === "keys" ? "?" : "", act };
  });
  const leads = (isSearch ? (data ?? []) : []).map((lead): Item => ({
    id: `lead-${lead.id}`,
    label: leadName(lead),
    note: lead.leadStatus,
    act: go(leadHref(params, lead.id)),
  }));
  return { items: [...commands, ...leads], isSearching: isFetching };
}
