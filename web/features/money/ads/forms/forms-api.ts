import { queryOptions } from "@tanstack/react-query";
import { api, unwrap } from "../../../../lib/api.ts";
import { ifMatch } from "../../../kit/edit/version-conflict.ts";

const calls = api["lead-forms"];

/** The page's lead forms, and whether they can be read. They change without any action by staff. */
export function formsQuery() {
  return queryOptions({
    queryKey: ["lead-forms"],
    queryFn: () => unwrap(calls.$get()),
    refetchOnMount: "always",
  });
}

/** One form with its questions, what each is proposed to be, and real answers. */
export function formQuery(id: string) {
  return queryOptions({
    queryKey: ["lead-forms", id],
    queryFn: () => unwrap(calls[":id"].$get({ param: { id } })),
    staleTime: 0,
  });
}

export type Forms = Awaited<ReturnType<NonNullable<ReturnType<typeof formsQuery>["queryFn"]>>>;
export type ListedForm = Forms["forms"][number];
export type WholeForm = Awaited<ReturnType<NonNullable<ReturnType<typeof formQuery>["queryFn"]>>>;
export type SetUp = Parameters<(typeof calls)[":id"]["$put"]>[0]["json"];

/** How many things wait for staff: forms with leads that nobody has set up or that have changed since, a refused token. */
export function toSetUp({ forms, pausedAt }: Pick<Forms, "forms" | "pausedAt">): number {
  const waiting = forms.filter(
    ({ leads, setUpAt, newQuestions }) => newQuestions.length > 0 || (setUpAt === null && leads > 0),
  );
  return waiting.length + (pausedAt === null ? 0 : 1);
}

/** Stores the set-up of a form that had this version; its leads are read anew. */
export function saveSetUp(id: string, version: number, json: SetUp) {
  return unwrap(calls[":id"].$put({ param: { id }, json }, ifMatch(version)));
}
