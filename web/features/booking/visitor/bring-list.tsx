import { useContent } from "../../../content/use-content.tsx";
import type { AnyAnswers } from "#domain/funnel/answers/answers";
import { whatToBring } from "#domain/booking/what-to-bring";

/** What to have at hand on a booked call. */
export function BringList({ answers, Heading = "h3" }: { answers: AnyAnswers; Heading?: "h2" | "h3" }) {
  const { bring, bringing } = useContent("booking");
  return (
    <div className="rounded-box bg-base-100 border-base-300 grid max-w-2xl gap-4 border p-6 sm:p-8">
      <Heading className="text-lg font-bold">{bring}</Heading>
      <ol className="marker:text-accent grid list-decimal gap-3 pl-5 marker:font-bold">
        {whatToBring(answers, bringing).map((point) => (
          <li key={point} className="pl-2">
            {point}
          </li>
        ))}
      </ol>
    </div>
  );
}
