import { SegLinks } from "../../kit/look/seg.tsx";

const VIEWS = [
  { id: "edit", label: "Edit" },
  { id: "history", label: "History" },
] as const;

type View = (typeof VIEWS)[number]["id"];

export const HISTORY_PATH = "/admin?tab=content&view=history";

export function ViewLinks({ current }: { current: View }) {
  return (
    <SegLinks
      label="Funnel"
      choices={VIEWS}
      current={current}
      to={(id) => (id === "history" ? HISTORY_PATH : "/admin?tab=content")}
    />
  );
}
