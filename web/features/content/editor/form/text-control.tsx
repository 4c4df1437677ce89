import type { Field } from "#domain/content/field";
import { placeholdersIn } from "#domain/content/filled";
import { useId, type FocusEvent, type RefObject } from "react";
import { Tag } from "../../../kit/look/tag.tsx";
import { EarlierWords } from "./earlier-words.tsx";
import { fieldId, useForm, type NodeProps } from "./form-context.ts";
import type { SchemaNode } from "./schema-node.ts";
import { useLedHere } from "./use-led-here.ts";

type Props = NodeProps & { node: Extract<SchemaNode, { kind: "text" }>; text: string };

/** From here on a text has lines. */
const LINE_MAX = 64;
/** From this share of its limit on, how long a text is stands beside it. */
const NEAR = 0.8;

/** One text, with how long it may be and what it may name. */
export function TextControl({ node, text, path, label }: Props) {
  const { change, onFocus, problems } = useForm();
  const { field, input } = node;
  const isLong = (field.max ?? 0) > LINE_MAX && input === "text";
  const ref = useLedHere<HTMLInputElement & HTMLTextAreaElement>(path);
  const id = useId();
  const problem = problems.get(path);
  const control = {
    ref,
    id: fieldId(path),
    value: text,
    spellCheck: input === "text",
    "aria-invalid": problem ? true : undefined,
    "aria-describedby": `${id}note`,
    onChange: ({ target }: { target: HTMLInputElement | HTMLTextAreaElement }) => {
      if (field.kind !== "lines") keepToOneLine(target);
      change(path, target.value);
    },
    onFocus: ({ target }: FocusEvent) => target.matches(":focus") && onFocus(path),
  };
  return (
    <div className="grid grid-cols-1 gap-1">
      <Label field={field} text={text} htmlFor={control.id} label={label} />
      {isLong ? (
        <textarea
          {...control}
          rows={2}
          className="textarea aria-invalid:border-wait field-sizing-content min-h-14 w-full text-sm"
        />
      ) : (
        <input {...control} type={input} className="input aria-invalid:border-wait w-full text-sm" />
      )}
      <div id={`${id}note`} className="text-ink-2 grid gap-1 text-xs empty:hidden">
        {problem && <span className="text-wait font-semibold">{problem}</span>}
        {field.help && <span>{field.help}</span>}
      </div>
      <Placeholders field={field} text={text} into={ref} onChange={(next) => change(path, next)} />
      <EarlierWords path={path} text={text} label={label ?? field.label} />
    </div>
  );
}

/** A line break becomes a space where it is typed or pasted, and the caret stays behind it. */
function keepToOneLine(control: HTMLInputElement | HTMLTextAreaElement): void {
  if (!control.value.includes("\n")) return;
  const caret = control.selectionStart;
  control.value = control.value.replaceAll("\n", " ");
  control.setSelectionRange(caret, caret);
}

type LabelProps = { field: Field; text: string; htmlFor: string; label: string | undefined };

function Label({ field, text, htmlFor, label }: LabelProps) {
  const { max = 0 } = field;
  // A placeholder counts as it is written, for the schema and here alike.
  const isNear = text.length >= max * NEAR && (max > 0 || placeholdersIn(text).length > 0);
  return (
    <div className="flex flex-wrap items-baseline gap-x-2">
      <label htmlFor={htmlFor} className="text-row text-ink-2 font-semibold">
        {label ?? field.label}
      </label>
      {field.optional && <span className="text-ink-3 text-xs">optional</span>}
      {field.consent && <Tag tone="note">consent: a change is a new wording</Tag>}
      {field.priced && <Tag>price: the chat names it</Tag>}
      {isNear && max < 2000 && (
        <span
          className={`ms-auto text-xs tabular-nums ${text.length > max ? "text-bad font-semibold" : "text-ink-3"}`}
        >
          {text.length} / {max}
          <span className="sr-only"> characters{text.length > max ? ", too long" : ""}</span>
        </span>
      )}
    </div>
  );
}

type PlaceholdersProps = {
  field: Field;
  text: string;
  into: RefObject<HTMLInputElement | HTMLTextAreaElement | null>;
  onChange: (text: string) => void;
};

/** What is filled in where a text names it; pressed, it is put where the cursor is. */
function Placeholders({ field, text, into, onChange }: PlaceholdersProps) {
  const names = [...(field.needs ?? []), ...(field.may ?? [])];
  const used = placeholdersIn(text);
  const free = names.filter((name) => !used.includes(name));
  if (free.length === 0) return null;
  const insert = (name: string) => {
    const { selectionStart, selectionEnd } = into.current ?? {};
    const [from, to] = [selectionStart ?? text.length, selectionEnd ?? text.length];
    onChange(`${text.slice(0, from)}{${name}}${text.slice(to)}`);
    into.current?.focus();
  };
  return (
    <div className="text-ink-3 flex flex-wrap items-center gap-1 text-xs">
      <span>Fills in by itself:</span>
      {free.map((name) => (
        <button
          key={name}
          type="button"
          aria-label={`Insert {${name}} into ${field.label}`}
          className="bg-sunk hover:bg-picked text-ink-2 min-h-6 cursor-pointer rounded-md px-1.5 font-mono pointer-coarse:min-h-11"
          onClick={() => insert(name)}
        >
          {`{${name}}`}
        </button>
      ))}
    </div>
  );
}
