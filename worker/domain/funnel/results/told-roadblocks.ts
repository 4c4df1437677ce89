import { filled } from "../../content/filled.ts";
import type { RoadblockWords } from "../../content/parts/results.ts";
import type { AnyAnswers } from "../answers/answers.ts";
import { roadblocks, type Roadblock } from "../answers/roadblocks.ts";

/** A roadblock in words for its visitor. */
export type ToldRoadblock = Pick<Roadblock, "id" | "because"> & { title: string; text: string };

/** The roadblocks of a visitor's ads in words, biggest first. */
export function toldRoadblocks(answers: AnyAnswers, words: RoadblockWords): ToldRoadblock[] {
  return roadblocks(answers).map(({ id, because, times }) => {
    const values = times === null ? {} : { times: times.toLocaleString("en-US") };
    const { title, text } = words[id];
    return { id, because, title, text: filled(text, values) };
  });
}
