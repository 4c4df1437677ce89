import { NO_PICTURE } from "#domain/content/no-picture";
import { isPicture } from "#domain/content/pictures/picture";
import { ChevronRight } from "lucide-react";
import { memo } from "react";
import { Tag } from "../../../kit/look/tag.tsx";
import { ColourControl } from "../look/colour-control.tsx";
import { PictureControl } from "../pictures/picture-control.tsx";
import { useForm, fieldId, type NodeProps } from "./form-context.ts";
import { ListControl, ProblemCount } from "./list-control.tsx";
import { nodeOf, optionOf, askedIn, type SchemaNode } from "./schema-node.ts";
import { TextControl } from "./text-control.tsx";
import { useLedHere } from "./use-led-here.ts";
import { useOpened } from "./use-opened.ts";

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
  required: "Yes, required",
  optional: "No, optional",
  choice: "By choosing one answer",
  sharp: "Sharp",
  soft: "Soft",
  round: "Round",
  bricolage: "Bricolage Grotesque: distinctive",
  archivo: "Archivo: plain and strong",
  outfit: "Outfit: round and open",
  fraunces: "Fraunces: a serif",
  figtree: "Figtree: same as body text",
  words: "In their own words, up to 500 characters",
};

/** A part of the form, whatever it is. It is drawn again only when its value changes. */
export const NodeField = memo(function NodeField(props: NodeProps) {
  const { off } = useForm();
  const node = nodeOf(props.schema);
  if (node.kind === "group") return <GroupControl {...props} node={node} />;
  return off.has(props.path) && "field" in node ? (
    <OffControl {...props} name={node.field?.label ?? ""} />
  ) : (
    <Control {...props} />
  );
});

/** What has no heading of its own. */
function Control(props: NodeProps) {
  const { schema, value } = props;
  const node = nodeOf(schema);
  if (node.kind === "list")
    return <ListControl {...props} node={node} values={Array.isArray(value) ? value : []} />;
  if (node.kind === "text") return <TextControl {...props} node={node} text={String(value ?? "")} />;
  if (node.kind === "choice") return <ChoiceControl {...props} node={node} chosen={String(value ?? "")} />;
  if (node.kind === "colour") return <ColourControl {...props} node={node} text={String(value ?? "")} />;
  if (node.kind === "picture")
    return <PictureControl {...props} node={node} picture={isPicture(value) ? value : NO_PICTURE} />;
  const option = node.kind === "either" ? optionOf(node.options, value) : null;
  return option && <NodeField {...props} schema={option} />;
}

/** Folded away, as no visitor reads it, until somebody opens it or is led to it. */
function OffControl({ name, ...props }: NodeProps & { name: string }) {
  const [isOpen, setOpen] = useOpened(props.path, false);
  return (
    <details
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      className="border-line rounded-lg border"
    >
      <Summary title={props.label ?? name} isOpen={isOpen} path={props.path} />
      {isOpen && (
        <div className="grid grid-cols-1 gap-3 px-3 pb-3">
          <OffNote />
          <Control {...props} />
        </div>
      )}
    </details>
  );
}

const OffNote = () => (
  <p className="text-row text-ink-2 pt-1">
    Visitors don’t see this while it is off under Parts or in the sections.
  </p>
);

type Props = NodeProps & { node: Extract<SchemaNode, { kind: "group" }> };

/** Fields that belong together, below a heading that folds them away. */
function GroupControl({ node, value, path, depth, label }: Props) {
  const { Field, off } = useForm();
  const isOff = off.has(path);
  const [isOpen, setOpen] = useOpened(path, depth === 0 && !isOff);
  const title = label ?? node.field?.label ?? "";
  const entries = askedIn(node, value).map(([key, inner]) => (
    <Field
      key={key}
      schema={inner}
      value={Reflect.get(Object(value), key)}
      path={`${path}.${key}`}
      depth={depth + 1}
    />
  ));
  return (
    <details
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      className={depth === 0 ? "bg-sheet border-line rounded-xl border" : "border-line rounded-lg border"}
    >
      <Summary title={title} isOpen={isOpen} path={path} isTop={depth === 0} />
      {isOpen && (
        <div className={`grid grid-cols-1 gap-4 pb-4 ${depth === 0 ? "px-3 sm:px-4" : "px-3"}`}>
          {isOff && <OffNote />}
          {node.field?.help && <p className="text-row text-ink-2">{node.field.help}</p>}
          {entries}
        </div>
      )}
    </details>
  );
}

type SummaryProps = { title: string; isOpen: boolean; path: string; isTop?: boolean };

/** What is folded below it, and how much of that has to be changed. */
function Summary({ title, isOpen, path, isTop = false }: SummaryProps) {
  const { off } = useForm();
  const heading = useLedHere<HTMLElement>(path);
  return (
    <summary
      ref={heading}
      className={`group flex cursor-pointer list-none items-center gap-2 rounded-lg px-3 [&::-webkit-details-marker]:hidden ${isTop ? "text-panel min-h-12 font-bold" : "min-h-10 text-sm font-semibold pointer-coarse:min-h-11"}`}
    >
      <ChevronRight
        aria-hidden="true"
        className={`text-ink-3 size-4 shrink-0 transition-transform motion-reduce:transition-none ${isOpen ? "rotate-90" : ""}`}
      />
      <span className="min-w-0 grow">{title}</span>
      {off.has(path) && <Tag>Off</Tag>}
      <ProblemCount path={path} />
    </summary>
  );
}

type ChoiceControlProps = NodeProps & { node: Extract<SchemaNode, { kind: "choice" }>; chosen: string };

/** One of a few that the code knows. */
function ChoiceControl({ node, chosen, path, label }: ChoiceControlProps) {
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
