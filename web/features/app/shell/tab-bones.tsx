import { BoardBones, FigureBones, PanelBones, RowBones } from "../../kit/look/bones.tsx";
import { PageBar, PageBody } from "../../kit/look/page-bar.tsx";
import type { AdminTab } from "../admin-tabs.ts";

/** A tab whose code is still on its way, in the shape of what comes. */
export function TabBones({ tab: { label, bones } }: { tab: AdminTab }) {
  return (
    <>
      <PageBar title={label} />
      <p role="status" className="sr-only">
        Loading {label}…
      </p>
      {bones === "rows" && <RowBones rows={18} />}
      {bones === "board" && <BoardBones />}
      {(bones === "panels" || bones === "figures") && (
        <PageBody>{bones === "panels" ? <PanelBones rows={4} /> : <FigureBones />}</PageBody>
      )}
    </>
  );
}
