/** More ways of saying goals and sums: each must be understood alone, out of order too. */
export const GOAL_AND_SUM_SAYINGS: Record<string, Record<string, { told: string[]; asked: string[] }>> = {
  goal: {
    "first-funnel": {
      told: [
        "I want to launch my first funnel",
        "build my first funnel",
        "I'm trying to get my first funnel up",
        "my goal is to create a funnel",
      ],
      asked: ["my first funnel", "build a funnel", "get started", "launch a funnel", "first one"],
    },
    "fix-inconsistency": {
      told: [
        "I want consistency",
        "I'd like consistent sales",
        "my goal is consistent results",
        "we need steady leads",
        "I want to stop the rollercoaster",
      ],
      asked: [
        "consistent results",
        "fix inconsistency",
        "be more consistent",
        "steady sales",
        "predictability",
        "consistency please",
      ],
    },
    scale: {
      told: [
        "we want to scale up",
        "I'm looking to scale my business",
        "I want to grow",
        "my goal is to scale to the next level",
        "ready to scale",
      ],
      asked: ["scaling up", "scale", "growth", "grow", "scale it", "more volume"],
    },
    coaching: {
      told: ["my goal is coaching", "I want 1:1 coaching", "the goal is to get coaching"],
      asked: ["get coached", "some coaching", "coaching please", "training", "mentoring"],
    },
  },
  adSpend: {
    "under-100": {
      told: [
        "I spend like 30 bucks a day on ads",
        "ad budget is $50/day",
        "we only spend $10 a day",
        "about $2k/month on ads",
        "I'm spending less than $100 a day",
        "my daily ad spend is $25",
      ],
      asked: [
        "$50",
        "fifty a day",
        "under 100",
        "20 bucks",
        "not spending",
        "zero",
        "$1000/month",
        "less than a hundred",
        "$0",
      ],
    },
    "100-300": {
      told: ["we spend $100 a day on Meta", "daily spend is around 180", "budget of about 200 dollars daily"],
      asked: [
        "$100",
        "100-300",
        "between $100 and $300",
        "~200/day",
        "around one fifty a day",
        "$250 daily",
        "6k monthly",
      ],
    },
    "300-1000": {
      told: [
        "ad spend around $400/day",
        "we spend $300 per day",
        "we spend 12k monthly on ads",
        "spending about nine hundred dollars a day on Facebook",
      ],
      asked: [
        "$300",
        "300 to 1000",
        "about 600",
        "$500/day",
        "400 a day",
        "$15k/mo",
        "ten to twenty thousand a month",
      ],
    },
    "1000-3000": {
      told: [
        "we're at $1,000 a day in ad spend",
        "spending fifteen hundred a day",
        "about 50k a month on ads",
      ],
      asked: ["$1000", "1k to 3k", "a couple thousand a day", "2500", "$2,000/day", "$1.5k daily"],
    },
    "3000-plus": {
      told: ["we spend $3,000 a day", "ad spend is 100k per month", "we do 10k/day in spend"],
      asked: ["$3000", "3k+", "more than 3k", "5000 a day", "over $3,000", "10k"],
    },
  },
  revenue: {
    "under-10k": {
      told: [
        "we make $3k per month",
        "our revenue is under 10k",
        "I'm making about two grand a month",
        "no revenue yet",
      ],
      asked: [
        "5k",
        "less than $10k",
        "zero",
        "$800",
        "2,500 a month",
        "not making anything yet",
        "pre revenue",
      ],
    },
    "10k-50k": {
      told: [
        "we're doing 15k a month",
        "our monthly revenue is $30,000",
        "I make around 12k/month",
        "business does about 40k monthly",
      ],
      asked: ["10k", "20-30k", "$35k", "thirty thousand", "between 10 and 50k", "12 grand"],
    },
    "50k-200k": {
      told: [
        "we make 50k a month",
        "our store does 100k/month",
        "revenue of about $70k per month",
        "annual revenue is 1.2 million",
      ],
      asked: ["50k", "80,000", "$120k", "between 50 and 200", "a hundred thousand", "60 grand a month"],
    },
    "200k-plus": {
      told: [
        "we make 250k a month",
        "revenue is over $200k a month",
        "doing half a million per month",
        "monthly revenue of 1 million",
      ],
      asked: ["200k", "over 200k", "$300,000", "1.5 million", "200k+"],
    },
  },
};
