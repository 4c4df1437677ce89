import { NO_PICTURE } from "../no-picture.ts";
import type { Story } from "../parts/landing.ts";

export const story: Story = {
  foundation: {
    heading: "Why Meta Ad Campaigns Fail Without the Right Foundation",
    text: "A campaign is only as good as what it stands on. CORE-4 looks at four parts, each resting on the one before. When results swing, start with the weakest.",
    product: {
      summary: "Your offer to the market",
      text: "Ads bring people to the door. What’s behind it has to be something they already want.",
      question: "Does the market want it?",
    },
    audience: {
      summary: "Your ideal customer profile",
      text: "The algorithm finds people fast. Your ads have to tell it which people.",
      question: "Are the right people seeing it?",
    },
    offer: {
      summary: "Magnetic messaging that converts",
      text: "The same product, put in the words of the person who needs it, is hard to scroll past.",
      question: "Does the message pull?",
    },
    funnel: {
      summary: "Smooth path to purchase",
      text: "Every extra step loses someone. A clear path from click to sale keeps more of the clicks you paid for.",
      question: "Is the path to purchase smooth?",
    },
    figure: "Every click has to pass four questions",
    cta: "Free Personalized Assessment",
  },
  result: {
    heading: "What you get",
    text: "A strategy hub of your own: what’s holding your ads back, the program that fits, and what it costs.",
    example: "An example",
    program: "Refresh & Optimize",
    price: "$3K–$5K upfront + 10% of ad spend",
    note: "An example, made from sample answers. Yours is made from what you tell us.",
    cta: "Get My Free Assessment",
  },
  founder: {
    role: "Founder and author",
    portrait: NO_PICTURE,
    claim: "The method has driven over $100M in revenue across a 20-year playbook.",
    bio: [
      "Adrian Cole’s first online ad ran back when a campaign was one keyword and a hunch. Twenty years and many platform updates later, Adrian still asks the same four questions: does the market want the product, is the audience right, does the offer pull, does the funnel hold?",
      "Those questions became CORE-4, the method behind this assessment, our coaching programs and our agency.",
    ],
    book: "It’s all in the book, {book}.",
  },
};
