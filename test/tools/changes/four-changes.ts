/** One place of a file, whose text `at` stands there once; `add` goes after it, or `to` in its place. */
export type Edit = { file: string; at: string } & ({ add: string } | { to: string });

/** A change as the README lists its files. */
export type Change = {
  /** As the README begins it. */
  title: string;
  /** A name that it brings, which the errors of its type check tell; null if there are none. */
  word: string | null;
  /** What somebody writes first. */
  first: readonly Edit[];
  /** What the compiler then asks for. */
  asked: readonly Edit[];
  /** What only the README tells of. */
  unasked: readonly Edit[];
};

const QUESTION: Change = {
  title: "One more question",
  word: "teamSize",
  first: [
    {
      file: "worker/domain/funnel/answers/questions.ts",
      at: '    placeholder: "e.g., $50K, $100,000",\n  },\n',
      add: `  {
    id: "teamSize",
    quizKey: "q9_teamSize",
    kind: "choice",
    label: "Team size",
    question: "How many people work on your ads?",
    subtext: "Count yourself.",
    options: [
      { value: "one", label: "Just me" },
      { value: "more", label: "A team" },
    ],
  },
`,
    },
  ],
  asked: [
    {
      file: "worker/domain/funnel/answers/rhythms.ts",
      at: '  revenue: { "under-10k": "plain", "10k-50k": "plain", "50k-200k": "plain", "200k-plus": "plain" },\n',
      add: '  teamSize: { one: "plain", more: "plain" },\n',
    },
    {
      file: "worker/domain/funnel/interview/answer-words.ts",
      at: "  readonly [Id in ChoiceQuestionId]: { readonly [Answer in AnswerTo<Id>]: readonly string[] };\n} = {\n",
      add: '  teamSize: { one: ["only me", "myself"], more: ["several", "several people"] },\n',
    },
    {
      file: "worker/domain/content/sample/interview.ts",
      at: '      noun: "target revenue",\n    },\n',
      add: `    teamSize: {
      first: "How many people work on your ads?",
      again: "Do you run your ads by yourself, or with others?",
      last: "Is it just you, or a team?",
      noun: "team size",
      options: [
        { value: "one", label: "", brief: "ads that you run by yourself" },
        { value: "more", label: "", brief: "a team for your ads" },
      ],
    },
`,
    },
    {
      file: "worker/domain/content/sample/chat.ts",
      at: '      revenue: "Thanks.",\n',
      add: '      teamSize: "Okay.",\n',
    },
    {
      file: "worker/domain/content/sample/results.ts",
      at: '    targetRevenue: "Target revenue",\n',
      add: '    teamSize: "Team size",\n',
    },
    {
      file: "test/e2e/funnel/fitness-coach.ts",
      at: '  revenue: ["Beginner", "Some experience", "Well trained", "Competing"],\n',
      add: '  teamSize: ["By myself", "With friends"],\n',
    },
    {
      file: "test/e2e/funnel/fitness-coach.ts",
      at: '  targetRevenue: "Which weight do you want to lift?",\n',
      add: '  teamSize: "Whom do you train with?",\n',
    },
    {
      file: "test/e2e/funnel/make-it-yours.spec.ts",
      at: "const CHOSEN = { ",
      add: "teamSize: 0, ",
    },
  ],
  unasked: [],
};

const OFFER_FIELD: Change = {
  title: "One more field on an offer",
  word: "guarantee",
  first: [
    {
      file: "worker/db/schema/offers.ts",
      at: '  pdfLink: text("pdf_link"),\n',
      add: '  guarantee: text("guarantee").notNull().default(""),\n',
    },
    {
      file: "worker/domain/offers/offer.ts",
      at: "  pdfLink: z._default(pdfLinkSchema, null),\n",
      add: "  guarantee: paragraphs(OFFER_MAX.line),\n",
    },
  ],
  asked: [
    {
      file: "worker/domain/offers/new-offer.ts",
      at: "  pdfLink: null,\n",
      add: '  guarantee: "",\n',
    },
    {
      file: "web/features/offers/tiers/offer-fields.ts",
      at: '  investment: { ...LINE, label: "Investment", place: "left", input: { maxLength: OFFER_MAX.line } },\n',
      add: '  guarantee: { ...LINE, label: "Guarantee", place: "left", input: { maxLength: OFFER_MAX.line } },\n',
    },
  ],
  unasked: [
    {
      file: "web/features/funnel/result/program-card.tsx",
      at: '          <p className="font-display text-title font-bold">{offer.investment}</p>\n',
      add: "          {offer.guarantee && <p>{offer.guarantee}</p>}\n",
    },
    {
      file: "test/web/offers/tiers/offer-draft.test.ts",
      at: '      investment: "",\n',
      add: '      guarantee: "",\n',
    },
  ],
};

