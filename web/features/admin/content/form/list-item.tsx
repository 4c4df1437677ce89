import { ChevronRight } from "lucide-react";
import { ItemTools, type ItemActs } from "./item-tools.tsx";
import { ProblemCount } from "./problem-count.tsx";
import { useForm, type NodeProps } from "./form-context.ts";
import { askedIn, nodeOf, titleOf } from "./schema-node.ts";

type Props = NodeProps & ItemActs & { isOpen: boolean; onOpen: (index: number, isOpen: boolean) => void };

/** An entry of a list: a line with its first words, which opens to its fields. A bare text is its own line. */
export function ListItem(props: Props) {
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
