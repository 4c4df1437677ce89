import { lazy, Suspense } from "react";

// In the code of the dialog that it follows.
const ErasedNote = lazy(async () => ({ default: (await import("./erase-dialog.tsx")).ErasedNote }));

/** What is left of a hub whose visitor has erased their data. */
export function ErasedHub() {
  return (
    <Suspense>
      <ErasedNote />
    </Suspense>
  );
}
