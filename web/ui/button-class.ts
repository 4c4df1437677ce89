export type ButtonLook = {
  variant?: "primary" | "secondary" | "outline" | "ghost" | "destructive" | "quiet-destructive";
  size?: "sm" | "md" | "lg";
  /** `square` holds one icon; `narrow` stands in a row with others. */
  shape?: "wide" | "narrow" | "square";
  /** Where it stands. What it looks like is said by the others: a class here would compete with theirs. */
  className?: string | undefined;
};

const VARIANT = {
  primary: "btn-primary",
  secondary: "btn-secondary",
  outline: "btn-outline",
  ghost: "btn-ghost",
  destructive: "btn-error",
  "quiet-destructive": "btn-ghost text-error",
} as const;

const SIZE = { sm: "btn-sm", md: "", lg: "btn-lg" } as const;
const SHAPE = { wide: "", narrow: "px-2", square: "btn-square" } as const;

/** The look of a button, for links that act as one. */
export function buttonClass(look: ButtonLook = {}): string {
  const { variant = "primary", size = "md", shape = "wide", className = "" } = look;
  return ["btn", VARIANT[variant], SIZE[size], SHAPE[shape], className].filter(Boolean).join(" ");
}
