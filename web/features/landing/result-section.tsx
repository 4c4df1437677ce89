import { SAMPLE_ANSWERS } from "../../content/sample-answers.ts";
import { SAMPLE_OFFER } from "../../content/sample-offer.ts";
import { RoadblockList } from "../result/diagnosis.tsx";
import { Finding } from "../result/finding.tsx";
import { ProgramTicket } from "../result/program-ticket.tsx";
import { ResultPanel } from "../result/result-panel.tsx";
import { AssessmentLink } from "./assessment-link.tsx";

/** What an assessment ends with: the parts of a strategy hub, with nobody's answers. */
export function ResultSection() {
  return (
    <section aria-labelledby="result" className="bg-base-100 border-base-300 border-y">
      <div className="mx-auto max-w-7xl px-5 py-14 sm:px-8 sm:py-20 lg:py-32">
        <div className="grid items-end gap-6 lg:grid-cols-[3fr_2fr]">
          <h2 id="result" className="font-display text-headline font-extrabold text-balance">
            What you get
          </h2>
          <p className="text-base-content/80 text-lg leading-relaxed">
            A strategy hub of your own: what’s holding your ads back, the program that fits, and what it
            costs.
          </p>
        </div>
        <figure className="mt-8 sm:mt-12">
          <ResultPanel>
            <Finding answers={SAMPLE_ANSWERS} above="An example" Heading="h3" isSample />
            <ProgramTicket offer={SAMPLE_OFFER} missing={null}>
              <AssessmentLink className="max-sm:px-2">Get My Free Assessment</AssessmentLink>
            </ProgramTicket>
          </ResultPanel>
          <RoadblockList answers={SAMPLE_ANSWERS} className="mt-8 sm:mt-10 lg:grid-cols-2" />
          <figcaption className="text-base-content/75 mt-6 text-sm sm:mt-10">
            An example, made from sample answers. Yours is made from what you tell us.
          </figcaption>
        </figure>
      </div>
    </section>
  );
}
