import { business } from "../../content/business.ts";
import { disclaimers } from "../../content/disclaimers.ts";
import { LegalLinks } from "./legal-links.tsx";

/** The footer of every public page: legal links and required notices. */
export function SiteFooter() {
  return (
    <footer className="mx-auto grid w-full max-w-7xl gap-6 px-5 py-12 text-sm sm:px-8 print:hidden">
      <LegalLinks className="font-semibold" />
      <div className="text-base-content/75 grid max-w-4xl gap-3 text-xs leading-relaxed">
        <p>{disclaimers.notMeta}</p>
        <p>{disclaimers.income}</p>
        <p>
          © {COPYRIGHT_YEAR} {business.company.legalName} All rights reserved.
        </p>
      </div>
    </footer>
  );
}

/** A constant rather than the current year, because the HTML is generated at build time. */
const COPYRIGHT_YEAR = 2026;
