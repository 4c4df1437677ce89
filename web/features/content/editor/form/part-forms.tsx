import type { Content } from "#domain/content/content";
import { contentSchema } from "#domain/content/content";
import type { FUNNEL_PAGES } from "../funnel-pages.ts";
import { NodeField } from "./node-field.tsx";
import { nodeOf } from "./schema-node.ts";

type Props = { page: (typeof FUNNEL_PAGES)[number]; document: Content };

/** The form of a page of the funnel: each of its parts, whatever it has. */
export function PartForms({ page, document }: Props) {
  const { shape } = contentSchema()._zod.def;
  return (
    <div className="grid min-w-0 grid-cols-1 content-start gap-3">
      {page.parts.map((part) => {
        const schema = shape[part];
        const field = <NodeField key={part} schema={schema} value={document[part]} path={part} depth={0} />;
        // Groups have a frame of their own.
        if (nodeOf(schema).kind === "group") return field;
        return (
          <div key={part} className="bg-sheet border-line rounded-xl border px-4 py-3.5">
            {field}
          </div>
        );
      })}
    </div>
  );
}
