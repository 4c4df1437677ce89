import type { RoadblockPlan } from "../../parts/plans.ts";

export const secondEyes: RoadblockPlan = {
  today: [
    {
      title: "Save where you stand",
      minutes: "15",
      text: "Export the last 90 days by campaign and week: spend, results, cost per result, CTR, Frequency. Save it with the date. In three months you will want to compare.",
    },
    {
      title: "Name three shaky decisions",
      minutes: "10",
      text: "Write down the three settings or budgets in your account that you are least sure of, and why you left them as they are.",
    },
    {
      title: "Review your last three tests",
      minutes: "20",
      text: "For each: what did you expect, what happened, what did you change because of it? If the third answer is “nothing,” write that down as well.",
    },
  ],
  days: [
    {
      title: "Go through it as a stranger",
      minutes: "20",
      text: "Open every active campaign from the top. Whatever you couldn’t explain to someone in one sentence goes on a list. Don’t change anything yet.",
    },
    {
      title: "Count the tests that could tell",
      minutes: "15",
      text: "A test with a handful of results per version decides nothing. Write “undecided” beside each of your last ten that ended below about 50 per version.",
    },
    {
      title: "Map your angles",
      minutes: "20",
      text: "Write down the angle of your ten ads with the most spend: problem, result, proof, doubt, comparison. Count each. The one with a zero is your next ad.",
    },
    {
      title: "Check what switched itself on",
      minutes: "15",
      text: "Open the ad level of your largest campaigns and look at Advantage+ creative, then placements and attribution setting. Write down which of them you chose.",
    },
    {
      title: "Check the data underneath",
      minutes: "15",
      text: "In Events Manager, write down Event Match Quality of your main event, what Diagnostics reports, and whether pixel and server events are deduplicated.",
    },
  ],
  tiers: {
    1: {
      title: "Check the base before you polish",
      why: [
        "You run the ads yourself and want to do it better. At this stage the largest gains usually lie below the ads.",
        "Another pair of eyes starts with product, audience, offer and funnel, because no skill in Ads Manager makes up for them.",
      ],
      day6: {
        title: "Grade the four parts",
        minutes: "20",
        text: "Give product, audience, offer and funnel a grade from 1 to 5, with one figure each to prove it. Ask someone honest to do the same without seeing yours.",
      },
      day7: {
        title: "Bring the widest disagreement",
        minutes: "15",
        text: "Where did your grades differ most? That part is the one you see least clearly yourself. Start your call there, with both reasons written down.",
      },
    },
    2: {
      title: "Find out what you have stopped seeing",
      why: [
        "Anyone who works on an account every day stops seeing which parts were meant to be temporary. Some of them need rebuilding, not tuning.",
        "It takes a fresh look to tell which. This week you take one yourself, as far as anyone can.",
      ],
      day6: {
        title: "Date your settings",
        minutes: "15",
        text: "Beside each active campaign write when it was built and what has changed since: offer, price, page. The oldest mismatch is the first candidate for rebuilding.",
      },
      day7: {
        title: "List what you defend",
        minutes: "15",
        text: "Write down the things in the account that you would argue for. Bring them. They are either your strengths or the places nobody has been allowed to look at.",
      },
    },
    3: {
      title: "Let someone test your favorite",
      why: [
        "Converting ads invite small improvements. A refresh from outside often starts with the part you like best.",
        "Come with figures for it: a favorite that is also the best by cost per result may stay a favorite.",
      ],
      day6: {
        title: "Rank ads without their names",
        minutes: "20",
        text: "Have someone export your ads as numbers only, and choose which to keep by cost per result and spend. Then look up which ones you would have kept.",
      },
      day7: {
        title: "Choose one to challenge",
        minutes: "15",
        text: "Write a challenger for your favorite ad: same offer, different opening, different picture. Bring both to the call and agree on how the winner will be decided.",
      },
    },
    4: {
      title: "Have the plan checked before the budget grows",
      why: [
        "What works at today’s spend may not at twice as much. A second look is cheapest before the raise.",
        "It finds the limit that comes first: audience, ads, page, stock or the people who answer.",
      ],
      day6: {
        title: "Write your plan to scale",
        minutes: "20",
        text: "Next budget, the date, the number that allows it, the number that reverses it. Add which part you expect to break first, and how you would notice.",
      },
      day7: {
        title: "Have it attacked",
        minutes: "15",
        text: "Bring the plan and ask for three ways it could fail. Note the one you hadn’t thought of, and the figure that would show it early.",
      },
    },
    5: {
      title: "Come with a case, not a question",
      why: [
        "You run ads and they convert. From here the gains come from judgment, and judgment grows on real cases discussed with someone.",
        "The better you prepare a case, the more you take from an hour. This week gives you three, and figures for each.",
      ],
      day6: {
        title: "Write up one case",
        minutes: "20",
        text: "Half a page: the situation with its numbers, the two options, what you would do and why. Leave out everything that doesn’t bear on the choice.",
      },
      day7: {
        title: "Decide first, then ask",
        minutes: "15",
        text: "Write down your own decision on the case before the call. Afterwards note what changed your mind, or what would have. That note is the lesson.",
      },
    },
  },
};
