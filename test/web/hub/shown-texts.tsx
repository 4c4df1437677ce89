import { fromQuizAnswers, toQuizAnswers, type Answers } from "#domain/answers/answers";
import { HOUR_MS } from "#domain/hub/hub";
import { MAIL_CONSENT_VERSION } from "#domain/consent/mail-consent";
import type { PublicOffer } from "#domain/offers/offer";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { BringList } from "../../../web/features/booking/bring-list.tsx";
import { CoachingBlocks } from "../../../web/features/hub/coaching-blocks.tsx";
import { COACHING_TIER } from "../../../web/features/hub/coaching.ts";
import { Finding } from "../../../web/features/result/finding.tsx";
import { ResultSections } from "../../../web/features/result/result.tsx";
import { Diagnosis } from "../../../web/features/result/diagnosis.tsx";
import { ProgramCard } from "../../../web/features/result/program-card.tsx";
import type { ScoredAnswers } from "../../setup/combinations.ts";
import { mailBody } from "../../../worker/delivery/email/mail-template.ts";
import { hubMailText, reminderText } from "../../../worker/delivery/email/mail-texts.ts";

const NOW = Date.UTC(2026, 0, 5);
const SESSION = "7b1f6a52-3f0e-4c1e-9a53-3f0f4f1f0a11";

/** Everything that is told to a visitor with these answers about this offer, by place, as the product writes it. */
export function shownTexts(offer: PublicOffer, scored: ScoredAnswers): Record<string, string> {
  const answers = { ...scored, revenue: "under-10k", targetRevenue: "$500K" } as const;
  const loaded = { state: "ready", data: offer } as const;
  return {
    hub: textOf(
      <>
        <Finding above="Hi there!" answers={answers} />
        <Diagnosis answers={answers} />
        <ProgramCard offer={offer} answers={answers} />
        {offer.tier === COACHING_TIER && <CoachingBlocks />}
        <BringList answers={answers} />
      </>,
    ),
    results: textOf(
      <ResultSections
        sessionId={SESSION}
        offerTier={offer.tier}
        answers={fromQuizAnswers(toQuizAnswers(answers))}
        offer={loaded}
        finding={<Finding above="Hi there!" answers={answers} />}
        book={null}
      />,
    ),
    mail: mailTexts(offer, answers),
  };
}

function mailTexts(offer: PublicOffer, answers: Answers): string {
  const lead = {
    sessionId: SESSION,
    name: null,
    answers,
    offerName: offer.name,
    promoText: null,
    hubExpiresAt: NOW + 12 * HOUR_MS,
    emailConsent: NOW,
    emailConsentPage: "/quiz",
    emailConsentWording: MAIL_CONSENT_VERSION,
  };
  const frame = {
    origin: "https://bpm.example",
    now: NOW,
    sender: null,
    postalAddress: "1 Main St",
    unsubscribeUrl: "https://bpm.example/api/unsubscribe/x",
  };
  const mails = [hubMailText(lead, frame), reminderText(lead, frame)];
  return mails.flatMap((mail) => [mail.subject, mail.preview, mailBody(mail).text]).join("\n");
}

const ENTITIES: Record<string, string> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#x27;": "'",
};

/** The words of an element, each part of it on its own line. */
function textOf(element: ReactNode): string {
  return renderToStaticMarkup(element)
    .replaceAll(/<\/?(?:span|strong)\b[^>]*>/g, "")
    .replaceAll(/<[^>]*>/g, "\n")
    .replaceAll(/&[#\w]+;/g, (entity) => ENTITIES[entity] ?? entity);
}
