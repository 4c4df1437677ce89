import { answerLabels, type AnswerLabels } from "#domain/content/answer-labels";
import type { Content } from "#domain/content/content";
import { SAMPLE_NUMBER } from "#domain/content/sample-number";
import type { PageContent } from "#domain/content/page-content";
import { createContext, use, type ReactNode } from "react";

/** What a page is given of the content. The browser has the parts that the document brought along, the server all. */
export type GivenParts = PageContent;

const Given = createContext<GivenParts>({});

export function GivenContent({ value, children }: { value: GivenParts; children: ReactNode }) {
  return <Given value={value}>{children}</Given>;
}

/** All that the page was given. */
export const useGivenContent = (): GivenParts => use(Given);

/** A part of the content. Throws where the page was not given it. */
export function useContent<Part extends Exclude<keyof Content, "plans">>(part: Part): Content[Part] {
  const content: Partial<Omit<Content, "plans">> = use(Given);
  const given: Content[Part] | undefined = content[part];
  return given ?? missing(part);
}

/** The version that the page was made from: what is answered on it was asked in its words. */
export const useContentVersion = (): number => use(Given).version ?? SAMPLE_NUMBER;

/** What the answers to each question say. */
export function useAnswerLabels(): AnswerLabels {
  const { labels, quiz } = use(Given);
  return labels ?? answerLabels(quiz ?? missing("quiz"));
}

function missing(part: string): never {
  throw new Error(`This page came without its ${part}.`);
}
