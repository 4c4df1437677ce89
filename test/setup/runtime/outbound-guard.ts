import { afterEach, beforeEach, expect } from "vitest";
import { DENIED_STATUS } from "./denied-status.ts";

const network = globalThis.fetch;

/** Fails a test in which the Worker asked for something on the network that the test did not provide. */
export function guardOutbound(): void {
  let denied: string[] = [];
  beforeEach(() => {
    denied = [];
    globalThis.fetch = async (input, init) => {
      const response = await network(input, init);
      if (response.status === DENIED_STATUS) {
        denied.push(input instanceof Request ? input.url : String(input));
      }
      return response;
    };
  });
  afterEach(() => {
    globalThis.fetch = network;
    expect(denied, "requests to the network that nothing stood in for").toEqual([]);
  });
}
