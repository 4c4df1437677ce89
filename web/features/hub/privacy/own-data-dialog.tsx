import { useAnswerLabels, useContent } from "../../../content/use-content.tsx";
import { useNotDone } from "../../../content/use-not-done.ts";
import { carryOut } from "../../../lib/carry-out.ts";
import { useLoad } from "../../../lib/use-load.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { fetchOwnData, sectionsOf, type Fact } from "./own-data.ts";

/** All stored data of the visitor's assessment in readable form; the download contains the same as JSON. */
export function OwnDataDialog({ sessionId, onClose }: { sessionId: string; onClose: () => void }) {
  const words = useContent("hub").privacy.own;
  const { names } = useContent("results");
  const notDone = useNotDone();
  const labels = useAnswerLabels();
  const own = useLoad(sessionId, () => carryOut(() => fetchOwnData(sessionId)), null);
  return (
    <Dialog title={words.title} width="lg" onClose={onClose}>
      {own.state === "loading" && <p role="status">{words.loading}</p>}
      {own.state === "failed" && (
        <div role="alert" className="grid justify-items-start gap-3">
          <p>{notDone(words.failed, own.error)}</p>
          <Button variant="outline" onClick={own.again}>
            {words.again}
          </Button>
        </div>
      )}
      {own.state === "ready" &&
        sectionsOf(own.data, { words, names, labels }).map(({ title, facts }) => (
          <Section key={title} title={title} facts={facts} />
        ))}
    </Dialog>
  );
}

function Section({ title, facts }: { title: string; facts: Fact[] }) {
  const known = facts.filter(([, value]) => value !== null && value !== undefined && value !== "");
  if (known.length === 0) return null;
  return (
    <section>
      <h3 className="font-semibold">{title}</h3>
      <dl className="mt-2 grid gap-x-6 gap-y-1 text-sm sm:grid-cols-[12rem_minmax(0,1fr)]">
        {known.map(([label, value], index) => (
          <div key={`${label}${index}`} className="contents">
            <dt className="text-base-content/75">{label}</dt>
            <dd className="whitespace-pre-wrap wrap-anywhere max-sm:mb-2">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
