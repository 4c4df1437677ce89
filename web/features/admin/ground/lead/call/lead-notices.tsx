import type { AssessmentView } from "#domain/leads/assessment-view";
import type { ReactNode } from "react";
import { Button } from "../../../../../ui/button.tsx";
import { useNow } from "../../time/use-now.ts";
import { Ago } from "../../time/ago.tsx";
import type { Claim } from "./use-claim.ts";
import { whyNotCall } from "./why-not-call.ts";

type Props = {
  lead: AssessmentView;
  claim: Claim;
  /** When this lead may be called next, as text; null if it may be now. */
  opensAt: string | null;
  /** Null where no next lead follows. */
  onNext: (() => void) | null;
  onTakeOver: () => void;
};

/** What has happened to the lead in hand, or speaks against calling it. The lead stays until staff go on. */
export function LeadNotices({ lead, claim, opensAt, onNext, onTakeOver }: Props) {
  const why = whyNotCall(lead, useNow());
  const { taken } = claim;
  return (
    <div role="status" className="space-y-2 empty:hidden">
      {why && (
        <Notice>
          <p className="min-w-0">{why}</p>
          {onNext && <NextButton onNext={onNext} />}
        </Notice>
      )}
      {taken && (
        <Notice>
          <p className="min-w-0 [overflow-wrap:anywhere]">
            <strong className="font-semibold">{taken.owner}</strong>{" "}
            {taken.since ? (
              <>
                took this lead <Ago time={taken.since} />.
              </>
            ) : (
              "has this lead."
            )}
          </p>
          <span className="flex flex-wrap gap-2">
            <Button size="sm" variant="outline" onClick={onTakeOver}>
              Take over…
            </Button>
            {onNext && <NextButton onNext={onNext} />}
          </span>
        </Notice>
      )}
      {!why && opensAt && (
        <Notice>
          <p className="min-w-0">{opensAt}</p>
        </Notice>
      )}
    </div>
  );
}

function Notice({ children }: { children: ReactNode }) {
  return (
    <div className="rounded-field border-warning flex flex-wrap items-center justify-between gap-2 border px-3 py-2 text-sm">
      {children}
    </div>
  );
}

function NextButton({ onNext }: { onNext: () => void }) {
  return (
    <Button size="sm" onClick={onNext}>
      Next lead
    </Button>
  );
}
