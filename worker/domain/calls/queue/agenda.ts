import type { AssessmentView } from "../../leads/assessment-view.ts";
import type { BookingProvider } from "../../booking/booking-event.ts";
import type { BookingOutcome, BookingState } from "../../booking/booking-status.ts";
import type { ZonedTime } from "../../time/zoned-time.ts";

/** A booked call of the team's agenda. Times are ISO text. */
export type AgendaCall = {
  id: number;
  provider: BookingProvider;
  /** As the provider reports it, until staff record its outcome. */
  status: BookingState;
  /** The outcome that the provider reports. */
  said: BookingOutcome | null;
  /** About whoever booked, as the provider has it. */
  name: string | null;
  email: string | null;
  /** The provider's id of them, where it sends no address. */
  contactId: string | null;
  /** Null if the provider did not send it. */
  startsAt: string | null;
  /** When whoever booked said that they will be there; null until then. */
  attendsAt: string | null;
  /** The start by the clocks of the team and of the lead. */
  clocks: readonly ZonedTime[];
  /** Null if the provider does not send it. */
  endsAt: string | null;
  /** Where it is joined; null where the provider sends no link. */
  joinUrl: string | null;
  /** Where it can be moved or canceled. */
  page: string | null;
  /** Null until it is matched to one. */
  lead: AssessmentView | null;
};

/** How long before the agenda's first day an undecided call is still asked about. */
export const UNDECIDED_DAYS = 14;
/** The most calls that an agenda shows. */
export const AGENDA_MAX = 200;
