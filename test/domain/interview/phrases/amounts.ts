import type { Phrases } from "./phrases.ts";

/** How people say what they spend and earn. */
export const AMOUNT_PHRASES: Record<string, Record<string, Phrases>> = {
  adSpend: {
    "under-100": {
      told: [
        "we spend about 50 dollars a day on ads",
        "ad spend is 20 a day",
        "I put in around $1,500 a month on Meta ads",
        "our ad budget is $75 daily",
      ],
      asked: [
        "Under $100",
        "maybe 40 a day",
        "A",
        "nothing yet",
        "$60",
        "about a thousand a month",
        "less than 100",
      ],
    },
    "100-300": {
      told: [
        "I spend roughly $150 a day on ads",
        "our ad budget is two hundred a day",
        "we put $6,000 a month into Facebook ads",
        "ad spend sits at 250/day",
      ],
      asked: [
        "$100–$300",
        "about 200",
        "B",
        "two hundred a day",
        "$5k a month",
        "between 100 and 300",
        "150 bucks a day",
      ],
    },
    "300-1000": {
      told: [
        "we're spending $500 a day on ads",
        "about fifteen grand a month goes into ads",
        "ad spend is 700 per day",
        "our daily budget is $300",
      ],
      asked: [
        "about fifteen grand a month",
        "$300–$1K",
        "C",
        "500",
        "five hundred a day",
        "$20,000 per month",
        "around 800/day",
      ],
    },
    "1000-3000": {
      told: [
        "we spend 2k a day on ads",
        "ad spend is $1,500/day",
        "sixty thousand a month goes into ads",
        "our budget is 2,000 dollars per day",
      ],
      asked: [
        "$1K–$3K",
        "2k",
        "D",
        "about two thousand a day",
        "$45k a month",
        "1,200 daily",
        "between 1 and 3k",
      ],
    },
    "3000-plus": {
      told: [
        "we spend over 5k a day on ads",
        "ad spend is 150k a month",
        "our budget is $4,000 per day",
        "we put ten thousand a day into Meta ads",
      ],
      asked: ["$3K and up", "over 3k", "E", "5k a day", "more than $3,000", "120 grand a month", "3000+"],
    },
  },
  revenue: {
    "under-10k": {
      told: [
        "we make about 5k a month",
        "revenue is $8,000 a month",
        "we're pre-revenue",
        "monthly revenue is around 3 grand",
      ],
      asked: ["Under $10K", "A", "nothing yet", "6k", "about four thousand", "less than 10k", "$9,500"],
    },
    "10k-50k": {
      told: [
        "we make 20k a month",
        "our revenue is $10k a month",
        "we bring in thirty thousand a month",
        "monthly sales are around 45,000",
      ],
      asked: ["$10K–$50K", "B", "25k", "about thirty grand", "$10k", "15 to 20k", "roughly 40,000"],
    },
    "50k-200k": {
      told: [
        "we do about 80k a month",
        "revenue is 120 thousand a month",
        "we turn over $1.2M a year",
        "our monthly revenue is 60k",
      ],
      asked: ["$50K–$200K", "C", "100k", "around 75 thousand", "$150,000", "90k a month"],
    },
    "200k-plus": {
      told: [
        "we do 300k a month",
        "revenue is about half a million a month",
        "our monthly revenue is $250,000",
        "we make over 400k per month",
      ],
      asked: ["$200K and up", "D", "500k", "a quarter million", "more than 200k", "$1M"],
    },
  },
};

/** The target's bucket, and sentences whose amount is in it. */
export const TARGET_PHRASES: Record<string, Phrases> = {
  "under-100k": {
    told: ["I'd like to get to 50k a month", "our target is $80,000"],
    asked: ["50k", "$75,000 a month", "forty grand"],
  },
  "100k-250k": {
    told: ["we want to hit 100k a month", "the target is 200 thousand"],
    asked: ["100,000", "150k", "$200K", "quarter of what Amazon makes, no, 120k"],
  },
  "250k-500k": {
    told: ["I want to reach a quarter million", "we're aiming for 300k"],
    asked: ["300k", "a quarter million", "$450,000"],
  },
  "500k-plus": {
    told: ["we want to get to half a million a month", "our goal is $1.5M"],
    asked: ["half a million", "2 million", "$1.5M", "750k"],
  },
};
