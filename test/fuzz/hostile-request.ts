import { randomFrom, type Random } from "../setup/random/random.ts";
import { isForStaff, type WorkerRoute } from "../tools/routes/worker-route.ts";
import { sessionsAt, type FuzzWorld } from "./fuzz-world.ts";
import { hostileParam, hostilePath, hostileQuery } from "./hostile-address.ts";
import { hostileBody } from "./hostile-body.ts";
import { badToken, hostileHeaders } from "./hostile-headers.ts";
import { SAMPLE_CALLS } from "./sample-calls.ts";

/** One request of a run: the same for the same seed and index. */
export type HostileRequest = {
  index: number;
  route: WorkerRoute;
  method: string;
  /** With its query. */
  path: string;
  headers: Record<string, string>;
  body: Uint8Array<ArrayBuffer> | null;
  /** Whether a valid token of staff goes along. */
  signedIn: boolean;
  /** Whether the caller goes away in the middle of the body. */
  hangsUp: boolean;
  /** Whether the address, once it is straightened, is that of a public route. */
  forAnyone: boolean;
};

const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];
/** For a route that has no sample: something that is JSON. */
const ANY_BODY = { sessionId: "", name: "x", value: 1 };

const encoder = new TextEncoder();

export async function hostileRequest(
  routes: readonly WorkerRoute[],
  world: FuzzWorld,
  index: number,
): Promise<HostileRequest> {
  const random = randomFrom((world.seed ^ Math.imul(index + 1, 0x9e3779b1)) >>> 0);
  const route = routes[index % routes.length] ?? random.pick(routes);
  const sample = SAMPLE_CALLS[route.name];
  const sessionId = random.pick(Object.values(sessionsAt(world.seed, index)));
  const method = random.chance(0.9) ? route.method : random.pick(METHODS);
  const path = hostilePath(addressOf(route, sessionId, random), random) + hostileQuery(sample?.query, random);
  const mayHaveBody = method !== "GET" && method !== "HEAD";
  const good = { ...(sample?.body ?? ANY_BODY) };
  if ("sessionId" in good) good["sessionId"] = sessionId;
  const body = mayHaveBody ? await hostileBody(good, random) : null;
  const signedIn = random.chance(isForStaff(route) ? 0.85 : 0.1);
  const headers = {
    ...(body && { "content-type": "application/json" }),
    ...(body && (await signatures(body.bytes, world.bookingSecret, route))),
    ...body?.headers,
    ...hostileHeaders(random),
    ...(signedIn ? world.staff : badToken(random)),
  };
  const forAnyone = routes.some((one) => !isForStaff(one) && isAddressOf(one, method, path));
  const bytes = body?.bytes ?? null;
  const hangsUp = bytes !== null && bytes.length > 1 && random.chance(0.02);
  return { index, route, method, path, headers, body: bytes, signedIn, forAnyone, hangsUp };
}

function isAddressOf(route: WorkerRoute, method: string, path: string): boolean {
  const parts = new URL(path, "http://localhost").pathname.split("/");
  const pattern = route.path.split("/");
  return (
    route.method === (method === "HEAD" ? "GET" : method) &&
    pattern.length === parts.length &&
    pattern.every((part, at) => part.startsWith(":") || part === parts[at])
  );
}

/** The route's path with its parameters filled in, well or ill. */
function addressOf({ path }: WorkerRoute, sessionId: string, random: Random): string {
  return path.replaceAll(/:([a-z]+)/gi, (_whole, name: string) => {
    const good: Record<string, string> = {
      sessionId,
      provider: random.pick(["calendly", "cal", "leadconnector"]),
      token: `${"ab".repeat(32)}.${"cd".repeat(32)}`,
    };
    return hostileParam(good[name] ?? String(1 + random.int(8)), random);
  });
}

/** What makes a booking provider's word its own; Cal.com's and Calendly's, whoever is meant. */
async function signatures(
  body: Uint8Array<ArrayBuffer>,
  secret: string,
  { path }: WorkerRoute,
): Promise<Record<string, string>> {
  if (!path.includes("/webhook/")) return {};
  const time = Math.floor(Date.now() / 1000);
  const timed = Uint8Array.from([...encoder.encode(`${time}.`), ...body]);
  return {
    "x-cal-signature-256": await hmacHex(secret, body),
    "calendly-webhook-signature": `t=${time},v1=${await hmacHex(secret, timed)}`,
  };
}

async function hmacHex(secret: string, bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const algorithm = { name: "HMAC", hash: "SHA-256" };
  const key = await crypto.subtle.importKey("raw", encoder.encode(secret), algorithm, false, ["sign"]);
  const signature = new Uint8Array(await crypto.subtle.sign("HMAC", key, bytes));
  return Array.from(signature, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
