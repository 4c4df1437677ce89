import { letterParagraphs } from "#domain/mail/letter-parts";
import type { MailThread } from "#domain/mail/mail-thread";
import type { MailDraft } from "./mail-draft.ts";

type Props = { draft: MailDraft; thread: MailThread; to: string | null };

/** A mail as the lead gets it: in the frame of every mail, with its links. */
export function MailPreview({ draft, thread, to }: Props) {
  const { frame, sender } = thread;
  return (
    <section aria-label="Preview" className="border-line overflow-hidden rounded-lg border">
      <dl className="bg-paper text-row grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-0.5 px-3 py-2">
        {[
          ["From", frame.from === sender ? sender : `${frame.from} <${sender}>`],
          ["To", to ?? ""],
          ["Subject", draft.subject || "No subject"],
        ].map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-ink-3">{name}</dt>
            <dd className="font-medium [overflow-wrap:anywhere]">
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      <div className="bg-sunk border-line border-t px-3 py-4">
        <div className="bg-base-100 mx-auto grid max-w-[35rem] gap-4 rounded-xl p-5 text-base leading-6">
          {letterParagraphs(draft.text).map((parts, index) => (
            <p key={index} dir="auto" className="[overflow-wrap:anywhere] whitespace-pre-line">
              {parts.map(({ text, isLink }, at) =>
                isLink ? (
                  <a key={at} href={text} target="_blank" rel="noopener noreferrer" className="underline">
                    {text}
                  </a>
                ) : (
                  text
                ),
              )}
            </p>
          ))}
        </div>
        <div className="text-ink-2 mx-auto grid max-w-[35rem] gap-1 px-2 pt-4 text-[0.8125rem]">
          <p className="[overflow-wrap:anywhere]">{frame.footer}</p>
          <p>
            <span className="underline">{frame.stop}</span>
          </p>
        </div>
      </div>
    </section>
  );
}
