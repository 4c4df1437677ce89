import * as z from "zod/mini";
import { CHANNELS } from "./channels.ts";

export const channelSettingsSchema = z.object({
  /** Channels that messages about a visitor may be queued for. */
  open: z.array(z.enum(CHANNELS)),
  /** Whether a visitor who decided nothing counts as agreed to ad events. */
  adConsentByDefault: z.boolean(),
  /** For links in e-mails if `APP_ORIGIN` is not set and only the request knows the origin (on loopback). */
  origin: z.optional(z.string()),
});

/** The settings that, together with a lead's own row, decide which messages a change queues. */
export type ChannelSettings = z.infer<typeof channelSettingsSchema>;
