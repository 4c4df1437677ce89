import type { Consents, ContactContent } from "../parts/contact.ts";

export const contact: ContactContent = {
  name: { label: "Name", need: "your name", placeholder: "Ada Lovelace" },
  email: { label: "Email", need: "a valid email address", placeholder: "ada@example.com" },
  businessUrl: {
    label: "Business website",
    need: "your website’s address",
    placeholder: "https://example.com",
  },
  missing: "To see your results, add {fields}.",
  suggestion: "Did you mean {suggestion}?",
};

/**
 * To be called is a consent of its own and never a condition of anything. It says who calls, about what and how, as the
 * rules on sales calls in Canada, the EU and the US ask.
 */
export const consents: Consents = {
  mail: "Yes, email me the link to my strategy hub and one reminder before it expires. I can unsubscribe at any time.",
  call:
    "Yes, {brand} may call me at this number about my results and its programs. A real person will call, never a recording. " +
    "I can change my mind at any time, here or on the call.",
};
