import { describe, expect, it } from "vitest";
import { env } from "cloudflare:workers";
import { countingAssessment } from "#domain/leads/counting-assessment";
import { LEAD_STATUSES } from "#domain/leads/pipeline";
import { personRank, type RankFacts } from "#domain/leads/person-rank";
import { countReads } from "../../../setup/database/count-reads.ts";
import { claimLead } from "../../../../worker/db/calls/queue/claim-lead.ts";
import { saveNextAction } from "../../../../worker/db/calls/next-action.ts";
import { openDb } from "../../../../worker/db/client.ts";
import { projectLeads } from "../../../../worker/db/calls/consequences/project-leads.ts";
import { project } from "../../../setup/figures/project.ts";
import { randomFrom } from "../../../setup/random/random.ts";
import { rows } from "../../../setup/database/rows.ts";

type Lead = Record<string, string | number | null>;
const db = () => openDb(env.DB, "first-primary").db;

const MAIL = { email: "ada@one.example" };
const NUMBER = { phone: "+14035550134", call_consent_at: 1 };
const OTHER_NUMBER = { phone: "+14035550135", call_consent_at: 1 };
const ADA = { owner: "ada@example.com", owner_since: 5 };
const GRACE = { owner: "grace@example.com", owner_since: 6 };
const ACTION = { next_action: "Send the plan", next_action_at: 900, next_action_told_at: null };
const LOST = { lead_status: "Lost" };

/** Assessments by number, the later ones the newer. */
async function leads(...given: Lead[]): Promise<void> {
  for (const [index, lead] of given.entries()) await addLead(index + 1, lead);
}

async function addLead(id: number, lead: Lead): Promise<void> {
  const row: Lead = {
    id,
    session_id: `s${id}`,
    assessment_type: "quiz",
    created_at: id,
    updated_at: id,
    ...lead,
  };
  const columns = Object.keys(row);
  await rows(
    `insert into assessments (${columns.join(", ")}) values (${columns.map(() => "?").join(", ")})`,
    ...Object.values(row),
  );
  await rows("insert into lead_visits (lead_id, begun_at, ip_address) values (?, 1, '192.0.2.1')", id);
}

async function change(id: number, lead: Lead): Promise<void> {
  const set = Object.keys(lead).map((column) => `${column} = ?`);
  await rows(`update assessments set ${set.join(", ")} where id = ?`, ...Object.values(lead), id);
}

/** Which assessments gave way. */
async function gaveWay(): Promise<unknown[]> {
  await project();
  const found = await rows("select id from assessments where gave_way_to is not null order by id");
  return found.map(({ id }) => id);
}

type Case = [what: string, given: Lead[], gaveWay: number[]];

const CASES: Case[] = [
  ["nobody gives way alone", [{ ...MAIL, ...NUMBER }], []],
  ["the older of one e-mail", [MAIL, MAIL], [1]],
  ["the older of one e-mail in another case", [{ email: "ADA@One.example" }, MAIL], [1]],
  ["all but the newest", [MAIL, MAIL, MAIL], [1, 2]],
  [
    "the older of one phone under other e-mails",
    [
      { ...MAIL, ...NUMBER },
      { email: "b@b.example", ...NUMBER },
    ],
    [1],
  ],
  [
    "those that a third one joins, by e-mail and by phone",
    [MAIL, { email: "c@c.example", ...NUMBER }, { ...MAIL, ...NUMBER }],
    [1, 2],
  ],
  [
    "the ends of such a chain, whichever came last",
    [MAIL, { ...MAIL, ...NUMBER }, { email: "c@c.example", ...NUMBER }],
    [1, 2],
  ],
  [
    "nobody with a number to another number under the same e-mail",
    [
      { ...MAIL, ...NUMBER },
      { ...MAIL, ...OTHER_NUMBER },
    ],
    [],
  ],
  ["one without a number to any of them", [MAIL, { ...MAIL, ...NUMBER }, { ...MAIL, ...OTHER_NUMBER }], [1]],
  [
    "of each number all but the newest",
    [
      { ...MAIL, ...NUMBER },
      { ...MAIL, ...OTHER_NUMBER },
      { email: "c@c.example", ...NUMBER },
      { ...MAIL, ...OTHER_NUMBER },
    ],
    [1, 2],
  ],
  ["nobody to one of the same address alone", [{}, {}], []],
  ["nobody to a newer one that is Lost", [MAIL, { ...MAIL, ...LOST }], []],
  ["nobody to a newer one that is Won", [MAIL, { ...MAIL, lead_status: "Won" }], []],
  ["the older to one on Hold", [MAIL, { ...MAIL, lead_status: "Hold" }], [1]],
  ["a closed one to a newer open one", [{ ...MAIL, ...LOST }, MAIL], [1]],
  [
    "nobody among closed ones",
    [
      { ...MAIL, ...LOST },
      { ...MAIL, ...LOST },
    ],
    [],
  ],
  ["nobody to what a machine filled in", [MAIL, { ...MAIL, suspect: 1 }], []],
  ["nobody with a number to one without", [{ ...MAIL, ...NUMBER }, MAIL], []],
  ["what is older than one with a number", [MAIL, { ...MAIL, ...NUMBER }, MAIL], [1]],
  [
    "nobody with a number to a booked call without one",
    [
      { ...MAIL, ...NUMBER },
      { ...MAIL, call_status: "booked" },
    ],
    [],
  ],
  [
    "nobody with a number to a consent that was taken back under the same e-mail",
    [
      { ...MAIL, ...NUMBER },
      { ...MAIL, call_withdrawn_at: 1 },
    ],
    [],
  ],
  [
    "nobody with a number to another that must not be called",
    [
      { ...MAIL, ...NUMBER },
      { ...MAIL, ...OTHER_NUMBER, phone_flag: "do_not_call" },
    ],
    [],
  ],
  [
    "one with a number to the same with a booked call, though a newer one has none",
    [
      { ...MAIL, ...NUMBER },
      { ...MAIL, ...NUMBER, call_status: "booked" },
      { ...MAIL, ...NUMBER, phone_flag: "many_numbers" },
    ],
    [1],
  ],
  [
    "nobody to one of too many numbers from one address",
    [
      { ...MAIL, ...NUMBER },
      { ...MAIL, ...NUMBER, phone_flag: "many_numbers" },
    ],
    [],
  ],
];

