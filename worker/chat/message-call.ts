import * as z from "zod/mini";

export const channelsSchema = z.object({
  email: z.boolean(),
  meta: z.boolean(),
  adConsentByDefault: z.boolean(),
});

/** What the route hands to the object with a message: checked there, and once more on arrival. */
export const messageCallSchema = z.object({
  visit: z.object({
    sessionId: z.string(),
    now: z.number(),
    ipAddress: z.nullable(z.string()),
    userAgent: z.nullable(z.string()),
    country: z.nullable(z.string()),
    region: z.nullable(z.string()),
  }),
  message: z.string(),
  messageId: z.string(),
  /** False when the flood limiter failed: the scripted assessor answers then. */
  mayUseModel: z.boolean(),
  channels: channelsSchema,
});

export type MessageCall = z.infer<typeof messageCallSchema>;
