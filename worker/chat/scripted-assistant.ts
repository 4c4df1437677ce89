import { scriptedReply } from "#domain/interview/interview-script";
import type { Assistant } from "./assistant.ts";

/** An assistant that needs no model, no key and no network. */
export const scriptedAssistant: Assistant = {
  async *reply({ turn, message, catalog, words, asks, closed }) {
    const text = scriptedReply(turn, message, { catalog, words, asks, closed });
    yield* text.match(/\S+\s*/g) ?? [];
  },
};
