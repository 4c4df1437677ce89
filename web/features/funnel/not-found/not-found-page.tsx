import "../../../index.css";
import { PageHeader } from "../../../content/page-header.tsx";
import { useContent } from "../../../content/use-content.tsx";
import { buttonClass } from "../../../ui/button-class.ts";
import { SiteFooter } from "../../people/privacy/site-footer.tsx";

export function NotFoundPage() {
  const words = useContent("notFound");
  return (
    <div className="flex min-h-dvh flex-col">
      <PageHeader />
      <main
        tabIndex={-1}
        className="mx-auto grid w-full max-w-7xl grow content-center gap-6 px-5 py-16 sm:px-8"
      >
        <FlatLine />
        <h1 className="font-display text-poster font-extrabold text-balance">{words.heading}</h1>
        <p className="text-base-content/80 max-w-xl text-lg">{words.text}</p>
        <div className="flex flex-wrap gap-3">
          <a href="/chat" className={buttonClass({ size: "lg", className: "max-sm:w-full" })}>
            {words.start}
          </a>
          <a href="/" className={buttonClass({ variant: "outline", size: "lg", className: "max-sm:w-full" })}>
            {words.home}
          </a>
        </div>
      </main>
      <SiteFooter />
    </div>
  );
}

/** The logo's pulse going flat. */
function FlatLine() {
  return (
    <svg
      viewBox="0 0 600 60"
      aria-hidden="true"
      className="stroke-primary h-14 w-full max-w-2xl fill-none"
      preserveAspectRatio="xMinYMid slice"
    >
      <path
        d="M0 34h60l9-24 13 42 10-28 6 10h60l9-24 13 42 10-28 6 10h404"
        strokeWidth="4"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
    </svg>
  );
}
