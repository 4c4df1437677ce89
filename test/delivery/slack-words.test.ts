import { SAMPLE_VISITOR } from "#domain/funnel/answers/sample-visitor";
import { describe, expect, it } from "vitest";
import { settled } from "../setup/api.ts";
import { askForCall } from "../setup/ask-for-call.ts";
import { allowConsole } from "../setup/runtime/console-guard.ts";
import { completedLead } from "../setup/lead.ts";
import { ownContent } from "../setup/content/own-content.ts";
import { slackActionsOn, COCKPIT_VARS, connectedSlack } from "../setup/delivery/peers.ts";
import { rows } from "../setup/database/rows.ts";
import { staffApi } from "../setup/staff-api.ts";

const VARS = { ...COCKPIT_VARS, APP_ORIGIN: "https://coach.example" };

/** Live, with other names of the questions that a message names, and other labels of their answers. */
async function publish(brand: string): Promise<void> {
  const document = ownContent((content) => {
    content.brand.name = brand;
    for (const id of ["adSpend", "revenue"] as const) {
      content.results.names[id] = `My ${id}`;
      for (const option of content.quiz.questions[id].options) option.label = `Own: ${option.value}`;
    }
  });
  await rows("update content_versions set status = 'superseded' where status = 'published'");
  await rows(
    `insert into content_versions (number, status, based_on, by, at, note, document)
      select coalesce(max(number), 0) + 1, 'published', 0, 'ada@example.com', 1, '', ? from content_versions`,
    JSON.stringify(document),
  );
}

const small = (message: { blocks: Record<string, unknown>[] } | undefined) =>
  JSON.stringify(message?.blocks.at(-1));

describe("a Slack message about a lead", () => {
  it.each([
    ["by webhook", connectedSlack, { APP_ORIGIN: VARS.APP_ORIGIN }],
    ["by the app", slackActionsOn, VARS],
  ])("%s names the brand and the answers as they are published", async (_how, connected, vars) => {
    const slack = await connected();
    await publish("Strong Weeks");
    const { sessionId } = await completedLead({}, vars);
    await askForCall(sessionId, { vars });
    expect(slack.messages.map(({ text }) => text)).toEqual([
      "New lead: Ada Lovelace · Strong Weeks",
      "Ada Lovelace requested a call · Strong Weeks",
    ]);
    for (const message of slack.messages) {
      expect(small(message)).toContain('"Strong Weeks"');
      const text = JSON.stringify(message);
      for (const answer of [SAMPLE_VISITOR.answers.adSpend, SAMPLE_VISITOR.answers.revenue])
        expect(text).toContain(`Own: ${answer}`);
      for (const id of ["adSpend", "revenue"]) expect(text).toMatch(new RegExp(`\\*My ${id}:?\\*`));
      expect(text).not.toContain("BPM");
    }
  });

  it("takes the new name with the next change of its lead, and keeps it when the lead is erased", async () => {
    const slack = await slackActionsOn();
    const { id, sessionId } = await completedLead({}, VARS);
    expect(small(slack.messages[0])).toContain('"BPM"');
    await publish("Strong Weeks");
    await staffApi(`/api/leads/${id}/claim`, { method: "POST", json: {}, vars: VARS });
    await settled();
    expect(small(slack.messages[0])).toContain('"Strong Weeks"');
    expect(small(slack.messages[0])).not.toContain('"BPM"');
    await staffApi(`/api/assessment/${sessionId}/erase`, { method: "POST", json: {}, vars: VARS });
    await settled();
    expect(slack.messages).toMatchObject([{ text: "This lead was erased · Strong Weeks" }]);
  });

  it("comes whatever is published, in the words that ship", async () => {
    allowConsole(/content_not_read/);
    const slack = await connectedSlack();
    await publish("Strong Weeks");
    await completedLead();
    await rows(`update content_versions set document = '{"brand":{}}'`);
    await completedLead({ name: "Grace Hopper", email: "grace@example.org" });
    expect(slack.messages.map(({ text }) => text)).toEqual([
      "New lead: Ada Lovelace · Strong Weeks",
      "New lead: Grace Hopper · BPM",
    ]);
  });

  it("stays within Slack's limits with the longest name of either", async () => {
    const slack = await connectedSlack();
    await publish("&".repeat(24));
    await completedLead({ name: "<".repeat(500) });
    expect(slack.messages).toHaveLength(1);
    expect(slack.messages[0]?.text.length).toBeLessThan(450);
    expect(slack.messages[0]?.text.endsWith(` · ${"&amp;".repeat(24)}`)).toBe(true);
  });
});
