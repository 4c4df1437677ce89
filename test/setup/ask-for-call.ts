import { api, settled } from "./api.ts";
import { unlimited } from "./unlimited.ts";

/** A number of Calgary, in E.164. */
export const PHONE = "+14035550123";

type Ask = {
  body?: Record<string, unknown>;
  headers?: Record<string, string>;
  vars?: Partial<Env>;
  cf?: Record<string, unknown>;
};

/** A visitor's request to be called, with what it causes done. */
export async function askForCall(sessionId: string, { body = {}, vars = {}, ...init }: Ask = {}) {
  const answer = await api("/api/assessment/request-call", {
    json: { sessionId, phone: PHONE, callConsent: true, ...body },
    vars: { RL_CALL_ADDRESS: unlimited, ...vars },
    ...init,
  });
  await settled();
  return answer;
}
