import { graphVersion } from "../delivery/meta/graph-version.ts";

/** The page whose lead forms are read: its number, the token that may read them, and where Meta's API is called. */
export type LeadsPage = { id: string; token: string; graph: string; version: string };

/** What form leads need, all of it (contract 2). */
const NEEDED = ["META_PAGE_ID", "META_LEADS_TOKEN", "META_APP_SECRET", "META_VERIFY_TOKEN"] as const;
export type FormVar = (typeof NEEDED)[number];

/** Which of the vars and secrets are not set; empty where form leads are received. */
export function missingForForms(env: Env): FormVar[] {
  return NEEDED.filter((name) => !env[name] || (name === "META_PAGE_ID" && !/^\d{1,20}$/.test(env[name])));
}

/** Null unless everything is set that form leads need. */
export function leadsPage(env: Env): LeadsPage | null {
  const { META_PAGE_ID: id, META_LEADS_TOKEN: token, META_GRAPH_ORIGIN } = env;
  if (missingForForms(env).length > 0 || !token || !URL.canParse(META_GRAPH_ORIGIN)) return null;
  const version = graphVersion(env);
  return { id, token, version, graph: new URL(`/${version}/`, META_GRAPH_ORIGIN).href };
}
