import { Bone } from "../../kit/look/bones.tsx";

/** Tiles above a table, and on a phone cards: what comes, in its place. */
export function AdsBones() {
  return (
    <div aria-hidden="true" className="grid grid-cols-1 gap-3">
      {keys(4).map((key) => (
        <div
          key={key}
          className="bg-sheet border-line grid h-34 grid-cols-1 content-between rounded-xl border p-3.5 lg:hidden"
        >
          <Bone className="h-4 w-40" />
          <Bone className="h-2 w-full" />
          <Bone className="h-8 w-full" />
        </div>
      ))}
      <div className="hidden grid-cols-5 gap-3 lg:grid">
        {keys(5).map((key) => (
          <div
            key={key}
            className="bg-sheet border-line grid h-18 grid-cols-1 content-center gap-2.5 rounded-xl border px-3.5"
          >
            <Bone className="h-3 w-20" />
            <Bone className="h-5 w-24" />
          </div>
        ))}
      </div>
      <div className="bg-sheet border-line hidden rounded-xl border px-4 lg:block">
        {keys(9).map((key) => (
          <div key={key} className="border-line flex h-11 items-center gap-6 border-b last:border-0">
            <Bone className="h-3 w-40" />
            <Bone className="h-5 w-20" />
            <Bone className="h-3 w-40" />
            <Bone className="ms-auto h-3 w-24" />
          </div>
        ))}
      </div>
    </div>
  );
}

function keys(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index);
}
