import { ms } from "../report/markdown.ts";
import { cpuMs } from "../process-usage.ts";
import type { BenchRuntime } from "../runtime.ts";
import { get, newLead } from "./visitor-calls.ts";

/** Renderings a request, so that the request itself does not count. */
const BATCH = 50;
/** Code that has not run is not optimized: visitors of a busy site meet the other kind. */
const WARM_UP = 5;

/** What rendering a hub costs the Worker, in a sentence. CPU is all that workerd uses meanwhile. */
export async function renderingCost({ app, renderer, pid }: BenchRuntime, rounds: number): Promise<string> {
  const cpuOf = async (times: number, run: () => Promise<unknown>) => {
    for (let turn = 0; turn < WARM_UP; turn++) await run();
    const before = cpuMs(pid);
    for (let turn = 0; turn < times; turn++) await run();
    return (cpuMs(pid) - before) / times;
  };
  const page = get(`/hub/${await newLead(app)}`);
  const whole = await cpuOf(rounds, () => app.send(page));
  const batches = Math.ceil(rounds / BATCH);
  const rendering = (await cpuOf(batches, () => renderer.send(get(`/?times=${BATCH}`)))) / BATCH;
  return `A hub's page takes ${ms(whole)} ms of CPU in workerd, the local database included; rendering it to HTML takes
${ms(rendering)} ms of them (the mean of ${batches * BATCH}, once warm).`;
}
