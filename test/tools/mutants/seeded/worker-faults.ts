import type { Fault } from "./fault.ts";

const DOMAIN = "worker/domain";

/** Seen in the Worker's runtime: guards, conflicts, limits, statuses, what is stored, what is sent. */
export const WORKER_FAULTS: readonly Fault[] = [
  {
    name: "anybody reads the booked calls",
    file: "worker/routes/booking/booking.ts",
    from: '.get("/bookings", requireAdmin, query',
    to: '.get("/bookings", query',
    files: ["test/routes/security/guards.test.ts"],
  },
  {
    name: "every member of staff disconnects Slack",
    file: "worker/routes/delivery/slack.ts",
    from: '"/slack/disconnect", requireAdmin, requireOwner("slack"), ',
    to: '"/slack/disconnect", requireAdmin, ',
    files: ["test/routes/security/guards.test.ts"],
  },
  {
    name: "a page of another site changes what staff see",
    file: "worker/http/require-admin.ts",
    from: "if (!commandLine && origin !== own)",
    to: "if (commandLine && origin !== own)",
    files: ["test/routes/security/guards.test.ts"],
  },
  {
    name: "erasures of one address are not counted",
    file: "worker/routes/funnel/hub.ts",
    from: '"/hub/:sessionId/erase", limitDecision, session',
    to: '"/hub/:sessionId/erase", session',
    files: ["test/routes/security/requests.test.ts"],
  },
  {
    name: "an erased hub is not found rather than gone",
    file: `${DOMAIN}/errors.ts`,
    from: "gone: 410",
    to: "gone: 404",
    files: ["test/routes/funnel/hub.test.ts"],
  },
  {
    name: "a webhook of Calendly is taken again an hour later",
    file: "worker/crypto/booking-signature.ts",
    from: "const TOLERANCE_MS = 5 * 60_000",
    to: "const TOLERANCE_MS = 65 * 60_000",
    files: ["test/routes/booking/booking.test.ts"],
  },
  {
    name: "an edit of an older version goes over the newer one",
    file: "worker/db/leads/lead-edit.ts",
    from: "expected !== null && expected !== lead.version",
    to: "expected !== null && expected > lead.version",
    files: ["test/routes/leads/leads.test.ts"],
  },
  {
    name: "a claim takes a colleague's lead",
    file: "worker/db/calls/queue/claim-lead.ts",
    from: "sql`id = ${id} and owner is null`",
    to: "sql`id = ${id}`",
    files: ["test/routes/calls/queue/claims.test.ts"],
  },
  {
    name: "a lead with a next action ahead is erased in bulk",
    file: "worker/db/people/privacy/erase-leads.ts",
    from: "and coalesce(a.next_action_at, 0) < ${since}",
    to: "",
    files: ["test/routes/leads/bulk-erase.test.ts"],
  },
  {
    name: "whoever stops mail still gets what waits",
    file: "worker/db/people/consent/consent.ts",
    from: '    cancelUnsent(db, sessionId, "email"),\n',
    to: "",
    files: ["test/routes/funnel/tracking.test.ts"],
  },
  {
    name: "Meta is told the secret address of a hub",
    file: "worker/delivery/meta/meta-event.ts",
    from: 'path: isOfHub ? "/hub" : doorPath(lead)',
    to: "path: isOfHub ? `/hub/${lead.sessionId}` : doorPath(lead)",
    files: ["test/delivery/meta.test.ts"],
  },
  {
    name: "the second try waits twice as long as it should",
    file: "worker/delivery/back-off.ts",
    from: "Math.max(0, attempts - 1)",
    to: "Math.max(0, attempts)",
    files: ["test/delivery/back-off.test.ts"],
  },
  {
    name: "a message is given up at its first failure",
    file: "worker/delivery/settle-tries.ts",
    from: "now - Math.max(firstTriedAt",
    to: "now - Math.min(firstTriedAt",
    files: ["test/delivery/deliver-due.test.ts"],
  },
  {
    name: "the model answers although the day's budget is spent",
    file: "worker/chat/take-message.ts",
    from: "tokensToday < settings.dailyTokens",
    to: "tokensToday < settings.dailyTokens * 10",
    files: ["test/chat/model-faults.test.ts"],
  },
  {
    name: "an eleventh screen of one person is let in",
    file: "worker/desk/desk.ts",
    from: "own.length >= SOCKETS_MAX",
    to: "own.length > SOCKETS_MAX",
    files: ["test/routes/delivery/desk/socket.test.ts"],
  },
];
