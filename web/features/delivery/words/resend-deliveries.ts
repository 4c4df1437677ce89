import { api, unwrap } from "../../../lib/api.ts";

type Resend = Parameters<typeof api.deliveries.resend.$post>[0]["json"];

export function resendDeliveries(json: Resend) {
  return unwrap(api.deliveries.resend.$post({ json }));
}
