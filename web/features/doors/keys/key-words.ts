import type { KeyScope } from "#domain/doors/api-key";

/** What each scope allows, as owners choose it. */
export const SCOPE_WORDS: Record<KeyScope, { label: string; hint: string }> = {
  "leads:read": { label: "Read leads", hint: "Leads with contacts, answers and history, and bookings" },
  "leads:write": {
    label: "Change leads",
    hint: "Create leads, move them, add notes and calls; what changes a lead is answered by it",
  },
  "figures:read": { label: "Read figures", hint: "Analytics and the ads report, without contacts" },
};

/** How long a key may be used; null for ever. */
export const EXPIRIES: readonly { days: number | null; label: string }[] = [
  { days: 30, label: "In 30 days" },
  { days: 90, label: "In 90 days" },
  { days: 365, label: "In a year" },
  { days: null, label: "Never" },
];
