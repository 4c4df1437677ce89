import { deliverDue } from "../delivery/deliver-due.ts";
import { log, logError } from "../log.ts";
import { forgetOld } from "./forget-old.ts";

type Job = (env: Env, now: number) => Promise<number>;

/** Every job is due at every tick and does nothing when there is nothing to do (contract 10). */
const JOBS: Record<string, Job> = { deliver: deliverDue, forget: forgetOld };

/** Runs whatever is due; one job's failure does not stop the others. */
export async function runDueJobs(env: Env, now: number): Promise<void> {
  for (const [job, run] of Object.entries(JOBS)) {
    try {
      const done = await run(env, now);
      if (done > 0) log("job", { job, done });
    } catch (error) {
      logError("job_failed", error, { job });
    }
  }
}
