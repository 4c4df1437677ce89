import type { ExtraContent } from "../parts/extra.ts";

/** None ships: what only this company asks is for its owner to say. */
export const extra: ExtraContent = {
  questions: [],
  words: {
    chat: "One more thing, if you like",
    chatHelp: "Your answers help us prepare your call. They change nothing about your result.",
    choose: "Choose one of the answers",
    write: "Write a few words",
    optional: "Optional",
    skip: "Skip",
    save: "Save my answers",
    saved: "Thank you. Your answers are saved.",
    failed: "That didn’t come through. Please try again.",
  },
};
