import { SETTLED_DAYS } from "../../retention.ts";
import type { CrmStage } from "./crm-stage.ts";
import type { AdEventName } from "./ad-events.ts";
import type { VersionWarning } from "./version-warning.ts";

/** The delivery of an event to Meta over the last days. Times are ISO strings. */
export type Signal<Name extends AdEventName | CrmStage = AdEventName | CrmStage> = {
  name: Name;
  /** Accepted by the Conversions API. */
  sent: number;
  /** Those that the visitor's browser also reported under the same id. */
  paired: number;
  waiting: number;
  /** Not sent, because consent was withdrawn or there was nothing left to report. */
  cancelled: number;
  refused: number;
  reasons: { reason: string; count: number }[];
  lastSentAt: string | null;
};

/** The signals page in the settings. `paused` is a code for why nothing is being sent at the moment. */
export type SignalReport = {
  configured: boolean;
  testing: boolean;
  paused: string | null;
  versionWarning: VersionWarning | null;
  days: number;
  signals: Signal<AdEventName>[];
  /** What Meta hears of leads of its own forms, which is counted apart; empty where none was ever told of. */
  stages: Signal<CrmStage>[];
};

/** As long as deliveries stay stored. */
export const SIGNAL_DAYS = SETTLED_DAYS;
