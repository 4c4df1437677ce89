import { answerLabel } from "#domain/answers/answers";
import { roadblocks } from "#domain/answers/roadblocks";
import type { Hub } from "./hub-data.ts";

/** The roadblocks that the assessment promised to find, each with the answer that revealed it. */
export function RoadblockList({ answers }: Pick<Hub, "answers">) {
  const found = roadblocks(answers);
  if (found.length === 0) return null;
  return (
    <section aria-labelledby="roadblocks-heading" className="grid gap-6">
      <h2 id="roadblocks-heading" className="font-display text-title font-extrabold">
        Your biggest roadblocks
      </h2>
      <ol className="grid gap-8 lg:auto-cols-fr lg:grid-flow-col">
        {found.map(({ because, title, text }, index) => (
          <li
            key={because}
            className="border-primary grid content-start gap-2 border-t-4 pt-5 print:break-inside-avoid"
          >
            <h3 className="font-display text-xl leading-tight font-bold text-balance">
              <span className="text-accent">{index + 1}.</span> {title}
            </h3>
            <p className="text-base-content/80 max-w-prose">{text}</p>
            <p className="text-base-content/75 line-clamp-3 text-sm wrap-anywhere">
              You said: “{answerLabel(because, answers[because] ?? "")}”
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
