import { ChevronRight } from "lucide-react";
import { useForm, type NodeProps } from "./form-context.ts";
import { askedIn, type SchemaNode } from "./schema-node.ts";
import { ProblemCount } from "./problem-count.tsx";
import { useLedHere } from "./use-led-here.ts";
import { useOpened } from "./use-opened.ts";

type Props = NodeProps & { node: Extract<SchemaNode, { kind: "group" }> };

/** Fields that belong together, below a heading that folds them away. */
export function GroupControl({ node, value, path, depth, label }: Props) {
  const { Field } = useForm();
  const [isOpen, setOpen] = useOpened(path, depth === 0);
  const heading = useLedHere<HTMLElement>(path);
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
      <summary
        ref={heading}
        className={`group flex cursor-pointer list-none items-center gap-2 rounded-lg px-3 [&::-webkit-details-marker]:hidden ${depth === 0 ? "text-panel min-h-12 font-bold" : "min-h-10 text-sm font-semibold pointer-coarse:min-h-11"}`}
      >
        <ChevronRight
          aria-hidden="true"
          className={`text-ink-3 size-4 shrink-0 transition-transform motion-reduce:transition-none ${isOpen ? "rotate-90" : ""}`}
        />
        <span className="min-w-0 grow">{title}</span>
        <ProblemCount path={path} />
      </summary>
      {isOpen && (
        <div className={`grid grid-cols-1 gap-4 pb-4 ${depth === 0 ? "px-3 sm:px-4" : "px-3"}`}>
          {node.field?.help && <p className="text-row text-ink-2">{node.field.help}</p>}
          {entries}
        </div>
      )}
    </details>
  );
}
