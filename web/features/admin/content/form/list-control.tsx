import { Plus } from "lucide-react";
import { useEffect, useRef, useState, type RefObject } from "react";
import { Button } from "../../../../ui/button.tsx";
import { showToast } from "../../../../ui/toast.tsx";
import { announce } from "../../ground/live/announcer.tsx";
import { useForm, type NodeProps } from "./form-context.ts";
import { ProblemCount } from "./problem-count.tsx";
import type { MovedBy } from "./item-tools.tsx";
import { ListItem } from "./list-item.tsx";
import { moved } from "./moved.ts";
import { emptyOf, titleOf, type SchemaNode } from "./schema-node.ts";
import { useOpenEntries } from "./use-opened.ts";
import { useLedHere } from "./use-led-here.ts";
import { useSort } from "./use-sort.ts";

type Props = NodeProps & { node: Extract<SchemaNode, { kind: "list" }>; values: readonly unknown[] };

/** Entries in the order in which they are shown: sorted by hand or by keys, added, and removed until 'Undo'. */
export function ListControl(props: Props) {
  const { node, values, path, depth, label } = props;
  const heading = useLedHere<HTMLDivElement>(path);
  const { keys, open, focused, move, remove, add, turn } = useEntries(props, heading);
  const list = useSort(move);
  const onAdd = useFocusAdded(list, values.length);
  const name = label ?? node.field?.label ?? "";
  const { max = Number.POSITIVE_INFINITY, help } = node.field ?? {};
  return (
    <div
      ref={heading}
      tabIndex={-1}
      role="group"
      aria-label={name}
      className="grid grid-cols-1 gap-2 rounded-lg outline-offset-4"
    >
      <div className="flex flex-wrap items-baseline gap-x-2">
        <span className="text-row text-ink-2 font-semibold">{name}</span>
        <span className="text-ink-3 text-xs">
          {values.length}
          {!node.isFixed && Number.isFinite(max) ? ` of up to ${max}` : ""}
        </span>
        <ProblemCount path={path} />
      </div>
      {help && <p className="text-ink-2 text-xs">{help}</p>}
      <ul ref={list} className="grid grid-cols-1 gap-1.5">
        {values.map((value, index) => (
          <ListItem
            key={keys[index]}
            schema={node.element}
            value={value}
            path={`${path}.${index}`}
            depth={depth + 1}
            index={index}
            count={values.length}
            isOpen={open.includes(index)}
            onOpen={turn}
            movedBy={focused?.key === keys[index] ? focused : null}
            onMove={move}
            onRemove={node.isFixed || values.length <= node.least ? null : remove}
          />
        ))}
      </ul>
      {!node.isFixed && values.length < max && (
        <Button
          size="sm"
          variant="outline"
          className="justify-self-start"
          onClick={() => {
            add();
            onAdd();
          }}
        >
          <Plus aria-hidden="true" className="size-3.5" />
          Add<span className="sr-only"> to {name}</span>
        </Button>
      )}
    </div>
  );
}

/** Whoever adds an entry writes it: its first field gets the focus once it is there. */
function useFocusAdded(list: RefObject<HTMLElement | null>, count: number): () => void {
  const isAdded = useRef(false);
  useEffect(() => {
    if (!isAdded.current) return;
    isAdded.current = false;
    list.current?.lastElementChild
      ?.querySelector<HTMLElement>("input:not([type=file]), textarea, select")
      ?.focus();
  }, [list, count]);
  return () => {
    isAdded.current = true;
  };
}

/** What can be done with the entries of a list. */
function useEntries({ node, values, path }: Props, heading: RefObject<HTMLElement | null>) {
  const { change, later } = useForm();
  const [keys, open, setOpen] = useOpenEntries(path, values);
  const [focused, setFocused] = useState<(MovedBy & { key: number | undefined }) | null>(null);
  const titleAt = (index: number) => titleOf(node.element, values[index]);
  const move = (from: number, to: number, button?: MovedBy["button"]) => {
    if (to < 0 || to >= values.length || from === to) return;
    change(path, moved(values, from, to));
    setFocused(button ? { button, key: keys[from] } : null);
    announce(`${titleAt(from) || "Entry"} is now ${to + 1} of ${values.length}`);
  };
  const remove = (index: number) => {
    const entry = values[index];
    const putBack = later(path);
    change(path, values.toSpliced(index, 1));
    // What else has changed meanwhile, here or by somebody else, stays.
    const undo = () => putBack((now) => (Array.isArray(now) ? now.toSpliced(index, 0, entry) : now));
    showToast({
      title: "Removed",
      description: titleAt(index).slice(0, 60),
      action: { label: "Undo", onClick: undo },
    });
    heading.current?.focus();
  };
  const add = () => {
    setOpen(values.length, true);
    change(path, [...values, emptyOf(node.element)]);
  };
  return { keys, open, focused, move, remove, add, turn: setOpen };
}
