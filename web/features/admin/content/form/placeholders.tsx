import type { Field } from "#domain/content/field";
import { placeholdersIn } from "#domain/content/filled";
import type { RefObject } from "react";

type Props = {
  field: Field;
  text: string;
  into: RefObject<HTMLInputElement | HTMLTextAreaElement | null>;
  onChange: (text: string) => void;
};

/** What is filled in where a text names it; pressed, it is put where the cursor is. */
export function Placeholders({ field, text, into, onChange }: Props) {
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
