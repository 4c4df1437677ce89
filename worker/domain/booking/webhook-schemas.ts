import * as z from "zod/mini";

// The parts of each provider's webhooks that are read; what else is in them does not matter.

const id = z.string().check(z.minLength(1), z.maxLength(500));
const time = z.string().check(z.maxLength(64));
const loose = z.nullish(z.unknown());

export const calendlySchema = z.object({
  event: z.string(),
  created_at: time,
  payload: z.object({
    uri: id,
    name: loose,
    email: loose,
    timezone: loose,
    reschedule_url: loose,
    cancel_url: loose,
    rescheduled: z.nullish(z.boolean()),
    old_invitee: z.nullish(id),
    tracking: z.nullish(z.object({ utm_content: loose })),
    scheduled_event: z.nullish(
      z.object({
        start_time: loose,
        end_time: loose,
        location: z.nullish(z.union([z.object({ join_url: loose, location: loose }), z.string()])),
      }),
    ),
  }),
});

export const calSchema = z.object({
  triggerEvent: z.string(),
  createdAt: time,
  payload: z.object({
    uid: id,
    rescheduleUid: z.nullish(id),
    status: loose,
    startTime: loose,
    endTime: loose,
    location: loose,
    bookerUrl: loose,
    videoCallData: z.nullish(z.object({ url: loose })),
    attendees: z.nullish(z.array(z.object({ name: loose, email: loose, timeZone: loose }))),
    metadata: z.nullish(z.record(z.string(), z.unknown())),
  }),
});

const contactSchema = z.object({ name: loose, email: loose, utm_content: loose, timezone: loose });
export const leadConnectorSchema = z.object({
  type: z.string(),
  contact: z.nullish(contactSchema),
  appointment: z.object({
    id,
    title: loose,
    contactId: z.nullish(id),
    appointmentStatus: loose,
    startTime: loose,
    endTime: loose,
    address: loose,
    selectedTimezone: loose,
    rescheduleLink: loose,
    cancellationLink: loose,
    dateAdded: loose,
    dateUpdated: loose,
  }),
});

/** Reported for the attendees whose mark has changed: the one who booked, guests, or both. */
export const calWordSchema = z.object({
  createdAt: time,
  payload: z.object({
    bookingUid: id,
    attendees: z.array(z.object({ email: loose, noShow: z.boolean() })).check(z.minLength(1)),
  }),
});
