import type { RoadblockPlan } from "../../parts/plans.ts";

/** For a hub whose answers tell too little to name a roadblock. */
export const general: RoadblockPlan = {
  today: [
    {
      title: "Write down three numbers",
      minutes: "10",
      text: "Ad spend per day, cost per sale, and what one sale leaves you after its costs. If you don’t know one of them, write “unknown.” That gap is your first task.",
    },
    {
      title: "Buy from yourself on a phone",
      minutes: "15",
      text: "Turn Wi-Fi off, open your page as a stranger would, and go all the way to the thank-you page. Note every place where you had to wait, scroll back or think.",
    },
    {
      title: "See whether Meta hears about your sales",
      minutes: "10",
      text: "Open Events Manager, choose your dataset and look at when the last purchase or lead arrived. No dataset yet? Connect one to your website now.",
    },
  ],
  days: [
    {
      title: "Product: find out why people buy",
      minutes: "20",
      text: "Read your last ten reviews, replies or sales calls. Mark the reason that comes up most often and copy it out in the customer’s own words.",
    },
    {
      title: "Audience: look at who pays",
      minutes: "15",
      text: "In Ads Manager, break the last 30 days down by age and gender and compare cost per result. No ads yet? Take your last 20 customers. Write down who pays, not who clicks.",
    },
    {
      title: "Offer: say it in one line",
      minutes: "15",
      text: "Finish this sentence: “You get ___ in ___ without ___.” Read it to someone who doesn’t know your business and write down the first thing they ask.",
    },
    {
      title: "Funnel: count the people at each step",
      minutes: "20",
      text: "Write the last 30 days in one row: link clicks, landing page views, carts or forms opened, sales. The largest drop between two neighboring steps is where your money goes.",
    },
    {
      title: "Market: see what keeps running",
      minutes: "20",
      text: "Look up three competitors in the Meta Ad Library. Note the start date and first line of their oldest active ads. What runs for months usually pays.",
    },
  ],
  tiers: {
    1: {
      title: "Lay the groundwork before you spend",
      why: [
        "When ads are built from the ground up, order beats speed: product, audience, offer, funnel, and only then a campaign.",
        "This week gives you a first written version of all four. Whoever builds with you starts from that, not from a blank page.",
      ],
      day6: {
        title: "Set a test budget you can lose",
        minutes: "10",
        text: "Write down the most you would pay for one sale. Ten times that is a fair first test. If the sum makes you nervous, improve the page first and keep the money.",
      },
      day7: {
        title: "Put it on one page",
        minutes: "15",
        text: "One line each for product, audience, offer and funnel, and the weakest marked in red. Bring that page to the call: it shows what has to be built first.",
      },
    },
    2: {
      title: "Find out what to keep and what to rebuild",
      why: [
        "A rebuild is cheaper when you know what still holds. Most accounts have at least one part worth keeping.",
        "This week sorts the four parts into keep, repair and replace, with a number behind each verdict.",
      ],
      day6: {
        title: "Go through what already ran",
        minutes: "20",
        text: "In Ads Manager, set the date range to Maximum and sort your ads by results. Save the three best and the three most expensive, with cost per result beside each.",
      },
      day7: {
        title: "Keep, repair or replace",
        minutes: "20",
        text: "Give product, audience, offer and funnel one of these three words, and the number that made you choose it. That list is the agenda of your call.",
      },
    },
    3: {
      title: "Find the one part that lags behind",
      why: [
        "When ads run and sell a little, changing everything at once hides the cause. A refresh starts with the weakest of four parts.",
        "This week measures all four, so that the first change you pay for is the one that counts.",
      ],
      day6: {
        title: "Check the age of your ads",
        minutes: "10",
        text: "In Ads Manager, add the Frequency column for the last 14 days. Ads above 3 whose cost per result has risen are tired: write their names down before you replace them.",
      },
      day7: {
        title: "Rank the four parts",
        minutes: "20",
        text: "Order product, audience, offer and funnel from weakest to strongest. Write one change for the weakest, with the number that should move. Bring both to the call.",
      },
    },
    4: {
      title: "Check the base before you add weight",
      why: [
        "More budget makes a strong account bigger and a weak one more expensive. So the check comes before the scaling.",
        "Handing campaigns over also goes faster when the numbers are in one place and the same for everyone.",
      ],
      day6: {
        title: "Find your room to grow",
        minutes: "15",
        text: "Compare your best week and your latest week: spend, results, cost per result. If cost rose faster than spend, note what changed before you raise a budget again.",
      },
      day7: {
        title: "Prepare the handover",
        minutes: "20",
        text: "List who has access in Business settings, which campaigns may not be touched and why, and the cost per result you can live with. That saves the first call an hour.",
      },
    },
    5: {
      title: "Bring good questions to your coach",
      why: [
        "Coaching pays off when you come with your own numbers and one clear question, not just “Any tips?”",
        "This week collects both: one row of figures you trust, and the decision you keep putting off.",
      ],
      day6: {
        title: "Write your decision log",
        minutes: "20",
        text: "Note the last five changes you made in Ads Manager: what, when, why, what happened. Can’t remember? Open the activity history of the account and copy them from there.",
      },
      day7: {
        title: "Choose one question",
        minutes: "15",
        text: "Write the decision you find hardest as one question with its numbers, for example “At this cost per sale, do I raise this budget?” Take it to your call.",
      },
    },
  },
};
