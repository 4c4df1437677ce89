// `npm run routes`: every call of the Worker, out of its router: method, path, who gets further, and what counts it. Some
// calls of staff ask for an owner in some cases only (`assertOwner`), and sessions, staff and people in Slack are counted
// further in.
import { parseArgs } from "node:util";
import { fail } from "../fail.ts";
import { routesInNode } from "./routes-in-node.ts";
import { limitersOf, whoMay } from "./worker-route.ts";

const HEAD = ["method", "path", "who", "counted by"];

async function main(): Promise<void> {
  parseArgs();
  const routes = await routesInNode();
  const rows = routes.map((route) => [route.method, route.path, whoMay(route), limitersOf(route).join(", ")]);
  const all = [HEAD, ...rows.toSorted(([, a = ""], [, b = ""]) => a.localeCompare(b))];
  const widths = HEAD.map((_, at) => Math.max(...all.map((row) => row[at]?.length ?? 0)));
  for (const row of all)
    console.log(
      row
        .map((cell, at) => cell.padEnd(widths[at] ?? 0))
        .join("  ")
        .trimEnd(),
    );
}

await main().catch(fail);
