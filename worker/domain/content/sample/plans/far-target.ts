import type { RoadblockPlan } from "../../parts/plans.ts";

export const farTarget: RoadblockPlan = {
  today: [
    {
      title: "Turn the target into sales",
      minutes: "15",
      text: "Divide your monthly target by your average order. Subtract today’s sales. Write down the number of extra sales a month that the target really means.",
    },
    {
      title: "Price the gap",
      minutes: "10",
      text: "Multiply those extra sales by today’s cost per sale. Write the total beside your target. If it eats up too much of it, budget alone isn’t the way.",
    },
    {
      title: "Find the lever",
      minutes: "15",
      text: "Work it out three more times: cost per sale down by a third, order value up by a third, one repeat purchase from every third buyer. Circle what closes most of the gap.",
    },
  ],
  days: [
    {
      title: "Look at what a customer is worth",
      minutes: "20",
      text: "Count how many of last year’s buyers bought twice, and what they spent in all. Write value per customer beside value per order. The first is what you may pay for.",
    },
    {
      title: "Check what a sale leaves",
      minutes: "20",
      text: "Price minus goods, shipping, fees and returns. Write it down for each product. Push the ones that leave most, not the ones that sell most.",
    },
    {
      title: "Find today’s ceiling",
      minutes: "20",
      text: "Take your biggest budget increase of the last six months. Write down spend, results and cost per result for the 14 days before and after. Extra spend ÷ extra results is what growth costs.",
    },
    {
      title: "Look for the second angle",
      minutes: "15",
      text: "Sort ads by spend. If the top three say the same thing, you have one angle. Write down two other reasons people buy, in their own words.",
    },
    {
      title: "Count your capacity",
      minutes: "20",
      text: "How many sales could you deliver next month without anything breaking? Write the number and the part that breaks first. Ads shouldn’t get there before you do.",
    },
  ],
  tiers: {
    1: {
      title: "Build for the target, not for today",
      why: [
        "What you build now will carry the target later. A page and an offer that only work at today’s margin would be built twice.",
        "So work backward: the target sets the cost per sale you can afford, and that sets what the offer has to do.",
      ],
      day6: {
        title: "Set the cost you need",
        minutes: "15",
        text: "Monthly target × the share you would give to ads ÷ sales needed. Write this cost per sale down: every part you build should help to reach it.",
      },
      day7: {
        title: "Find the part furthest away",
        minutes: "15",
        text: "Of product, audience, offer and funnel, which is least ready for that many sales? Bring it to the call with the math that shows it.",
      },
    },
    2: {
      title: "Rebuild the part the target breaks first",
      why: [
        "Something that works at today’s size breaks on the way to the target. It is cheaper to rebuild before it is under load.",
        "You can work out which part that is: the one whose number would have to change most.",
      ],
      day6: {
        title: "Stretch each part",
        minutes: "25",
        text: "Write today’s figure for offer, page, follow-up and delivery, and beside it the figure the target needs. Divide. The largest factor is what gets rebuilt.",
      },
      day7: {
        title: "Break the way into stages",
        minutes: "20",
        text: "Put two stages between today and the target, each with its own sales and cost per sale. Bring them: a rebuild is planned for the next stage, not the last.",
      },
    },
    3: {
      title: "Raise the figures before the budget",
      why: [
        "Three figures lie between an ad that is seen and your revenue. A little more of each multiplies, and none of it needs a larger budget.",
        "A refresh begins with the figure that is furthest below what you once reached yourself.",
      ],
      day6: {
        title: "Look up your own records",
        minutes: "15",
        text: "Find your best month for CTR, for results per landing page view and for order value. Write it beside today’s. The largest gap has been closed before, by you.",
      },
      day7: {
        title: "Multiply it out",
        minutes: "15",
        text: "Put all three records together: what would a sale cost, and how many could today’s budget buy? Bring that figure and the gap that is still open.",
      },
    },
    4: {
      title: "Plan the stages of the budget",
      why: [
        "A large target is reached in stages. Each raise has to show that the next sale still costs what you can pay.",
        "The price of the next sale is the figure to watch. The average of all sales hides it until it’s too late.",
      ],
      day6: {
        title: "Write the ladder",
        minutes: "20",
        text: "Four budgets between today’s and the one you worked out. For each: the cost per sale that allows the next step, and the one that sends you back.",
      },
      day7: {
        title: "Decide what you give up",
        minutes: "15",
        text: "Growth costs margin, cash or time. Write down how much of each you would give and for how long. An agency needs to hear this before the first raise.",
      },
    },
    5: {
      title: "Learn which lever is yours",
      why: [
        "A target this far away isn’t reached by better ads alone. Learn first which of your figures can move, and how far.",
        "Coaching goes fastest when you bring the model and argue about its assumptions, one at a time.",
      ],
      day6: {
        title: "Build a small model",
        minutes: "40",
        text: "A sheet with five cells: visitors, conversion rate, order value, repeat purchases, cost per visitor. Change one at a time by a tenth and note what revenue does.",
      },
      day7: {
        title: "Bring the shakiest cell",
        minutes: "15",
        text: "Mark the assumption you believe least and write how you could test it in two weeks. Make that test the subject of your call.",
      },
    },
  },
};
