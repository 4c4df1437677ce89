import type { MailThread } from "#domain/mail/mail-thread";
import { queryOptions } from "@tanstack/react-query";
import type { InferRequestType } from "hono/client";
import { api, unwrap } from "../../../../lib/api.ts";
import { MAILS_KEY } from "../../basics/lead-cache.ts";
import { nextStateMs } from "../read/lead-query.ts";

const mails = api.leads[":id"].mails;
export type NewMail = InferRequestType<typeof mails.$post>["json"];

/** The mails between staff and a lead, and whether staff may write now. */
export function mailsQuery(id: number) {
  return queryOptions({
    queryKey: [...MAILS_KEY, id],
    queryFn: (): Promise<MailThread> => unwrap(mails.$get({ param: { id: String(id) } })),
    staleTime: 0,
    // The desk tells nothing of a message that has been sent.
    refetchInterval: ({ state }) => nextStateMs(unsentOf(state.data), Date.now()),
  });
}

function unsentOf(thread: MailThread | undefined) {
  return (thread?.mails ?? []).flatMap((mail) =>
    mail.direction === "out" ? [{ status: mail.status, dueAt: mail.sendAt }] : [],
  );
}

/** Sends a mail, now or at its time. One of the same id goes once; the answer is what is stored under it. */
export async function sendMail(id: number, json: NewMail) {
  return (await unwrap(mails.$post({ param: { id: String(id) }, json }))).mail;
}

export async function cancelMail(id: number, mailId: string) {
  const call = api.leads[":id"].mails[":mailId"].$delete({ param: { id: String(id), mailId } });
  return (await unwrap(call)).mail;
}
