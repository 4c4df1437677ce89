import type { HubContent } from "#domain/content/parts/hub";
import { ArrowRight, FileText } from "lucide-react";
import type { ReactNode } from "react";
import { useContent } from "../../../../content/use-content.tsx";
import { PageLink } from "../../../../lib/page-location.tsx";
import { showToast } from "../../../../ui/toast.tsx";
import { ROW_LINK, RowLinkWords } from "../row-link.tsx";

type NextStepsProps = {
  sessionId: string;
  /** Link to the program's strategy resource, if staff have set one. */
  resource: string | null;
  /** The offer to be called: a row like the others, or a whole card. */
  callCard: ReactNode;
  isCallCardFolded: boolean;
};

/** What to do beside booking, whose button is on the first screen: a row for each. */
export function NextSteps({ sessionId, resource, callCard, isCallCardFolded }: NextStepsProps) {
  const { steps } = useContent("hub");
  const { plans } = useContent("shown");
  return (
    <section aria-labelledby="steps-heading" className="grid gap-3 sm:gap-6 print:hidden">
      <h2 id="steps-heading" className="font-display text-title font-extrabold">
        {steps.heading}
      </h2>
      <div className="grid items-start gap-2 sm:gap-4 lg:grid-cols-[repeat(auto-fit,minmax(20rem,1fr))]">
        {plans === "shown" && (
          <PageLink to={`/hub/${sessionId}/plan`} className={ROW_LINK}>
            <RowLinkWords {...steps.plan} Icon={ArrowRight} />
          </PageLink>
        )}
        <ResourceAction resource={resource} />
        {isCallCardFolded ? callCard : <div className="lg:col-span-full empty:hidden">{callCard}</div>}
      </div>
    </section>
  );
}

function ResourceAction({ resource }: { resource: string | null }) {
  const { resource: row, noResource } = useContent("hub").steps;
  const words = <RowLinkWords {...row} Icon={FileText} />;
  if (resource) {
    return (
      <a href={resource} target="_blank" rel="noopener noreferrer" className={ROW_LINK}>
        {words}
      </a>
    );
  }
  return (
    <button type="button" className={ROW_LINK} onClick={() => tellOfMissingResource(noResource)}>
      {words}
    </button>
  );
}

function tellOfMissingResource({ title, text }: HubContent["steps"]["noResource"]): void {
  showToast({ variant: "destructive", title, description: text });
}
