import { Link } from "../../../lib/link.tsx";

const SCREENS = [
  { id: "figures", label: "Figures", to: "/admin?tab=analytics" },
  { id: "steps", label: "Where people stop", to: "/admin?tab=analytics&view=steps" },
] as const;

/** The tab's two screens, each a place of its own. */
export function AnalyticsScreens({ current }: { current: (typeof SCREENS)[number]["id"] }) {
  return (
    <nav aria-label="Analytics" className="flex flex-wrap gap-2">
      {SCREENS.map(({ id, label, to }) => (
        <Link
          key={id}
          to={to}
          aria-current={id === current ? "page" : undefined}
          className={`btn btn-sm h-auto min-h-8 ${id === current ? "btn-neutral" : "bg-base-100 border-base-300"}`}
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}
