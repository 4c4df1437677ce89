import { useAdminParams } from "../../kit/frame/admin-params.ts";
import { useWide } from "../../kit/frame/use-wide.ts";
import { Bone } from "../../kit/look/bones.tsx";
import { tabOf } from "../admin-tabs.ts";
import { TabBones } from "./tab-bones.tsx";

const LINES = [1, 2, 3, 4, 5, 6, 7, 8, 9];

/** The dashboard while it is not known who is signed in, in the shape of what comes. */
export function FrameBones() {
  const { params } = useAdminParams();
  const isWide = useWide();
  return (
    <div className="bg-paper min-h-dvh lg:grid lg:grid-cols-[13.25rem_minmax(0,1fr)]">
      <p role="status" className="sr-only">
        Checking your sign-in…
      </p>
      {isWide && (
        <div aria-hidden="true" className="grid content-start gap-4 px-4 py-4">
          <Bone className="h-7 w-40" />
          <Bone className="h-9 w-full" />
          {LINES.map((line) => (
            <Bone key={line} className="h-4 w-32" />
          ))}
        </div>
      )}
      <main
        tabIndex={-1}
        className="border-line bg-sheet flex min-h-dvh min-w-0 flex-col outline-none [--page:var(--color-base-100)] lg:border-s"
      >
        <TabBones tab={tabOf(params.get("tab"))} />
      </main>
    </div>
  );
}
