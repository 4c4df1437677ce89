import type { Content } from "#domain/content/content";
import { channelSettingsSchema } from "#domain/delivery/channel-settings";
import type { InterviewWords } from "#domain/funnel/interview/interview-words";
import * as z from "zod/mini";

/** A message as the route hands it to the object, validated there and again on arrival. */
export const messageCallSchema = z.object({
  visit: z.object({
    sessionId: z.string(),
    now: z.number(),
    ipAddress: z.nullable(z.string()),
    userAgent: z.nullable(z.string()),
    country: z.nullable(z.string()),
    region: z.nullable(z.string()),
    timeZone: z.nullable(z.string()),
    adConsent: z.optional(z.boolean()),
    adsByDefault: z.boolean(),
    cookies: z.object({ fbp: z.nullable(z.string()), fbc: z.nullable(z.string()) }),
  }),
  message: z.string(),
  messageId: z.string(),
  /** False if the flood limiter failed; the scripted assistant answers then. */
  mayUseModel: z.boolean(),
  channels: channelSettingsSchema,
  /** The published words, which were checked then: with its placeholders filled in, a text may exceed its limit. */
  content: z.custom<Pick<Content, "assistant" | "chat" | "programs"> & { interview: InterviewWords }>(
    (value) => typeof value === "object" && value !== null,
  ),
});

export type MessageCall = z.infer<typeof messageCallSchema>;
