import { ERRORS } from "#domain/errors";
import * as z from "zod/mini";
import type { HostileRequest } from "./hostile-request.ts";

export type FuzzAnswer = { status: number; headers: Headers; body: string };

const ALLOWED = new Set([200, 201, 302, 308, 400, 401, 403, 404, 405, 409, 410, 413, 415, 422, 426, 429]);
/** What only the inside of the Worker has words for. */
const INSIDE = [
  /\n\s+at \S+/,
  /\bat [\w.<>]+ \((?:file|worker|node_modules|\/)/,
  /D1_ERROR|SQLITE_[A-Z]+|drizzle/,
  /\b(?:select|insert into|update|delete from)\s+["`]?(?:assessments|outbox|tier_configs|audit)\b/i,
  /\b(?:TypeError|RangeError|SyntaxError|ReferenceError|ZodError|JWSInvalid)\b/,
];
const errorSchema = z.object({
  code: z.string(),
  message: z.string().check(z.minLength(1)),
  issues: z.optional(z.array(z.object({ path: z.string(), message: z.string() }))),
});

/** What is wrong with an answer; nothing of it, when it is as the contract says. */
export function judgeAnswer(request: HostileRequest, answer: FuzzAnswer): string[] {
  const { pathname } = new URL(request.path, "http://localhost");
  const problems: string[] = [];
  if (!ALLOWED.has(answer.status) && !isOfSetUp(answer)) problems.push(`status ${answer.status}`);
  if (INSIDE.some((pattern) => answer.status !== 200 && pattern.test(answer.body))) {
    problems.push("the inside of the Worker in the body");
  }
  if (/^\/api(\/|$)/.test(pathname)) problems.push(...judgeApi(request, answer, pathname));
  else problems.push(...judgePage(answer));
  return problems;
}

/** A provider's webhook says so where the secret is of another provider's kind, as one is for all here. */
function isOfSetUp({ status, body }: FuzzAnswer): boolean {
  return status === 503 && body.includes('"code":"not_configured"');
}

function judgeApi(request: HostileRequest, answer: FuzzAnswer, pathname: string): string[] {
  const { status, headers } = answer;
  const problems: string[] = [];
  const needs = (name: string, pattern: RegExp) => {
    if (!pattern.test(headers.get(name) ?? "")) problems.push(`${name}: ${headers.get(name)}`);
  };
  needs("x-content-type-options", /^nosniff$/);
  needs("referrer-policy", /^no-referrer$/);
  needs("content-security-policy", /^default-src 'none'/);
  needs("cache-control", /^(?:no-store|public, max-age=60)$/);
  if (status === 405) needs("allow", /^[A-Z]+(?:, [A-Z]+)*$/);
  if (status === 429) needs("retry-after", /^\d+$/);
  for (const name of ["set-cookie", "access-control-allow-origin", "x-evil", "server"]) {
    if (headers.has(name)) problems.push(`has ${name}`);
  }
  if (status < 300 && !request.signedIn && !request.forAnyone) problems.push("let in without a token");
  if (status < 300 && tookOtherThanJson(request, pathname)) problems.push("took a body that is not JSON");
  if (request.method === "HEAD" || status === 302 || status === 303) return problems;
  return [...problems, ...judgeBody(answer, pathname)];
}

/** What comes signed, from a mail's button or from a page without scripts is no JSON of ours. */
const OTHER_BODIES = /^\/api\/(?:unsubscribe\/|booking\/attend\/|booking\/webhook\/|waiting-list$)/;
/** Pages for people who follow the link of a mail, or send a form. */
const OWN_PAGES = /^\/api\/(?:(?:unsubscribe|booking\/attend)\/[^/]+|waiting-list)$/;

function tookOtherThanJson({ method, headers, body }: HostileRequest, pathname: string): boolean {
  if (!body?.length || method === "GET" || method === "HEAD" || OTHER_BODIES.test(pathname)) return false;
  const type = headers["content-type"]?.split(";")[0]?.trim().toLowerCase();
  return type !== "application/json" || jsonOf(new TextDecoder().decode(body)) === undefined;
}

function judgeBody({ status, headers, body }: FuzzAnswer, pathname: string): string[] {
  const type = headers.get("content-type") ?? "";
  if (OWN_PAGES.test(pathname) && type.startsWith("text/html")) return [];
  if (status === 200 && type === "text/csv; charset=utf-8") return [];
  if (status === 200 && type.startsWith("text/event-stream")) return judgeEvents(body);
  if (!/^application\/json(?:;|$)/.test(type)) return [`content-type ${type}`];
  const value = jsonOf(body);
  if (value === undefined) return ["not JSON"];
  return status < 400 ? [] : judgeError(status, value);
}

function judgeEvents(body: string): string[] {
  const lines = body.split("\n").filter((line) => line !== "");
  const isWhole = lines.every((line) => line.startsWith("data: ") && jsonOf(line.slice(6)) !== undefined);
  return isWhole ? [] : ["an event that is not one line of JSON"];
}

function judgeError(status: number, value: unknown): string[] {
  const parsed = errorSchema.safeParse(value);
  if (!parsed.success) return ["an error in another shape"];
  const statusOfCode = Object.entries(ERRORS).find(([code]) => code === parsed.data.code)?.[1];
  return statusOfCode === status ? [] : [`code ${parsed.data.code} with status ${status}`];
}

/** Beside the API there are pages, and a plain word for a file that is not there. */
function judgePage({ status, headers, body }: FuzzAnswer): string[] {
  const type = headers.get("content-type") ?? "";
  // A page in another writing is sent on to its own address, and nowhere else.
  const target = headers.get("location") ?? "";
  if (status === 308 && !/^\/(?!\/)/.test(target)) return [`sent on to ${target}`];
  if (status >= 400 && body !== "" && !/^text\/(?:html|plain)/i.test(type)) return [`content-type ${type}`];
  return [];
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
