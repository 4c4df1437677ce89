import { env } from "cloudflare:workers";

type Row = Record<string, string | number | null>;

/** Reads stored rows, to assert what a call left behind. */
export async function rows(sql: string, ...values: (string | number | null)[]): Promise<Row[]> {
  const { results } = await env.DB.prepare(sql)
    .bind(...values)
    .all<Row>();
  return results;
}
