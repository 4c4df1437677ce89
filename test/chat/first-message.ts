import { chat } from "#domain/content/sample/chat";
import { sample } from "#domain/content/sample/sample";
import { takeTurn } from "#domain/funnel/interview/interview";
import { FIRST_INTERVIEW } from "#domain/funnel/interview/interview-state";
import { ASKS } from "../setup/content/interview-words.ts";
import { SAMPLE_CATALOG, catalogWith } from "../setup/content/sample-catalog.ts";

export const MODEL_SETTINGS = {
  apiKey: "k",
  baseUrl: "http://model.test/v1",
  model: "m",
  dailyTokens: Infinity,
};

const message = "hello";

/** What an assistant is asked when a visitor says hello. */
export const FIRST_MESSAGE = {
  message,
  turn: takeTurn(
    { messageId: "m1", message },
    { collected: {}, closed: false, catalog: SAMPLE_CATALOG, words: ASKS },
    FIRST_INTERVIEW,
  ),
  history: [],
  catalog: catalogWith([]),
  words: chat.replies,
  about: sample.assistant,
  asks: ASKS,
  closed: false,
};
