import type { RoadblockPlan } from "../../parts/plans.ts";

export const newAccount: RoadblockPlan = {
  today: [
    {
      title: "Set up the account as yours",
      minutes: "30",
      text: "In the settings of Meta Business Suite, create a business portfolio and put your Page, ad account and dataset in it. Turn on two-factor authentication for everybody.",
    },
    {
      title: "Let Meta hear your sales",
      minutes: "45",
      text: "In Events Manager, connect your website with the pixel and the Conversions API, ideally through your shop’s own integration. Make a test order and watch it under Test events.",
    },
    {
      title: "Write down what a sale may cost",
      minutes: "15",
      text: "Price minus everything it takes to deliver is what one sale leaves you. Decide how much of that you would pay for a customer. This is your limit per result.",
    },
  ],
  days: [
    {
      title: "Describe ten real buyers",
      minutes: "30",
      text: "What happened in the week before they bought, and which words did they use? Underline what at least three of them share. It goes into your first ad.",
    },
    {
      title: "Bring your customer list",
      minutes: "20",
      text: "Under Audiences in Ads Manager, upload your buyers’ email addresses as a customer list, if your privacy notice covers it. Write down how many people Meta recognizes.",
    },
    {
      title: "Collect ads that last",
      minutes: "30",
      text: "In the Meta Ad Library, save ten active ads from your market that started more than two months ago. Write down the promise of each in five words.",
    },
    {
      title: "Write three different ads",
      minutes: "45",
      text: "One opens with the problem, one with the result, one with the biggest doubt. Three different pictures too: three colors of one idea teach Meta only one thing.",
    },
    {
      title: "Choose the event to aim at",
      minutes: "10",
      text: "An ad set needs about 50 of its events a week to leave the learning phase. Write down the deepest event, purchase or lead, that your budget could pay for that often.",
    },
  ],
  tiers: {
    1: {
      title: "Lay the tracks before the first train",
      why: [
        "A new account learns from the first results it is given. With no page, event and offer in place, it learns from accidents.",
        "Building therefore starts below the campaign. What you prepare this week decides how good the first lesson will be.",
      ],
      day6: {
        title: "Sketch the first campaign",
        minutes: "20",
        text: "On paper: objective Sales or Leads, one ad set, three ads. Your limit per result times 50, divided by 7, is the daily budget that carries it through learning.",
      },
      day7: {
        title: "Sort ready from not ready",
        minutes: "15",
        text: "List account, events, page, offer and ads, and write ready or not beside each. Bring it to the call. The launch waits for the last one, not for the first.",
      },
    },
    2: {
      title: "Start from what sells without ads",
      why: [
        "You haven’t run ads yet, so there is nothing to repair in the account. There is something to learn from the sales you make without it.",
        "Whatever brings people to you now tells you what an ad should say, and which part needs rebuilding before it has to carry paid visitors.",
      ],
      day6: {
        title: "Trace your last 20 sales",
        minutes: "30",
        text: "Write down where each buyer came from and what they had seen before they bought. The source with the most buyers is the model for your first ad.",
      },
      day7: {
        title: "Choose the part to rebuild first",
        minutes: "20",
        text: "Imagine 100 strangers on your page tomorrow. Write down where most would leave and why. That place goes to the top of the list for your call.",
      },
    },
    3: {
      title: "Try the message before the campaign",
      why: [
        "Meta can find people quickly. It can’t tell you whether the message deserves them, and you can test that without an ad.",
        "When the message is right and the page is checked, the first campaign starts with one unknown instead of four.",
      ],
      day6: {
        title: "Run the message unpaid",
        minutes: "20",
        text: "Post two of your three openings, a day apart, to the same people. Count replies and clicks, not likes. The better one becomes ad number one.",
      },
      day7: {
        title: "Name the weakest of four",
        minutes: "15",
        text: "Rank product, audience, offer and funnel by how sure you are of each. Bring the last two to the call: they get refreshed before money goes in.",
      },
    },
    4: {
      title: "Open the account as if it will get big",
      why: [
        "An account that is meant to grow needs order first. Names, access and events are easy to set now and tedious to change later.",
        "An agency can begin sooner when it finds a clean account than when it must first find out what it is looking at.",
      ],
      day6: {
        title: "Fix the names",
        minutes: "15",
        text: "Set a name template in Ads Manager: date, audience, offer, format. Write it down once more as a sentence, so that nobody has to guess what a name means.",
      },
      day7: {
        title: "Write the starting conditions",
        minutes: "30",
        text: "One page: limit per result, monthly budget, what may be promised, what may not be shown. With that page the first campaign can be planned in one call.",
      },
    },
    5: {
      title: "Learn on an account that is set up right",
      why: [
        "Your first campaign will teach you something either way. On a clean account it teaches you about customers, not about settings.",
        "Doing the setup yourself is part of the training: you will know where each switch is when something goes wrong.",
      ],
      day6: {
        title: "Build a draft, spend nothing",
        minutes: "45",
        text: "Create a whole campaign in Ads Manager: objective, event, Advantage+ audience, placements, three ads. Stop before Publish and write down every setting you were unsure of.",
      },
      day7: {
        title: "Bring the draft with you",
        minutes: "15",
        text: "Put the settings you weren’t sure of in order of cost: which of them could waste the most? Go through the top three in your call before anything goes live.",
      },
    },
  },
};
