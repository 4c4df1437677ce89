import { PageHeader } from "../../../content/page-header.tsx";
import { Button } from "../../../ui/button.tsx";
import { buttonClass } from "../../../ui/button-class.ts";
import { SiteFooter } from "../../privacy/site-footer.tsx";

/** Shown for a chat whose data was deleted: nothing is left of it, and nothing more can be written. */
export function ErasedNotice({ onStart }: { onStart: () => void }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <PageHeader />
      <main
        tabIndex={-1}
        className="mx-auto grid w-full max-w-xl grow content-center gap-6 px-5 pb-24 sm:px-8"
      >
        <div role="alert" className="grid gap-3">
          <h1 className="font-display text-headline font-bold">This assessment was deleted</h1>
          <p className="text-lg">
            Its messages and answers are gone. You can start a new one at any time. It takes about 3 minutes.
          </p>
        </div>
        <div className="flex flex-wrap gap-3">
          <Button size="lg" onClick={onStart}>
            Start a new assessment
          </Button>
          <a href="/" className={buttonClass({ variant: "ghost", size: "lg" })}>
            Back to Home
          </a>
        </div>
      </main>
      <SiteFooter />
    </div>
  );
}
