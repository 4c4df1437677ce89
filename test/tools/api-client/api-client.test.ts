import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, it } from "vitest";
import { openApiOf } from "../../../worker/http/doors/openapi.ts";
import { api } from "../../../worker/routes/doors/api.ts";

const run = promisify(execFile);
const CLIENT = "test/api-client";

it("the API's client is what a public generator makes of its description, and the day of a lead keeps to it", async () => {
  const folder = await mkdtemp(join(tmpdir(), "api-client-"));
  try {
    const [description, types] = [join(folder, "openapi.json"), join(folder, "api.d.ts")];
    await writeFile(description, JSON.stringify(await openApiOf(api.routes, "https://example.com/api/v1")));
    await run(`${CLIENT}/node_modules/.bin/openapi-typescript`, [description, "-o", types]);
    // `-u` brings it up to date; the compiler then shows what a change would break for other programs.
    await expect(await readFile(types, "utf8")).toMatchFileSnapshot("../../api-client/api.d.ts");
  } finally {
    await rm(folder, { recursive: true });
  }
});
