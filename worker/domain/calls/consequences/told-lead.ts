import { isCallable } from "../queue/is-callable.ts";
import type { FoundLead } from "./lead-facts.ts";

/** The snapshot of a lead from its last projection. Times are in milliseconds, null if it had none. */
export type ToldLead = {
  callable: boolean;
  /** Whether its booked call was held. */
  held: boolean;
  askedAt: number | null;
  consentAt: number | null;
};

/** The snapshot that a projection leaves of a lead. */
export function toldLead(lead: FoundLead): ToldLead {
  return {
    callable: isCallable(lead),
    held: lead.callStatus === "held",
    askedAt: lead.callRequestedAt,
    consentAt: lead.callConsentAt,
  };
}

/** The snapshot assumed for a lead that was never projected: empty, unless it has a clock or a call already. */
export function untoldLead(lead: FoundLead): ToldLead {
  const hasClock = lead.clockStartedAt !== null || lead.dueAt !== null || lead.lastCallAt !== null;
  return hasClock ? toldLead(lead) : { callable: false, held: false, askedAt: null, consentAt: null };
}

const NO_TIME = "-";
const BASE = 36;

/** As text of at most 30 characters. */
export function toldText({ callable, held, askedAt, consentAt }: ToldLead): string {
  const times = [askedAt, consentAt].map((at) => (at === null ? NO_TIME : at.toString(BASE)));
  return [Number(callable), Number(held), ...times].join(" ");
}

/** Reads what `toldText` wrote. */
export function toldOfText(text: string): ToldLead {
  const [callable, held, asked, consent] = text.split(" ");
  return {
    callable: callable === "1",
    held: held === "1",
    askedAt: timeOf(asked),
    consentAt: timeOf(consent),
  };
}

function timeOf(text: string = NO_TIME): number | null {
  return text === NO_TIME ? null : Number.parseInt(text, BASE);
}
