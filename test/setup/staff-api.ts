import { api } from "./api.ts";
import { asStaff } from "./as-staff.ts";

type StaffInit = {
  method?: string;
  /** Sent as the JSON body; makes the call a POST unless a method is given. */
  json?: unknown;
  /** Sent as it is. */
  body?: BodyInit;
  /** The version that a write is meant for. */
  version?: number;
  headers?: Record<string, string>;
  vars?: Partial<Env>;
  who?: string;
};

/** Calls the Worker as a signed-in member of staff. */
export async function staffApi(path: string, init: StaffInit = {}): Promise<Response> {
  const { version, headers = {}, who, ...rest } = init;
  const ifMatch = version === undefined ? {} : { "if-match": `"${version}"` };
  return api(path, { ...rest, headers: { ...(await asStaff(who)), ...ifMatch, ...headers } });
}

/** The body of an answer that must be OK. */
export async function staffJson<Body>(path: string, init: StaffInit = {}): Promise<Body> {
  const answer = await staffApi(path, init);
  if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
  return answer.json<Body>();
}
