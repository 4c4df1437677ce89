import { filled } from "#domain/content/filled";
import { useContent } from "../../../content/use-content.tsx";

/** The visitor's own words. */
export function Quoted({ answer }: { answer: string }) {
  const { quote } = useContent("results").finding;
  return (
    <p className="border-primary line-clamp-4 border-l-3 pl-3 font-semibold wrap-anywhere">
      {filled(quote, { answer })}
    </p>
  );
}
