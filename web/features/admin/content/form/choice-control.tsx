import { fieldId, useForm, type NodeProps } from "./form-context.ts";
import type { SchemaNode } from "./schema-node.ts";
import { useLedHere } from "./use-led-here.ts";

type Props = NodeProps & { node: Extract<SchemaNode, { kind: "choice" }>; chosen: string };

/** One of a few that the code knows. */
export function ChoiceControl({ node, chosen, path, label }: Props) {
  const { change, problems } = useForm();
  const ref = useLedHere<HTMLSelectElement>(path);
  return (
    <div className="grid gap-1">
      <label htmlFor={fieldId(path)} className="text-row text-ink-2 font-semibold">
        {label ?? node.field.label}
      </label>
      <select
        ref={ref}
        id={fieldId(path)}
        value={chosen}
        aria-invalid={problems.has(path) || undefined}
        onChange={({ target }) => change(path, target.value)}
        className="select w-full text-sm"
      >
        {node.options.map((option) => (
          <option key={option} value={option}>
            {OPTION_WORDS[option] ?? option}
          </option>
        ))}
      </select>
      {node.field.help && <span className="text-ink-2 text-xs">{node.field.help}</span>}
    </div>
  );
}

/** What the code's short names stand for. */
const OPTION_WORDS: Record<string, string> = {
  agency: "Agencies",
  ecom: "Shops",
  freelance: "Freelancers and offer owners",
  diy: "Do It Yourself",
  dwy: "Do It With You",
  dfy: "Done For You",
  shown: "Shown",
  hidden: "Hidden",
  required: "Yes, it has to be answered",
  optional: "No, it may be left out",
  choice: "By choosing one of several answers",
  sharp: "Sharp",
  soft: "Soft",
  round: "Round",
  bricolage: "Bricolage Grotesque: with a character of its own",
  archivo: "Archivo: plain and strong",
  outfit: "Outfit: round and open",
  fraunces: "Fraunces: with serifs",
  figtree: "Figtree: the same as the text",
  words: "In their own words, up to 500 characters",
};
