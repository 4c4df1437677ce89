import { SAMPLE_ANSWERS } from "../../content/sample-answers.ts";
import { useContent } from "../../content/use-content.tsx";
import { RoadblockList } from "../result/diagnosis.tsx";
import { Finding } from "../result/finding.tsx";
import { ProgramTicket } from "../result/program-ticket.tsx";
import { ResultPanel } from "../result/result-panel.tsx";
import { AssessmentLink } from "./assessment-link.tsx";

/** What an assessment ends with: the parts of a strategy hub, with nobody's answers. */
export function ResultSection() {
  const { result } = useContent("story");
  return (
    <section aria-labelledby="result" className="bg-base-100 border-base-300 border-y">
      <div className="mx-auto max-w-7xl px-5 py-14 sm:px-8 sm:py-20 lg:py-32">
        <div className="grid items-end gap-6 lg:grid-cols-[3fr_2fr]">
          <h2 id="result" className="font-display text-headline font-extrabold text-balance">
            {result.heading}
          </h2>
          <p className="text-base-content/80 text-lg leading-relaxed">{result.text}</p>
        </div>
        <figure className="mt-8 sm:mt-12">
          <ResultPanel>
            <Finding answers={SAMPLE_ANSWERS} above={result.example} Heading="h3" isSample />
            <ProgramTicket offer={{ name: result.program, investment: result.price }} missing={null}>
              <AssessmentLink className="max-sm:px-2">{result.cta}</AssessmentLink>
            </ProgramTicket>
          </ResultPanel>
          <RoadblockList answers={SAMPLE_ANSWERS} className="mt-8 sm:mt-10 lg:grid-cols-2" />
          <figcaption className="text-base-content/75 mt-6 text-sm sm:mt-10">{result.note}</figcaption>
        </figure>
      </div>
    </section>
  );
}
