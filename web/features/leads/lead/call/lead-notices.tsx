import { isHeldAsked } from "#domain/booking/booking-status";
import type { AssessmentView } from "#domain/leads/assessment-view";
import type { ReactNode } from "react";
import { Button } from "../../../../ui/button.tsx";
import { useNow } from "../../../kit/time/use-now.ts";
import { Ago } from "../../../kit/time/ago.tsx";
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
  const now = useNow();
  // Where no lead follows, the head and the question below say it: no number, another owner, a call to decide.
  const isSaid = onNext === null && (lead.phone === null || isHeldAsked(lead, now));
  const why = isSaid ? null : whyNotCall(lead, now);
  const taken = onNext === null && lead.owner !== null ? null : claim.taken;
  return (
    <div role="status" className="lead-pad grid gap-2 py-3 empty:hidden">
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
    <div className="border-wait rounded-lg flex flex-wrap items-center justify-between gap-2 border px-3 py-2 text-sm">
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
