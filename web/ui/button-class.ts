export type ButtonLook = {
  variant?: "primary" | "secondary" | "outline" | "ghost" | "destructive";
  size?: "sm" | "md" | "lg";
  className?: string | undefined;
};

const VARIANT = {
  primary: "btn-primary",
  secondary: "btn-secondary",
  outline: "btn-outline",
  ghost: "btn-ghost",
  destructive: "btn-error",
} as const;

const SIZE = { sm: "btn-sm", md: "", lg: "btn-lg" } as const;

/** The look of a button, for links that act as one. */
export function buttonClass({ variant = "primary", size = "md", className = "" }: ButtonLook = {}): string {
  return ["btn", VARIANT[variant], SIZE[size], className].filter(Boolean).join(" ");
}
