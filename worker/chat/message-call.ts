import * as z from "zod/mini";

export const channelsSchema = z.object({
  email: z.boolean(),
  meta: z.boolean(),
  adConsentByDefault: z.boolean(),
});

/** A message as the route hands it to the object, validated there and again on arrival. */
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
  /** False if the flood limiter failed; the scripted assistant answers then. */
  mayUseModel: z.boolean(),
  channels: channelsSchema,
});

export type MessageCall = z.infer<typeof messageCallSchema>;
