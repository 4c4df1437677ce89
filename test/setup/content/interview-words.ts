import { readable } from "#domain/content/page-content";
import { sample } from "#domain/content/sample/sample";
import { interviewWords } from "#domain/funnel/interview/interview-words";

/** How the assistant asks in the content that ships. */
export const ASKS = interviewWords(readable(sample));
