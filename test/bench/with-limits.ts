import path from "node:path";
import type { Modules } from "../tools/start/worker-runtime.ts";

/**
 * A Worker's modules behind an entry that gives it rate limits within its process, never reached. In
 * production the counts are kept on the machine that asks; the local stand-in keeps them in a Durable
 * Object, whose round trip would be most of what is measured.
 */
export function withLimits({ modules, rootPath }: Modules, names: readonly string[]): Modules {
  const [main] = modules;
  if (!main) throw new Error("The build has no module.");
  const built = JSON.stringify(`./${path.basename(main.path)}`);
  const contents = `
    import app from ${built};
    export * from ${built};
    const limiter = { limit: async () => ({ success: true }) };
    const limiters = Object.fromEntries(${JSON.stringify(names)}.map((name) => [name, limiter]));
    const limited = new WeakMap();
    const withLimits = (env) => {
      if (!limited.has(env)) limited.set(env, { ...env, ...limiters });
      return limited.get(env);
    };
    export default { ...app, fetch: (request, env, ctx) => app.fetch(request, withLimits(env), ctx) };`;
  const entry = { type: "ESModule" as const, path: path.join(rootPath, "with-limits.js"), contents };
  return { rootPath, modules: [entry, ...modules] };
}
