export const founder = {
  sample: true,
  name: "Adrian Cole",
  role: "Founder and author",
  bio: [
    "Adrian Cole bought a first online ad when a campaign was a keyword and a guess. Twenty years, and a good many platform updates later, Adrian keeps coming back to the same four questions: is the product wanted, is the audience right, does the offer pull, does the funnel hold?",
    "Those questions became CORE-4, the method behind this assessment, our coaching programs and our agency.",
  ],
} as const;

/** The founder's claim about the method, in the business's words. */
export const founderClaim = "over $100M in revenue across a 20-year playbook";
