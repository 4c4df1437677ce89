import type { LeadWording as Wording, WordedConsent } from "#domain/content/lead-wording";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { api, unwrap } from "../../../../../lib/api.ts";
import { Button } from "../../../../../ui/button.tsx";
import { QueryStates } from "../../data/query-states.tsx";
import { timeText } from "../../time/times.ts";

function wordingQuery(id: number) {
  return queryOptions({
    queryKey: ["lead-wording", id],
    queryFn: () => unwrap(api.leads[":id"].wording.$get({ param: { id: String(id) } })),
  });
}

/** What the lead read: the versions of the funnel at its start and completion, and the words as they were. */
export function LeadWording({ id }: { id: number }) {
  const [isOpen, setOpen] = useState(false);
  const wording = useQuery({ ...wordingQuery(id), enabled: isOpen });
  return (
    <div className="grid justify-items-start gap-2">
      <Button
        variant="ghost"
        size="sm"
        className="-ms-3"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        As it was worded
      </Button>
      {isOpen && (
        <QueryStates
          query={wording}
          loading="Loading the wording…"
          failed="The wording could not be loaded"
        />
      )}
      {isOpen && wording.data && <Words wording={wording.data} />}
    </div>
  );
}

function Words({ wording: { atStart, atCompletion, answers, consents } }: { wording: Wording }) {
  return (
    <div className="text-row grid w-full gap-3">
      <p className="text-ink-2">{versionsText(atStart, atCompletion)}</p>
      {answers === null ? (
        <p>The texts of that version can’t be read any more.</p>
      ) : (
        <dl aria-label="As it was worded" className="grid gap-2">
          {answers.map(({ id, question, answer }) => (
            <div key={id}>
              <dt className="text-ink-3">{question}</dt>
              <dd dir="auto" className="font-medium [overflow-wrap:anywhere] whitespace-pre-wrap">
                {answer}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {consents.map((consent) => (
        <Consent key={consent.kind} consent={consent} />
      ))}
    </div>
  );
}

function Consent({ consent: { kind, text, at } }: { consent: WordedConsent }) {
  return (
    <blockquote className="border-line-2 border-s-2 ps-3">
      <p className="text-ink-3">
        {kind === "mail" ? "Agreed to emails" : "Agreed to be called"}, {timeText(at)}
      </p>
      <p className="[overflow-wrap:anywhere]">{text ?? "These words are not kept."}</p>
    </blockquote>
  );
}

/** Version 0 is the sample that ships. */
function versionsText(start: number | null, completion: number | null): string {
  if (start === null && completion === null) return "From before versions of the funnel were kept.";
  const name = (number: number) => (number === 0 ? "the sample" : `version ${number}`);
  if (completion === null || start === completion) return `Funnel: ${name(start ?? completion ?? 0)}`;
  if (start === null) return `Funnel at completion: ${name(completion)}`;
  return `Funnel at start: ${name(start)}, at completion: ${name(completion)}`;
}
