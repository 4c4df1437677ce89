import type { AnyAnswers } from "./answers.ts";
import { questionOf, type QuestionId } from "./questions.ts";
import { beatsOf, type Beat, type Rhythm } from "./rhythms.ts";
import { roadblocks } from "./roadblocks.ts";

/** A beat, and whether one of the visitor's roadblocks lies there. */
export type PulseBeat = Beat & { isRoadblock: boolean };

/** `words` continues a name such as “Your pulse”. */
export type Pulse = { beats: readonly PulseBeat[]; words: string };

/**
 * A visitor's ads as a pulse: a beat for each answer, and the same in words for those who do not see it. Nothing is
 * drawn for a question without an answer. Never throws.
 */
export function pulse(answers: AnyAnswers): Pulse {
  const blocked = new Set(roadblocks(answers).map(({ because }) => because));
  const beats = beatsOf(answers).map((beat) => ({ ...beat, isRoadblock: blocked.has(beat.question) }));
  return { beats, words: wordsOf(beats) };
}

/** What stands out. Beats without a fault go without saying: the program beside them may well rebuild that part. */
const TOLD: readonly Rhythm[] = ["flat", "falling", "uneven", "faint"];

function wordsOf(beats: readonly PulseBeat[]): string {
  const rhythms = TOLD.flatMap((rhythm) => {
    const questions = beats.filter((beat) => beat.rhythm === rhythm).map(({ question }) => question);
    return questions.length === 0 ? [] : [`${capital(rhythm)} at ${named(questions)}.`];
  });
  const blocked = beats.filter(({ isRoadblock }) => isRoadblock).map(({ question }) => question);
  const where = blocked.length === 0 ? [] : [`Roadblocks at ${named(blocked)}.`];
  return [COUNTED[beats.length] ?? `${beats.length} beats, one for each answer.`, ...rhythms, ...where].join(
    " ",
  );
}

const COUNTED = ["a flat line, as there are no answers yet.", "one beat so far."];

function named(questions: readonly QuestionId[]): string {
  const names = questions.map((id) => questionOf(id).label.toLowerCase());
  return new Intl.ListFormat("en").format(names);
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
