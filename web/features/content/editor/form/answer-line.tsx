import { scoresAs } from "#domain/content/staff-words";
import { answerRules } from "#domain/offers/scoring/answer-rules";
import { conditionsOf, type OverrideRule } from "#domain/offers/scoring/override-rules";
import { conditionWords, pointsText } from "#domain/offers/scoring/rule-words";
import { useQuery } from "@tanstack/react-query";
import { Link } from "../../../../lib/link.tsx";
import {
  overrideRulePath,
  overrideRulesQuery,
  scoringRulePath,
  scoringRulesQuery,
} from "../../../offers/known/rules-query.ts";
import { useStaffWords } from "../../published/published.ts";
import type { NodeProps } from "./form-context.ts";
import { nodeOf } from "./schema-node.ts";

/** Below an answer: what it counts as, and the points, tier and roadblock that follow from it. */
export function AnswerLine({ schema, value }: Pick<NodeProps, "schema" | "value">) {
  const node = nodeOf(schema);
  const questionId = node.kind === "group" ? node.field?.answerTo : undefined;
  if (questionId === undefined) return null;
  const [answerValue, label] = ["value", "label"].map((key) => String(Reflect.get(Object(value), key) ?? ""));
  return <Carried questionId={questionId} answerValue={answerValue ?? ""} label={label ?? ""} />;
}

type Props = { questionId: string; answerValue: string; label: string };

function Carried({ questionId, answerValue, label }: Props) {
  const words = useStaffWords();
  const { data: rules } = useQuery(scoringRulesQuery());
  const { data: overrides } = useQuery(overrideRulesQuery());
  if (!rules || !overrides) return null;
  const carried = answerRules(questionId, answerValue, { rules, overrides });
  const meaning = scoresAs(questionId, answerValue, label);
  const isEmpty = Object.values(carried).every((each) => each.length === 0);
  if (isEmpty && meaning === null) return null;
  return (
    <ul className="text-ink-2 flex flex-wrap items-center gap-x-3 px-3 pb-2 text-xs [overflow-wrap:anywhere] sm:ps-16">
      {meaning && <li>{meaning}</li>}
      {carried.points.map(({ id, points }) => (
        <li key={id}>
          <RuleLink to={scoringRulePath(id)} words={pointsText(points)} label={label} />
        </li>
      ))}
      {carried.overrides.map((rule) => (
        <li key={rule.id}>
          <OverrideLink rule={rule} questionId={questionId} label={label} />
        </li>
      ))}
      {carried.roadblocks.map((id) => (
        <li key={id}>Roadblock: “{words.roadblocks[id]}”</li>
      ))}
    </ul>
  );
}

type OverrideLinkProps = { rule: OverrideRule; questionId: string; label: string };

/** The tier that an override leads to, and what else has to be answered for it. */
function OverrideLink({ rule, questionId, label }: OverrideLinkProps) {
  const words = useStaffWords();
  const others = conditionsOf(rule).filter((one) => one.questionId !== questionId);
  const also = others.map((one) => ` with ${conditionWords(one, words)}`).join("");
  return <RuleLink to={overrideRulePath(rule.id)} words={`Tier ${rule.targetTier}${also}`} label={label} />;
}

function RuleLink({ to, words, label }: { to: string; words: string; label: string }) {
  return (
    <Link to={to} className="link inline-flex min-h-6 items-center pointer-coarse:min-h-11">
      {words}
      <span className="sr-only"> for {label}: open the rule</span>
    </Link>
  );
}
