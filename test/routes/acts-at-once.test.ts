import { describe, expect, it } from "vitest";
import { bookByWebhook } from "../setup/book-by-webhook.ts";
import { completedLead, type StoredLead } from "../setup/lead.ts";
import { rows } from "../setup/database/rows.ts";
import { staffApi } from "../setup/staff-api.ts";

const AT_ONCE = 12;

/** What staff do to a record without a version: the nth call of it, and what it may leave. */
type Act = {
  what: string;
  call: (
    on: { lead: StoredLead; booking: number },
    n: number,
  ) => [path: string, json: unknown, method?: string];
  /** What may be stored afterwards, and by which query. */
  stored: string;
  left: unknown[];
  refused?: number[];
};

const each = <T>(value: (n: number) => T) => Array.from({ length: AT_ONCE }, (_, n) => value(n));
const phone = (n: number) => `+1403555${String(1000 + n)}`;

const ACTS: Act[] = [
  {
    what: "outcomes of one booked call",
    call: ({ booking }, n) => [`/api/bookings/${booking}/outcome`, { outcome: n % 2 ? "held" : "no_show" }],
    stored: "select outcome as value from bookings",
    left: ["held", "no_show"],
  },
  {
    what: "matches of one booking",
    call: ({ lead, booking }) => [`/api/bookings/${booking}/match`, { sessionId: lead.sessionId }],
    stored: "select matched_by as value from bookings",
    left: ["ref"],
  },
  {
    what: "claims of one lead",
    call: ({ lead }, n) => [`/api/leads/${lead.id}/claim`, n % 2 ? { takeOver: true } : {}],
    stored: "select owner as value from assessments",
    left: each((n) => `staff${n}@example.com`),
    refused: [409],
  },
  {
    what: "next actions of one lead",
    call: ({ lead }, n) => [
      `/api/leads/${lead.id}/next-action`,
      { nextAction: `Plan ${n}`, nextActionAt: null },
      "PATCH",
    ],
    stored: "select next_action as value from assessments",
    left: each((n) => `Plan ${n}`),
  },
  {
    what: "numbers of one lead",
    call: ({ lead }, n) => [`/api/leads/${lead.id}/phone`, { phone: phone(n), agreed: "call" }, "PUT"],
    stored: "select phone as value from assessments",
    left: each(phone),
  },
  {
    what: "calls of one lead",
    call: ({ lead }) => [
      `/api/leads/${lead.id}/calls`,
      { callId: crypto.randomUUID(), afterCall: null, outcome: "reached" },
    ],
    stored: "select count(*) as value from calls",
    left: [1],
    refused: [409],
  },
  {
    what: "erasures of one lead",
    call: ({ lead }) => [`/api/assessment/${lead.sessionId}/erase`, {}],
    stored: "select count(*) as value from assessments",
    left: [0],
    refused: [404, 410],
  },
];

describe.each(ACTS)(`${AT_ONCE} $what at once`, ({ call, stored, left, refused = [] }) => {
  it("are each done or refused, and one of them stands", async () => {
    const lead = await completedLead();
    const booking = await bookByWebhook(lead.sessionId);
    await rows("update assessments set phone = '+14035550134', call_consent_at = 1");
    const answers = await Promise.all(
      each((n) => {
        const [path, json, method = "POST"] = call({ lead, booking }, n);
        return staffApi(path, {
          method,
          json,
          who: `staff${n}@example.com`,
        });
      }),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses).toContain(200);
    for (const status of statuses) expect([200, ...refused]).toContain(status);
    const [row] = await rows(stored);
    expect(left).toContain(row?.["value"]);
  });
});
