import type { Call, HttpClient } from "./http-client.ts";
import { interleave, type Lane } from "./interleave.ts";

/** A call whose speed is measured. */
export type BenchCase = {
  name: string;
  /** As the router names it, to tell which routes have no figure. */
  route: string;
  /** Makes the next request; what it needs is done first, through the same Worker, and not timed. */
  next: (client: HttpClient) => Call | Promise<Call>;
  /** What counts: the whole answer, or the first byte of its body. */
  until?: "end" | "firstByte";
};

/** Milliseconds of every round, a server each. */
export type CaseTimes = {
  /** The bare Worker. */
  bare: number[];
  /** The bare Worker with as many empty round trips to D1: what no code can be faster than. */
  floor: number[];
  subjects: number[][];
};

/**
 * Measures a case on several Workers beside the bare one, which gets the very requests of the first.
 * `trips` is the number of round trips to D1 that the case makes.
 */
export async function measureCase(
  bare: HttpClient,
  subjects: readonly { client: HttpClient; case: BenchCase }[],
  { rounds, trips }: { rounds: number; trips: number },
): Promise<CaseTimes> {
  const [first] = subjects;
  if (!first) throw new Error("There is nothing to measure.");
  let shared = await first.case.next(first.client);
  const time = async (client: HttpClient, call: Call) => {
    const { firstByteMs, totalMs } = await client.send(call);
    return first.case.until === "firstByte" ? firstByteMs : totalMs;
  };
  const same = (headers: Record<string, string>) => () =>
    time(bare, { ...shared, status: 200, headers: { ...shared.headers, ...headers } });
  const lanes = subjects.map((subject): Lane => async () => {
    const call = await subject.case.next(subject.client);
    if (subject === first) shared = call;
    return time(subject.client, call);
  });
  const references = [same({}), same({ "x-bench-trips": String(trips) })];
  const [bareMs = [], floor = [], ...times] = await interleave([...references, ...lanes], rounds);
  return { bare: bareMs, floor, subjects: times };
}
