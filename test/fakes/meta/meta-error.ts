import type { Fault } from "../faults.ts";

/** Meta's error of the Graph API, with its status. */
export function metaError(code: number, subcode?: number, status = 400): Fault {
  const error = {
    message: "An error",
    type: "OAuthException",
    code,
    ...(subcode !== undefined && { error_subcode: subcode }),
    fbtrace_id: "trace",
  };
  return { name: `meta ${code}`, answer: async () => Response.json({ error }, { status }) };
}
