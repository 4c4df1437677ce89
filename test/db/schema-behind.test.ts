import { env } from "cloudflare:workers";
import { expect, it, vi } from "vitest";
import { isSchemaBehind } from "../../worker/schema-behind.ts";
import { api } from "../setup/api.ts";

const errorOf = (sql: string) =>
  env.DB.prepare(sql)
    .run()
    .catch((error: unknown) => error);

it.each([
  ["a table", "select * from absent"],
  ["a column that is read", "select absent from tier_configs"],
  ["a column that is written", "insert into tier_configs (absent) values (1)"],
  ["a column that is changed", "update tier_configs set absent = 1"],
])("a database that lacks %s is behind", async (_, sql) => {
  expect(isSchemaBehind(await errorOf(sql))).toBe(true);
});

it("one that refuses for another reason is not, whatever a person typed", async () => {
  const refused = await errorOf("insert into tier_configs (tier) values (1)");
  expect(refused).toBeInstanceOf(Error);
  expect(isSchemaBehind(refused)).toBe(false);
  const typed = "no such column: email: SQLITE_ERROR";
  expect(isSchemaBehind(new Error(`Failed query: params: ${typed}`, { cause: refused }))).toBe(false);
  expect(isSchemaBehind(typed)).toBe(false);
});

it("is logged by its own code and told nobody", async () => {
  await env.DB.prepare("drop table tier_configs").run();
  const error = vi.spyOn(console, "error").mockImplementation(() => {});
  const answer = await api("/api/tier-configs/1");
  const said = error.mock.calls.map(([text]): unknown => JSON.parse(String(text)));
  error.mockRestore();
  expect(answer.status).toBe(500);
  const { code, message, ...rest } = await answer.json<{ code: string; message: string }>();
  expect({ code, rest }).toEqual({ code: "internal", rest: {} });
  const reference = /^Something went wrong on our end\. Reference: ([0-9a-f-]{36})$/.exec(message)?.[1];
  expect(said).toEqual([
    {
      event: "unhandled",
      code: "schema_behind",
      name: expect.any(String),
      at: expect.any(String),
      reference,
    },
  ]);
});
