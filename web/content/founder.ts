export const founder = {
  sample: true,
  name: "Adrian Cole",
  role: "Founder and author",
  bio: [
    "Adrian Cole’s first online ad ran back when a campaign was one keyword and a hunch. Twenty years and many platform updates later, Adrian still asks the same four questions: does the market want the product, is the audience right, does the offer pull, does the funnel hold?",
    "Those questions became CORE-4, the method behind this assessment, our coaching programs and our agency.",
  ],
} as const;

/** The founder's claim about the method, in the business's words. */
export const founderClaim = "over $100M in revenue across a 20-year playbook";
