import { describe, expect, it } from "vitest";
import { completedLead } from "../../setup/lead.ts";
import { rows } from "../../setup/database/rows.ts";

/** A lead with a message of the app's own; with `ts` null, one by webhook. */
async function toldLead(ts: string | null = "1.1"): Promise<number> {
  const { id } = await completedLead();
  await rows(
    `insert into slack_messages (outbox_id, assessment_id, channel, ts, kind, payload, sent_at)
     values (?, ?, 'C1', ?, 'slack-mql', '{}', 7)`,
    id,
    id,
    ts,
  );
  return id;
}

const change = (id: number, text: string) =>
  rows("update assessments set next_action = ?, updated_at = updated_at + 1 where id = ?", text, id);
const queued = (kind: string) =>
  rows("select assessment_id as lead, status, payload from outbox where kind = ? order by id", kind);

describe("a change to a lead with a message in Slack", () => {
  it("makes one row, due by the lead's newest time, and so do several in a row", async () => {
    const id = await toldLead();
    for (const text of ["one", "two", "three"]) await change(id, text);
    expect(await queued("slack-update")).toEqual([{ lead: id, status: "pending", payload: "{}" }]);
    const [{ due, at } = {}] = await rows(
      "select o.due_at as due, a.updated_at as at from outbox o join assessments a on a.id = o.assessment_id",
    );
    expect(Number(at) - Number(due)).toBe(0);
  });

  it("makes another once the first is under way, or was sent", async () => {
    const id = await toldLead();
    await change(id, "one");
    await rows("update outbox set begun_at = 1, lease_until = 1");
    await change(id, "two");
    await rows("update outbox set status = 'sent', begun_at = null");
    await change(id, "three");
    expect((await queued("slack-update")).map(({ status }) => status)).toEqual(["sent", "sent", "pending"]);
  });

  it("takes the place of a row that waits for the cron, and of none that a sender has", async () => {
    const id = await toldLead();
    await change(id, "one");
    const [before] = await rows("select id from outbox where kind = 'slack-update'");
    await change(id, "two");
    const [after] = await rows("select id from outbox where kind = 'slack-update'");
    expect(Number(after?.["id"])).toBeGreaterThan(Number(before?.["id"]));
    await rows("update outbox set lease_until = 1 where kind = 'slack-update'");
    await change(id, "three");
    expect(await rows("select id from outbox where kind = 'slack-update'")).toEqual([after]);
  });

  it("makes none for a mail that was sent, which staff are told of all the same", async () => {
    const id = await toldLead();
    const told = () => rows("select count(*) as count from changes where entity_id = ?", String(id));
    const [before] = await told();
    await rows("update assessments set email_sent_at = 5 where id = ?", id);
    expect(await queued("slack-update")).toEqual([]);
    expect(await told()).toEqual([{ count: Number(before?.["count"]) + 1 }]);
  });

  it("of another makes none for this one", async () => {
    await toldLead();
    const { id: other } = await completedLead({ email: "grace@other.example" });
    await change(other, "x");
    expect(await queued("slack-update")).toEqual([]);
  });

  it("makes none where its message cannot be changed, nor for what staff do not see", async () => {
    const hook = await toldLead(null);
    await change(hook, "x");
    const id = await toldLead();
    await rows("update assessments set hub_expiry_handled_at = 5 where id = ?", id);
    await rows("update outbox set attempts = attempts");
    expect(await queued("slack-update")).toEqual([]);
  });
});

describe("a lead that is erased", () => {
  it("has each message overwritten, now and once more, by rows that know nothing of it", async () => {
    const id = await toldLead();
    await rows("delete from assessments where id = ?", id);
    const payload = '{"channel":"C1","ts":"1.1","sentAt":7}';
    const row = { lead: null, status: "pending", payload };
    expect(await queued("slack-erased")).toEqual([row, row]);
    const [{ gap } = {}] = await rows(
      "select max(due_at) - min(due_at) as gap from outbox where kind = 'slack-erased'",
    );
    expect(gap).toBe(60_000);
    expect(await rows("select * from slack_messages")).toEqual([]);
  });

  it("is listed for deletion by hand where its message came by webhook", async () => {
    const id = await toldLead(null);
    await rows("delete from assessments where id = ?", id);
    expect(await rows("select status, last_error from outbox where kind = 'slack-erased'")).toEqual([
      { status: "dead", last_error: "delete_by_hand" },
    ]);
  });

  it("and was never told of makes no row", async () => {
    await toldLead();
    const { id } = await completedLead();
    await rows("delete from assessments where id = ?", id);
    expect(await queued("slack-erased")).toEqual([]);
  });
});
