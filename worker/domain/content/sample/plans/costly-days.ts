import type { RoadblockPlan } from "../../parts/plans.ts";

export const costlyDays: RoadblockPlan = {
  today: [
    {
      title: "Price your worst days",
      minutes: "20",
      text: "Ads Manager, last 30 days, Breakdown › By Time › Day. Take the five days with the highest cost per result. Spend minus (results × your average cost) is what they cost you.",
    },
    {
      title: "Find who spent it",
      minutes: "15",
      text: "On the worst of those days, use Breakdown › By Delivery: Placement, Age, Region. Write down the line that took the most money and gave the least back.",
    },
    {
      title: "Set an alarm",
      minutes: "10",
      text: "Under Rules, create one for a cost per result above twice your target, and have it only send a notification. Watch it for a week before you let it switch anything off.",
    },
  ],
  days: [
    {
      title: "Look at that day again later",
      minutes: "10",
      text: "Some conversions are reported days later. Open Compare attribution settings, add 1-day click and 7-day click, and write down how bad the day really was.",
    },
    {
      title: "See how much hangs on one ad",
      minutes: "10",
      text: "Sort ads by Amount spent, last 30 days. Write down the share of the first and of the first three. If one has more than half, its bad day is your bad day.",
    },
    {
      title: "Add up what is still learning",
      minutes: "10",
      text: "In the Delivery column, add the spend of all ad sets that say Learning or Learning limited. Write it as a share: that much of your budget is never calm.",
    },
    {
      title: "Split new from existing customers",
      minutes: "20",
      text: "Define your audience segments in the advertising settings, if you haven’t. Then break results down by them. Write down what a new customer costs on a weak day.",
    },
    {
      title: "Check the page on the weak day",
      minutes: "15",
      text: "Compare landing page views and results with a good day. The same views and fewer results means it happened on your side: stock, price, payment or speed.",
    },
  ],
  tiers: {
    1: {
      title: "Stop the expensive days before you build further",
      why: [
        "At your spend, you pay for a weak part every day. Find it before anything new is built on top of it.",
        "If a part is missing altogether, no rule in Ads Manager can replace it. Spend less until it’s in place.",
      ],
      day6: {
        title: "Find your floor",
        minutes: "15",
        text: "Write down the lowest daily budget at which your best campaign still gets about 50 results a week. Everything above it can rest while you build.",
      },
      day7: {
        title: "Name the missing part",
        minutes: "10",
        text: "Which part, had it been there, would have saved most of the five days: product, audience, offer or funnel? Bring it with the sum from today’s first step.",
      },
    },
    2: {
      title: "Rebuild where the weak days cost most",
      why: [
        "You know the sum of your five worst days. A rebuild should start where that sum comes from, and nowhere else first.",
        "The good days prove that some of it works. Keep that running while the weak part is replaced.",
      ],
      day6: {
        title: "Protect what works",
        minutes: "15",
        text: "Leave the campaigns of your best days untouched and note their budgets. Move every experiment into one campaign with its own small budget.",
      },
      day7: {
        title: "Set the order of repairs",
        minutes: "15",
        text: "List the causes of the five days with their dollars. Bring the list sorted by dollars: the top line gets rebuilt first, the bottom one perhaps never.",
      },
    },
    3: {
      title: "Refresh the part that gives way on weak days",
      why: [
        "The same account has good days, so most of it holds. One part gives way under pressure, and the weak days show which.",
        "That is where a refresh belongs. New ads just to have new ads rarely make the weak days better.",
      ],
      day6: {
        title: "Prepare the next ad early",
        minutes: "30",
        text: "Write two replacements for the ad with the largest spend: same offer, new opening, new picture. Put them live beside it before it tires, not after.",
      },
      day7: {
        title: "Choose the number to hold",
        minutes: "10",
        text: "Write down the cost per result that no day should exceed, and how many of the last 30 did. Bring both: this is the figure the refresh has to bring down.",
      },
    },
    4: {
      title: "Make weak days cheap before good days get big",
      why: [
        "A higher budget raises the bill of a weak day at once. What it does for a good day comes later, if it comes.",
        "So the first job in scaling is a limit on the downside, with the alarms and the people to watch it.",
      ],
      day6: {
        title: "Decide who reacts, and when",
        minutes: "15",
        text: "Write down who looks at the account at what hour, what they may switch off, and above which loss they have to call you. One name, not “the team.”",
      },
      day7: {
        title: "Hand over the weak days",
        minutes: "10",
        text: "Take the five days to your call with the total, the cause and what you did at the time. It’s the quickest way to show someone what your account can do on a bad day.",
      },
    },
    5: {
      title: "Catch a weak day at noon",
      why: [
        "At this spend, most of the loss happens in the hours before someone looks. Looking well is a skill, and it can be trained.",
        "You don’t need to react more often. You need to know which of ten signals matters and leave the other nine alone.",
      ],
      day6: {
        title: "Write a noon check",
        minutes: "10",
        text: "Three lines for each day: spend so far, results so far, and the one reason to act. Compare with the same hour last week, not with yesterday’s total.",
      },
      day7: {
        title: "Bring your hardest call",
        minutes: "10",
        text: "Choose a day when you couldn’t decide whether to switch something off. Write what you saw, what you did and how it ended. Go through it hour by hour.",
      },
    },
  },
};
