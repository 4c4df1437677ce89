export const stats = [
  { value: "$100M+", label: "Revenue Generated" },
  { value: "76", label: "NPS Score" },
  { value: "1000+", label: "Students & Clients" },
] as const;
