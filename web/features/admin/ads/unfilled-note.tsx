import type { AdsReport } from "#domain/ads-report/ads-report";
import { settingsPath } from "#domain/settings/settings-section";
import { Link } from "../../../lib/link.tsx";
import { leadsText } from "../ground/data/figures.ts";

/** Links in which Meta put nothing in place of the macros: their leads can be told for no ad. */
export function UnfilledNote({ report: { unfilled } }: { report: Pick<AdsReport, "unfilled"> }) {
  if (!unfilled) return null;
  return (
    <p role="status" className="alert alert-warning alert-soft block">
      {leadsText(unfilled.leads)} came by a link with macros that Meta didn’t fill in (
      {AND.format(unfilled.parameters)}), as when a template is pasted into the website address.{" "}
      <Link className="link whitespace-nowrap" to={settingsPath("ads")}>
        Check a link
      </Link>
    </p>
  );
}

const AND = new Intl.ListFormat("en-US");
