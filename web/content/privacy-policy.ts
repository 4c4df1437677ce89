import { business } from "./business.ts";
import { HUB_EXPIRY_SENTENCE, type LegalText } from "./legal-text.ts";

const { legalName, postalAddress } = business.company;
const { privacyEmail } = business.contact;

export const privacyPolicy: LegalText = {
  title: "Privacy Policy",
  updatedOn: "2026-11-01",
  intro: `This policy says what ${legalName} ("${business.name}", "we") collects when you use this site, what we do with it, how long we keep it and what you can ask of us. It covers the landing page, the quiz, the AI chat assessment and your strategy hub.`,
  sections: [
    {
      id: "collected",
      heading: "What we collect",
      body: [
        "You can look at this site without telling us who you are. When you take an assessment, we collect what you give us and a little about the visit:",
        [
          "Your answers: business type, situation, daily ad spend, funnel, goal, frustration, monthly revenue and target revenue.",
          "Your contact details: name, e-mail address and business website.",
          "If you use the AI chat: the messages you write and the replies you get.",
          "A random session id made by your browser. It is the key to your strategy hub, so treat its link like a password.",
          "Your IP address, the time of your visit, and how you came here: campaign tags in the link, the page you arrived at and the site that sent you.",
          "What you do with your results: whether you open your hub, and whether you view or click the booking calendar.",
          "Your consents: what you agreed to, when, on which page and in which wording.",
        ],
        "We do not ask for payment details, government numbers or health information. Please do not put them into free-text answers.",
      ],
    },
    {
      id: "use",
      heading: "What we use it for",
      body: [
        [
          "To work out your recommended program, estimated pricing and strategy hub. Program and price come from fixed rules, not from an AI.",
          "To answer you, prepare a strategy call and follow up on your enquiry.",
          "To send you your hub by e-mail, if you asked for that.",
          "To see which ads and pages work, if you allow it.",
          "To keep the service secure and prevent abuse.",
        ],
        "We rely on your consent for e-mail and ad measurement, on your request for the assessment and the hub, and on our legitimate interest in running a safe service for the rest. We do not sell your personal information for money.",
      ],
    },
    {
      id: "ai",
      heading: "AI processing",
      body: [
        "The chat assessment is run by an AI. Your messages are sent to an AI provider that processes them for us to write replies and to recognise your answers in what you wrote. The quiz does not use AI.",
        "The AI has no access to other visitors' data and decides nothing about you: your recommended program follows from fixed rules that are applied to your answers, and you can correct any answer the AI has noted. It can be wrong, so please check what it says. Do not share confidential information in the chat.",
      ],
    },
    {
      id: "email",
      heading: "E-mail",
      body: [
        "We send you e-mail only if you tick the box that asks for it. Its delivery is handled by our e-mail provider. Every message names us, gives our postal address and carries an unsubscribe link that works with one click and without logging in. You can also withdraw your consent by writing to us. We keep a one-way code of addresses that unsubscribed, so that we never write to them again.",
      ],
    },
    {
      id: "booking",
      heading: "Booking calendar",
      body: [
        "Strategy calls are booked through a calendar of a third-party booking provider, shown in a frame on our pages. It is loaded when you come near it. What you enter there goes to that provider under its own privacy policy; it tells us that a call was booked, changed or cancelled. To save you typing we may pass your name and e-mail address to the calendar.",
      ],
    },
    {
      id: "ads",
      heading: "Ad measurement",
      body: [
        "If a Meta pixel is configured and you allow it, we tell Meta about steps such as a started quiz or a finished assessment, from your browser and from our server, so that we can see which ads work. For matching, your e-mail address and similar details are sent only in hashed form. Your answers are never sent, and no pixel runs on your strategy hub.",
        'Where the law asks for it we do nothing of this before you agree. Elsewhere you can say no at any time through "Your privacy choices" at the bottom of every page. A browser that sends the Global Privacy Control signal counts as a no.',
      ],
    },
    {
      id: "storage",
      heading: "What your browser keeps",
      body: [
        "Your progress in the quiz or chat, your session id and your privacy choices are kept in your browser's own storage, so that you can continue where you stopped. Saved sessions are discarded after 7 days. You can clear them in your browser at any time. Videos load from the video host only after you press play, with its do-not-track setting on.",
      ],
    },
    {
      id: "sharing",
      heading: "Who else sees it",
      body: [
        "Our staff see assessments in an internal dashboard that only accounts of our own domain can open. These kinds of providers process data for us: hosting and security (Cloudflare), the AI provider, e-mail delivery, team notifications (Slack), the booking provider and, if you allow it, ad measurement (Meta). Some of them are outside Canada, mainly in the United States, and are subject to the laws there. We also disclose information where the law requires it.",
      ],
    },
    {
      id: "retention",
      heading: "How long we keep it",
      body: [
        HUB_EXPIRY_SENTENCE,
        [
          "Assessments without contact details: 30 days. After that only counts are kept, which say nothing about a person.",
          "IP addresses: 90 days.",
          "Assessments with contact details, and their chat transcripts: for as long as we are in contact about our services, or until you ask us to erase them.",
          "Records of consent and of unsubscribing: as long as we need them as proof.",
        ],
      ],
    },
    {
      id: "rights",
      heading: "Your rights",
      body: [
        "You may ask for access to your personal information, have it corrected, erased or handed over in a common format, object to or restrict its use, and withdraw any consent for the future. Your strategy hub lets you download and erase your assessment yourself while it is open.",
        `For everything else write to ${privacyEmail}. We respond to privacy enquiries within 30 days. If you are not satisfied, you can complain to the Office of the Information and Privacy Commissioner of Alberta or to the authority where you live.`,
      ],
    },
    {
      id: "california",
      heading: "California residents (CCPA)",
      body: [
        'You have the right to know which personal information we collect, use and disclose, to have it deleted or corrected, to opt out of its sale or sharing, and not to be treated worse for using these rights. Sending ad events to Meta can count as sharing for cross-context behavioural advertising: opt out through "Your privacy choices" or with the Global Privacy Control. We do not sell personal information for money, and we do not knowingly share that of people under 16. An authorised agent may write to us on your behalf.',
      ],
    },
    {
      id: "children",
      heading: "Children (COPPA)",
      body: [
        "This site is for businesses. It is not directed at children under 13, and we do not knowingly collect their personal information. If you believe that a child has given us some, tell us and we will delete it.",
      ],
    },
    {
      id: "security",
      heading: "Security and breach notice",
      body: [
        "Data travels encrypted, access is limited to staff who need it, and secrets are stored encrypted. No system is perfectly safe. If a breach creates a real risk of harm to you, we notify you and the authority in charge without unreasonable delay, and within 72 hours of becoming aware of it.",
      ],
    },
    {
      id: "changes",
      heading: "Changes and contact",
      body: [
        "When this policy changes, the new version appears here with its date. Important changes are pointed out on the site.",
        `${legalName}, ${postalAddress}. Privacy enquiries: ${privacyEmail}.`,
      ],
    },
  ],
};
