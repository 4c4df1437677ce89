import { BUILT_IN_WORDS, type StaffWords } from "#domain/content/staff-words";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { api, unwrap } from "../../../lib/api.ts";

/** Every version of the funnel that was live, newest first. Read again when one is published. */
export function versionsQuery() {
  return queryOptions({
    queryKey: ["content", "versions"],
    queryFn: async () => (await unwrap(api.content.versions.$get({ query: {} }))).versions,
  });
}

/** The owner's own questions as visitors are asked them now. Read again when somebody publishes. */
export function ownQuestionsQuery() {
  return queryOptions({
    queryKey: ["content", "questions"],
    queryFn: () => unwrap(api.content.questions.$get()),
    select: ({ questions }) => questions,
    staleTime: 5 * 60_000,
  });
}

/** What the questions and their answers are called. Read again when somebody publishes. */
export function wordsQuery() {
  return queryOptions({
    queryKey: ["content", "words"],
    queryFn: () => unwrap(api.content.words.$get()),
    staleTime: 5 * 60_000,
  });
}

/**
 * What questions and answers are called: the published words, and where those cannot be had the ones that ship. The
 * dashboard waits for them (`useKnowsWords`), so that staff never see a sample's words turn into the owner's.
 */
export function useStaffWords(): StaffWords {
  const { data = BUILT_IN_WORDS } = useQuery(wordsQuery());
  return data;
}

/** Whether the published words are there, or it has turned out that they cannot be had. */
export function useKnowsWords(): boolean {
  return useQuery(wordsQuery()).isFetched;
}
