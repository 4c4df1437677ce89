import { inject } from "vitest";

declare module "vitest" {
  interface ProvidedContext {
    everyCase: boolean;
  }
}

/** How many of `all` random cases are gone through: a tenth, or each one where `EVERY_CASE=1` asks for it. */
export const randomCases = (all: number) => (inject("everyCase") ? all : Math.ceil(all / 10));
