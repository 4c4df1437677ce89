import type { AssessmentView } from "#domain/leads/assessment-view";
import type { QueuePart } from "#domain/calls/queue/call-queue";
import { Link } from "react-router-dom";
import { dueWords, ownerWords } from "../acts/call-words.ts";
import { leadName } from "../../leads/basics/lead-name.ts";
import { timeText } from "../../kit/time/times.ts";
import { countText, type QueueParts } from "./queue-parts.ts";

const PARTS: readonly { part: QueuePart; title: string }[] = [
  { part: "asked", title: "Asked for a call" },
  { part: "answers", title: "Waiting for an answer" },
  { part: "overdue", title: "Overdue" },
  { part: "due", title: "Due" },
  { part: "past", title: "Was the call held?" },
  { part: "waiting", title: "To call again" },
  { part: "mine", title: "Your next steps" },
  { part: "noStep", title: "No next step" },
];

const NO_STEP_LIST = "/admin?nextStep=none";

type Props = {
  parts: QueueParts;
  /** Those that share an e-mail, but no number, with another. */
  alike: ReadonlySet<number>;
  current: number | null;
  me: string;
  now: number;
  onChoose: (id: number) => void;
};

/** Everybody who awaits a call, an answer, one's next step, or that one is set. Any of them can be taken in hand. */
export function QueueList({ parts, alike, current, me, now, onChoose }: Props) {
  return (
    <nav aria-label="Queue" className="space-y-4 max-lg:-mx-3">
      {PARTS.filter(({ part }) => parts[part].length > 0).map(({ part, title }) => (
        <section key={part} aria-labelledby={`queue-${part}`}>
          <h3 id={`queue-${part}`} className="text-base-content/75 px-3 text-sm font-semibold">
            {title} <span className="tabular-nums">({countText(parts[part])})</span>
          </h3>
          <ul className="mt-1">
            {parts[part].map((lead) => (
              <li key={lead.id}>
                <button
                  type="button"
                  aria-current={lead.id === current || undefined}
                  className="rounded-field hover:bg-base-200 aria-[current]:bg-base-300 block min-h-11 w-full cursor-pointer px-3 py-1.5 text-left text-sm"
                  onClick={() => onChoose(lead.id)}
                >
                  <bdi className="block truncate text-left font-medium">{leadName(lead)}</bdi>
                  <span className="text-base-content/75 block truncate text-xs">
                    {alike.has(lead.id) && "Same email · "}
                    {rowWords(part, lead, now)} · {ownerWords(lead.owner, me)}
                  </span>
                </button>
              </li>
            ))}
          </ul>
          {part === "noStep" && (
            <Link
              to={NO_STEP_LIST}
              className="link text-base-content/75 inline-flex min-h-8 items-center px-3 text-xs pointer-coarse:min-h-11"
            >
              Show the whole team’s
            </Link>
          )}
        </section>
      ))}
    </nav>
  );
}

function rowWords(part: QueuePart, lead: AssessmentView, now: number): string {
  const { answerDueAt, callStartsAt, dueAt, lastCallAt, nextAction, nextActionAt } = lead;
  if (part === "answers") return answerDueAt === null ? "" : dueWords(Date.parse(answerDueAt), now);
  if (part === "past") return callStartsAt === null ? "" : timeText(callStartsAt, lead.bookedCall?.clocks);
  if (part === "mine") return [nextAction, nextActionAt && timeText(nextActionAt)].filter(Boolean).join(", ");
  if (part === "noStep") return lastCallAt === null ? "" : `Reached ${timeText(lastCallAt)}`;
  if (dueAt === null) return "";
  return part === "waiting" ? timeText(dueAt) : dueWords(Date.parse(dueAt), now);
}
