import { Bone } from "../ground/look/bones.tsx";

/** Tiles above a table, and on a phone above cards: what comes, in its place. */
export function AdsBones() {
  return (
    <div aria-hidden="true" className="grid gap-3">
      <div className="grid grid-cols-2 gap-3 lg:grid-cols-5">
        {keys(5).map((key) => (
          <div
            key={key}
            className="bg-sheet border-line grid h-18 content-center gap-2.5 rounded-xl border px-3.5"
          >
            <Bone className="h-3 w-20" />
            <Bone className="h-5 w-24" />
          </div>
        ))}
      </div>
      <div className="bg-sheet border-line grid rounded-xl border px-4">
        {keys(9).map((key) => (
          <div key={key} className="border-line flex h-11 items-center gap-6 border-b last:border-0">
            <Bone className="h-3 w-40" />
            <Bone className="h-5 w-20" />
            <Bone className="hidden h-3 w-40 lg:block" />
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
