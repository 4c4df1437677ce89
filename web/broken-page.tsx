import { Boundary } from "./boundary.tsx";
import { SendKeptForms } from "./send-kept-forms.tsx";
import { buttonClass } from "./ui/button-class.ts";

/**
 * What is left of a page that fails to render: the HTML that its document brought, where its links are enough to go on;
 * else a sentence with a way on, whose words are its own, as the content may be what failed. A form that was sent goes
 * out all the same.
 */
export function BrokenPage({ sent }: { sent: Node | null }) {
  return (
    <>
      {sent ? (
        <div ref={(element) => element?.append(...sent.childNodes)} className="contents" />
      ) : (
        <StoppedPage />
      )}
      <Boundary fallback={null}>
        <SendKeptForms />
      </Boundary>
    </>
  );
}

function StoppedPage() {
  return (
    <main className="mx-auto grid min-h-dvh w-full max-w-xl content-center gap-6 px-5 py-16 sm:px-8">
      <div role="alert" className="grid gap-3">
        <h1 className="font-display text-title font-extrabold text-balance">This page stopped working</h1>
        <p className="text-base-content/80 text-lg">Load it again to go on where you were.</p>
      </div>
      <div className="flex flex-wrap gap-3">
        <button type="button" onClick={() => location.reload()} className={buttonClass({ size: "lg" })}>
          Load again
        </button>
        <a href="/" className={buttonClass({ variant: "outline", size: "lg" })}>
          Back to Home
        </a>
      </div>
    </main>
  );
}
