import { fetchSpend } from "../ads/fetch-spend.ts";
import { pokeDesk } from "../desk/poke-desk.ts";
import { log, logError } from "../log.ts";
import { computeDueTimes } from "./compute-due-times.ts";
import { countAdLeads } from "./count-ad-leads.ts";
import { finishPresses } from "./finish-presses.ts";
import { forgetAbandoned } from "./forget-abandoned.ts";
import { forgetOld } from "./forget-old.ts";
import { forgetOldAddresses } from "./forget-old-addresses.ts";
import { noteSize } from "./note-size.ts";
import { remindOfHubs } from "./remind-of-hubs.ts";
import { sweepOutbox } from "./sweep-outbox.ts";
import { tellOfCalls } from "./tell-of-calls.ts";
import { tellOfExpiredHubs } from "./tell-of-expired-hubs.ts";

type Job = (env: Env, now: number) => Promise<number>;

/**
 * Every job runs at every tick and does nothing if there is nothing to do (contract 10). Jobs that queue messages come
 * before the one that sends them.
 */
const JOBS: Record<string, Job> = {
  expiry: tellOfExpiredHubs,
  "due-times": computeDueTimes,
  calls: tellOfCalls,
  reminders: remindOfHubs,
  presses: finishPresses,
  abandoned: forgetAbandoned,
  deliver: sweepOutbox,
  ads: countAdLeads,
  addresses: forgetOldAddresses,
  forget: forgetOld,
  size: noteSize,
  // Last: Meta may take its time.
  spend: fetchSpend,
};

/** Runs every job; the failure of one does not stop the others. Then staff see what has changed, a lost poke or not. */
export async function runDueJobs(env: Env, now: number): Promise<void> {
  for (const [job, run] of Object.entries(JOBS)) {
    try {
      const done = await run(env, now);
      if (done > 0) log("job", { job, done });
    } catch (error) {
      logError("job_failed", error, { job });
    }
  }
  await pokeDesk(env);
}
