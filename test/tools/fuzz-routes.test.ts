import { expect, it } from "vitest";
import { runProgram } from "./run-program.ts";

const PRINT_ROUTES = `
  import { routesInNode } from "./test/fuzz/routes-in-node.ts";
  console.log(JSON.stringify((await routesInNode()).map(({ name }) => name)));`;

it("`npm run fuzz` reads the router's routes in plain Node", async () => {
  const { code, output } = await runProgram("node", [
    "--no-warnings",
    "--input-type=module",
    "-e",
    PRINT_ROUTES,
  ]);
  expect({ code, output }).toMatchObject({ code: 0 });
  expect(JSON.parse(output)).toContain("POST /api/assessment/submit");
});
