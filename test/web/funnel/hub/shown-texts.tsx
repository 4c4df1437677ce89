import { fromQuizAnswers, toQuizAnswers, type Answers } from "#domain/funnel/answers/answers";
import { MAIL_CONSENT_VERSION } from "#domain/people/consent/consent-texts";
import type { Plan } from "#domain/content/given-plans";
import { plainLook } from "#domain/content/look/plain-look";
import { HOUR_MS } from "#domain/funnel/hub/hub";
import type { PublicOffer } from "#domain/offers/offer";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { GivenContent } from "../../../../web/content/use-content.tsx";
import { BringList } from "../../../../web/features/booking/visitor/bring-list.tsx";
import { COACHING_TIER, CoachingBlocks } from "../../../../web/features/funnel/hub/still/coaching-blocks.tsx";
import { FindingInFull, HubFinding } from "../../../../web/features/funnel/hub/still/hub-finding.tsx";
import { HubProgram } from "../../../../web/features/funnel/hub/still/hub-program.tsx";
import { PlanHead } from "../../../../web/features/funnel/hub/plan/plan-page.tsx";
import { Diagnosis } from "../../../../web/features/funnel/result/diagnosis.tsx";
import { Finding } from "../../../../web/features/funnel/result/finding.tsx";
import { ResultSections } from "../../../../web/features/funnel/result/result.tsx";
import { LocationProvider } from "../../../../web/lib/page-location.tsx";
import type { Loaded } from "../../../../web/lib/use-load.ts";
import { mailBody } from "../../../../worker/delivery/email/mail-template.ts";
import { hubMailText, reminderText } from "../../../../worker/delivery/email/mail-texts.ts";
import { whyWords } from "../../../../worker/delivery/email/mail-words.ts";
import { sampleWords } from "../../../setup/content/sample-words.ts";
import type { ScoredAnswers } from "../../../setup/random/combinations.ts";

const NOW = Date.UTC(2026, 0, 5);
const SESSION = "7b1f6a52-3f0e-4c1e-9a53-3f0f4f1f0a11";

/** Everything that is told to a visitor with these answers about this offer, by place, as the product writes it. */
export function shownTexts(offer: PublicOffer, given: ScoredAnswers & Answers): Record<string, string> {
  const answers = { revenue: "under-10k", targetRevenue: "$500K", ...given } as const;
  return {
    hub: textOf(
      <>
        <HubFinding above="Hi there!" answers={answers} />
        <FindingInFull answers={answers} />
        <Diagnosis answers={answers} tier={offer.tier} offer={offer} />
        <HubProgram offer={offer} answers={answers} />
        {offer.tier === COACHING_TIER && <CoachingBlocks />}
        <BringList answers={answers} />
      </>,
    ),
    results: resultTexts(offer.tier, { state: "ready", data: offer }, answers),
    mail: mailTexts(offer, answers),
  };
}

/** What the results of quiz and chat say, with the offer as far as it is loaded. */
export function resultTexts(tier: number, offer: Loaded<PublicOffer>, answers: Answers): string {
  return textOf(
    <ResultSections
      sessionId={SESSION}
      offerTier={tier}
      answers={fromQuizAnswers(toQuizAnswers(answers))}
      offer={offer}
      finding={<Finding above="Hi there!" answers={answers} />}
      book={null}
    />,
  );
}

/** What the head of a plan says. */
export function planText(plan: Plan, answers: Answers): string {
  return textOf(
    <LocationProvider rendered="/">
      <PlanHead hubPath="/" finding="A finding" plan={plan} answers={answers} />
    </LocationProvider>,
  );
}

function mailTexts(offer: PublicOffer, answers: Answers): string {
  const lead = {
    sessionId: SESSION,
    name: null,
    answers,
    offerTier: offer.tier,
    offerName: offer.name,
    promoText: null,
    hubExpiresAt: NOW + 12 * HOUR_MS,
    emailConsent: NOW,
    emailConsentPage: "/quiz",
    emailConsentWording: MAIL_CONSENT_VERSION,
    timeZone: null,
    emailConsentText: null,
  };
  const frame = {
    mails: sampleWords.mails,
    booking: sampleWords.booking,
    why: whyWords(sampleWords),
    origin: "https://bpm.example",
    now: NOW,
    sender: null,
    postalAddress: "1 Main St",
    unsubscribeUrl: "https://bpm.example/api/unsubscribe/x",
  };
  const mails = [hubMailText(lead, frame), reminderText(lead, frame)];
  return mails
    .flatMap((mail) => [mail.subject, mail.preview, mailBody(mail, plainLook(sampleWords.look)).text])
    .join("\n");
}

const ENTITIES: Record<string, string> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#x27;": "'",
};

/** The words of an element, heard or seen, each part of it on its own line. */
function textOf(element: ReactNode): string {
  return renderToStaticMarkup(<GivenContent value={sampleWords}>{element}</GivenContent>)
    .replaceAll(/<\/?(?:span|strong)\b[^>]*>/g, "")
    .replaceAll(/<[^>]*aria-label="([^"]*)"[^>]*>/g, "\n$1\n")
    .replaceAll(/<[^>]*>/g, "\n")
    .replaceAll(/&[#\w]+;/g, (entity) => ENTITIES[entity] ?? entity);
}
