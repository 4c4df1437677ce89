import { Bone } from "../../../kit/look/bones.tsx";

const PANEL = "bg-sheet border-line grid grid-cols-1 content-start gap-3 rounded-xl border px-4 py-3.5";

/** The overview's grid before its figures: nothing moves when they come. */
export function OverviewBones() {
  return (
    <div aria-hidden="true" className="@container grid grid-cols-1 gap-3">
      <div className="grid grid-cols-2 gap-3 @2xl:grid-cols-3 @5xl:grid-cols-6">
        {keys(6).map((key) => (
          <div
            key={key}
            className="bg-sheet border-line grid h-25 grid-cols-1 content-start gap-3 rounded-xl border p-3.5"
          >
            <Bone className="h-3 w-20" />
            <Bone className="h-6 w-24" />
            <Bone className="h-3 w-28" />
          </div>
        ))}
      </div>
      <div className="grid grid-cols-1 gap-3 @5xl:grid-cols-[minmax(0,1fr)_24.5rem]">
        <div className={`${PANEL} h-94`}>
          <Bone className="h-4 w-40" />
          <Bone className="h-72 w-full" />
        </div>
        <div className={`${PANEL} h-94`}>
          <Bone className="h-4 w-32" />
          {keys(7).map((key) => (
            <Bone key={key} className="h-7 w-full" />
          ))}
        </div>
      </div>
      <div className="grid grid-cols-1 gap-3 @2xl:grid-cols-2 @5xl:grid-cols-3">
        {keys(3).map((panel) => (
          <div key={panel} className={PANEL}>
            <Bone className="h-4 w-32" />
            {keys(5).map((key) => (
              <Bone key={key} className="h-5 w-full" />
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}

function keys(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index);
}
