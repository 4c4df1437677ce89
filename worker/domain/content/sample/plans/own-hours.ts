import type { RoadblockPlan } from "../../parts/plans.ts";

export const ownHours: RoadblockPlan = {
  today: [
    {
      title: "Log one day of ad work",
      minutes: "20",
      text: "Each time you open Ads Manager today, write down what you did and for how many minutes. Include the time you only looked. Add it up tonight.",
    },
    {
      title: "Sort decisions from routine",
      minutes: "10",
      text: "Mark each line D if it needed your judgment and R if someone with instructions could have done it. Write down the hours under R.",
    },
    {
      title: "See who holds the keys",
      minutes: "15",
      text: "In Business settings, check who has full control of the portfolio, ad account, Page and dataset, and whose card is on file. Write down every key that only you have.",
    },
  ],
  days: [
    {
      title: "Write down your limits",
      minutes: "15",
      text: "Target cost per result, the most you accept, and over how many days. If these live only in your head, nobody else can make a single decision for you.",
    },
    {
      title: "Give one routine to a rule",
      minutes: "20",
      text: "Choose an R that comes up every day. Build it under Rules in Ads Manager, with a notification as its action, and check for a week whether you would have done the same.",
    },
    {
      title: "Write the brief for an ad",
      minutes: "20",
      text: "Half a page: angle, first line, format, proof, where the pictures are, what may never be claimed. Give it to someone and see what they ask.",
    },
    {
      title: "Make names readable",
      minutes: "20",
      text: "Set a name template in Ads Manager: date, audience, offer, format. Rename what is running. A stranger should know from the name what an ad is for.",
    },
    {
      title: "Build the report once",
      minutes: "20",
      text: "Save one column preset with the five figures you really use, and put it into Ads Reporting as a scheduled report. Let it come to you on Mondays.",
    },
  ],
  tiers: {
    1: {
      title: "Get the work out of your head first",
      why: [
        "Your ads run on things you know that aren’t written down anywhere. That is the part still to build.",
        "The smaller the account, the easier it is: few campaigns, few rules, and a week is enough to describe them.",
      ],
      day6: {
        title: "Write the one-page manual",
        minutes: "45",
        text: "What runs, why, what is checked when, and what to do if cost goes above your limit. Stop at one page. What doesn’t fit isn’t routine yet.",
      },
      day7: {
        title: "Test it without yourself",
        minutes: "30",
        text: "Give the manual to someone for one check of the account and don’t help. Bring the questions they asked to the call: they show what is still missing.",
      },
    },
    2: {
      title: "Rebuild the account for someone else",
      why: [
        "Accounts that grew in one pair of hands work, but only in those hands. Others can’t tell what’s there on purpose and what’s left over.",
        "Rebuild it so that the structure explains itself, before anyone new starts changing it.",
      ],
      day6: {
        title: "Clear out what is left over",
        minutes: "20",
        text: "List campaigns, audiences and rules not used for 90 days. Turn them off, or give them a name that says why they stay. Count how many are left.",
      },
      day7: {
        title: "Draw the account as it should be",
        minutes: "25",
        text: "Boxes for campaigns, one sentence each. Whatever you can’t put into a sentence goes on the list of things to rebuild. Bring the drawing.",
      },
    },
    3: {
      title: "Free the hours that cost you most",
      why: [
        "You don’t have to hand over everything at once. A few routines take most of your time, and those can go first.",
        "While someone else keeps the campaigns fresh, the decisions stay with you until you have seen how they work.",
      ],
      day6: {
        title: "Give away one task",
        minutes: "20",
        text: "Choose the R with the most minutes and give it to someone for a week, with your limits beside it. Write down what came back to you and why.",
      },
      day7: {
        title: "Put a price on your hours",
        minutes: "10",
        text: "Hours under R, times what an hour of yours is worth. Bring that sum: it says how much of the work is worth giving away, and what that may cost.",
      },
    },
    4: {
      title: "Make the account ready for other hands",
      why: [
        "Ads that work are the right thing to hand over. What matters is knowing what works before someone changes it.",
        "A good handover gives away the routine, keeps your limits, and leaves a record of what was there before.",
      ],
      day6: {
        title: "Freeze a baseline",
        minutes: "15",
        text: "Export the last 90 days by campaign and by week: spend, results, cost per result. Save it with today’s date. Everything later is measured against it.",
      },
      day7: {
        title: "Write the terms of the handover",
        minutes: "20",
        text: "Your limits, what may be changed without asking, what may never be changed, and who owns the account and its data: you. Go through them in the call before access is given.",
      },
    },
    5: {
      title: "Delegate the work, keep the judgment",
      why: [
        "Your ads work, so the question is who does what. Coaching can make someone on your team good at it, or you faster.",
        "Either way your judgment has to become something that can be taught. Written down, it can.",
      ],
      day6: {
        title: "Explain three decisions",
        minutes: "20",
        text: "Take three recent changes and write what you saw, what you thought it meant, and what would have changed your mind. Give it to the person who’s going to learn.",
      },
      day7: {
        title: "Swap roles for one check",
        minutes: "30",
        text: "Let them go through the account and decide while you only listen. Note where you would have acted differently. Those points are the agenda for your call.",
      },
    },
  },
};
