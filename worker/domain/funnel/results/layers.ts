import type { FoundationWords } from "../../content/parts/foundation.ts";
import type { AnyAnswers } from "../answers/answers.ts";
import { LAYER_IDS, type LayerId } from "../answers/layer-ids.ts";
import type { AnswerTo, ChoiceQuestionId, QuestionId } from "../answers/questions.ts";

/** How a visitor's own words name a layer. */
const NAMES: Record<LayerId, RegExp> = {
  product: /\bproducts?\b/i,
  audience: /\b(audiences?|targeting)\b/i,
  offer: /\boffers?\b/i,
  funnel: /\b(funnels?|landing pages?)\b/i,
};

/** `named`: the visitor's own words bring it up, as good or as bad; `unknown`: no answer speaks of it. */
export type LayerState = "weak" | "named" | "holds" | "unknown";

export type Layer = {
  id: LayerId;
  name: string;
  state: LayerState;
  /** Two to four words beside the name, which fit on a slab; null if nothing is known. */
  says: string | null;
  /** The question whose answer says so; null if none does. */
  because: QuestionId | null;
  /** The weakest one. */
  isWeakest: boolean;
};

export type Foundation = { layers: readonly Layer[]; words: string };

type Condition = { [Id in ChoiceQuestionId]: { question: Id; answer: AnswerTo<Id> } }[ChoiceQuestionId];
type RuleOf<Id extends ChoiceQuestionId> = {
  because: Id;
  answers: readonly AnswerTo<Id>[];
  given?: Condition;
  layers: readonly LayerId[];
  state: "weak" | "holds";
  says: keyof FoundationWords["says"];
};
type Rule = { [Id in ChoiceQuestionId]: RuleOf<Id> }[ChoiceQuestionId];

/**
 * What an answer says of a layer; the first that speaks of it counts. Weak ones come in the order of the roadblocks.
 * An answer without a rule speaks of none.
 */
const RULES: readonly Rule[] = [
  { because: "funnel", answers: ["no-funnel"], layers: ["funnel"], state: "weak", says: "missing" },
  {
    because: "funnel",
    answers: ["not-converting"],
    layers: ["funnel"],
    state: "weak",
    says: "leaks",
  },
  {
    because: "situation",
    answers: ["haven't-run-ads"],
    layers: ["audience"],
    state: "weak",
    says: "unknown",
  },
  { because: "funnel", answers: ["inconsistent"], layers: ["funnel"], state: "weak", says: "unsteady" },
  { because: "funnel", answers: ["converting"], layers: ["funnel"], state: "holds", says: "converts" },
  {
    because: "situation",
    answers: ["working-handoff"],
    layers: ["audience"],
    state: "holds",
    says: "responds",
  },
  {
    because: "revenue",
    answers: ["10k-50k", "50k-200k", "200k-plus"],
    // An agency's revenue says nothing of what its clients sell.
    given: { question: "businessType", answer: "own-business" },
    layers: ["product"],
    state: "holds",
    says: "sells",
  },
];

const NAMED = { state: "named", says: "named", because: "frustration" } as const;
const UNKNOWN = { state: "unknown", says: null, because: null } as const;

/**
 * What the answers say of each layer, from the ground up, and the same in words for those who do not see it. Where a
 * roadblock is about a layer, that layer is weak, and the first such roadblock's is the weakest. Nothing good is said
 * of the `rebuilt` layers, which the program beside it builds anew, nor of those that frustrate. Never throws.
 */
export function foundationOf(
  answers: AnyAnswers,
  words: FoundationWords,
  rebuilt: readonly LayerId[] = [],
): Foundation {
  const rules = RULES.filter((rule) => applies(rule, answers));
  const weakest = rules.find(({ state }) => state === "weak");
  const layers = LAYER_IDS.map((id) => {
    const rule = rules.find((each) => each.layers.includes(id));
    const isNamed = rule?.state !== "weak" && NAMES[id].test(answers.frustration ?? "");
    const isLeftOut = rule?.state === "holds" && rebuilt.includes(id);
    const { state, says, because } = isNamed ? NAMED : rule && !isLeftOut ? rule : UNKNOWN;
    const isWeakest = rule !== undefined && rule === weakest;
    return { id, name: words.names[id], state, says: says && words.says[says], because, isWeakest };
  });
  return { layers, words: wordsOf(layers, words.weakest) };
}

function applies({ because, answers: telling, given }: Rule, answers: AnyAnswers): boolean {
  if (given && answers[given.question] !== given.answer) return false;
  return telling.some((answer) => answer === answers[because]);
}

function wordsOf(layers: readonly Layer[], weakest: string): string {
  const lines = layers.map(({ name, says, isWeakest }) => {
    if (says === null) return `${name}.`;
    return `${name}: ${says.charAt(0).toLowerCase()}${says.slice(1)}${isWeakest ? `, ${weakest}` : ""}.`;
  });
  return lines.join(" ");
}
