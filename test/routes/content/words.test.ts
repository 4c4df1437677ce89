import { BUILT_IN_WORDS, type StaffWords } from "#domain/content/staff-words";
import { expect, it, vi } from "vitest";
import { api } from "../../setup/api.ts";
import { ownContent } from "../../setup/content/own-content.ts";
import { publishContent } from "../../setup/content/publish-content.ts";
import { staffJson } from "../../setup/staff-api.ts";

it("tells staff alone what questions and answers are called, as visitors read them now", async () => {
  expect((await api("/api/content/words")).status).toBe(401);
  const words = () => staffJson<StaffWords>("/api/content/words");
  expect(await words()).toEqual(BUILT_IN_WORDS);
  await publishContent(
    ownContent(({ brand, quiz, results }) => {
      brand.name = "Strong";
      results.names.goal = "Aim";
      quiz.questions.goal.question = "What may {brand} do for you?";
      quiz.questions.goal.options = quiz.questions.goal.options.map((option) =>
        option.value === "scale" ? { ...option, label: "Lifting more" } : option,
      );
    }),
  );
  vi.setSystemTime(Date.now() + 10_000);
  const { names, questions, labels } = await words();
  expect([names.goal, questions.goal, labels.goal["scale"]]).toEqual([
    "Aim",
    "What may Strong do for you?",
    "Lifting more",
  ]);
});
