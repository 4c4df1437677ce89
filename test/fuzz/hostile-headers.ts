import type { Random } from "../setup/random/random.ts";

const LONG = "x".repeat(6000);

/** Headers that decide something in the Worker, or would in a careless one, with what nobody sends. */
const HOSTILE_HEADERS: readonly (readonly [string, string])[] = [
  ["content-type", ""],
  ["content-type", "APPLICATION/JSON"],
  ["content-type", "application/json;charset=utf-7"],
  ["content-type", "application/json, text/html"],
  ["content-type", "application/x-www-form-urlencoded"],
  ["content-encoding", "br"],
  ["accept", "text/html"],
  ["if-match", "*"],
  ["if-match", '"0"'],
  ["if-match", '"999999999999999"'],
  ["if-match", 'W/"1"'],
  ["if-match", '"1", "2"'],
  ["if-none-match", "*"],
  ["if-none-match", '"x"'],
  ["if-modified-since", "not a date"],
  ["range", "bytes=0-0"],
  ["range", "bytes=9999999999999-"],
  ["x-d1-bookmark", "' OR 1=1--"],
  ["x-d1-bookmark", "00000000-00000000-00000000-00000000000000000000000000000000"],
  ["x-d1-bookmark", "first-primary"],
  ["x-d1-bookmark", LONG],
  ["cookie", "CF_Authorization=x; CF_Authorization=y"],
  ["cookie", "CF_Authorization=%E0%A4%A"],
  ["cookie", "_fbp=fb.1.1.1; _fbc=fb.1.1.\u00ff%00"],
  ["cookie", "=; ;;; a"],
  ["cookie", `_fbc=fb.1.1700000000000.${LONG}`],
  ["cf-connecting-ip", "' OR 1=1--"],
  ["cf-connecting-ip", LONG],
  ["cf-connecting-ip", "::ffff:127.0.0.1"],
  ["x-forwarded-for", "127.0.0.1"],
  ["x-forwarded-host", "evil.example"],
  ["x-original-url", "/api/assessments"],
  ["x-http-method-override", "DELETE"],
  ["x-middleware-subrequest", "1"],
  ["origin", "https://evil.example"],
  ["origin", "null"],
  ["sec-fetch-site", "cross-site"],
  ["sec-gpc", "1"],
  ["sec-purpose", "prefetch;prerender"],
  ["referer", "https://evil.example/hub/00000000-0000-4000-8000-000000000000?x=\u00ff"],
  ["referer", "http://["],
  ["user-agent", LONG],
  ["user-agent", "\u00ff\u00fe' <b>"],
  ["accept-language", "*;q=nan"],
  ["calendly-webhook-signature", "t=1,v1=00"],
  ["calendly-webhook-signature", "t=99999999999999999999,v1="],
  ["x-cal-signature-256", "sha256="],
  ["x-ghl-signature", "!!!"],
  ["x-ghl-signature", "AAAA"],
  ["expect", "x"],
];

/** None, one or two of them. */
export function hostileHeaders(random: Random): Record<string, string> {
  const count = random.pick([0, 0, 1, 2]);
  return Object.fromEntries(Array.from({ length: count }, () => random.pick(HOSTILE_HEADERS)));
}

const BAD_TOKENS = [
  "",
  "x",
  "a.b.c",
  "eyJhbGciOiJub25lIn0.eyJlbWFpbCI6ImFkYUBleGFtcGxlLmNvbSIsInR5cGUiOiJhcHAifQ.",
  "eyJhbGciOiJSUzI1NiIsImtpZCI6Ii4uLy4uL2V0Yy9wYXNzd2QifQ.e30.AAAA",
  LONG,
  "..",
  "%00",
];

/** A token that is none, in the header or in the cookie; or nothing at all. */
export function badToken(random: Random): Record<string, string> {
  const token = random.pick(BAD_TOKENS);
  const where = random.int(3);
  if (where === 0) return {};
  return where === 1 ? { "cf-access-jwt-assertion": token } : { cookie: `CF_Authorization=${token}` };
}
