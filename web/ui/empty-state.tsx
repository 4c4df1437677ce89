import type { ReactNode } from "react";

type EmptyStateProps = {
  icon?: ReactNode;
  title: string;
  children?: ReactNode;
  /** A button or link for resolving it. */
  action?: ReactNode;
};

export function EmptyState({ icon, title, children, action }: EmptyStateProps) {
  return (
    <div className="rounded-box border-base-300 flex flex-col items-center gap-3 border border-dashed px-6 py-14 text-center">
      {icon && <span className="text-base-content/70">{icon}</span>}
      <p className="font-display text-xl font-semibold tracking-tight">{title}</p>
      {children && <div className="text-base-content/75 max-w-md">{children}</div>}
      {action}
    </div>
  );
}
