import { CHOICE_QUESTION_IDS } from "../answers/questions.ts";
import type { Content } from "../../content/content.ts";
import { strangeCharacters } from "../../content/font-characters.ts";
import { placeName, placesOf, type Place } from "../../content/places.ts";
import { sample } from "../../content/sample/sample.ts";
import type { ErrorIssue } from "../../errors.ts";
import { foldText } from "../../fold-text.ts";
import { figuresIn } from "./claim-figures.ts";

/** What may be published but is worth a look first (contract 21). `prices` are the texts of the offers' prices. */
export function contentWarnings(content: Content, prices: readonly string[]): ErrorIssue[] {
  return [...foreignPrices(content, prices), ...leftBehind(content), ...strangeCharacters(content)];
}

/** Where a sum of money is what visitors earn or spend, and no price. */
const NO_PRICES =
  /^(?:quiz\.(?:questions|titles)|chat\.example|interview|contact|story|legal|landing\.(?:stats|testimonials|videos))\b/;

/** Texts with a sum of money that no program or offer has. */
function foreignPrices(content: Content, prices: readonly string[]): ErrorIssue[] {
  const places = placesOf(content);
  const priced = places.filter(({ field }) => field.priced === true).map(({ text }) => text);
  const known = new Set([...priced, ...prices].flatMap(sumsIn));
  const others = places.filter((place) => place.field.priced !== true && !NO_PRICES.test(placeName(place)));
  return others.flatMap((place) =>
    sumsIn(place.text).some((sum) => !known.has(sum)) && !isSuits(place)
      ? [{ path: placeName(place), message: "Names a price that no program or offer has" }]
      : [],
  );
}

/** Whom a program suits is told by what they spend. */
const isSuits = ({ path }: Place) => path.at(-1) === "suits";

/** A sum of money as prices are written: "$3K," "€1,200" or "77 €." */
const SUM = /[$€£] ?\d[\d.,]*(?: ?[km]\b)?|\d[\d.,]*(?: ?[km])? ?[€£]/gi;

function sumsIn(text: string): number[] {
  return (text.match(SUM) ?? []).flatMap((sum) =>
    figuresIn(foldText(sum)).flatMap((figure) => (figure.kind === "money" ? [figure.amount] : [])),
  );
}

/** Answers of the quiz that have words of their own, while the chat still offers or reads back the sample's. */
function leftBehind({ quiz, interview }: Content): ErrorIssue[] {
  return CHOICE_QUESTION_IDS.flatMap((id) => {
    const isOwn = (value: string) =>
      labelOf(quiz.questions[id].options, value) !== labelOf(sample.quiz.questions[id].options, value);
    return interview.questions[id].options.flatMap((option, index) => {
      const shipped = sample.interview.questions[id].options.filter(({ value }) => value === option.value);
      const isLeft = (part: "label" | "brief") =>
        option[part] !== "" && isOwn(option.value) && shipped.some((one) => one[part] === option[part]);
      return (["label", "brief"] as const).flatMap((part) =>
        isLeft(part)
          ? [
              {
                path: `interview.questions.${id}.options.${index}.${part}`,
                message: "The quiz has your own answer here, but the chat still has the sample’s",
              },
            ]
          : [],
      );
    });
  });
}

const labelOf = (options: readonly { value: string; label: string }[], value: string) =>
  options.find((option) => option.value === value)?.label;
