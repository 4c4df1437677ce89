import { log } from "../log.ts";

/** All staff share one desk. */
const DESK = "desk";

/** The desk of this deployment. */
export function theDesk(env: Env) {
  return env.DESK.getByName(DESK);
}

/** Has the desk look for changes. Never throws: a lost poke costs a minute at most, as the cron pokes too. */
export async function pokeDesk(env: Env): Promise<void> {
  try {
    await theDesk(env).poke();
  } catch {
    log("poke_lost");
  }
}