describe("of one person's assessments", () => {
  it.each(CASES)("gives way: %s", async (_what, given, expected) => {
    await leads(...given);
    expect(await gaveWay()).toEqual(expected);
  });

  it("the older counts again when the newer is erased, lost or somebody else's", async () => {
    const given = [
      { ...MAIL, ...NUMBER },
      { ...MAIL, ...NUMBER },
    ];
    await leads(...given);
    await change(2, LOST);
    expect(await gaveWay()).toEqual([]);
    await change(2, { lead_status: "SQL" });
    expect(await gaveWay()).toEqual([1]);
    await change(2, { email: "else@one.example", phone: "+14035550139" });
    expect(await gaveWay()).toEqual([]);
    await change(2, { email: "ADA@one.example" });
    expect(await gaveWay()).toEqual([]);
    await change(2, { phone: NUMBER.phone });
    expect(await gaveWay()).toEqual([1]);
    await rows("delete from assessments where id = 2");
    expect(await gaveWay()).toEqual([]);
  });

  it("the ends of a chain part when what joined them goes", async () => {
    await leads(MAIL, { ...MAIL, ...NUMBER }, { email: "c@c.example", ...NUMBER });
    await rows("delete from assessments where id = 2");
    expect(await gaveWay()).toEqual([]);
  });

  it("one that loses all by which it is joined stands for itself", async () => {
    await leads(MAIL, MAIL);
    await change(1, { email: null });
    expect(await gaveWay()).toEqual([]);
  });

  it("are as counted in plain words after any inserts, changes and deletes", async () => {
    const { pick, chance, int } = randomFrom(17);
    const some = (): Lead => ({
      email: pick(["a@x.example", "A@x.example", "b@x.example", "c@x.example", null]),
      phone: pick(["+1", "+2", null, null]),
      lead_status: pick(LEAD_STATUSES),
      suspect: Number(chance(0.1)),
      call_status: pick([null, null, "booked"]),
    });
    const seen: { stored: unknown[]; counted: number[] }[] = [];
    for (let id = 1; id <= 120; id++) {
      await addLead(id, some());
      if (chance(0.5)) await change(1 + int(id), some());
      if (chance(0.3)) await rows("delete from assessments where id = ?", 1 + int(id));
      if (id % 10 === 0) seen.push({ stored: await gaveWay(), counted: await plainly() });
    }
    expect(seen.map(({ stored }) => stored)).toEqual(seen.map(({ counted }) => counted));
    expect(seen.at(-1)?.stored.length).toBeGreaterThan(10);
  });

  it("hundreds of one person read and write little when one more comes", async () => {
    await rows(
      `insert into assessments (session_id, assessment_type, created_at, updated_at, email)
       select 'p' || value, 'quiz', value, value, 'ada@one.example' from json_each(?)`,
      JSON.stringify(Array.from({ length: 300 }, (_, index) => index + 1)),
    );
    for (let piece = 0; piece < 3; piece++) await project();
    const before = await rows("select count(*) as n from changes");
    await addLead(1000, MAIL);
    await project();
    const after = await rows("select count(*) as n from changes");
    expect(Number(after[0]?.["n"]) - Number(before[0]?.["n"])).toBe(2);
    const { d1, reads } = countReads(env.DB);
    await d1
      .prepare(
        `insert into assessments (session_id, assessment_type, created_at, updated_at, email)
         values ('new', 'quiz', 1, 1, 'somebody@else.example')`,
      )
      .run();
    await projectLeads(openDb(d1, "first-primary").db);
    expect(reads.rows).toBeLessThan(2000);
  });
});

