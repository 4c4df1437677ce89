import { queryOptions } from "@tanstack/react-query";
import { api, unwrap } from "../../../../lib/api.ts";

/** The owner's own questions as visitors are asked them now. Read again when somebody publishes. */
export function ownQuestionsQuery() {
  return queryOptions({
    queryKey: ["content", "questions"],
    queryFn: () => unwrap(api.content.questions.$get()),
    select: ({ questions }) => questions,
    staleTime: 5 * 60_000,
  });
}
