import type { RoadblockPlan } from "../../parts/plans.ts";

export const smallBudget: RoadblockPlan = {
  today: [
    {
      title: "Count what you can learn",
      minutes: "10",
      text: "Daily budget × 7 ÷ cost per result = results per week. Write it down. An ad set needs about 50 in a week to leave the learning phase, so this number sets your pace.",
    },
    {
      title: "Gather it in one place",
      minutes: "15",
      text: "Count your active ad sets. Choose the one with the lowest cost per result and move the budget of the others there. One campaign, one ad set, three to five ads.",
    },
    {
      title: "Pause what can’t win",
      minutes: "10",
      text: "Switch off ads that have spent three times your target cost per result without a single result. Write down the daily budget this frees.",
    },
  ],
  days: [
    {
      title: "Put tests in order",
      minutes: "15",
      text: "Offer first, then message, then picture, then everything else. Write your next four tests in that order. A small budget can’t pay for the fourth before the first.",
    },
    {
      title: "Write two real offers",
      minutes: "30",
      text: "Not two wordings of one. Change what they get, or the risk, or the price. Ask five customers which they would take, and write down why.",
    },
    {
      title: "Check the event you aim at",
      minutes: "15",
      text: "If purchases are far below 50 a week, look at the step before: checkouts or leads. Write down how many you get of each, and how many of them end in a sale.",
    },
    {
      title: "Set a date to look",
      minutes: "5",
      text: "Decide now when the test ends, at least 7 days from today, and what counts as a pass. Until then open Ads Manager once a day, and change nothing.",
    },
    {
      title: "Use what is free",
      minutes: "20",
      text: "Send your new opening to your email list and post it. Count clicks and replies. What your own readers ignore won’t stop strangers either.",
    },
  ],
  tiers: {
    1: {
      title: "Spend it on the first question",
      why: [
        "Little data answers few questions. So the order of the questions decides how fast you learn, and the offer is the first.",
        "Build what can be built without budget: page, events, follow-up. Then every dollar tests something that is ready.",
      ],
      day6: {
        title: "Save up for one proper test",
        minutes: "10",
        text: "Your target cost per result × 50 is what a full learning phase costs. If a week can’t carry it, pause, save, and run one good week instead of four thin ones.",
      },
      day7: {
        title: "Choose the question",
        minutes: "10",
        text: "Write down the one thing you must know before you spend more. Bring it to your call with what you have measured so far, even if it is little.",
      },
    },
    2: {
      title: "Rebuild it to learn faster",
      why: [
        "A small budget spread thin can hardly succeed. The figures it leaves are thin too, so read them with care.",
        "Rebuild for speed of learning: fewer parts, one event, an offer that has been tried on people first.",
      ],
      day6: {
        title: "Add the old tests together",
        minutes: "15",
        text: "Set the dates to Maximum and add up spend and results over all ads that used the same offer. One row per offer now says more than fifty rows of ads.",
      },
      day7: {
        title: "Cut the plan by half",
        minutes: "15",
        text: "List everything you meant to test and strike out half. Bring what is left in order, with what each would cost to decide. The top line is the next test.",
      },
    },
    3: {
      title: "Improve what needs no budget",
      why: [
        "The page, the offer and the follow-up improve at the same cost however small the budget. Start the refresh with them.",
        "Each point gained there makes every dollar of ads learn a little faster, because more of the clicks turn into results.",
      ],
      day6: {
        title: "Work on the second step",
        minutes: "30",
        text: "Take the step just before your result: the form, the cart, the reply. Improve one thing in it, and write down how many people reach it and how many go on.",
      },
      day7: {
        title: "Work out the effect",
        minutes: "10",
        text: "If that step lost a third fewer people, what would a result cost? Write both figures. Bring them: they show where the next improvement belongs.",
      },
    },
    4: {
      title: "Find out what would earn a larger budget",
      why: [
        "Before scaling, the numbers have to carry it. At a low spend that takes a bit of patience and very few variables.",
        "A raise is a bet on a rate. This week you find out how sure you can be of yours.",
      ],
      day6: {
        title: "Compare two halves",
        minutes: "15",
        text: "Split the last 28 days in two and write cost per result of each. If the two are close, you can trust the rate. If not, it is too early to raise.",
      },
      day7: {
        title: "Write the condition for a raise",
        minutes: "10",
        text: "A cost per result, a number of results, a number of days. Bring it to the call, so that the raise follows from it and not from one good day.",
      },
    },
    5: {
      title: "Learn to choose the next test",
      why: [
        "On a small budget the skill is to choose: one test at a time, and the one that changes most if you are right.",
        "It is also the cheapest time to practice. A wrong choice costs you a week, and you see exactly why.",
      ],
      day6: {
        title: "Score your ideas",
        minutes: "20",
        text: "For each test idea write what it costs to decide, how likely it wins, and what changes if it does. Multiply the last two, divide by the first, and sort.",
      },
      day7: {
        title: "Defend the first line",
        minutes: "15",
        text: "Take the sorted list to your call and explain the first line. Ask what would have to be true for the second one to come first.",
      },
    },
  },
};
