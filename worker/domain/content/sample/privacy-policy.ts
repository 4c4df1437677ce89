import { CALL_MAIL_DAYS } from "../../retention.ts";
import type { LegalText } from "../parts/legal.ts";

export const privacyPolicy: LegalText = {
  title: "Privacy Policy",
  updatedOn: "2026-11-29",
  intro:
    "This policy explains what {legalName} (“{brand},” “we”) collects when you use this site, what we do with it, how long we keep it and what you can ask us to do. It covers the landing page, the quiz, the AI chat assessment and your strategy hub.",
  sections: [
    {
      id: "collected",
      heading: "What we collect",
      body: [
        "You can browse this site without telling us who you are. When you take an assessment, we collect what you tell us and a few details about your visit:",
        [
          "Your answers: business type, situation, daily ad spend, funnel, goal, frustration, monthly revenue and target revenue.",
          "Your contact details: name, email address and business website.",
          "Your phone number, only if you ask us to call you.",
          "Your email address alone, if you left it before we opened.",
          "The emails that you and our staff write to each other, with the names and sizes of attached files, but not the files.",
          "If you use the AI chat: the messages you write and the replies you get.",
          "A random session ID that your browser creates. It is the key to your strategy hub, so treat the hub’s link like a password.",
          "Your IP address with the country and region it belongs to, your browser’s name and version, the time of your visit, your time zone and how you got here: campaign tags in the link, the page you landed on and the site that sent you.",
          "Counts of where visits stop: which steps of the site were opened, for how long, whether you went back or met an error, on what kind of device and from which kind of source. They carry no name, ID or address. So that nobody can make many of them up, how many come from one address is counted for an hour, apart from them and in a form from which the address cannot be read. They are not sent if you said no to ad measurement, if your browser sends Global Privacy Control, or, where we ask first, before you say yes.",
          "What you do with your results: whether you open your hub, and whether you view or click the booking calendar.",
          "Your consents: what you agreed to, when, on which page and in what wording.",
        ],
        "We do not ask for payment details, government ID numbers or health information. Please keep them out of free-text answers.",
      ],
    },
    {
      id: "use",
      heading: "What we use it for",
      body: [
        [
          "To work out your recommended program, its estimated price and your strategy hub. The program and its price come from fixed rules, not from an AI.",
          "To answer you, prepare a strategy call and follow up on your inquiry.",
          "To email you the link to your hub, if you asked for it.",
          "To confirm a call that you booked, and to remind you of it.",
          "To let you know that we are open, if you left your address before we opened.",
          "To call you about your results and our programs, if you asked us to.",
          "To see which ads and pages work, if you allow it.",
          "To keep the service secure and prevent abuse.",
        ],
        "We rely on your consent for email, calls and ad measurement, on your request for the assessment, the hub and a call, and for the rest on our legitimate interest in running a safe service. We do not sell your personal information for money.",
      ],
    },
    {
      id: "ai",
      heading: "AI processing",
      body: [
        "An AI runs the chat assessment. Your messages are sent to an AI provider, which processes them for us to write the replies and to pick out your answers from what you wrote. The quiz does not use AI.",
        "The AI has no access to other visitors’ data and decides nothing about you: fixed rules turn your answers into a recommended program, and you can correct any answer the AI has noted. The AI can be wrong, so please check what it says. Do not share confidential information in the chat.",
      ],
    },
    {
      id: "email",
      heading: "Email",
      body: [
        "We email you if you check the box that asks for it, about a call that you booked, or to let you know that we are open, if you left your address for that. Otherwise we write to you only to answer what you wrote or asked for, or about an inquiry of the last six months where the law of your country allows it. An email provider delivers our emails for us. Every email names us, gives our postal address and has an unsubscribe link that works with one click and without logging in. It stops emails of that kind, or all of them. You can also withdraw your consent by writing to us, or by answering an email with “stop”.",
        "Our staff read what you answer in their dashboard, and we keep it until your data is erased. We keep a one-way code of each address that unsubscribed, so that we never send it again what it stopped, and of each address that refused our emails.",
      ],
    },
    {
      id: "calls",
      heading: "Calls",
      body: [
        "We call you only if you enter your number and check the box that asks for it, or if you tell our staff that we may. It’s always a real person, never a recording, and only between 9 a.m. and 9 p.m. where you are, on weekends between 10 a.m. and 6 p.m. With your number we keep what you agreed to, when, on which page and in what wording, and what came of our calls.",
        "You can withdraw your consent at any time, on your results or your strategy hub, on the call or by writing to us. We then delete the number. If you ask us on a call not to call again, we keep a one-way code of the number, so that nobody here calls it again, even after your data is erased. To prevent abuse, we count for an hour how many numbers one address has sent, in one-way codes as well.",
      ],
    },
    {
      id: "booking",
      heading: "Booking calendar",
      body: [
        "Strategy calls are booked through a calendar from a third-party booking provider, shown in a frame on our pages. It loads when you scroll near it. What you enter there goes to that provider under its own privacy policy, and the provider tells us when a call is booked, changed, canceled or missed. We note with it whether the call took place, and whether you told us that you will be there. To save you typing, we may pass your name and email address to the calendar.",
      ],
    },
    {
      id: "ads",
      heading: "Ad measurement",
      body: [
        "If a Meta pixel is set up and you allow it, your browser and our server tell Meta about steps such as starting the quiz, finishing an assessment, booking a call or becoming a client, and what a sale was worth, so that we can see which ads work. For matching, your email address, your phone number if you gave us one, and similar details are sent only in hashed form; your IP address, your browser’s name and version and the IDs that Meta itself gave your browser or your click are sent as they are. Your answers are never sent, and no pixel runs on your strategy hub.",
        "Where the law requires it, we do none of this before you agree. Elsewhere, you can say no at any time under “Your privacy choices” at the bottom of every page. If your browser sends the Global Privacy Control signal, we take that as a no.",
      ],
    },
    {
      id: "storage",
      heading: "What your browser keeps",
      body: [
        "Your browser keeps your progress in the quiz or chat, your session ID and your privacy choices in its own storage, so that you can pick up where you left off. Saved sessions are discarded after 7 days. You can clear them in your browser at any time. Videos load from the video host only after you press play, with the host’s do-not-track setting on.",
      ],
    },
    {
      id: "sharing",
      heading: "Who else sees it",
      body: [
        "Our staff see assessments in an internal dashboard that opens only for accounts on our own domain. These kinds of providers process data for us: hosting and security (Cloudflare), the AI provider, email delivery, team notifications (Slack), the booking provider and, if you allow it, ad measurement (Meta). Some of them are outside Canada, mainly in the United States, and are subject to the laws there. We also disclose information where the law requires it.",
      ],
    },
    {
      id: "retention",
      heading: "How long we keep it",
      body: [
        "{hubExpiry}",
        [
          "Assessments without contact details: {anonymousKept}. After that we keep only counts, which say nothing about any one person.",
          "IP addresses, and browsers’ names and versions: {addressesKept}.",
          "Assessments with contact details, and their chat transcripts: for as long as we are in contact about our services, or until you ask us to erase them.",
          "Emails between you and our staff: as long as your assessment, or as long as your call if you only booked one.",
          `Which emails about a booked call were sent: for ${CALL_MAIL_DAYS} days after the call.`,
          "An address left before we open: until we do, for 12 months at most. Once we are open, it is kept like an assessment with contact details.",
          "Your phone number: until you withdraw your consent to be called, or until your assessment is erased.",
          "Records of consent, of unsubscribing and of not wanting to be called: for as long as we need them as proof.",
        ],
      ],
    },
    {
      id: "rights",
      heading: "Your rights",
      body: [
        "You can ask to see your personal information, have it corrected, erased or handed over in a common format, object to its use or restrict it, and withdraw any consent for the future. While your strategy hub is open, you can download and erase your assessment there yourself.",
        "For everything else, write to {privacyEmail}. We respond to privacy inquiries within 30 days. If you are not satisfied, you can complain to the Office of the Information and Privacy Commissioner of Alberta or to the authority where you live.",
      ],
    },
    {
      id: "california",
      heading: "California residents (CCPA)",
      body: [
        "You have the right to know what personal information we collect, use and disclose, to have it deleted or corrected, to opt out of its sale or sharing, and not to be treated worse for using these rights. Sending ad events to Meta can count as sharing for cross-context behavioral advertising: you can opt out under “Your privacy choices” or with the Global Privacy Control. We do not sell personal information for money, and we do not knowingly share the personal information of people under 16. An authorized agent may write to us on your behalf.",
      ],
    },
    {
      id: "children",
      heading: "Children (COPPA)",
      body: [
        "This site is for businesses. It is not directed to children under 13, and we do not knowingly collect their personal information. If you believe a child has given us some, tell us and we will delete it.",
      ],
    },
    {
      id: "security",
      heading: "Security and breach notice",
      body: [
        "Data is encrypted in transit, access is limited to staff who need it, and secrets are stored encrypted. No system is perfectly safe. If a breach creates a real risk of harm to you, we notify you and the responsible authority without unreasonable delay, and within 72 hours of becoming aware of it.",
      ],
    },
    {
      id: "changes",
      heading: "Changes and contact",
      body: [
        "When this policy changes, the new version appears here with its date. We point out important changes on the site.",
        "{legalName}, {address}. Privacy inquiries: {privacyEmail}.",
      ],
    },
  ],
};
