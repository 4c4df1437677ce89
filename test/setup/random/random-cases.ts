import { inject } from "vitest";

declare module "vitest" {
  interface ProvidedContext {
    everyCase: boolean;
    /** Of how many random cases one is gone through, each one where `EVERY_CASE=1` asks for it. */
    oneCaseIn: number;
  }
}

/** How many of `all` random cases are gone through. */
export const randomCases = (all: number) => Math.ceil(all / inject("oneCaseIn"));
