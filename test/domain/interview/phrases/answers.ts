import type { Phrases } from "./phrases.ts";

/**
 * How people say their answers, collected for these tests alone: the product knows none of these
 * sentences. Each value has its own; the keys are what must be understood.
 */
export const ANSWER_PHRASES: Record<string, Record<string, Phrases>> = {
  businessType: {
    "own-business": {
      told: [
        "I run a small skincare brand",
        "we sell handmade furniture online",
        "it's for my own company",
        "I own a gym in Calgary",
        "we're an ecommerce store selling dog toys",
        "I'm the in-house marketer at a supplement company, so it's our own business",
        "I have my own business",
        "I started a coffee shop two years ago",
      ],
      asked: [
        "own business",
        "my own",
        "just for us, our own shop",
        "A",
        "1",
        "mine",
        "it's my own store",
        "the first one",
      ],
    },
    clients: {
      told: [
        "we're an agency with a dozen accounts",
        "I'm a freelancer",
        "I'm a freelance media buyer",
        "I run ads for clients",
        "I work with clients as an agency",
        "I do this as a consultant for several brands",
        "we manage ad accounts for local businesses",
      ],
      asked: [
        "agency",
        "clients",
        "B",
        "2",
        "for clients mostly",
        "I freelance",
        "we're an agency",
        "option 3",
      ],
    },
  },
  situation: {
    "haven't-run-ads": {
      told: [
        "I have never run an ad before",
        "we haven't run any ads so far",
        "I'm completely new to Facebook ads",
        "never advertised online",
        "I haven't started with ads",
      ],
      asked: [
        "nothing yet",
        "never ran any",
        "A",
        "1",
        "haven't run ads",
        "not yet",
        "total beginner",
        "none so far",
      ],
    },
    "tried-failed": {
      told: [
        "I tried Meta ads last year and they flopped",
        "we ran some campaigns but they didn't work",
        "we burned a lot of money on ads with nothing to show for it",
        "I've tried ads and they failed",
        "tested Facebook ads once, no results",
      ],
      asked: [
        "tried it, didn't work",
        "B",
        "2",
        "the second one",
        "it failed",
        "we lost money",
        "tried and failed",
      ],
    },
    "yo-yo": {
      told: [
        "my results go up and down",
        "one week is great, the next is terrible",
        "performance is a total rollercoaster",
        "our ads are hit and miss",
        "our results are inconsistent",
        "it's feast or famine with our campaigns",
      ],
      asked: [
        "up and down",
        "yo-yo",
        "C",
        "3",
        "it varies a lot",
        "inconsistent",
        "some days good, some days bad",
        "third",
      ],
    },
    "working-handoff": {
      told: [
        "the ads work fine, I just want somebody else to run them",
        "our campaigns are profitable but I have no time to manage them",
        "ads are working and I'd like to hand them off",
        "I want to outsource the ads, they already work",
        "things are working well and I want to delegate the whole thing",
      ],
      asked: [
        "working, want to hand it off",
        "D",
        "4",
        "they work, I need someone to take over",
        "it works well",
        "profitable already",
      ],
    },
    coaching: {
      told: [
        "I run my ads myself and I'm looking for a mentor",
        "I manage our campaigns and want a coach beside me",
        "I want someone to teach me how to do my ads properly",
        "I run ads and want coaching",
      ],
      asked: ["I want coaching", "E", "5", "coaching", "the last one", "looking to learn and get better"],
    },
  },
  funnel: {
    "no-funnel": {
      told: [
        "I don't have a funnel",
        "there's no funnel at all",
        "we haven't built a funnel yet",
        "we send people straight to our homepage",
        "no landing page or funnel yet",
      ],
      asked: ["nothing yet", "no funnel", "A", "1", "don't have one", "what's a funnel", "haven't built one"],
    },
    "not-converting": {
      told: [
        "our landing page isn't converting",
        "the funnel doesn't convert",
        "we get clicks but nobody buys on our site",
        "I have a funnel but it is not converting at all",
        "my funnel is broken",
      ],
      asked: [
        "it isn't converting",
        "B",
        "nobody buys",
        "not working",
        "they leave",
        "doesn't convert",
        "the second",
      ],
    },
    inconsistent: {
      told: [
        "our funnel converts some days and not others",
        "the landing page is inconsistent",
        "the funnel converts but not consistently",
        "conversions on our site are all over the place, some weeks good, funnel is unpredictable",
      ],
      asked: [
        "it converts but not consistently",
        "C",
        "sometimes",
        "hit or miss",
        "on and off",
        "inconsistent",
        "depends, some weeks it converts",
      ],
    },
    converting: {
      told: [
        "our funnel converts well",
        "the landing page converts really well",
        "we have a high converting funnel",
        "the funnel works great",
      ],
      asked: [
        "converts well",
        "D",
        "works great",
        "it converts",
        "really well",
        "the last one",
        "pretty good conversion rate",
      ],
    },
  },
  goal: {
    "first-funnel": {
      told: [
        "I want to build my first funnel",
        "my goal is getting a first funnel live",
        "I need my first funnel",
      ],
      asked: ["first funnel", "A", "building a funnel", "get a funnel set up", "1"],
    },
    "fix-inconsistency": {
      told: [
        "I want more consistent results",
        "the goal is to stop the swings and get stable results",
        "I need predictable sales",
        "I want to fix the inconsistency",
      ],
      asked: ["consistency", "B", "fix the ups and downs", "stable results", "making it consistent", "2"],
    },
    scale: {
      told: [
        "I want to scale",
        "we'd like to scale what's working",
        "the goal is scaling up",
        "we want to grow faster",
      ],
      asked: ["scale", "C", "scaling", "grow it", "scale what works", "3"],
    },
    coaching: {
      told: [
        "our goal is coaching for the team",
        "my goal right now is to get coached",
        "the goal is training for our marketing team",
      ],
      asked: ["coaching", "D", "train my team", "learn how to do it", "4"],
    },
  },
};
