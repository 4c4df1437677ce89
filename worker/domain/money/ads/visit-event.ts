import type { VisitEventName } from "./ad-events.ts";

/** An ad event of a visit before its lead, as stored among the others of its session. */
export type VisitEvent = {
  name: VisitEventName;
  eventId: string;
  /** Milliseconds since 1970. */
  at: number;
  /** Whether a visitor who decided nothing counted as agreed to ads. */
  byDefault: boolean;
  /** The app's own, where no setting says it. */
  origin?: string;
  /** The row of the outbox that took it along; none while it waits. */
  sentIn?: number;
  /** Why that went without it. */
  leftOut?: string;
};
