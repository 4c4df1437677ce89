import { PageHeader } from "../../../../content/page-header.tsx";
import { useContent } from "../../../../content/use-content.tsx";
import { Button } from "../../../../ui/button.tsx";
import { buttonClass } from "../../../../ui/button-class.ts";
import { SiteFooter } from "../../../people/privacy/site-footer.tsx";

/** Shown for a chat whose data was deleted: nothing is left of it, and nothing more can be written. */
export function ErasedNotice({ onStart }: { onStart: () => void }) {
  const words = useContent("chat").erased;
  return (
    <div className="flex min-h-dvh flex-col">
      <PageHeader />
      <main
        tabIndex={-1}
        className="mx-auto grid w-full max-w-xl grow content-center gap-6 px-5 pb-24 sm:px-8"
      >
        <div role="alert" className="grid gap-3">
          <h1 className="font-display text-headline font-bold">{words.heading}</h1>
          <p className="text-lg">{words.text}</p>
        </div>
        <div className="flex flex-wrap gap-3">
          <Button size="lg" onClick={onStart}>
            {words.start}
          </Button>
          <a href="/" className={buttonClass({ variant: "ghost", size: "lg" })}>
            {words.home}
          </a>
        </div>
      </main>
      <SiteFooter />
    </div>
  );
}
