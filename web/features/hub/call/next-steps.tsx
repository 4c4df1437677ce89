import { ArrowRight, CalendarDays, FileText } from "lucide-react";
import type { ReactNode } from "react";
import { business } from "../../../content/business.ts";
import { Link } from "../../../lib/link.tsx";
import { showToast } from "../../../ui/toast.tsx";
import { goToBooking } from "./booking-action.tsx";
import { ROW_LINK, RowLinkWords } from "../row-link.tsx";

type NextStepsProps = {
  sessionId: string;
  /** Link to the program's strategy resource, if staff have set one. */
  resource: string | null;
  /** Whether a call can be booked here, and is not yet. */
  canBook: boolean;
  /** The offer to be called. */
  callCard: ReactNode;
};

/** What to do next, a row for each. */
export function NextSteps({ sessionId, resource, canBook, callCard }: NextStepsProps) {
  return (
    <section aria-labelledby="steps-heading" className="grid gap-3 sm:gap-6 print:hidden">
      <h2 id="steps-heading" className="font-display text-title font-extrabold">
        Your next steps
      </h2>
      <div className="grid items-start gap-2 sm:gap-4 lg:grid-cols-2">
        <Link to={`/hub/${sessionId}/plan`} className={ROW_LINK}>
          <RowLinkWords
            title="Open my 7-day plan"
            text="Three steps for today, then one a day"
            Icon={ArrowRight}
          />
        </Link>
        <ResourceAction resource={resource} />
        {canBook && (
          <button type="button" className={ROW_LINK} onClick={() => goToBooking(sessionId)}>
            <RowLinkWords
              title="Book Free Call"
              text="We’ll go through your ads together"
              Icon={CalendarDays}
            />
          </button>
        )}
        {callCard}
      </div>
    </section>
  );
}

function ResourceAction({ resource }: { resource: string | null }) {
  const words = (
    <RowLinkWords title="View Strategy Resource" text="The resource for your program" Icon={FileText} />
  );
  if (resource) {
    return (
      <a href={resource} target="_blank" rel="noopener noreferrer" className={ROW_LINK}>
        {words}
      </a>
    );
  }
  return (
    <button type="button" className={ROW_LINK} onClick={tellOfMissingResource}>
      {words}
    </button>
  );
}

function tellOfMissingResource(): void {
  showToast({
    variant: "destructive",
    title: "Resource Not Available",
    description:
      "The strategy resource for this program is not yet configured. Please contact support. " +
      `Our address: ${business.contact.supportEmail}.`,
  });
}
