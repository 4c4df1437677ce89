import { Plus, ChevronRight } from "lucide-react";
import { useEffect, useRef, useState, type RefObject } from "react";
import { Button } from "../../../../ui/button.tsx";
import { showToast } from "../../../../ui/toast.tsx";
import { announce } from "../../../leads/live/announcer.tsx";
import { Tag } from "../../../kit/look/tag.tsx";
import { removeEntries } from "../remove-entries.ts";
import { useForm, type NodeProps } from "./form-context.ts";
import { AnswerLine } from "./answer-line.tsx";
import { ItemTools, type MovedBy, type ItemActs } from "./item-tools.tsx";
import { emptyOf, titleOf, askedIn, nodeOf, type SchemaNode } from "./schema-node.ts";
import { useLedHere } from "./use-led-here.ts";
import { useOpenEntries } from "./use-opened.ts";
import { useSort } from "./use-sort.ts";

type Props = NodeProps & { node: Extract<SchemaNode, { kind: "list" }>; values: readonly unknown[] };

/** Entries in the order in which they are shown: sorted by hand or by keys, added, and removed until 'Undo'. */
export function ListControl(props: Props) {
  const { node, values, path, depth, label } = props;
  const heading = useLedHere<HTMLDivElement>(path);
  const { keys, open, focused, move, remove, removeAll, add, turn } = useEntries(props, heading);
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
      <ListHead {...props} name={name} max={max} onRemoveAll={removeAll} />
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

type HeadProps = Props & { name: string; max: number; onRemoveAll: () => void };

/** What a list is, how many entries it has, and the way to remove them all. */
function ListHead({ node, values, path, name, max, onRemoveAll }: HeadProps) {
  return (
    <div className="flex flex-wrap items-baseline gap-x-2">
      <span className="text-row text-ink-2 font-semibold">{name}</span>
      <span className="text-ink-3 text-xs">
        {values.length}
        {!node.isFixed && Number.isFinite(max) ? ` of up to ${max}` : ""}
      </span>
      <ProblemCount path={path} />
      {!node.isFixed && node.least === 0 && values.length > 1 && (
        <Button size="sm" variant="ghost" className="ms-auto" onClick={onRemoveAll}>
          Remove all<span className="sr-only"> of {name}</span>
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
      durationMs: 12_000,
    });
    heading.current?.focus();
  };
  const removeAll = () => {
    const indexes = new Set(values.keys());
    const undo = removeEntries({ change, later }, { list: path, entries: values, indexes });
    showToast({
      title: `Removed ${values.length}`,
      action: { label: "Undo", onClick: undo },
      durationMs: 12_000,
    });
    heading.current?.focus();
  };
  const add = () => {
    setOpen(values.length, true);
    change(path, [...values, emptyOf(node.element)]);
  };
  return { keys, open, focused, move, remove, removeAll, add, turn: setOpen };
}

/** The list with one entry at another place. */
export function moved<Item>(values: readonly Item[], from: number, to: number): Item[] {
  const rest = values.toSpliced(from, 1);
  return rest.toSpliced(to, 0, ...values.slice(from, from + 1));
}

type ListItemProps = NodeProps &
  ItemActs & { isOpen: boolean; onOpen: (index: number, isOpen: boolean) => void };

/** An entry of a list: a line with its first words, which opens to its fields. A bare text is its own line. */
function ListItem(props: ListItemProps) {
  const { schema, value, path, depth, index, isOpen, onOpen } = props;
  const { Field } = useForm();
  const isPlain = nodeOf(schema).kind === "text";
  const title = titleOf(schema, value) || `${index + 1}: still empty`;
  const inner = isPlain ? (
    // On a phone its field has the whole width, and its tools stand below.
    <div className="min-w-0 grow max-sm:order-first max-sm:basis-full max-sm:px-2">
      <Field schema={schema} value={value} path={path} depth={depth} />
    </div>
  ) : (
    <button
      type="button"
      aria-expanded={isOpen}
      className="flex min-h-9 min-w-0 grow cursor-pointer items-center gap-1.5 rounded-md text-start text-sm pointer-coarse:min-h-11"
      onClick={() => onOpen(index, !isOpen)}
    >
      <ChevronRight
        aria-hidden="true"
        className={`text-ink-3 size-4 shrink-0 ${isOpen ? "rotate-90" : ""}`}
      />
      <span className="truncate">{title}</span>
      <ProblemCount path={path} />
    </button>
  );
  return (
    <li data-entry className="border-line bg-sheet rounded-lg border">
      <div
        className={`flex gap-1 px-1 ${isPlain ? "items-start py-2 max-sm:flex-wrap max-sm:justify-end" : "items-center"}`}
      >
        <ItemTools {...props} title={title}>
          {inner}
        </ItemTools>
      </div>
      <AnswerLine schema={schema} value={value} />
      {isOpen && !isPlain && (
        <div className="border-line grid grid-cols-1 gap-4 border-t p-3">
          <Fields {...props} />
        </div>
      )}
    </li>
  );
}

/** The fields of an entry stand bare: its line is their heading. */
function Fields({ schema, value, path, depth }: NodeProps) {
  const { Field } = useForm();
  const node = nodeOf(schema);
  if (node.kind !== "group") return <Field schema={schema} value={value} path={path} depth={depth} />;
  return askedIn(node, value).map(([key, inner]) => (
    <Field
      key={key}
      schema={inner}
      value={Reflect.get(Object(value), key)}
      path={`${path}.${key}`}
      depth={depth + 1}
    />
  ));
}

/** How much at a place or below it is in the way of publishing. */
export function ProblemCount({ path }: { path: string }) {
  const { problems } = useForm();
  const count = [...problems.keys()].filter((place) => `${place}.`.startsWith(`${path}.`)).length;
  if (count === 0) return null;
  return (
    <Tag tone="wait">
      {count}
      <span className="sr-only"> to fix</span>
    </Tag>
  );
}
