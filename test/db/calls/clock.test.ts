import { CALL_STATUSES } from "#domain/booking/booking-status";
import { isCallable, type CallableFacts } from "#domain/calls/is-callable";
import { LEAD_STATUSES } from "#domain/leads/pipeline";
import { describe, expect, it } from "vitest";
import { rows } from "../../setup/rows.ts";

type Columns = Record<string, string | number | null>;

const CALLABLE = { phone: "+17805550134", call_consent_at: 1, lead_status: "MQL", lead_score: 90 };
/** A callable lead whose call is due. */
const WAITING = { ...CALLABLE, clock_started_at: 5, due_at: 9, due_version: 4, escalated_at: 8 };

async function lead(columns: Columns): Promise<void> {
  const all = { id: 7, session_id: "s", assessment_type: "quiz", created_at: 1, updated_at: 1, ...columns };
  const names = Object.keys(all);
  await rows(
    `insert into assessments (${names.join(", ")}) values (${names.map(() => "?").join(", ")})`,
    ...Object.values(all),
  );
}

async function change(columns: Columns): Promise<void> {
  const all = { updated_at: 100, ...columns };
  const set = Object.keys(all).map((name) => `${name} = ?`);
  await rows(`update assessments set ${set.join(", ")}`, ...Object.values(all));
}

async function clock() {
  const [row] = await rows("select clock_started_at, due_at, due_version, escalated_at from assessments");
  return Object.values(row ?? {});
}

const STARTED = [100, null, 0, null];
const STOPPED = [null, null, 4, null];
const SAME = [5, 9, 4, 8];
/** The clock of a lead that waits to be called again. */
const AGAIN = { clock_started_at: null, due_at: 9, due_version: 4, escalated_at: null };

const CASES: [what: string, before: Columns, after: Columns, clock: (number | null)[]][] = [
  ["a number and consent start it", { lead_status: "SQL" }, { phone: "+1", call_consent_at: 2 }, STARTED],
  ["a number alone does not", {}, { phone: "+1" }, [null, null, 0, null]],
  ["nor does consent alone", {}, { call_consent_at: 2 }, [null, null, 0, null]],
  ["a suspect's number does not", { suspect: 1 }, { phone: "+1", call_consent_at: 2 }, [null, null, 0, null]],
  [
    "a lead that is open again starts it",
    { ...CALLABLE, lead_status: "Lost" },
    { lead_status: "SQL" },
    STARTED,
  ],
  [
    "a cancelled booking starts it",
    { ...CALLABLE, call_status: "booked" },
    { call_status: "cancelled" },
    STARTED,
  ],
  ["a moved call is a call ahead", WAITING, { call_status: "moved" }, STOPPED],
  ["a missed call starts it", { ...CALLABLE, call_status: "booked" }, { call_status: "no_show" }, STARTED],
  [
    "a call that was held does not",
    { ...CALLABLE, call_status: "booked" },
    { call_status: "held" },
    [null, null, 0, null],
  ],
  [
    "a request after a call that was held starts it",
    { ...CALLABLE, call_status: "held" },
    { call_requested_at: 3 },
    STARTED,
  ],
  [
    "a lead that is open again after a call that was held starts it",
    { ...CALLABLE, call_status: "held", lead_status: "Lost" },
    { lead_status: "SQL" },
    STARTED,
  ],
  ["a flag taken off starts it", { ...CALLABLE, phone_flag: "many_numbers" }, { phone_flag: null }, STARTED],
  ["a request starts a running one afresh", WAITING, { call_requested_at: 3 }, STARTED],
  ["a request starts a stopped one", CALLABLE, { call_requested_at: 3 }, STARTED],
  [
    "another number after a wrong one starts it",
    { ...CALLABLE, last_outcome: "wrong_number" },
    { phone: "+2" },
    STARTED,
  ],
  [
    "another number leaves a running one",
    { ...WAITING, last_outcome: "wrong_number" },
    { phone: "+2" },
    SAME,
  ],
  [
    "another number leaves one that was reached",
    { ...CALLABLE, last_outcome: "reached" },
    { phone: "+2" },
    [null, null, 0, null],
  ],
  ["a move to SQL leaves it", WAITING, { lead_status: "SQL" }, SAME],
  ["Won stops it", WAITING, { lead_status: "Won" }, STOPPED],
  ["Hold stops it", WAITING, { lead_status: "Hold" }, STOPPED],
  ["a booking stops it", WAITING, { call_status: "booked" }, STOPPED],
  ["a withdrawal stops it", WAITING, { call_consent_at: null }, STOPPED],
  ["a number taken away stops it", WAITING, { phone: null }, STOPPED],
  ["a flag stops it", WAITING, { phone_flag: "do_not_call" }, STOPPED],
  [
    "a lead that waits for a second call is stopped too",
    { ...CALLABLE, ...AGAIN },
    { lead_status: "Lost" },
    STOPPED,
  ],
  ["another score asks for another due time", WAITING, { lead_score: 20 }, [5, 9, 0, 8]],
  ["another time zone does", WAITING, { time_zone: "Asia/Tokyo" }, [5, 9, 0, 8]],
  [
    "another score of a lead that waits for a second call does not",
    { ...CALLABLE, ...AGAIN },
    { lead_score: 20 },
    [null, 9, 4, null],
  ],
  ["notes leave it", WAITING, { admin_notes: "Hi" }, SAME],
];

describe("the clock of a first call", () => {
  it.each(CASES)("%s", async (_what, before, after, expected) => {
    await lead(before);
    await change(after);
    expect(await clock()).toEqual(expected);
  });

  it("runs for the same leads as the domain calls callable", async () => {
    const either = [null, "x"] as const;
    const facts = either.flatMap((phone) =>
      ([null, "many_numbers", "do_not_call"] as const).flatMap((phoneFlag) =>
        either.flatMap((callConsentAt) =>
          [false, true].flatMap((suspect) =>
            LEAD_STATUSES.flatMap((leadStatus) =>
              ([null, ...CALL_STATUSES] as const).map((callStatus): CallableFacts => ({
                phone,
                phoneFlag,
                callConsentAt,
                suspect,
                leadStatus,
                callStatus,
              })),
            ),
          ),
        ),
      ),
    );
    await rows(
      `insert into assessments (session_id, assessment_type, created_at, updated_at, phone, phone_flag, call_consent_at,
         suspect, lead_status, call_status)
       select key, 'quiz', 1, 1, value ->> 'phone', value ->> 'phoneFlag', value ->> 'callConsentAt',
         value ->> 'suspect', value ->> 'leadStatus', value ->> 'callStatus' from json_each(?)`,
      JSON.stringify(facts),
    );
    const stored = await rows("select callable from assessments order by id");
    expect(stored.map(({ callable }) => callable === 1)).toEqual(facts.map(isCallable));
    // MQL or SQL; without a call, or after one that was cancelled, held or missed.
    expect(stored.filter(({ callable }) => callable === 1)).toHaveLength(8);
  });
});
