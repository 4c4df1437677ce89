import type { RoadblockPlan } from "../../parts/plans.ts";

export const weakFunnel: RoadblockPlan = {
  today: [
    {
      title: "Measure the way in",
      minutes: "10",
      text: "Ads Manager, last 30 days: divide Landing page views by Link clicks. Below 80 percent, people leave while the page loads. No ads yet? Divide last month’s sales by its visitors.",
    },
    {
      title: "Read the promise twice",
      minutes: "15",
      text: "Open your best ad or post, and beside it the page behind it. The page has to open with the same promise in nearly the same words. If it doesn’t, change the headline now.",
    },
    {
      title: "Time the page",
      minutes: "5",
      text: "Run it through PageSpeed Insights and look at Mobile. Write down Largest Contentful Paint. Above 2.5 seconds, make the first picture smaller before anything else.",
    },
  ],
  days: [
    {
      title: "Ask five who didn’t buy",
      minutes: "20",
      text: "Write to five people who asked, or left a cart: “What held you back?” Copy the answers word for word. The reason that comes up twice is where to begin.",
    },
    {
      title: "Fix the offer first",
      minutes: "30",
      text: "Write down what they get, the price, the risk they carry and why now. Answer the main objection in the offer itself, before you touch a color or a button.",
    },
    {
      title: "Take out one step",
      minutes: "20",
      text: "List every field, click and page between the click and the sale. Remove the one nobody would miss: the account, the phone number, the second form.",
    },
    {
      title: "Put proof beside the button",
      minutes: "15",
      text: "Choose the real review that answers the main objection and set it right next to the button. One that fits does more there than ten further down.",
    },
    {
      title: "Check what is counted",
      minutes: "15",
      text: "Open Test events in Events Manager and buy from yourself. Each step should appear exactly once. If an event arrives twice, its event IDs don’t match: fix that next.",
    },
  ],
  tiers: {
    1: {
      title: "Make the page sell before you send more people",
      why: [
        "Ads can only be built on a page that sells. As long as it doesn’t, every extra click is lost in the same place.",
        "With few sales there is little to count, so this week relies on what people say and on where you can see them stop.",
      ],
      day6: {
        title: "Watch three people buy",
        minutes: "45",
        text: "Ask three likely customers to go through it on their own phones while you watch and say nothing. Write down every pause longer than three seconds.",
      },
      day7: {
        title: "Say what needs building",
        minutes: "15",
        text: "Write works, weak or missing beside offer, page, checkout and follow-up. Bring the list to your call, so that building starts where it helps first.",
      },
    },
    2: {
      title: "Rebuild from the offer outward",
      why: [
        "People have seen this funnel and left. If the offer is the reason, a new design on top of it changes nothing.",
        "A rebuild goes in order: offer, page, follow-up, then ads. This week shows how far back yours has to go.",
      ],
      day6: {
        title: "Find the version that did best",
        minutes: "15",
        text: "In Ads Manager, create a custom metric: purchases or leads divided by landing page views. Sort all past ads by it, and save the best three with their pages.",
      },
      day7: {
        title: "Make the list of what stays",
        minutes: "20",
        text: "Go from headline to checkout and mark each part keep or replace, with the sentence from a customer that decides it. Take that list to the call.",
      },
    },
    3: {
      title: "Close the leak that costs the most",
      why: [
        "Most people leave before the sale, and usually one place loses more of them than all the others together.",
        "A refresh goes to that place first. Change several at once and you won’t know which change did it.",
      ],
      day6: {
        title: "Change one thing",
        minutes: "30",
        text: "Pick the step your numbers point to and change only that. Write down today’s date and rate, and leave it alone until 300 more people have seen it.",
      },
      day7: {
        title: "Compare before and after",
        minutes: "15",
        text: "Write the old rate, the new rate and the number of visitors for each. Bring them to the call, whichever way they went: a change that failed narrows it down.",
      },
    },
    4: {
      title: "Hold the budget until the page holds",
      why: [
        "Scaling sends more people into the same funnel. If it loses most of them, the cost of a sale climbs with the budget.",
        "A page that keeps a few more of the same visitors gives you room that no bid and no audience can.",
      ],
      day6: {
        title: "Work out what a page view may cost",
        minutes: "10",
        text: "Multiply what one sale leaves you by your sales per 100 landing page views, then divide by 100. Compare with Cost per landing page view in Ads Manager.",
      },
      day7: {
        title: "Agree on the release number",
        minutes: "10",
        text: "Write down the rate at which a higher budget would pay, and today’s rate. The gap between the two is the first item for whoever takes over your campaigns.",
      },
    },
    5: {
      title: "Learn to read where people leave",
      why: [
        "Running ads can be learned step by step. The skill that matters most is reading the funnel behind them.",
        "Seeing where people leave, and knowing what to change there, stays useful on every account you will ever touch.",
      ],
      day6: {
        title: "Save the view you need",
        minutes: "15",
        text: "In Ads Manager, save a column preset called Funnel: impressions, link clicks, landing page views, adds to cart, results, and the cost of each. Open it every Monday.",
      },
      day7: {
        title: "Bring one drop",
        minutes: "10",
        text: "Choose the largest loss in that view and write three possible causes, most likely first. Discuss it in your call: being wrong about the order is how you learn it.",
      },
    },
  },
};
