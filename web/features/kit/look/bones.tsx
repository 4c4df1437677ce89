type BonesProps = { rows: number };

/** A bar in place of a text that is being fetched. */
export function Bone({ className }: { className: string }) {
  return (
    <span
      aria-hidden="true"
      className={`skeleton bg-picked block max-w-full min-w-0 rounded-[5px] ${className}`}
    />
  );
}

/** Rows of a table, as high as they will be. */
export function RowBones({ rows }: BonesProps) {
  return (
    <div aria-hidden="true" className="border-line border-t">
      <div className="bg-paper border-line h-8 border-b" />
      {keys(rows).map((key) => (
        <div
          key={key}
          className="border-line flex h-(--row) items-center gap-6 border-b px-4 pointer-coarse:h-18 lg:px-5"
        >
          <Bone className="h-3 w-2/5 lg:w-1/4" />
          <Bone className="h-4 w-20" />
          <Bone className="h-3 w-12" />
          <Bone className="ms-auto hidden h-3 w-32 lg:block" />
          <Bone className="hidden h-3 w-16 lg:block" />
        </div>
      ))}
    </div>
  );
}

/** Panels with a title and some lines each, below each other. */
export function PanelBones({ rows }: BonesProps) {
  return (
    <div aria-hidden="true" className="grid grid-cols-1 gap-3">
      {keys(rows).map((key) => (
        <div key={key} className="bg-sheet border-line grid grid-cols-1 gap-4 rounded-xl border px-4 py-3.5">
          <Bone className="h-4 w-40" />
          <Bone className="h-3 w-4/5" />
          <Bone className="h-3 w-3/5" />
        </div>
      ))}
    </div>
  );
}

/** Lines within a panel that is there already. */
export function LineBones({ rows }: BonesProps) {
  return (
    <div aria-hidden="true" className="grid gap-3 py-1">
      {keys(rows).map((key) => (
        <Bone key={key} className={key % 2 === 0 ? "h-3 w-4/5" : "h-3 w-3/5"} />
      ))}
    </div>
  );
}

/** The columns of the board with a few cards each. */
export function BoardBones() {
  return (
    <div aria-hidden="true" className="grid grid-cols-1 gap-2.5 px-4 sm:grid-cols-2 lg:grid-cols-5">
      {keys(5).map((key) => (
        <div key={key} className="bg-sunk grid content-start gap-1.5 rounded-t-xl p-1.5">
          <Bone className="my-2 ms-1.5 h-4 w-20" />
          {keys(4).map((card) => (
            <div
              key={card}
              className="bg-sheet border-line grid h-23 content-center gap-3 rounded-lg border px-2.5"
            >
              <Bone className="h-3 w-3/5" />
              <Bone className="h-4 w-24" />
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}

/** Tiles above two wide panels. */
export function FigureBones() {
  return (
    <div aria-hidden="true" className="grid grid-cols-1 gap-3">
      <div className="grid grid-cols-2 gap-3 lg:grid-cols-6">
        {keys(6).map((key) => (
          <div
            key={key}
            className="bg-sheet border-line grid h-24 grid-cols-1 content-center gap-3 rounded-xl border px-3.5"
          >
            <Bone className="h-3 w-20" />
            <Bone className="h-6 w-24" />
          </div>
        ))}
      </div>
      <div className="grid gap-3 lg:grid-cols-[2fr_1fr]">
        <div className="bg-sheet border-line h-72 rounded-xl border" />
        <div className="bg-sheet border-line h-72 rounded-xl border" />
      </div>
    </div>
  );
}

function keys(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index);
}
