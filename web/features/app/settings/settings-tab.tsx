import { SETTINGS_SECTIONS, settingsPath, type SettingsSection } from "#domain/settings/settings-section";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { Suspense } from "react";
import { useNavigate } from "react-router-dom";
import { Link } from "../../../lib/link.tsx";
import { countText } from "../../kit/data/figures.ts";
import { TabBoundary } from "../../kit/data/tab-boundary.tsx";
import { UnsavedPage } from "../../kit/edit/unsaved-page.tsx";
import { useAdminParams } from "../../kit/frame/admin-params.ts";
import { leave } from "../../kit/frame/leave.ts";
import { useWide } from "../../kit/frame/use-wide.ts";
import { PanelBones } from "../../kit/look/bones.tsx";
import { PageBar, PageBody } from "../../kit/look/page-bar.tsx";
import { Tag } from "../../kit/look/tag.tsx";
import { SETTING_SAVED } from "../../kit/settings/use-setting.ts";
import { deliveriesQuery, stuckLeadsQuery, unmatchedBookingsQuery } from "../../kit/settings/settings-api.ts";
import { formsQuery, toSetUp } from "../../money/ads/forms/forms-api.ts";
import { sectionOf, SECTIONS } from "./sections.ts";

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

type Props = { current: SettingsSection; attention: Attention };

/** The sections in one choice, where there is no room for a list beside them. */
function SectionSelect({ current, attention }: Props) {
  const navigate = useNavigate();
  return (
    <select
      aria-label="Section"
      className="select my-1 w-full"
      value={current}
      onChange={({ target }) => leave(() => void navigate(settingsPath(sectionOf(target.value))))}
    >
      {SETTINGS_SECTIONS.map((id) => (
        <option key={id} value={id}>
          {attention[id] ? `${SECTIONS[id].label} (${attention[id]})` : SECTIONS[id].label}
        </option>
      ))}
    </select>
  );
}

type SectionListProps = { current: SettingsSection; attention: Attention };

/** The sections beside the one that is open, on a wide screen. */
function SectionList({ current, attention }: SectionListProps) {
  return (
    <nav aria-label="Settings sections" className="sticky top-15">
      <ul className="space-y-0.5">
        {SETTINGS_SECTIONS.map((id) => (
          <li key={id}>
            <Link
              to={settingsPath(id)}
              aria-current={id === current ? "page" : undefined}
              className="text-ink-2 hover:bg-hover aria-[current]:bg-picked aria-[current]:text-ink flex min-h-8.5 items-center justify-between gap-2 rounded-lg px-2.5 text-sm font-medium aria-[current]:font-semibold pointer-coarse:min-h-11 forced-colors:aria-[current]:border"
            >
              {SECTIONS[id].label}
              {attention[id] && (
                <Tag tone="bad">
                  {attention[id]}
                  <span className="sr-only"> to look at</span>
                </Tag>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** How many things wait in each section, in words. */
type Attention = Partial<Record<SettingsSection, string>>;

/**
 * How many things in a section wait for somebody: failed messages, paused channels, calls that belong to no lead, leads
 * that are in no figure, lead forms to set up.
 */
function useAttention(): Attention {
  const { data: bookings } = useQuery(unmatchedBookingsQuery());
  const { data: stuck } = useQuery(stuckLeadsQuery());
  const { data: forms } = useQuery(formsQuery());
  const inForms = forms ? toSetUp(forms) : 0;
  const { data: failed } = useInfiniteQuery(deliveriesQuery({ status: "dead" }));
  const [page] = failed?.pages ?? [];
  const count = page ? page.deliveries.length + page.pauses.length : 0;
  return {
    ...(bookings && bookings.length > 0 && { bookings: String(bookings.length) }),
    ...(inForms > 0 && { ads: countText(inForms) }),
    ...(stuck && stuck.total > 0 && { privacy: countText(stuck.total) }),
    ...(count > 0 && { deliveries: page?.nextCursor == null ? String(count) : `${count}+` }),
  };
}
