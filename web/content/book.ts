export const book = {
  sample: true,
  title: "Back on Beat",
  subtitle: "The CORE-4 method for Meta ads that outlast the algorithm",
} as const;
