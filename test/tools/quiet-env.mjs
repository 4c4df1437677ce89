/** For every program of the toolchain: no usage reports, and no look-up of where this machine is. */
export const quietEnv = { WRANGLER_SEND_METRICS: "false", CLOUDFLARE_CF_FETCH_ENABLED: "false" };
