import { useQuery } from "@tanstack/react-query";
import { useAdminParams } from "../../kit/frame/admin-params.ts";
import { QueryStates } from "../../kit/data/query-states.tsx";
import { PageBar, PageBody } from "../../kit/look/page-bar.tsx";
import { contentQuery } from "./content-api.ts";
import { CarryCard } from "./carry/carry-card.tsx";
import { Editor } from "./editor.tsx";
import { HistoryView } from "./history/history-view.tsx";
import { ViewLinks } from "./view-links.tsx";

/** Everything that visitors read: a draft of it to edit, and every version that was live. */
export function ContentTab() {
  const { params } = useAdminParams();
  const content = useQuery(contentQuery());
  if (params.get("view") === "history")
    return (
      <>
        <PageBar title="Funnel">
          <ViewLinks current="history" />
        </PageBar>
        <PageBody>
          <div className="grid w-full max-w-4xl content-start gap-3">
            {content.data && <CarryCard draft={content.data.draft} />}
            <HistoryView />
          </div>
        </PageBody>
      </>
    );
  if (content.data) return <Editor content={content.data} />;
  return (
    <>
      <PageBar title="Funnel" />
      <PageBody>
        <QueryStates query={content} loading="Loading the funnel…" failed="The funnel could not be loaded" />
      </PageBody>
    </>
  );
}
