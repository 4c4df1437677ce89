import { useContent } from "../../../../content/use-content.tsx";

/** Coaching is not a service that we run for the client, so its hub explains more. */
export const COACHING_TIER = 5;

/** How coaching works, in four short blocks; on a phone, paragraphs that begin with their heading. */
export function CoachingBlocks() {
  const { heading, blocks } = useContent("hub").coaching;
  return (
    <section aria-labelledby="coaching-heading" className="grid gap-2 sm:gap-6 print:break-inside-avoid">
      <h2 id="coaching-heading" className="font-display text-title font-extrabold">
        {heading}
      </h2>
      <ul className="grid gap-1.5 sm:grid-cols-2 sm:gap-4">
        {blocks.map(({ title, text }) => (
          <li
            key={title}
            className="sm:rounded-box sm:border-base-content/15 content-start gap-2 max-sm:text-[0.8125rem] max-sm:leading-snug sm:grid sm:border sm:p-5"
          >
            <h3 className="me-1.5 font-bold max-sm:inline sm:text-lg">{title}</h3>
            <p className="text-base-content/80 max-sm:inline">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
