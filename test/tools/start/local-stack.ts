import { fromEntries } from "#domain/from-entries";
import { cpSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { BUILT_CONFIG, buildApp, buildIsStale } from "./build-app.ts";
import { assertPortsAreFree, freePort } from "./free-ports.ts";
import { bringSecrets, ensureLocalSecrets } from "./local-secrets.ts";
import { migrateLocal } from "./migrate-local.ts";
import { repoRoot } from "../repo-root.mjs";
import {
  DEFAULT_PORTS,
  DEFAULT_STATE,
  portOption,
  type StackOptions,
  type StackPorts,
} from "./stack-options.ts";
import { STAND_INS } from "./stand-ins.ts";
import { startParts, type StackEvents, type StackParts } from "./stack-parts.ts";
import { Stops } from "./stops.ts";

/** A running app with its stand-ins. `stop` ends all of it, and may be called again. */
export type LocalStack = StackParts & { stop: () => Promise<void> };

const PORT_NAMES = ["app", ...STAND_INS] as const;

async function choosePorts(wanted: StackOptions["ports"] = DEFAULT_PORTS): Promise<StackPorts> {
  if (wanted === "random") {
    const free: [(typeof PORT_NAMES)[number], number][] = [];
    for (const name of PORT_NAMES) free.push([name, await freePort()]);
    return fromEntries<StackPorts>(free);
  }
  await assertPortsAreFree(PORT_NAMES.map((name) => ({ port: wanted[name], option: portOption(name) })));
  return wanted;
}

/** The folders of a run, and what removes them when they were only for it. */
function chooseFolders(wanted: string = DEFAULT_STATE) {
  if (wanted !== "temporary") return { ...foldersAt(path.resolve(repoRoot, wanted)), remove: () => {} };
  const root = mkdtempSync(path.join(tmpdir(), "bpm-funnel-"));
  const remove = () => rmSync(root, { recursive: true, force: true, maxRetries: 3 });
  return { ...foldersAt(path.join(root, "state")), remove };
}

/** What a run writes stands in its own folder: runs whose states are neighbours share no mails and no assets. */
export function foldersAt(state: string) {
  return { state, tmp: path.join(state, "tmp") };
}

async function prepare(options: StackOptions, state: string, onStep: (step: string) => void): Promise<void> {
  const added = ensureLocalSecrets();
  if (added.length > 0) onStep(`Added to .dev.vars from .dev.vars.example: ${added.join(", ")}`);
  const build = options.build !== false && buildIsStale();
  if (build) onStep("Building …");
  if (options.copyOf) cpSync(options.copyOf, state, { recursive: true });
  await Promise.all([build ? buildApp() : null, options.copyOf ? null : migrateLocal(state)]);
  bringSecrets(BUILT_CONFIG);
}

/**
 * Starts the built app in workerd, the stand-ins and the scheduled jobs, all on loopback. Needs no account and no
 * network. Throws when a part cannot start; nothing is left then.
 */
export async function startStack(options: StackOptions = {}, events: StackEvents = {}): Promise<LocalStack> {
  const ports = await choosePorts(options.ports);
  const folders = chooseFolders(options.state);
  const stops = new Stops();
  stops.add(folders.remove);
  try {
    mkdirSync(folders.tmp, { recursive: true });
    await prepare(options, folders.state, events.onStep ?? (() => {}));
    return { ...(await startParts(options, ports, folders, events, stops)), stop: () => stops.stop() };
  } catch (error) {
    await stops.stop();
    throw error;
  }
}
