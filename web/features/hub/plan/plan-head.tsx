import type { AnyAnswers } from "#domain/answers/answers";
import { foundationOf } from "#domain/results/layers";
import { filled } from "#domain/content/filled";
import type { Plan } from "#domain/content/given-plans";
import { ArrowLeft, Printer } from "lucide-react";
import { useContent } from "../../../content/use-content.tsx";
import { Link } from "../../../lib/link.tsx";
import { Button } from "../../../ui/button.tsx";
import { Quoted } from "../../result/quoted.tsx";

type PlanHeadProps = {
  hubPath: string;
  /** The roadblock that the plan is against. */
  finding: string;
  plan: Plan;
  answers: AnyAnswers;
};

/** The finding, why it comes first, and the ways back and to the printer. */
export function PlanHead({ hubPath, finding, plan, answers }: PlanHeadProps) {
  const { name } = useContent("brand");
  const { print } = useContent("hub");
  const words = useContent("plan");
  return (
    <header className="grid justify-items-start gap-3 sm:gap-5">
      <Link
        to={hubPath}
        className="link inline-flex min-h-11 items-center gap-1.5 font-semibold print:hidden"
      >
        <ArrowLeft aria-hidden="true" className="size-4" />
        {words.back}
      </Link>
      <div className="grid gap-2">
        <p className="text-accent text-sm font-semibold">
          <span className="hidden print:inline">{name}: </span>
          {words.above}
        </p>
        <h1 className="font-display text-headline font-extrabold text-balance wrap-anywhere">{finding}</h1>
      </div>
      <div className="grid max-w-prose gap-3 print:max-w-none">
        <p className="text-lg leading-snug font-semibold text-balance sm:text-xl">{plan.title}</p>
        {plan.why.map((line) => (
          <p key={line} className="text-base-content/80 max-sm:leading-snug sm:text-lg">
            {line}
          </p>
        ))}
        <OwnWords answers={answers} />
        {answers.businessType === "clients" && <p className="text-base-content/80">{words.forClients}</p>}
        <p className="hidden print:block">{words.onPaper}</p>
      </div>
      <Button
        variant="outline"
        size="lg"
        onClick={() => window.print()}
        className="max-sm:hidden print:hidden"
      >
        <Printer aria-hidden="true" className="size-5" />
        {print}
      </Button>
    </header>
  );
}

/** The visitor's frustration, if it brings up a layer, and what it means for the week. On paper, a page has no room. */
function OwnWords({ answers }: { answers: AnyAnswers }) {
  const foundation = useContent("foundation");
  const words = useContent("plan");
  const named = foundationOf(answers, foundation).layers.filter(({ state }) => state === "named");
  if (named.length === 0) return null;
  const names = named.map(({ name }) => name.toLowerCase());
  return (
    <div className="grid gap-3 print:hidden">
      <Quoted answer={answers.frustration ?? ""} />
      <p className="text-base-content/80 text-lg">
        {filled(words.named, { layers: new Intl.ListFormat("en").format(names) })}
      </p>
    </div>
  );
}
