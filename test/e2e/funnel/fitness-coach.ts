import { CHOICE_QUESTION_IDS, QUESTION_IDS, type QuestionId } from "#domain/funnel/answers/questions";
import type { ChoiceQuestionId } from "#domain/funnel/answers/questions";
import type { Content } from "#domain/content/content";
import { withValue } from "#domain/content/merged";
import { inventedIn, placeName, placesOf } from "#domain/content/places";

/** What a coach says in place of each answer, in the order in which the sample has them. */
export const ANSWERS: Record<ChoiceQuestionId, readonly string[]> = {
  businessType: ["I train for myself", "I coach others"],
  situation: [
    "I haven’t trained yet",
    "I trained and gave up",
    "My weeks go up and down",
    "I’m fit and want a program to follow",
    "I train and want a coach to check my form",
  ],
  adSpend: [
    "Less than one hour a week",
    "Two hours a week",
    "Four hours a week",
    "Six hours a week",
    "Every day of the week",
  ],
  funnel: [
    "I have no plan at all",
    "I have a plan and don’t follow it",
    "I follow my plan some weeks",
    "I follow my plan every week",
  ],
  goal: [
    "Building a first habit",
    "Training every week",
    "Lifting more than last year",
    "Coaching for my team",
  ],
  revenue: ["Beginner", "Some experience", "Well trained", "Competing"],
};

const QUESTIONS: Record<QuestionId, string> = {
  businessType: "Whom is the training for?",
  situation: "How does your training go today?",
  adSpend: "How long do you train?",
  funnel: "Do you have a plan for it?",
  goal: "What would help you most?",
  frustration: "What bothers you most about it?",
  revenue: "How fit are you today?",
  targetRevenue: "Which weight do you want to lift?",
};

export const PEOPLE = [
  ["Nora Feld", "Runs her first ten kilometers"],
  ["Sam Okafor", "Back on the bike after an injury"],
  ["Ida Berg", "Does her first pull-up at fifty"],
  ["Theo Lang", "Sleeps through the night again"],
  ["Mia Castro", "Trains before her children wake"],
  ["Jonas Weber", "Lifts his own weight"],
] as const;

const PROGRAMS = ["Morning Club", "Evening Club", "Twelve Weeks", "One To One"];

/** The sample's trade, and what a coach says instead: none of it longer, as texts may be full. */
const TRADE: readonly (readonly [RegExp, string])[] = [
  [/\bMeta Ad Campaigns\b/g, "Workouts"],
  [/\bMeta (?:ads?|campaigns?)\b/gi, "training"],
  [/\bMeta\b/g, "life"],
  [/\bAds Manager\b/gi, "your diary"],
  [/\bad(?: spend| budget|s? account)s?\b/gi, "time"],
  [/\bAds\b/g, "Reps"],
  [/\bads\b/g, "reps"],
  [/\bad\b/gi, "rep"],
  [/\bfunnel’s\b/g, "plan’s"],
  [/\bFunnels?\b/g, "Plan"],
  [/\bfunnels?\b/g, "plan"],
  [/\bAgency\b/g, "Studio"],
  [/\bagency\b/g, "studio"],
  [/\bagencies\b/gi, "studios"],
  [/\bcampaigns?\b/gi, "workout"],
  [/\b(?:BPM|AdSignals|CORE-4)\b/gi, "Strong"],
  [/\bDIY\b/g, "TBY"],
  [/\bDWY\b/g, "TWU"],
  [/\bDFY\b/g, "TBU"],
  [/\bbpm\.example\b/g, "sw.example"],
  [/(?<!\{)\brevenue\b/g, "lifting"],
  [/\bRevenue\b/g, "Lifting"],
  [/\bclicks?\b/g, "tries"],
];

/** Where the law wants Meta and its ads named, or no words are told. */
const KEPT = /^(?:legal|privacy|notices)\.|\.(?:id|category|updatedOn)$/;

/**
 * Finds and replaces the rest in a file of texts, as one would who doesn't want to type two thousand: the trade's words,
 * the questions of quiz and chat, and whatever the sample has invented.
 */
export function inOwnWords(content: Content): Content {
  // Name and addresses of the company are written by hand, where publishing asks for them, and so is the icon kept.
  const invented = inventedIn(content).filter(({ path, text }) => path[0] !== "company" && text !== "");
  const real = invented.reduce(
    (own, place) => withValue(own, placeName(place), ownText(place.field.label)),
    content,
  );
  const renamed = placesOf(real).reduce((own, place) => {
    const name = placeName(place);
    const text = TRADE.reduce((said, [found, ours]) => said.replace(found, ours), place.text);
    return text === place.text || KEPT.test(name) ? own : withValue(own, name, text);
  }, real);
  const own = structuredClone(renamed);
  ask(own);
  show(own);
  return own;
}

function ask({ quiz, interview }: Content): void {
  for (const id of QUESTION_IDS) {
    quiz.questions[id].question = QUESTIONS[id];
    Object.assign(interview.questions[id], {
      first: QUESTIONS[id],
      again: QUESTIONS[id],
      last: QUESTIONS[id],
    });
  }
  for (const id of CHOICE_QUESTION_IDS) {
    const { options } = quiz.questions[id];
    for (const [index, option] of options.entries()) option.label = ANSWERS[id][index] ?? "";
    const asInQuiz = options.map(({ value }) => ({ value, label: "", brief: "" }));
    Object.assign(interview.questions[id], { options: asInQuiz });
  }
}

/** What the landing page shows of clients and programs. */
function show({ landing, programs, sites }: Content): void {
  const { people } = landing.testimonials;
  people.length = PEOPLE.length;
  for (const [index, [name, text]] of PEOPLE.entries()) Object.assign(people[index] ?? {}, { name, text });
  landing.videos.people.length = 0;
  sites.length = 0;
  for (const [index, program] of programs.list.entries())
    Object.assign(program, { name: PROGRAMS[index], calledAs: [] });
  Object.assign(programs.diy, { short: "TBY" });
  Object.assign(programs.dwy, { name: "Train With Us", short: "TWU" });
  Object.assign(programs.dfy, { name: "Trained By Us", short: "TBU" });
}

/** What stands where the sample has invented something: by the kind of text. */
export function ownText(place: string): string {
  if (/Address for/.test(place)) return "hello@strong-weeks.example";
  if (/Address$|Shop link$|(?:^|› )Site$/.test(place)) return "https://strong-weeks.example/page";
  if (place.endsWith("Legal name")) return "Strong Weeks GmbH";
  if (place.endsWith("Postal address")) return "Strong Weeks GmbH, Turnstraße 8, 10115 Berlin, Germany";
  if (place.endsWith("Figure")) return "2,400";
  return "Coach Hanna Reuter";
}
