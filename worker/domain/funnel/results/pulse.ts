import { filled } from "../../content/filled.ts";
import type { PulseWords } from "../../content/parts/results.ts";
import type { AnyAnswers } from "../answers/answers.ts";
import type { QuestionId } from "../answers/questions.ts";
import { listed } from "../../listed.ts";
import { beatsOf, type Beat, type Rhythm } from "../answers/rhythms.ts";
import { roadblocks } from "../answers/roadblocks.ts";

/** A beat, and whether one of the visitor's roadblocks lies there. */
export type PulseBeat = Beat & { isRoadblock: boolean };

/** `words` says the same to those who do not see it. */
export type Pulse = { beats: readonly PulseBeat[]; words: string };

/** The wording of a pulse, and the labels of the answers. */
type Said = { pulse: PulseWords; names: Readonly<Record<QuestionId, string>> };

/**
 * A visitor's ads as a pulse: a beat for each answer, and the same in words for those who do not see it. Nothing is
 * drawn for a question without an answer. Never throws.
 */
export function pulse(answers: AnyAnswers, said: Said): Pulse {
  const blocked = new Set(roadblocks(answers).map(({ because }) => because));
  const beats = beatsOf(answers).map((beat) => ({ ...beat, isRoadblock: blocked.has(beat.question) }));
  return { beats, words: wordsOf(beats, said) };
}

/** What stands out. Beats without a fault go without saying: the program beside them may well rebuild that part. */
const TOLD = ["flat", "falling", "uneven", "faint"] as const satisfies Rhythm[];

function wordsOf(beats: readonly PulseBeat[], { pulse: words, names }: Said): string {
  const parts = (questions: readonly PulseBeat[]) =>
    listed(questions.map(({ question }) => names[question].toLowerCase()));
  const told = (text: string, found: readonly PulseBeat[]) =>
    found.length === 0 ? [] : [filled(text, { parts: parts(found) })];
  const counted =
    [words.none, words.one][beats.length] ?? filled(words.count, { count: String(beats.length) });
  return [
    counted,
    ...TOLD.flatMap((rhythm) =>
      told(
        words[rhythm],
        beats.filter((beat) => beat.rhythm === rhythm),
      ),
    ),
    ...told(
      words.roadblocks,
      beats.filter(({ isRoadblock }) => isRoadblock),
    ),
  ].join(" ");
}
