import { describe, expect, it } from "vitest";
import { rows } from "../setup/database/rows.ts";
import { staffApi, staffJson } from "../setup/staff-api.ts";
import { submitLead } from "../setup/submit-lead.ts";

type Stored = Record<string, unknown> & { version: number };

/** A record that staff edit, and the write that gives it the nth value. */
type Edit = {
  write: (n: number) => { path: string; method: string; json: unknown };
  value: (n: number) => unknown;
};
type Kind = { name: string; field: string; edit: () => Promise<Edit & { version: number }> };

const AT_ONCE = 12;

function edit(
  path: string,
  method: string,
  json: (n: number) => unknown,
  value: (n: number) => unknown,
): Edit {
  return { write: (n) => ({ path, method, json: json(n) }), value };
}

async function ruleEdit(path: string, field: string): Promise<Edit & { version: number }> {
  const [rule] = await staffJson<(Stored & { id: number })[]>(path);
  if (!rule) throw new Error("There is no rule.");
  const value = (n: number) => 1000 - n;
  return {
    ...edit(`${path}/${rule.id}`, "PUT", (n) => ({ ...rule, [field]: value(n) }), value),
    version: rule.version,
  };
}

const KINDS: Kind[] = [
  {
    name: "notes of a lead",
    field: "adminNotes",
    edit: async () => {
      const { sessionId, version } = await submitLead();
      const note = (n: number) => `Note ${n}`;
      const path = `/api/assessment/${sessionId}/admin-notes`;
      return { ...edit(path, "PATCH", (n) => ({ adminNotes: note(n) }), note), version };
    },
  },
  {
    name: "deal value of a lead",
    field: "dealValue",
    edit: async () => {
      const { sessionId, version } = await submitLead();
      const path = `/api/assessment/${sessionId}/lead-status`;
      return {
        ...edit(
          path,
          "PATCH",
          (n) => ({ leadStatus: "Won", dealValue: n }),
          (n) => n,
        ),
        version,
      };
    },
  },
  {
    name: "setting",
    field: "value",
    edit: async () => {
      const value = (n: number) => String(100 + n);
      const json = (n: number) => ({ key: "hub_expiry_hours", value: value(n) });
      return { ...edit("/api/system-settings", "POST", json, value), version: 1 };
    },
  },
  {
    name: "offer",
    field: "name",
    edit: async () => {
      const [offer] = await staffJson<Stored[]>("/api/tier-configs");
      if (!offer) throw new Error("There is no offer.");
      const name = (n: number) => `Offer ${n}`;
      return {
        ...edit("/api/tier-configs", "POST", (n) => ({ ...offer, name: name(n) }), name),
        version: offer.version,
      };
    },
  },
  { name: "scoring rule", field: "points", edit: () => ruleEdit("/api/scoring-rules", "points") },
  { name: "score range", field: "maxScore", edit: () => ruleEdit("/api/score-ranges", "maxScore") },
  { name: "override rule", field: "priority", edit: () => ruleEdit("/api/override-rules", "priority") },
];

/** Sends all writes before any of them is answered. */
async function allAtOnce({ write }: Edit, version?: number) {
  const sent = Array.from({ length: AT_ONCE }, (_, n) => {
    const { path, ...init } = write(n);
    return staffApi(path, { ...init, ...(version !== undefined && { version }) });
  });
  return Promise.all(
    (await Promise.all(sent)).map(async (answer) => ({
      status: answer.status,
      body: await answer.json<Record<string, unknown>>(),
    })),
  );
}

const edits = async () => Number((await rows("select count(*) as n from audit"))[0]?.["n"]);

describe.each(KINDS)(`${AT_ONCE} edits of the same $name at once`, ({ field, edit: begin }) => {
  it("are one edit, and for all others a conflict with what it made of the record", async () => {
    const kind = await begin();
    const answers = await allAtOnce(kind, kind.version);
    const won = answers.findIndex(({ status }) => status === 200);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([
      200,
      ...Array.from({ length: AT_ONCE - 1 }, () => 409),
    ]);
    for (const { body } of answers.filter(({ status }) => status === 409)) {
      expect(body).toMatchObject({
        code: "conflict",
        current: { [field]: kind.value(won), version: kind.version + 1 },
      });
    }
    expect(await edits()).toBe(1);
  });

  it("are made one after the other where no version is named", async () => {
    const kind = await begin();
    const answers = await allAtOnce(kind);
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(await edits()).toBe(AT_ONCE);
    const { path, ...late } = kind.write(AT_ONCE);
    const stale = await staffApi(path, { ...late, version: kind.version });
    expect(await stale.json()).toMatchObject({ current: { version: kind.version + AT_ONCE } });
  });
});
