import type { RoadblockPlan } from "../../parts/plans.ts";

export const noFunnel: RoadblockPlan = {
  today: [
    {
      title: "Stop paying for dead ends",
      minutes: "10",
      text: "If ads are running, open each active one in Ads Manager and tap its link. Switch off every ad that ends on a home page or a profile, and write down the daily budget this frees.",
    },
    {
      title: "Draw the path on paper",
      minutes: "20",
      text: "Five boxes: ad, page, form or cart, thank-you page, follow-up. Write the web address into each box. Every box without an address is a job for this week.",
    },
    {
      title: "Choose one action",
      minutes: "10",
      text: "Decide what a visitor should do on your page: buy, book, or leave an email address. Just one. Write it down as the words on the button.",
    },
  ],
  days: [
    {
      title: "Write the first screen",
      minutes: "30",
      text: "A headline that says what they get, a line that says who it’s for, one button. Write three headlines, read them to a customer and keep the one they can repeat.",
    },
    {
      title: "Publish a plain page",
      minutes: "60",
      text: "One page, no menu, the same button three times. Plain and online beats beautiful and unfinished. On a phone, the first button has to show without scrolling.",
    },
    {
      title: "Add a thank-you page",
      minutes: "20",
      text: "Give it its own URL and say on it what happens next. This is where Meta will count a result, so make sure nobody gets there any other way.",
    },
    {
      title: "Connect the path to Meta",
      minutes: "45",
      text: "In Events Manager, create a dataset and install the pixel on every page. Send Lead or Purchase from the thank-you page only, then check it under Test events.",
    },
    {
      title: "Write the follow-up",
      minutes: "45",
      text: "Three emails: right away, after a day, after three days. Each answers one doubt and links back to the page. Few people decide on their first visit.",
    },
  ],
  tiers: {
    1: {
      title: "Build the path before you buy the clicks",
      why: [
        "Without a path there is nothing for an ad to lead to. That is why the build begins here and the campaign comes last.",
        "This week’s version can be rough. A rough path shows where people stop, and that is worth more than another draft.",
      ],
      day6: {
        title: "Send ten people through it",
        minutes: "30",
        text: "Give the link to ten people who could be customers, without explaining anything. Write down how many press the button, and where each of the others stopped.",
      },
      day7: {
        title: "Mark what is missing",
        minutes: "15",
        text: "Write done, weak or missing beside each of the five boxes. Bring the drawing to your call: building starts at the first box that is missing.",
      },
    },
    2: {
      title: "Rebuild the path, not just the ads",
      why: [
        "New ads in front of the same gap end in the same place. In a rebuild the path comes before the next campaign.",
        "If ads ran before, they still have a use: they show what people clicked on, and so what your page should open with.",
      ],
      day6: {
        title: "See what people clicked",
        minutes: "15",
        text: "In Ads Manager, set the dates to Maximum and sort past ads by CTR (link click-through rate). Copy the first line of the top three: one of them is your headline.",
      },
      day7: {
        title: "Compare old and new",
        minutes: "20",
        text: "Write the old way from click to sale on the left, the new one on the right. Bring both to the call, with every old part that you would rather keep.",
      },
    },
    3: {
      title: "Give the visitors you have somewhere to go",
      why: [
        "A refresh improves what is there. Here the largest improvement is a page that asks for one clear thing.",
        "You don’t need new visitors to find out if it works. Whoever comes already is enough for a first answer.",
      ],
      day6: {
        title: "Send today’s visitors there",
        minutes: "15",
        text: "Point your profile link, your email signature and your best post to the new page. Write down visitors and button clicks each evening: that is your baseline.",
      },
      day7: {
        title: "Bring the first rate",
        minutes: "10",
        text: "Divide results by visitors. Even 3 of 100 is a number to improve on. Take it to the call together with the place where most people leave.",
      },
    },
    4: {
      title: "Build the road, then drive faster",
      why: [
        "Scaling multiplies what happens after the click. With no path there, it multiplies nothing and the bill still grows.",
        "Once one page turns visitors into sales at a known rate, you can work out how much a click is worth and how far to go.",
      ],
      day6: {
        title: "Work out what a click is worth",
        minutes: "15",
        text: "Take what one sale leaves you and divide it by 100. If 1 visitor in 100 buys, that is your limit for a click. Compare it with CPC (cost per link click) in Ads Manager.",
      },
      day7: {
        title: "Set the number that opens the budget",
        minutes: "10",
        text: "Write down the conversion rate at which more budget would pay. Bring it to the call. Until the page reaches that rate, the budget stays where it is.",
      },
    },
    5: {
      title: "Learn to build a path you can repeat",
      why: [
        "Someone else can build you a page. Knowing why each step stands where it does is what you keep after coaching.",
        "So do the first version yourself this week, even badly. Feedback on your own work teaches more than a template.",
      ],
      day6: {
        title: "Take three paths apart",
        minutes: "30",
        text: "Find three competitors in the Meta Ad Library and follow one ad of each to the checkout. Write down every step, and the one idea you would borrow.",
      },
      day7: {
        title: "Put your draft up for review",
        minutes: "15",
        text: "Choose the box of your path that you trust least and write down why. One honest doubt about one page gives your coach more to work with than ten questions.",
      },
    },
  },
};
