import { log } from "../log.ts";

/** All of staff sit at one desk. */
const DESK = "desk";

/** The desk of this deployment. */
export function theDesk(env: Env) {
  return env.DESK.getByName(DESK);
}

/** Has the desk look for what has changed. Never throws: a poke that is lost costs a minute, as the cron pokes too. */
export async function pokeDesk(env: Env): Promise<void> {
  try {
    await theDesk(env).poke();
  } catch {
    log("poke_lost");
  }
}
