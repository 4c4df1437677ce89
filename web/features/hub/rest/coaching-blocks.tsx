import { useContent } from "../../../content/use-content.tsx";
import { Fold } from "../fold.tsx";

/** How coaching works, in four short blocks. */
export function CoachingBlocks() {
  const { heading, blocks } = useContent("hub").coaching;
  return (
    <Fold id="coaching-heading" title={heading}>
      <ul className="grid gap-4 pt-2 pb-6 sm:grid-cols-2">
        {blocks.map(({ title, text }) => (
          <li key={title} className="rounded-box border-base-content/15 grid content-start gap-2 border p-5">
            <h3 className="text-lg font-bold">{title}</h3>
            <p className="text-base-content/80">{text}</p>
          </li>
        ))}
      </ul>
    </Fold>
  );
}
