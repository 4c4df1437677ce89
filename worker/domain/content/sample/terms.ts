import type { LegalText } from "../parts/legal.ts";

export const terms: LegalText = {
  title: "Terms & Conditions",
  updatedOn: "2026-11-22",
  intro:
    "These terms apply to your use of this site, its assessments and your strategy hub, offered by {legalName} (“{brand},” “we”), a company incorporated in Alberta, Canada. By using the site, you agree to them. If you do not agree, please do not use it.",
  sections: [
    {
      id: "service",
      heading: "What we offer",
      body: [
        "The assessment is free, as a quiz or as an AI chat. From your answers it works out a recommended program, an estimated price range and a personal strategy hub, and it lets you book a strategy call. Coaching, software and agency services are agreed on separately, with their own terms and prices; the estimates shown here are not binding offers.",
      ],
    },
    {
      id: "hub",
      heading: "Your strategy hub",
      body: [
        "{hubExpiry}",
        "The link is the key to your hub: anyone who has it can open the hub. Keep it to yourself. After the hub expires, you can ask us for a new link.",
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
          "enter another person’s details without their permission;",
          "try to open hubs, accounts or data that are not yours;",
          "probe, overload, scrape or disrupt the service, or get around its limits;",
          "submit malicious code, or try to make the AI act against its purpose;",
          "copy or resell our texts, method or results, or build a competing service from them;",
          "use the site in a way that breaks an advertising platform’s rules.",
        ],
        "We may limit or end the access of anyone who does.",
      ],
    },
    {
      id: "ai",
      heading: "AI chat",
      body: [
        "Replies in the chat are written by an AI and can be incomplete or wrong. They are not professional advice. You can send up to 20 messages in a chat. The program and its price come from fixed rules, not from the AI.",
      ],
    },
    {
      id: "email",
      heading: "Email and booking",
      body: [
        "We email you only with your consent, and you can unsubscribe from any email. Calls are booked through a third-party calendar provider, whose own terms apply.",
      ],
    },
    {
      id: "results",
      heading: "No promise of results",
      body: ["{income}", "{notMeta}"],
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
        "Links, embedded players and calendars lead to other companies’ services. We do not control those services and are not responsible for their content or how they handle data.",
      ],
    },
    {
      id: "liability",
      heading: "Warranty and liability",
      body: [
        "The site is provided “as is” and “as available,” without warranties of any kind, as far as the law allows. To the same extent, we are not liable for indirect or consequential loss, lost profit or lost data, and our total liability for the free service is limited to 100 Canadian dollars. Rights that cannot be excluded by law remain.",
        "You will compensate us for other people’s claims that arise from your breach of these terms.",
      ],
    },
    {
      id: "privacy",
      heading: "Privacy",
      body: [
        "The Privacy Policy explains how we handle personal information. We answer privacy inquiries to {privacyEmail} within 30 days. If a security breach creates a real risk of harm to you, we notify you within 72 hours of becoming aware of it. The site is not directed to children under 13.",
      ],
    },
    {
      id: "law",
      heading: "Governing law",
      body: [
        "These terms are governed by the laws of the Province of Alberta and the federal laws of Canada that apply there. The courts of Alberta have jurisdiction, unless mandatory consumer law where you live says otherwise.",
      ],
    },
    {
      id: "changes",
      heading: "Changes and contact",
      body: [
        "We may change these terms; the version shown here applies from its date on. If part of them is invalid, the rest stays in force.",
        "{legalName}, {address}. Questions: {supportEmail}.",
      ],
    },
  ],
};
