import type { InterviewField } from "#domain/funnel/interview/interview-fields";

/** What visitors reply to a question, and the answer that it is, by value: each counts at once. */
export const ANSWERS: { readonly [Field in InterviewField]?: Readonly<Record<string, readonly string[]>> } = {
  businessType: {
    "own-business": [
      "I have my own business", "i have my own business.", "My own business", "MY OWN BUSINESS", "1", "1.", "option 1",
      "own business", "my business", "own", "mine!", "Business owner", "my own, thanks", "my shop",
    ],
    clients: [
      "I work with clients as an agency", "I'm a freelancer", "I’m a freelancer", "im a freelancer", "My clients", "2",
      "3", "#2", "(2)".slice(1), "clients", "for clients", "Agency", "agency please", "an agency", "I'm an agency",
      "We’re an agency!", "hi, we're an agency", "freelancer", "Freelance.",
    ],
  },
  situation: {
    "haven't-run-ads": ["I haven’t run ads yet", "i havent run ads yet", "1", "no ads yet", "Not yet", "New to ads", "never run ads"],
    "tried-failed": [
      "I tried ads and they didn't work", "I tried ads and they didnt work.", "2", "they didn't work", "Ads failed",
      "tried and failed", "lost money",
    ],
    "yo-yo": ["My results go up and down", "3", "up and down", "Ups and downs", "they go up and down", "hit and miss", "inconsistent results"],
    "working-handoff": ["My ads work and I want to hand them off", "4", "hand them off", "Hand off!", "I want to hand them off"],
    coaching: [
      "I run ads and want coaching", "I run ads and want coaching to get better", "5", "Coaching", "coaching please",
      "I need coaching",
    ],
  },
  adSpend: {
    "under-100": [
      "Under $100", "under $100 a day", "nothing", "None", "zero", "nothing yet", "less than $100", "under 100", "$50",
      "50", "about 80", "$99.99", "0", "$10-$20", "$2,999 a month", "9",
    ],
    "100-300": [
      "$100–$300", "$100-$300", "100-300", "100 to 300", "$100", "100", "about $150", "around 200 per day", "$250/day",
      "250 USD", "200 dollars", "$3,000 a month", "3k per month", "between 100 and 250", "$100–$300 a day", "ok, $120",
    ],
    "300-1000": [
      "$300–$1K", "$300", "500", "$500", "about $500 a day", "About 500 per day.", "500 bucks", "$15k per month",
      "15,000 a month", "around $20,000 monthly", "300 to 1000", "$999", "500 daily", "five hundred", "five hundred dollars a day",
    ],
    "1000-3000": ["$1K–$3K", "$1,000", "1k", "1.5k", "about $2k per day", "2,000", "$1K to $3K", "$60k a month", "us$1500"],
    "3000-plus": ["$3K and up", "$3K+", "over 3k", "More than $3K", "$3,000 or more a day", "$3000", "5k a day", "10 grand", "$100k per month"],
  },
  funnel: {
    "no-funnel": ["I don’t have a funnel yet", "1", "no funnel", "No funnel yet.", "none", "not yet", "I dont have one"],
    "not-converting": ["It isn't converting", "2", "not converting", "it doesn't convert", "No sales", "I have a funnel but it isn't converting"],
    inconsistent: ["It converts but not consistently", "It converts, but not consistently", "3", "inconsistent", "sometimes", "hit and miss"],
    converting: ["It converts well", "4", "converts well", "It converts", "works well", "very well, thanks"],
  },
  goal: {
    "first-funnel": ["Building my first funnel", "1", "first funnel", "a funnel", "build a funnel"],
    "fix-inconsistency": ["Making my results consistent", "2", "consistency", "consistent results", "stability", "inconsistent results"],
    scale: ["Scaling what already works", "3", "scale", "Scaling!", "scale up", "growth"],
    coaching: ["Coaching for me and my team", "Coaching for me or my team", "4", "coaching", "training please"],
  },
  revenue: {
    "under-10k": ["Under $10K", "nothing", "no revenue yet", "less than $10k", "$5,000", "5k", "about 8k a month", "0", "$9,999"],
    "10k-50k": ["$10K–$50K", "$10K–$50K a month", "$10k", "20k", "$20,000", "around 30k per month", "15,000 dollars", "10k-50k", "12 grand"],
    "50k-200k": ["$50K–$200K", "50k to 200k", "50,000", "$100k", "about $150K a month", "80k usd"],
    "200k-plus": ["$200K and up", "over $200K", "200k+", "$200,000", "half a million", "a quarter million", "$1.5M", "2 million", "one million", "two hundred thousand"],
  },
  targetRevenue: {
    "$100K": ["$100K"],
    "100k a month": ["100k a month"],
    "$1.5M": ["$1.5M", "$1.5M please"],
    "$500,000": ["half a million"],
    "$250,000": ["a quarter million"],
    "2 million": ["2 million"],
    "$1,000,000": ["one million", "one million dollars"],
    "$75,000": ["seventy-five thousand a month"],
    "100,000": ["100,000"],
    "250": ["250"],
    "50k to 200k": ["50k to 200k"],
    "about $50k per month": ["about $50k per month"],
  },
  name: {
    Ada: ["Ada", "Ada.", "hi, Ada", "Hello! Ada", "hey Ada!"],
    "Ada O'Neill": ["Ada O'Neill"],
    "Ada Lovelace": ["Ada Lovelace"],
    "Jean-Luc O’Brien": ["Jean-Luc O’Brien"],
    "José Ángel": ["José Ángel"],
    "J. R. R. Tolkien": ["J. R. R. Tolkien"],
    Will: ["Will"],
    "An Nguyen": ["An Nguyen"],
  },
  email: {
    "ada@example.com": ["ada@example.com", "ada@example.com.", "sure, ada@example.com", " ada@example.com thanks"],
    "a.b+c@mail.example.co.uk": ["a.b+c@mail.example.co.uk"],
  },
  businessUrl: {
    "https://example.com": ["https://example.com", "example.com", "example.com."],
    "http://example.com/shop?x=1": ["http://example.com/shop?x=1"],
    "https://www.example.com/path": ["www.example.com/path"],
    "https://instagram.com/ada": ["instagram.com/ada"],
  },
}; // prettier-ignore
