import { coachingBlocks } from "./coaching.ts";

/** How coaching works, in four short blocks. */
export function CoachingBlocks() {
  return (
    <section aria-labelledby="coaching-heading" className="grid gap-6 print:break-inside-avoid">
      <h2 id="coaching-heading" className="font-display text-title font-extrabold">
        How coaching works
      </h2>
      <ul className="grid gap-4 sm:grid-cols-2">
        {coachingBlocks.map(({ title, text }) => (
          <li key={title} className="rounded-box border-base-content/15 grid content-start gap-2 border p-6">
            <h3 className="text-lg font-bold">{title}</h3>
            <p className="text-base-content/80">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