/** The same by following everybody who shares something with somebody. */
async function plainly(): Promise<number[]> {
  const { results } = await env.DB.prepare(
    `select id, lower(email) as email, phone, phone_flag as phoneFlag, suspect, lead_status as leadStatus,
       call_status as callStatus, call_withdrawn_at as callWithdrawnAt from assessments order by id`,
  ).all<Omit<RankFacts, "suspect"> & { id: number; email: string | null; suspect: 0 | 1 }>();
  const all = results.map((row) => ({
    ...row,
    suspect: row.suspect === 1,
    keys: [row.email, row.phone].filter((key) => key !== null),
  }));
  const gone: number[] = [];
  for (const one of all) {
    const keys = new Set(one.keys);
    for (let size = -1; size !== keys.size;) {
      size = keys.size;
      for (const other of all)
        if (other.keys.some((key) => keys.has(key))) other.keys.forEach((key) => keys.add(key));
    }
    const person = all.filter((other) => other.keys.some((key) => keys.has(key))).toReversed();
    const counting = countingAssessment(person, one);
    if (personRank(counting) > 1 && counting.id > one.id) gone.push(one.id);
  }
  return gone;
}

describe("what was to be done for the older one", () => {
  const workOf = async (id: number) => {
    await project();
    return (
      await rows("select owner, owner_since, next_action, next_action_at from assessments where id = ?", id)
    )[0];
  };
  const done = { ...ADA, next_action: ACTION.next_action, next_action_at: ACTION.next_action_at };
  /** By its time an owner who came over is known from one who claimed it. */
  const takenOver = (id: number) => ({ ...done, owner_since: id });

  it("is taken over by the newer one, and is still there when that one is erased", async () => {
    await leads({ ...MAIL, ...ADA, ...ACTION }, MAIL);
    expect(await workOf(2)).toEqual(takenOver(2));
    await rows("delete from assessments where id = 2");
    expect([await gaveWay(), await workOf(1)]).toEqual([[], done]);
  });

  it("leaves alone what the newer one has, and a number where it was given", async () => {
    const later = { next_action: "Call in spring", next_action_at: 2000 };
    await leads({ ...MAIL, ...NUMBER, ...ADA, ...ACTION });
    await addLead(2, { ...MAIL, ...GRACE, ...later });
    expect([await gaveWay(), await workOf(2)]).toEqual([[], { ...GRACE, ...later }]);
    await change(1, { phone: null });
    expect([await gaveWay(), await workOf(2)]).toEqual([[1], { ...GRACE, ...later }]);
    expect(await rows("select phone, call_consent_at from assessments where id = 2")).toEqual([
      { phone: null, call_consent_at: null },
    ]);
  });

  it("and is done to it afterwards, is done for the newer one, which keeps an owner of its own", async () => {
    await leads(MAIL, MAIL, { email: "b@one.example" }, { email: "b@one.example", ...GRACE });
    await project();
    const act = { who: ADA.owner, now: 50, expected: null };
    const plan = { nextAction: ACTION.next_action, nextActionAt: ACTION.next_action_at };
    for (const older of [1, 3]) {
      await claimLead(db(), older, act, false);
      await saveNextAction(db(), older, act, plan);
    }
    expect([await workOf(2), await workOf(4)]).toEqual([takenOver(2), { ...done, ...GRACE }]);
    await change(2, { next_action_told_at: 7 });
    await saveNextAction(db(), 1, act, { nextActionAt: 1000 });
    expect(await rows("select next_action_at, next_action_told_at from assessments where id = 2")).toEqual([
      { next_action_at: 1000, next_action_told_at: null },
    ]);
    await claimLead(db(), 1, { ...act, who: GRACE.owner }, true);
    await saveNextAction(db(), 1, act, { nextAction: null, nextActionAt: null });
    expect(await workOf(2)).toEqual({ ...takenOver(2), owner: GRACE.owner, next_action_at: 1000 });
  });

  it("comes back from a lost lead that is followed by a new one", async () => {
    await leads({ ...MAIL, ...ADA, ...LOST }, MAIL);
    expect(await workOf(2)).toMatchObject({ owner: ADA.owner });
  });

  it("is taken over once: a lead that was given up stays nobody's", async () => {
    await leads({ ...MAIL, ...ADA }, MAIL);
    await project();
    await change(2, { owner: null, owner_since: null });
    await change(2, { lead_status: "SQL" });
    expect(await workOf(2)).toMatchObject({ owner: null });
  });
});
