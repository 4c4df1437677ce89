import type { Content } from "#domain/content/content";
import { BUILT_IN_WORDS, type StaffWords } from "#domain/content/staff-words";
import type { BreakdownLine } from "#domain/offers/scoring/scoring";
import { expect, it, vi } from "vitest";
import { api } from "../../setup/api.ts";
import { completedLead } from "../../setup/lead.ts";
import { ownContent } from "../../setup/content/own-content.ts";
import { publishContent } from "../../setup/content/publish-content.ts";
import { staffApi, staffJson } from "../../setup/staff-api.ts";

/** Live and read by everybody. */
async function publish(change: (content: Content) => void): Promise<void> {
  await publishContent(ownContent(change));
  vi.setSystemTime(Date.now() + 10_000);
}

it("tells staff alone what questions and answers are called, as visitors read them now", async () => {
  expect((await api("/api/content/words")).status).toBe(401);
  const words = () => staffJson<StaffWords>("/api/content/words");
  expect(await words()).toEqual({ ...BUILT_IN_WORDS, brand: "BPM" });
  await publish(({ brand, quiz, results }) => {
    brand.name = "Strong";
    results.names.goal = "Aim";
    quiz.questions.goal.question = "What may {brand} do for you?";
    quiz.questions.goal.options = quiz.questions.goal.options.map((option) =>
      option.value === "scale" ? { ...option, label: "Lifting more" } : option,
    );
  });
  const { names, questions, labels } = await words();
  expect([names.goal, questions.goal, labels.goal["scale"]]).toEqual([
    "Aim",
    "What may Strong do for you?",
    "Lifting more",
  ]);
});

it("gives a lead's data and the exports in them", async () => {
  const { id, sessionId } = await completedLead();
  await publish(({ quiz, results }) => {
    results.names.situation = "Training";
    quiz.questions.situation.question = "How is your training?";
    for (const option of quiz.questions.situation.options) option.label = `Own ${option.value}`;
  });
  type Told = { breakdown: BreakdownLine[] };
  const own = await (await api(`/api/hub/${sessionId}/export`)).json<{ assessment: Told }>();
  const staffs = await staffJson<{ leads: { data: { assessment: Told } }[] }>("/api/assessments/export", {
    method: "POST",
    json: { ids: [id] },
  });
  const score = await staffJson<Told>(`/api/assessment/${sessionId}/score-breakdown`);
  for (const told of [own.assessment, staffs.leads[0]?.data.assessment, score])
    expect(told?.breakdown).toContainEqual(
      expect.objectContaining({ question: "How is your training?", answer: "Own yo-yo" }),
    );
  const csv = await (await staffApi("/api/assessments/export.csv")).text();
  expect(csv).toContain("Training: Own yo-yo\n");
});
