import { useContent } from "../../../content/use-content.tsx";
import { LegalLinks } from "./legal-links.tsx";

/** The footer of every public page: legal links and required notices. */
export function SiteFooter() {
  const { notMeta, income, rights } = useContent("notices");
  return (
    <footer className="mx-auto grid w-full max-w-7xl gap-6 px-5 py-12 text-sm sm:px-8 print:hidden">
      <LegalLinks className="font-semibold" />
      <div className="text-base-content/75 grid max-w-4xl gap-3 text-xs leading-relaxed">
        <p>{notMeta}</p>
        <p>{income}</p>
        <p>{rights}</p>
      </div>
    </footer>
  );
}
