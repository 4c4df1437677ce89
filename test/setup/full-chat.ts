/** One answer a message, in the order of the questions; gives all eleven facts. */
export const FULL_CHAT = [
  "I have my own business",
  "My results go up and down",
  "about $500 a day",
  "It converts but not consistently",
  "Making my results consistent",
  "I never know which ad brought the sale",
  "$10K–$50K",
  "$100K",
  "Ada Lovelace",
  "ada@example.com",
  "https://example.com",
] as const;
