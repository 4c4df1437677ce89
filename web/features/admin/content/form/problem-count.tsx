import { Tag } from "../../ground/look/tag.tsx";
import { useForm } from "./form-context.ts";

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
