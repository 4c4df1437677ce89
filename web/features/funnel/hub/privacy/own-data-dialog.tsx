import { QUESTION_IDS } from "#domain/funnel/answers/questions";
import { labelOf, type AnswerLabels } from "#domain/content/answer-labels";
import { filled } from "#domain/content/filled";
import type { OwnDataWords } from "#domain/content/parts/hub";
import type { Results } from "#domain/content/parts/results";
import { useAnswerLabels, useContent } from "../../../../content/use-content.tsx";
import { useNotDone } from "../../../../content/use-not-done.ts";
import { api, unwrap } from "../../../../lib/api.ts";
import { carryOut } from "../../../../lib/carry-out.ts";
import { useLoad } from "../../../../lib/use-load.ts";
import { Button } from "../../../../ui/button.tsx";
import { Dialog } from "../../../../ui/dialog.tsx";

/** All stored data of the visitor's assessment in readable form; the download contains the same as JSON. */
export function OwnDataDialog({ sessionId, onClose }: { sessionId: string; onClose: () => void }) {
  const words = useContent("hub").privacy.own;
  const { names } = useContent("results");
  const notDone = useNotDone();
  const labels = useAnswerLabels();
  const own = useLoad(sessionId, () => carryOut(() => fetchOwnData(sessionId)), null);
  return (
    <Dialog title={words.title} width="lg" onClose={onClose}>
      {own.state === "loading" && <p role="status">{words.loading}</p>}
      {own.state === "failed" && (
        <div role="alert" className="grid justify-items-start gap-3">
          <p>{notDone(words.failed, own.error)}</p>
          <Button variant="outline" onClick={own.again}>
            {words.again}
          </Button>
        </div>
      )}
      {own.state === "ready" &&
        sectionsOf(own.data, { words, names, labels }).map(({ title, facts }) => (
          <Section key={title} title={title} facts={facts} />
        ))}
    </Dialog>
  );
}

function Section({ title, facts }: { title: string; facts: Fact[] }) {
  const known = facts.filter(([, value]) => value !== null && value !== undefined && value !== "");
  if (known.length === 0) return null;
  return (
    <section>
      <h3 className="font-semibold">{title}</h3>
      <dl className="mt-2 grid gap-x-6 gap-y-1 text-sm sm:grid-cols-[12rem_minmax(0,1fr)]">
        {known.map(([label, value], index) => (
          <div key={`${label}${index}`} className="contents">
            <dt className="text-base-content/75">{label}</dt>
            <dd className="whitespace-pre-wrap wrap-anywhere max-sm:mb-2">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

const FULL = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeStyle: "short" });

type Fact = [label: string, value: string | number | null | undefined];

const fetchOwnData = (sessionId: string) =>
  unwrap(api.hub[":sessionId"].export.$get({ param: { sessionId } }));

type OwnData = Awaited<ReturnType<typeof fetchOwnData>>;

const time = (iso: string | null) => iso && FULL.format(new Date(iso));

type Words = { words: OwnDataWords; names: Results["names"]; labels: AnswerLabels };

/** All sections of an export, ordered and named as the visitor knows them; absent values are null. */
function sectionsOf(
  { assessment, events, bookings, deliveries, chat }: OwnData,
  { words, names, labels }: Words,
): { title: string; facts: Fact[] }[] {
  const { sections } = words;
  return [
    { title: sections.you, facts: personFacts(assessment, words.person) },
    {
      title: sections.answers,
      facts: QUESTION_IDS.map((id): Fact => {
        const answer = assessment.answers[id];
        return [names[id], answer && labelOf(labels, id, answer)];
      }),
    },
    { title: sections.consents, facts: consentFacts(assessment, words.consents) },
    { title: sections.visits, facts: visitFacts(assessment, words.visits) },
    { title: sections.calls, facts: bookings.map((call) => callFact(call, words.calls)) },
    {
      title: sections.chat,
      facts: (chat?.messages ?? []).map(({ role, content }): Fact => [words.chat[role], content]),
    },
    { title: sections.counted, facts: events.map(({ name, createdAt }): Fact => [name, time(createdAt)]) },
    {
      title: sections.sent,
      facts: deliveries.map(({ channel, status, createdAt }): Fact => [
        words.channels[channel],
        `${words.sent[status]}, ${time(createdAt)}`,
      ]),
    },
  ];
}

/** What became of a call stands above what its provider made of it. */
export function callFact(
  call: Pick<OwnData["bookings"][number], "status" | "outcome" | "startsAt">,
  words: OwnDataWords["calls"],
): Fact {
  return [words[call.outcome ?? call.status], time(call.startsAt) ?? words.noTime];
}

function personFacts(own: OwnData["assessment"], words: OwnDataWords["person"]): Fact[] {
  return [
    [words.name, own.name],
    [words.email, own.email],
    [words.phone, own.phone],
    [words.businessUrl, own.businessUrl],
    [words.offerTier, own.offerTier],
    [words.score, own.score],
    [words.promoText, own.promoText],
  ];
}

function consentFacts(own: OwnData["assessment"], words: OwnDataWords["consents"]): Fact[] {
  const allowedOn = (iso: string | null) => iso && filled(words.allowedOn, { time: time(iso) ?? "" });
  const ads = own.adConsent === null ? null : own.adConsent === 1 ? words.allowed : words.refused;
  return [
    [words.email, allowedOn(own.emailConsent) ?? words.refused],
    [words.emailWithdrawn, time(own.emailWithdrawnAt)],
    [words.calls, allowedOn(own.callConsentAt)],
    [words.callsWithdrawn, time(own.callWithdrawnAt)],
    [words.ads, ads && `${ads}, ${time(own.adConsentAt)}`],
  ];
}

function visitFacts(own: OwnData["assessment"], words: OwnDataWords["visits"]): Fact[] {
  return [
    [words.started, time(own.createdAt)],
    [words.completed, time(own.completedAt)],
    [words.hubOpened, time(own.firstHubVisitAt)],
    [words.bookingClicked, time(own.bookingLinkClicked)],
    [words.callRequested, time(own.callRequestedAt)],
    [words.timeZone, own.timeZone],
    [words.ipAddress, own.ipAddress],
    [words.browser, own.userAgent],
    [words.location, [own.country, own.region].filter(Boolean).join(", ")],
    [words.firstTouch, cameFrom(own.firstTouch)],
    [words.lastTouch, cameFrom(own.lastTouch)],
  ];
}

function cameFrom(touch: OwnData["assessment"]["firstTouch"]): string | null {
  if (!touch) return null;
  const { utm_source, utm_campaign, referrerHost, landingPath } = touch;
  return [utm_source, utm_campaign, referrerHost, landingPath].filter(Boolean).join(" · ");
}
