import type { AnyAnswers } from "#domain/funnel/answers/answers";
import type { PublicOffer } from "#domain/offers/offer";
import { ArrowRight } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { useContent } from "../../../content/use-content.tsx";
import { api, unwrap } from "../../../lib/api.ts";
import { useLoad, type Loaded } from "../../../lib/use-load.ts";
import { buttonClass } from "../../../ui/button-class.ts";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { Finding } from "./finding.tsx";
import { Diagnosis } from "./diagnosis.tsx";
import { ProgramCard } from "./program-card.tsx";
import { ProgramTicket } from "./program-ticket.tsx";
import { ResultPanel } from "./result-panel.tsx";

export type ResultProps = {
  sessionId: string;
  offerTier: number;
  answers: AnyAnswers;
  /** The small line above the finding: a greeting, or what this is. */
  above: string;
  /** The way to a call, which differs by page: a button of variant `outline` and size `lg`. */
  book: ReactNode;
  /** What belongs to the ways on, below the buttons: a notice, a consent. */
  children?: ReactNode;
  /** The attributes of the finding's heading, for pages that move the focus to it: `id`, `ref`, `tabIndex`. */
  heading?: ComponentProps<"h1">;
  /** The level of that heading; those below it are of level 2. */
  Heading?: "h1" | "h2";
};

/**
 * The result of an assessment, as quiz and chat show it, from the same parts as the hub: the finding, the recommended
 * program with the ways on, the other roadblocks, and the program in full. It loads the offer by itself, and does
 * without it if that fails. It is as wide as its place; give it up to 80rem.
 */
export function Result(props: ResultProps) {
  const { offerTier, answers, above, heading, Heading = "h1" } = props;
  const offer = useLoad(`offer ${offerTier}`, () =>
    unwrap(api["tier-configs"][":tier"].$get({ param: { tier: String(offerTier) } })),
  );
  return (
    <ResultSections
      {...props}
      offer={offer}
      finding={<Finding answers={answers} above={above} Heading={Heading} {...(heading && { heading })} />}
    />
  );
}

type ResultSectionsProps = Pick<ResultProps, "sessionId" | "offerTier" | "answers" | "book" | "children"> & {
  offer: Loaded<PublicOffer>;
  finding: ReactNode;
};

/** The same with the offer as far as it is loaded. */
export function ResultSections(props: ResultSectionsProps) {
  const { sessionId, offerTier, answers, offer, finding, book, children } = props;
  const { openHub } = useContent("results");
  const known = offer.state === "ready" ? offer.data : null;
  return (
    <div className="grid gap-12 lg:gap-16">
      <ResultPanel>
        {finding}
        <ProgramTicket offer={known} missing={<MissingOffer isLoading={offer.state === "loading"} />}>
          <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
            {/* Loads a new document: nothing loaded here may read the hub's address (contract 4). */}
            <a href={`/hub/${sessionId}`} className={buttonClass({ size: "lg" })}>
              {openHub}
              <ArrowRight aria-hidden="true" className="size-5" />
            </a>
            {book}
          </div>
          {children}
        </ProgramTicket>
      </ResultPanel>
      <Diagnosis
        answers={answers}
        tier={offerTier}
        offer={known}
        program={known && <ProgramCard offer={known} answers={answers} />}
      />
    </div>
  );
}

function MissingOffer({ isLoading }: { isLoading: boolean }) {
  const words = useContent("results").program.elsewhere;
  return (
    <div aria-busy={isLoading} className="grid gap-2">
      {isLoading ? (
        <Skeleton className="h-36" />
      ) : (
        <>
          <p className="text-accent text-sm font-semibold">{words.above}</p>
          <p className="font-display text-title font-extrabold">{words.heading}</p>
          <p>{words.text}</p>
        </>
      )}
    </div>
  );
}
