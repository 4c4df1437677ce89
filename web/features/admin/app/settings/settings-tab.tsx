import { Suspense } from "react";
import { LoadingPanel } from "../../ground/data/loading-panel.tsx";
import { useAdminParams } from "../../ground/frame/admin-params.ts";
import { TabBoundary } from "../../ground/data/tab-boundary.tsx";
import { SectionList } from "./section-list.tsx";
import { sectionOf, SECTIONS } from "./sections.ts";

/** System Settings, one section at a time, beside the list of all. */
export function SettingsTab() {
  const { params } = useAdminParams();
  const section = sectionOf(params.get("section"));
  const { label, Part } = SECTIONS[section];
  return (
    <div className="space-y-6">
      <h2 className="font-display text-2xl font-semibold tracking-tight">System Settings</h2>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[12rem_minmax(0,1fr)] lg:gap-8">
        <SectionList current={section} />
        <div className="space-y-6">
          <TabBoundary key={section} name={label}>
            <Suspense fallback={<LoadingPanel text={`Loading ${label}…`} />}>
              <Part />
            </Suspense>
          </TabBoundary>
        </div>
      </div>
    </div>
  );
}
