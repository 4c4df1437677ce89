import { business } from "./business.ts";
import { disclaimers } from "./disclaimers.ts";
import { HUB_EXPIRY_SENTENCE, type LegalText } from "./legal-text.ts";

const { legalName, postalAddress } = business.company;
const { supportEmail, privacyEmail } = business.contact;

export const terms: LegalText = {
  title: "Terms & Conditions",
  updatedOn: "2026-11-01",
  intro: `These terms apply to your use of this site, its assessments and your strategy hub, offered by ${legalName} ("${business.name}", "we"), a company incorporated in Alberta, Canada. By using the site you agree to them. If you do not agree, please do not use it.`,
  sections: [
    {
      id: "service",
      heading: "What we offer",
      body: [
        "The assessment, as a quiz or as an AI chat, is free. From your answers it works out a recommended program, an estimated price range and a personal strategy hub, and it lets you book a strategy call. Coaching, software and agency services are agreed separately, with their own terms and prices; estimates shown here are not binding offers.",
      ],
    },
    {
      id: "hub",
      heading: "Your strategy hub",
      body: [
        HUB_EXPIRY_SENTENCE,
        "The link to your hub is its key: anyone who has it can open it. Keep it to yourself. After it expires you can ask us for a new link.",
      ],
    },
    {
      id: "your-part",
      heading: "Your part",
      body: [
        "You are at least 18 years old and use the site for a business. You give answers that are true to the best of your knowledge and contact details that are your own.",
      ],
    },
    {
      id: "prohibited",
      heading: "Prohibited activities",
      body: [
        "You may not:",
        [
          "use the site for anything unlawful, misleading or harmful;",
          "enter another person's details without their permission;",
          "try to open hubs, accounts or data that are not yours;",
          "probe, overload, scrape or disrupt the service, or go around its limits;",
          "submit malicious code, or try to make the AI act against its purpose;",
          "copy, resell or build a competing service from our texts, method or results;",
          "use the site in breach of the rules of an advertising platform.",
        ],
        "We may limit or end access of anyone who does.",
      ],
    },
    {
      id: "ai",
      heading: "AI chat",
      body: [
        "Replies in the chat are written by an AI and can be incomplete or wrong. They are not professional advice. A chat takes up to 20 messages. Program and price come from fixed rules, not from the AI.",
      ],
    },
    {
      id: "email",
      heading: "E-mail and booking",
      body: [
        "We send e-mail only with your consent, and every message can be unsubscribed from. Calls are booked through a third-party calendar provider, whose own terms apply to it.",
      ],
    },
    {
      id: "results",
      heading: "No promise of results",
      body: [disclaimers.income, disclaimers.notMeta],
    },
    {
      id: "property",
      heading: "Intellectual property",
      body: [
        "The site, its texts, drawings, software and the CORE-4 method belong to us or our licensors. Your strategy is for use in your own business. What you write stays yours; you allow us to process it to provide the service.",
      ],
    },
    {
      id: "links",
      heading: "Other sites",
      body: [
        "Links and embedded players or calendars lead to services of others. We do not control them and are not responsible for their content or their handling of data.",
      ],
    },
    {
      id: "liability",
      heading: "Warranty and liability",
      body: [
        "The site is provided as it is and as available, without warranties of any kind as far as the law allows. To the same extent we are not liable for indirect or consequential loss, lost profit or lost data, and our total liability for the free service is limited to 100 Canadian dollars. Rights that cannot be excluded by law remain.",
        "You will compensate us for claims of others that arise from your breach of these terms.",
      ],
    },
    {
      id: "privacy",
      heading: "Privacy",
      body: [
        `The Privacy Policy says how we handle personal information. Privacy enquiries to ${privacyEmail} are answered within 30 days. If a breach of security creates a real risk of harm to you, we notify you within 72 hours of becoming aware of it. The site is not directed at children under 13.`,
      ],
    },
    {
      id: "law",
      heading: "Governing law",
      body: [
        "These terms are governed by the laws of the Province of Alberta and the federal laws of Canada that apply there. The courts of Alberta are in charge, unless mandatory consumer law where you live says otherwise.",
      ],
    },
    {
      id: "changes",
      heading: "Changes and contact",
      body: [
        "We may change these terms; the version shown here with its date applies from then on. If a part of them is invalid, the rest stays in force.",
        `${legalName}, ${postalAddress}. Questions: ${supportEmail}.`,
      ],
    },
  ],
};
