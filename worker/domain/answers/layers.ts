import type { AnyAnswers } from "./answers.ts";
import type { AnswerTo, ChoiceQuestionId, QuestionId } from "./questions.ts";

/** The four parts that a campaign stands on, from the ground up. */
export const LAYERS = [
  { id: "product", name: "Product" },
  { id: "audience", name: "Audience" },
  { id: "offer", name: "Offer" },
  { id: "funnel", name: "Funnel" },
] as const;

/** How a visitor's own words name a layer. */
const NAMES: Record<LayerId, RegExp> = {
  product: /\bproducts?\b/i,
  audience: /\b(audiences?|targeting)\b/i,
  offer: /\boffers?\b/i,
  funnel: /\b(funnels?|landing pages?)\b/i,
};

export type LayerId = (typeof LAYERS)[number]["id"];

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

/** `words` continues a name such as “Your foundation”. */
export type Foundation = { layers: readonly Layer[]; words: string };

type Condition = { [Id in ChoiceQuestionId]: { question: Id; answer: AnswerTo<Id> } }[ChoiceQuestionId];
type RuleOf<Id extends ChoiceQuestionId> = {
  because: Id;
  answers: readonly AnswerTo<Id>[];
  given?: Condition;
  layers: readonly LayerId[];
  state: "weak" | "holds";
  says: string;
};
type Rule = { [Id in ChoiceQuestionId]: RuleOf<Id> }[ChoiceQuestionId];

/**
 * What an answer says of a layer; the first that speaks of it counts. Weak ones come in the order of the roadblocks.
 * An answer without a rule speaks of none.
 */
const RULES: readonly Rule[] = [
  { because: "funnel", answers: ["no-funnel"], layers: ["funnel"], state: "weak", says: "Missing" },
  {
    because: "funnel",
    answers: ["not-converting"],
    layers: ["funnel"],
    state: "weak",
    says: "Doesn’t convert",
  },
  {
    because: "situation",
    answers: ["haven't-run-ads"],
    layers: ["audience"],
    state: "weak",
    says: "Unknown to Meta",
  },
  { because: "funnel", answers: ["inconsistent"], layers: ["funnel"], state: "weak", says: "On and off" },
  { because: "funnel", answers: ["converting"], layers: ["funnel"], state: "holds", says: "Converts well" },
  {
    because: "situation",
    answers: ["working-handoff"],
    layers: ["audience"],
    state: "holds",
    says: "Responds",
  },
  {
    because: "revenue",
    answers: ["10k-50k", "50k-200k", "200k-plus"],
    // An agency's revenue says nothing of what its clients sell.
    given: { question: "businessType", answer: "own-business" },
    layers: ["product"],
    state: "holds",
    says: "Sells today",
  },
];

const NAMED = { state: "named", says: "You brought it up", because: "frustration" } as const;
const UNKNOWN = { state: "unknown", says: null, because: null } as const;

/**
 * What the answers say of each layer, from the ground up, and the same in words for those who do not see it. Where a
 * roadblock is about a layer, that layer is weak, and the first such roadblock's is the weakest. Nothing good is said
 * of the `rebuilt` layers, which the program beside it builds anew, nor of those that frustrate. Never throws.
 */
export function foundationOf(answers: AnyAnswers, rebuilt: readonly LayerId[] = []): Foundation {
  const rules = RULES.filter((rule) => applies(rule, answers));
  const weakest = rules.find(({ state }) => state === "weak");
  const layers = LAYERS.map(({ id, name }) => {
    const rule = rules.find((each) => each.layers.includes(id));
    const isNamed = rule?.state !== "weak" && NAMES[id].test(answers.frustration ?? "");
    const isLeftOut = rule?.state === "holds" && rebuilt.includes(id);
    const { state, says, because } = isNamed ? NAMED : rule && !isLeftOut ? rule : UNKNOWN;
    return { id, name, state, says, because, isWeakest: rule !== undefined && rule === weakest };
  });
  return { layers, words: wordsOf(layers) };
}

function applies({ because, answers: telling, given }: Rule, answers: AnyAnswers): boolean {
  if (given && answers[given.question] !== given.answer) return false;
  return telling.some((answer) => answer === answers[because]);
}

function wordsOf(layers: readonly Layer[]): string {
  const lines = layers.map(({ name, says, isWeakest }) => {
    if (says === null) return `${name}.`;
    const weakest = isWeakest ? ", the weakest layer" : "";
    return `${name}: ${says.charAt(0).toLowerCase()}${says.slice(1)}${weakest}.`;
  });
  return `from the ground up. ${lines.join(" ")}`;
}
