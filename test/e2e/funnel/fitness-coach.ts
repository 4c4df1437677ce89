import type { ChoiceQuestionId } from "#domain/answers/questions";

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
    "One or two hours a week",
    "Three or four hours a week",
    "Five or six hours a week",
    "Every day of the week",
  ],
  funnel: [
    "I have no plan at all",
    "I have a plan and don’t follow it",
    "I follow my plan, but not every week",
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

export const PEOPLE = [
  ["Nora Feld", "Runs her first ten kilometers"],
  ["Sam Okafor", "Back on the bike after an injury"],
  ["Ida Berg", "Does her first pull-up at fifty"],
  ["Theo Lang", "Sleeps through the night again"],
  ["Mia Castro", "Trains before her children wake"],
  ["Jonas Weber", "Lifts his own weight"],
] as const;

/** What stands where the sample has invented something: by the kind of text. */
export function ownText(place: string): string {
  if (/Address for/.test(place)) return "hello@strong-weeks.example";
  if (/Address$|Where it is sold$/.test(place)) return "https://strong-weeks.example/page";
  if (place.endsWith("Legal name")) return "Strong Weeks GmbH";
  if (place.endsWith("Postal address")) return "Strong Weeks GmbH, Turnstraße 8, 10115 Berlin, Germany";
  return "Coach Hanna Reuter";
}
