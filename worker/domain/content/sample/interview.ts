import type { InterviewContent } from "../parts/interview.ts";

export const interview: InterviewContent = {
  questions: {
    businessType: {
      first: "Do you run ads for your own business, or for clients as an agency or freelancer?",
      again: "Are the ads for your own business, or for clients you serve as an agency or freelancer?",
      last: "Is it your own business, clients you serve as an agency or freelancer, or shall we skip this for now?",
      noun: "business type",
      options: [
        { value: "own-business", label: "I have my own business", brief: "your own business" },
        { value: "clients", label: "I work with clients as an agency", brief: "ads for clients" },
        { value: "clients", label: "I’m a freelancer", brief: "ads for clients" },
      ],
    },
    situation: {
      first: "Where do you stand with Meta ads today?",
      again: "Which of these sounds most like you and your ads?",
      last: "Which one comes closest, even if none is quite right?",
      noun: "situation",
      options: [
        { value: "haven't-run-ads", label: "", brief: "no ads so far" },
        { value: "tried-failed", label: "", brief: "ads that didn’t work out" },
        { value: "yo-yo", label: "", brief: "results that go up and down" },
        { value: "working-handoff", label: "", brief: "working ads that you want to hand off" },
        {
          value: "coaching",
          label: "I run ads and want coaching",
          brief: "running ads and wanting coaching",
        },
      ],
    },
    adSpend: {
      first: "Roughly how much do you spend on Meta ads per day?",
      again: "How much goes into your Meta ads on an average day?",
      last: "Which range is closest to your daily ad spend?",
      noun: "ad spend",
      options: [
        { value: "under-100", label: "Under $100", brief: "under $100 a day" },
        { value: "100-300", label: "$100–$300", brief: "$100–$300 a day" },
        { value: "300-1000", label: "$300–$1K", brief: "$300–$1K a day" },
        { value: "1000-3000", label: "$1K–$3K", brief: "$1K–$3K a day" },
        { value: "3000-plus", label: "$3K and up", brief: "$3K and up a day" },
      ],
    },
    funnel: {
      first: "What happens in your funnel after someone clicks your ad?",
      again: "How well do the pages between click and sale work today?",
      last: "Which one fits your funnel best?",
      noun: "funnel",
      options: [
        { value: "no-funnel", label: "", brief: "no funnel yet" },
        { value: "not-converting", label: "It isn’t converting", brief: "a funnel that isn’t converting" },
        {
          value: "inconsistent",
          label: "It converts but not consistently",
          brief: "a funnel that converts some of the time",
        },
        { value: "converting", label: "", brief: "a funnel that converts well" },
      ],
    },
    goal: {
      first: "What would help you most right now?",
      again: "If you could start with just one of these, which would it be?",
      last: "Which one is closest to what you want?",
      noun: "goal",
      options: [
        { value: "first-funnel", label: "", brief: "building your first funnel" },
        { value: "fix-inconsistency", label: "", brief: "making your results consistent" },
        { value: "scale", label: "", brief: "scaling what already works" },
        { value: "coaching", label: "Coaching for me and my team", brief: "coaching" },
      ],
    },
    frustration: {
      first: "What frustrates you most about your Meta ads?",
      again: "What’s the one thing about your ads you’d most like to get rid of?",
      last: "Is there one thing that bothers you about your ads, or shall we skip this for now?",
      noun: "biggest frustration",
    },
    revenue: {
      first: "What’s your current monthly revenue, roughly?",
      again: "About how much does your business take in each month?",
      last: "Which range is closest to your monthly revenue?",
      noun: "monthly revenue",
      options: [
        { value: "under-10k", label: "Under $10K", brief: "under $10K a month" },
        { value: "10k-50k", label: "$10K–$50K", brief: "$10K–$50K a month" },
        { value: "50k-200k", label: "$50K–$200K", brief: "$50K–$200K a month" },
        { value: "200k-plus", label: "$200K and up", brief: "$200K and up a month" },
      ],
    },
    targetRevenue: {
      first: "And what monthly revenue are you aiming for?",
      again: "Which monthly figure would you be happy with, for example $50K?",
      last: "Can you give me a number such as $50K, or shall we skip this for now?",
      noun: "target revenue",
    },
    name: {
      first: "What’s your name?",
      again: "What should we call you?",
      last: "Can you give me just your first name, or shall we skip this for now?",
      noun: "name",
    },
    email: {
      first: "What’s the best email address for you?",
      again: "Which address like name@company.com can we use for you?",
      last: "Can you type just the email address, or shall we skip this for now?",
      noun: "email address",
    },
    businessUrl: {
      first: "What’s the address of your website?",
      again: "Is there a site like company.com, or else an Instagram or LinkedIn page?",
      last: "Can you type just the web address, or shall we skip this for now?",
      noun: "website",
    },
  },
  readBack: "Did I get that right",
  yourAnswer: "Your answer",
  yes: "Yes",
  no: "No",
  skip: "Skip for now",
};
