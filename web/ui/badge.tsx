import type { ReactNode } from "react";

type BadgeProps = {
  tone?: "neutral" | "primary" | "success" | "warning" | "error" | "info";
  /** Outlined instead of tinted. */
  isOutline?: boolean;
  className?: string;
  children: ReactNode;
};

const TONE = {
  neutral: "",
  primary: "badge-primary",
  success: "badge-success",
  warning: "badge-warning",
  error: "badge-error",
  info: "badge-info",
} as const;

export function Badge({ tone = "neutral", isOutline = false, className = "", children }: BadgeProps) {
  const fill = isOutline ? "badge-outline" : tone === "primary" ? "" : "badge-soft";
  return (
    // Large text may need two lines.
    <span className={`badge h-auto min-h-(--size) ${TONE[tone]} ${fill} font-semibold ${className}`}>
      {children}
    </span>
  );
}
