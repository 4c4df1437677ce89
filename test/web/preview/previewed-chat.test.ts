import type { Content } from "#domain/content/content";
import { withValue } from "#domain/content/merged";
import { sample } from "#domain/content/sample/sample";
import { describe, expect, it } from "vitest";
import { previewedChat } from "../../../web/preview/previewed-chat.ts";

const { questions } = sample.interview;
const { thanks } = sample.chat.replies;
const OWN = "My own business";

/** A chat beside an editor. */
function beside() {
  let draft: Content = sample;
  const chat = previewedChat(() => draft, []);
  return {
    chat,
    type: (path: string, text: string) => {
      draft = withValue(draft, path, text);
    },
  };
}

describe("a conversation that is previewed", () => {
  it("begins as the chat does, thanks for an answer and asks the next question", () => {
    const { chat } = beside();
    expect(chat.begin("Hello.")).toEqual(["Hello.", expect.stringContaining(questions.businessType.first)]);
    const { reply, messageCount } = chat.say(OWN);
    expect(reply.startsWith(thanks.businessType)).toBe(true);
    expect(reply).toContain("?");
    expect(messageCount).toBe(1);
    expect(chat.known()).toMatchObject({ collected: { businessType: "own-business" } });
  });

  it("says what is being typed in the editor from its next reply on", () => {
    const { chat, type } = beside();
    chat.begin("Hello.");
    type("chat.replies.thanks.businessType", "Noted, coach.");
    expect(chat.say(OWN).reply.startsWith("Noted, coach.")).toBe(true);
  });

  it("asks again as the draft words it where an answer is none", () => {
    const { chat, type } = beside();
    chat.begin("Hello.");
    type("chat.replies.again", "Once more, please.");
    expect(chat.say("The weather is fine today").reply).toContain("Once more, please.");
    expect(chat.known().collected).toEqual({});
  });

  it("takes what is set by hand in its panel, and forgets all of it when it begins anew", () => {
    const { chat } = beside();
    chat.begin("Hello.");
    chat.correct({ field: "name", value: "Ada" });
    expect(chat.known().collected).toEqual({ name: "Ada" });
    chat.correct({ field: "name", value: null });
    chat.correct({ field: "nothing", value: "Ada" });
    expect(chat.known().collected).toEqual({});
    chat.say(OWN);
    chat.begin("Hello.");
    expect(chat.known()).toMatchObject({ collected: {}, progress: 0 });
  });
});
