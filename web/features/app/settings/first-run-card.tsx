import type { FirstStep, FirstStepId } from "#domain/settings/first-run";
import { ownerActList } from "#domain/settings/owner-acts";
import { settingsPath } from "#domain/settings/settings-section";
import { useQuery } from "@tanstack/react-query";
import { Circle, CircleCheck } from "lucide-react";
import { buttonClass } from "../../../ui/button-class.ts";
import { Link } from "../../../lib/link.tsx";
import { SettingsCard } from "../../kit/settings/settings-card.tsx";
import { firstRunQuery } from "../../kit/settings/settings-api.ts";

/** Without a link it needs a deploy, and is done nowhere here. */
type Words = { title: string; help: string; link?: { label: string; to: string } };

/** Lists what is in the way of publishing, each with a jump there; then publishes. */
const PUBLISH = "/admin?tab=content&publish=1";

/** What each step is for, and where it is done. What only whoever deploys can set is named as in the README. */
const STEPS: Record<FirstStepId, Words> = {
  texts: {
    title: "Replace the sample text",
    help: "The sample’s people, numbers and addresses are made up. Before you publish, replace each one or mark it “This is ours.”",
    link: { label: "See what is left", to: PUBLISH },
  },
  offers: {
    title: "Replace the sample offers",
    help: "Their names, prices and features are sample text. Change them, or press “This is ours” when you publish.",
    link: { label: "See the offers", to: "/admin?tab=offers" },
  },
  publish: {
    title: "Publish your funnel",
    help: "Until then, visitors to your own domain see ‘Opening soon’ with your brand, and can leave their email address. Each address becomes a lead when you publish.",
    link: { label: "Check and publish", to: PUBLISH },
  },
  booking: {
    title: "Connect your booking page",
    help: "Until it is set, visitors to your own domain can only ask for a call.",
    link: { label: "Set the booking page", to: settingsPath("contact") },
  },
  mail: {
    title: "Send the hub by email",
    help: "Needs your postal address here, and EMAIL_FROM set by a deploy (step 7 of the README).",
    link: { label: "Set name and address", to: settingsPath("contact") },
  },
  callMails: {
    title: "Confirm booked calls by email",
    help: "Turn off your booking page’s own confirmations and reminders, then turn on ours. Each gets a way to say ‘I’ll be there’.",
    link: { label: "Set up the emails", to: settingsPath("contact") },
  },
  hours: {
    title: "Set calling hours",
    help: "These hours decide when a first call is due.",
    link: { label: "Set calling hours", to: settingsPath("calls") },
  },
  slack: {
    title: "Connect Slack",
    help: "Choose the channel in the card below.",
    link: { label: "Choose a channel", to: "#slack" },
  },
  pixel: {
    title: "Measure your ads",
    help: "Set your pixel, and add the URL parameters to your ads.",
    link: { label: "Set up ads", to: settingsPath("ads") },
  },
  assistant: {
    title: "Turn on the AI assistant",
    help: "OPENAI_API_KEY needs a deploy (step 3 of the README). Without one, the built-in assistant asks the questions.",
  },
  owners: {
    title: "Choose who can publish",
    help: `OWNER_EMAILS needs a deploy (step 2 of the README). While it is empty, all staff may ${ownerActList()}.`,
  },
};

/** What makes this installation one's own: what comes next and where, and what is done. Gone once all of it is. */
export function FirstRunCard() {
  const { data } = useQuery(firstRunQuery());
  const steps: readonly FirstStep[] = data?.steps ?? [];
  const open = steps.filter(({ isDone }) => !isDone);
  const done = steps.filter(({ isDone }) => isDone);
  if (open.length === 0) return null;
  return (
    <SettingsCard
      title="Make it yours"
      note={`${done.length} of ${steps.length} done. Until then, some features are limited.`}
      hasRows
    >
      <ul aria-label="To do" className="divide-line divide-y">
        {open.map((step) => (
          <Step key={step.id} step={step} />
        ))}
      </ul>
      {done.length > 0 && (
        <ul aria-label="Done" className="flex flex-wrap gap-x-4 gap-y-1 px-4.5 py-3">
          {done.map(({ id }) => (
            <li key={id} className="text-row text-ink-2 flex items-center gap-1.5">
              <CircleCheck aria-hidden="true" className="text-good size-4 shrink-0" />
              {STEPS[id].title}
            </li>
          ))}
        </ul>
      )}
    </SettingsCard>
  );
}

function Step({ step: { id, left } }: { step: FirstStep }) {
  const { title, help, link } = STEPS[id];
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] items-start gap-x-3 gap-y-2 px-4.5 py-3 sm:grid-cols-[auto_minmax(0,1fr)_auto]">
      <Circle aria-hidden="true" className="text-ink-3 mt-0.5 size-4 shrink-0" />
      <div>
        <p className="font-semibold">
          {title}
          {left ? <span className="text-ink-2 font-normal"> · {leftText(id, left)} left</span> : null}
        </p>
        <p className="text-row text-ink-2">{help}</p>
      </div>
      {link && <Way {...link} />}
    </li>
  );
}

function leftText(id: FirstStepId, count: number): string {
  const what = id === "offers" ? "offer" : "text";
  return count === 1 ? `1 ${what}` : `${count} ${what}s`;
}

/** Within this page it is the browser's own way. */
function Way({ label, to }: NonNullable<Words["link"]>) {
  const look = buttonClass({
    variant: "outline",
    className: "max-w-full justify-self-start max-sm:col-start-2",
  });
  if (to.startsWith("#"))
    return (
      <a href={to} className={look}>
        {label}
      </a>
    );
  return (
    <Link to={to} className={look}>
      {label}
    </Link>
  );
}
