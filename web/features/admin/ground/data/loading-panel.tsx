import { LineBones, PanelBones } from "../look/bones.tsx";

type Props = {
  text?: string;
  /** What comes: panels below each other, or lines within one that is there already. */
  shape?: "panels" | "lines";
  rows?: number;
};

/** What is being fetched, in the shape of what comes; said in words to those who do not see it. */
export function LoadingPanel({ text = "Loading…", shape = "panels", rows = 3 }: Props) {
  return (
    <>
      <p role="status" className="sr-only">
        {text}
      </p>
      {shape === "panels" ? <PanelBones rows={rows} /> : <LineBones rows={rows} />}
    </>
  );
}