const RULE: Change = {
  title: "A rule that figures or clocks depend on",
  word: null,
  first: [
    {
      file: "worker/domain/offers/scoring/lead-score.ts",
      at: "High: 80, Medium",
      to: "High: 90, Medium",
    },
  ],
  asked: [],
  unasked: [
    {
      file: "worker/domain/calls/consequences/consequences.ts",
      at: "export const PROJECTION_VERSION = ",
      add: "9",
    },
    {
      file: "worker/domain/figures/figures.ts",
      at: "export const FIGURES_VERSION = ",
      add: "9",
    },
  ],
};

const CHANNEL: Change = {
  title: "One more channel",
  word: "crm",
  first: [
    {
      file: "worker/domain/delivery/channels.ts",
      at: '["slack", "email", "meta", "object"',
      add: ', "crm"',
    },
    {
      file: "worker/domain/delivery/channels.ts",
      at: "export const ABOUT_CHANNEL: Record<Channel, About> = {\n",
      add: '  crm: { name: "CRM", pauseEnds: "hourly", sends: "at once", retryDays: 1 },\n',
    },
  ],
  asked: [
    {
      file: "worker/domain/delivery/messages.ts",
      at: "const schemas = {\n",
      add: '  crm: z.discriminatedUnion("kind", [message("crm", "crm-lead", nothing)]),\n',
    },
    {
      file: "worker/domain/delivery/messages.ts",
      at: 'export const MESSAGE_NAMES: Record<Message["kind"], string> = {\n',
      add: '  "crm-lead": "Lead for the CRM",\n',
    },
    {
      file: "worker/delivery/channels.ts",
      at: "export const SENDING: { [C in Channel]: Sending<C> } = {\n",
      add: '  crm: { isSetUp: () => true, ...oneByOne(() => Promise.resolve({ result: "sent" })), longest: 5000 },\n',
    },
    {
      file: "worker/domain/leads/timeline/delivery-events.ts",
      at: '    case "destroy-chat":\n',
      add: '    case "crm-lead":\n',
    },
    {
      file: "worker/domain/content/sample/hub.ts",
      at: '        slack: "To our team’s Slack",\n',
      add: '        crm: "To our records",\n',
    },
    {
      file: "worker/domain/content/parts/hub.ts",
      at: '      slack: entry("Team, in Slack"),\n',
      add: '      crm: entry("The CRM"),\n',
    },
  ],
  unasked: [
    {
      file: "wrangler.toml",
      at: 'BOOKING_URL = "http://localhost:8789/strategy-call"\n',
      add: 'CRM_URL = ""\n',
    },
    {
      file: "wrangler.toml",
      at: 'BOOKING_URL = ""\n',
      add: 'CRM_URL = ""\n',
    },
    {
      file: ".dev.vars.example",
      at: 'OPENAI_API_KEY=""\n',
      add: 'CRM_KEY=""\n',
    },
    {
      file: "test/tools/deploy/deploy-checks.ts",
      at: '    ["META_CAPI_TOKEN", Boolean(vars["META_PIXEL_ID"])],\n',
      add: '    ["CRM_KEY", Boolean(vars["CRM_URL"])],\n',
    },
  ],
};

export const FOUR_CHANGES: readonly Change[] = [QUESTION, OFFER_FIELD, RULE, CHANNEL];
