import { Suspense } from "react";
import { UnsavedPage } from "../../ground/edit/unsaved-page.tsx";
import { PanelBones } from "../../ground/look/bones.tsx";
import { PageBar, PageBody } from "../../ground/look/page-bar.tsx";
import { useAdminParams } from "../../ground/frame/admin-params.ts";
import { useWide } from "../../ground/frame/use-wide.ts";
import { TabBoundary } from "../../ground/data/tab-boundary.tsx";
import { SETTING_SAVED } from "../../ground/settings/use-setting.ts";
import { SectionList } from "./section-list.tsx";
import { SectionSelect } from "./section-select.tsx";
import { sectionOf, SECTIONS } from "./sections.ts";
import { useAttention } from "./use-attention.ts";

/** System Settings, one section at a time, beside the list of all. What is changed in one is saved together. */
export function SettingsTab() {
  const { params } = useAdminParams();
  const attention = useAttention();
  const isWide = useWide();
  const section = sectionOf(params.get("section"));
  const { label, Part } = SECTIONS[section];
  return (
    <>
      <PageBar
        title="System Settings"
        below={!isWide && <SectionSelect current={section} attention={attention} />}
      />
      <PageBody>
        <div className="grid grow grid-cols-[minmax(0,1fr)] items-start gap-3 lg:grid-cols-[11.75rem_minmax(0,45rem)] lg:gap-7">
          {isWide && <SectionList current={section} attention={attention} />}
          <div className="flex h-full min-w-0 flex-col gap-3">
            <UnsavedPage
              key={section}
              saved={SETTING_SAVED}
              staysAt={({ pathname, searchParams }) =>
                pathname === location.pathname &&
                searchParams.get("tab") === "settings" &&
                sectionOf(searchParams.get("section")) === section
              }
            >
              <TabBoundary name={label}>
                <Suspense fallback={<SectionBones label={label} />}>
                  <Part />
                </Suspense>
              </TabBoundary>
            </UnsavedPage>
          </div>
        </div>
      </PageBody>
    </>
  );
}

function SectionBones({ label }: { label: string }) {
  return (
    <>
      <p role="status" className="sr-only">
        Loading {label}…
      </p>
      <PanelBones rows={3} />
    </>
  );
}
