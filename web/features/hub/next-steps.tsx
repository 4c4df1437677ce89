import { CalendarRange, FileText, PhoneCall } from "lucide-react";
import type { ReactNode } from "react";
import { business } from "../../content/business.ts";
import { Link } from "../../lib/link.tsx";
import { buttonClass } from "../../ui/button-class.ts";
import { Button } from "../../ui/button.tsx";
import { showToast } from "../../ui/toast.tsx";

type NextStepsProps = {
  sessionId: string;
  /** Link to the program's strategy resource, if staff have set one. */
  resource: string | null;
  bookingAction: ReactNode;
};

export function NextSteps({ sessionId, resource, bookingAction }: NextStepsProps) {
  return (
    <section aria-labelledby="steps-heading" className="grid gap-6 print:hidden">
      <h2 id="steps-heading" className="font-display text-title font-extrabold">
        Your next steps
      </h2>
      <ol className="grid gap-4 lg:grid-cols-3">
        <Step
          icon={<CalendarRange aria-hidden="true" className="size-6" />}
          title="Start with your 7-day plan"
          text="Three steps for today, then one a day: what to open, what to look at, what to write down."
        >
          <Link
            to={`/hub/${sessionId}/plan`}
            className={buttonClass({
              variant: "outline",
              size: "lg",
              className: "justify-self-start max-sm:w-full",
            })}
          >
            Open my 7-day plan
          </Link>
        </Step>
        <Step
          icon={<FileText aria-hidden="true" className="size-6" />}
          title="Read your strategy"
          text="The resource for your program: what happens first, and what you can do today."
        >
          <ResourceAction resource={resource} />
        </Step>
        <Step
          icon={<PhoneCall aria-hidden="true" className="size-6" />}
          title="Talk it through"
          text="A free strategy call about your ads. Bring your numbers and your questions."
        >
          {bookingAction}
        </Step>
      </ol>
    </section>
  );
}

type StepProps = { icon: ReactNode; title: string; text: string; children: ReactNode };

function Step({ icon, title, text, children }: StepProps) {
  return (
    <li className="rounded-box bg-base-100 border-base-300 grid content-start gap-3 border p-6 sm:p-8">
      <span className="text-accent">{icon}</span>
      <h3 className="text-xl font-bold">{title}</h3>
      <p className="text-base-content/80 mb-2">{text}</p>
      {children}
    </li>
  );
}

function ResourceAction({ resource }: { resource: string | null }) {
  const label = "View Strategy Resource";
  if (resource) {
    return (
      <a
        href={resource}
        target="_blank"
        rel="noopener noreferrer"
        className={buttonClass({
          variant: "outline",
          size: "lg",
          className: "justify-self-start max-sm:w-full",
        })}
      >
        {label}
      </a>
    );
  }
  return (
    <Button
      variant="outline"
      size="lg"
      className="justify-self-start max-sm:w-full"
      onClick={() =>
        showToast({
          variant: "destructive",
          title: "Resource Not Available",
          description:
            "The strategy resource for this program is not yet configured. Please contact support. " +
            `Our address: ${business.contact.supportEmail}.`,
        })
      }
    >
      {label}
    </Button>
  );
}
