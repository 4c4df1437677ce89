import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { api } from "../setup/api.ts";
import { countReads } from "../setup/database/count-reads.ts";

type Schema = { expected: string; found: string | null };

async function health() {
  const answer = await api("/api/health");
  const body = await answer.json<{ version: string; schema: Schema }>();
  return { status: answer.status, body, schema: body.schema };
}

it("says which schema is expected and found, in one query, and is fine where they are one", async () => {
  // An isolate's first request asks what owners have set.
  await api("/api/config");
  const { d1, reads } = countReads(env.DB);
  const answer = await api("/api/health", { vars: { DB: d1 } });
  expect(reads.queries).toBe(1);
  expect(answer.status).toBe(200);
  const { status, body, schema } = await health();
  expect(await answer.json()).toEqual(body);
  expect(status).toBe(200);
  expect(schema.expected).toMatch(/^0\d{3}_[a-z-]+@[0-9a-f]{12}$/);
  expect(body).toEqual({
    ok: true,
    version: expect.any(String),
    schema: { expected: schema.expected, found: schema.expected },
  });
});

it.each([
  ["ran another first file", "update d1_migrations set hash = 'x' where id = 1"],
  ["has yet to run a file", "delete from d1_migrations where id = (select max(id) from d1_migrations)"],
  ["ran one more", "insert into d1_migrations (name, hash) values ('9999_later.sql', 'x')"],
  ["noted no hashes", "alter table d1_migrations drop column hash"],
  ["is without a ledger", "drop table d1_migrations"],
])("is 503 in the contract's shape when the database %s", async (_, harm) => {
  const before = await health();
  await env.DB.prepare(harm).run();
  const { status, body, schema } = await health();
  expect(status).toBe(503);
  expect(body).toEqual({
    ok: false,
    code: "schema_differs",
    message: expect.any(String),
    version: before.body.version,
    schema: {
      expected: before.schema.expected,
      found: harm.startsWith("drop") ? null : expect.stringContaining("@"),
    },
  });
  expect(schema.found).not.toBe(schema.expected);
});
