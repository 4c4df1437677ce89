import { FunnelFileRefused } from "#domain/settings/carry/funnel-file";
import { reasonOf } from "../../../kit/data/reason-of.ts";

/** Why a file could not be made or taken over: what is wrong with it, or with the call. */
export function fileReason(error: unknown): string {
  return error instanceof FunnelFileRefused ? error.message : reasonOf(error);
}
