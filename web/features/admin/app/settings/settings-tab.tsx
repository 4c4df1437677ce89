import { Suspense } from "react";
import { LoadingPanel } from "../../ground/data/loading-panel.tsx";
import { useAdminParams } from "../../ground/frame/admin-params.ts";
import { PageBar, PageBody } from "../../ground/look/page-bar.tsx";
import { TabBoundary } from "../../ground/data/tab-boundary.tsx";
import { SectionList } from "./section-list.tsx";
import { sectionOf, SECTIONS } from "./sections.ts";

/** System Settings, one section at a time, beside the list of all. */
export function SettingsTab() {
  const { params } = useAdminParams();
  const section = sectionOf(params.get("section"));
  const { label, Part } = SECTIONS[section];
  return (
    <>
      <PageBar title="System Settings" />
      <PageBody>
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-3 lg:grid-cols-[11.75rem_minmax(0,45rem)] lg:gap-7">
          <SectionList current={section} />
          <div className="space-y-3">
            <TabBoundary key={section} name={label}>
              <Suspense fallback={<LoadingPanel text={`Loading ${label}…`} />}>
                <Part />
              </Suspense>
            </TabBoundary>
          </div>
        </div>
      </PageBody>
    </>
  );
}
