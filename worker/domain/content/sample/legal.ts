import type { Legal } from "../parts/legal.ts";
import { privacyPolicy } from "./privacy-policy.ts";
import { terms } from "./terms.ts";

export const legal: Legal = {
  hubExpiry:
    "Your strategy hub expires 48 hours after first access, or at the time shown on the hub, if that differs.",
  updated: "Last updated",
  contents: "Contents",
  privacy: privacyPolicy,
  terms,
};
