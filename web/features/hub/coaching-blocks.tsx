import { useContent } from "../../content/use-content.tsx";

/** How coaching works, in four short blocks. */
export function CoachingBlocks() {
  const { heading, blocks } = useContent("hub").coaching;
  return (
    <section aria-labelledby="coaching-heading" className="grid gap-4 sm:gap-6 print:break-inside-avoid">
      <h2 id="coaching-heading" className="font-display text-title font-extrabold">
        {heading}
      </h2>
      <ul className="grid gap-4 sm:grid-cols-2">
        {blocks.map(({ title, text }) => (
          <li key={title} className="rounded-box border-base-content/15 grid content-start gap-2 border p-5">
            <h3 className="text-lg font-bold">{title}</h3>
            <p className="text-base-content/80">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
