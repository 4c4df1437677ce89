import type { RoadblockPlan } from "../../parts/plans.ts";

export const swings: RoadblockPlan = {
  today: [
    {
      title: "Put your weeks side by side",
      minutes: "25",
      text: "In Ads Manager, set the dates to the last 90 days and choose Breakdown › By Time › Week. Write down spend, results, cost per result, CPM and CTR. Mark your three best weeks green and the three worst red.",
    },
    {
      title: "See what moved first",
      minutes: "15",
      text: "Compare green with red. CPM up: the auction got more expensive. CTR down: the ads wore out. Fewer results per landing page view: look at page or offer. Write down which.",
    },
    {
      title: "Keep your hands off until tomorrow",
      minutes: "5",
      text: "Make no change in the account today. A large edit can send an ad set back into the learning phase, and you couldn’t tell its effect from the swings.",
    },
  ],
  days: [
    {
      title: "Match your edits to the weeks",
      minutes: "20",
      text: "Open the activity history and write each change of budget, audience or ads beside its week. If a swing starts the day after an edit, the edit likely caused it.",
    },
    {
      title: "Check whether only the tracking swung",
      minutes: "20",
      text: "Put your real orders beside the results of one green and one red week. If the orders were even, open Diagnostics in Events Manager and read the warnings.",
    },
    {
      title: "Count results per ad set",
      minutes: "10",
      text: "Write down the results of each ad set in the last 7 days. Below about 50, part of every good week is luck. Mark the ad sets that could become one.",
    },
    {
      title: "Find the tired ads",
      minutes: "20",
      text: "For your three largest ads, write Frequency and CTR week by week. Frequency up and CTR down: people have seen the ad. The audience itself may be fine.",
    },
    {
      title: "Look outside the account",
      minutes: "20",
      text: "Price changes, stock, holidays, an email to your list: write them beside the weeks. Cross out every swing that the ads had nothing to do with.",
    },
  ],
  tiers: {
    1: {
      title: "Get a steady base under small numbers",
      why: [
        "With a few sales a day, chance alone makes good and bad weeks. Part of the swing may not be yours to fix at all.",
        "What is yours to build is the base: one offer, one page and one campaign that all your data flows into.",
      ],
      day6: {
        title: "Judge in pairs of weeks",
        minutes: "15",
        text: "Compare the last 14 days with the 14 before. Write down both costs per result. If they are less than a fifth apart, call it even and change nothing.",
      },
      day7: {
        title: "Find the part you would build on",
        minutes: "15",
        text: "Which of product, audience, offer and funnel was the same in all green weeks? Bring that one and the one that changed most to your call.",
      },
    },
    2: {
      title: "Rebuild the part that makes the weeks differ",
      why: [
        "Good weeks prove that the parts can work together. Bad weeks show that one of them can’t do it reliably.",
        "A rebuild of everything would lose the good weeks too. So first find out what the red weeks have in common.",
      ],
      day6: {
        title: "Draw the simpler account",
        minutes: "20",
        text: "Sketch your campaigns as boxes, then again with half as many. Fewer ad sets means more results in each. Write down what would stand in the way.",
      },
      day7: {
        title: "Bring the best week and the worst",
        minutes: "20",
        text: "One page each: spend, ads, page, offer, everything else that happened. The differences between the two pages are the list for the rebuild.",
      },
    },
    3: {
      title: "Find the weak part behind the good weeks",
      why: [
        "A good week hides the weak part, a bad one shows it. Your red weeks are the best evidence there is for what to refresh.",
        "Refreshing the right part may not raise your best week at all. It is there to lift the worst ones.",
      ],
      day6: {
        title: "Add one fresh idea",
        minutes: "30",
        text: "Put one new ad, with a different first line and picture, beside your best one. Leave the rest as it is. Write down today’s date and cost per result.",
      },
      day7: {
        title: "Say what a calm month looks like",
        minutes: "10",
        text: "Write the highest cost per result that you could plan with, and how many weeks of the last 12 kept to it. That count is what you want to see rise: bring it.",
      },
    },
    4: {
      title: "Make it steady, then make it bigger",
      why: [
        "If results swing at this budget, they’ll swing at twice the budget, with twice the money at stake. Steady comes before big.",
        "Whoever runs the campaigns for you will need a rule for raising budgets that doesn’t depend on how yesterday went.",
      ],
      day6: {
        title: "Write a rule for raises",
        minutes: "15",
        text: "At most 20 percent at a time, only after 7 days under your target cost. Set it up under Rules in Ads Manager, with a notification as its only action.",
      },
      day7: {
        title: "Agree on the signal",
        minutes: "15",
        text: "Choose the one number that decides about budget, the days it is averaged over, and its limit. Take it to the call: both sides should look at the same line.",
      },
    },
    5: {
      title: "Learn to tell a swing from chance",
      why: [
        "Much of what looks like a swing is small numbers. Knowing which is which is worth more than any setting.",
        "In coaching you make the decisions, so the habit to train is to predict first, look later, and write down both.",
      ],
      day6: {
        title: "Make a prediction",
        minutes: "10",
        text: "Write down next week’s results and cost per result, with a range you are 80 percent sure of. Being wrong is fine. Not knowing how wrong you usually are isn’t.",
      },
      day7: {
        title: "Bring a week you can’t explain",
        minutes: "15",
        text: "Choose the green or red week that your table explains least. Write the two most likely causes, and discuss in your call how to tell them apart.",
      },
    },
  },
};
