import type { Content } from "#domain/content/content";
import { createContext, use, type ReactNode } from "react";

/** What a page is given of the content. The browser has the parts that the document brought along, the server all. */
export type GivenParts = Partial<Content>;

const Given = createContext<GivenParts>({});

export function GivenContent({ value, children }: { value: GivenParts; children: ReactNode }) {
  return <Given value={value}>{children}</Given>;
}

/** All that the page was given. */
export const useGivenContent = (): GivenParts => use(Given);

/** A part of the content. Throws where the page was not given it. */
export function useContent<Part extends keyof Content>(part: Part): Content[Part] {
  const given: Content[Part] | undefined = use(Given)[part];
  if (given === undefined) throw new Error(`This page came without its ${part}.`);
  return given;
}
