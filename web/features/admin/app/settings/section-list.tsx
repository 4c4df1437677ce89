import { SETTINGS_SECTIONS, settingsPath, type SettingsSection } from "#domain/settings/settings-section";
import { useNavigate } from "react-router-dom";
import { Link } from "../../../../lib/link.tsx";
import { SelectField } from "../../../../ui/select-field.tsx";
import { sectionOf, SECTIONS } from "./sections.ts";
import { useAttention } from "./use-attention.ts";

type ListProps = { current: SettingsSection };
type Props = ListProps & { attention: ReturnType<typeof useAttention> };

/** The way to each section: a list beside it on wide screens, else a select above it. */
export function SectionList({ current }: ListProps) {
  const attention = useAttention();
  return (
    <>
      <SideList current={current} attention={attention} />
      <SectionSelect current={current} attention={attention} />
    </>
  );
}

function SideList({ current, attention }: Props) {
  return (
    <nav aria-label="Settings sections" className="sticky top-20 hidden lg:block">
      <ul className="space-y-1">
        {SETTINGS_SECTIONS.map((id) => (
          <li key={id}>
            <Link
              to={settingsPath(id)}
              aria-current={id === current ? "page" : undefined}
              className="rounded-field hover:bg-base-300 aria-[current]:bg-base-100 aria-[current]:border-base-300 flex items-center justify-between gap-2 border border-transparent px-3 py-2 text-sm font-medium"
            >
              {SECTIONS[id].label}
              {attention[id] && (
                <span className="badge badge-sm badge-warning">
                  {attention[id]}
                  <span className="sr-only"> to look at</span>
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function SectionSelect({ current, attention }: Props) {
  const navigate = useNavigate();
  return (
    <SelectField
      label="Section"
      className="lg:hidden"
      value={current}
      onChange={(event) => void navigate(settingsPath(sectionOf(event.target.value)))}
    >
      {SETTINGS_SECTIONS.map((id) => (
        <option key={id} value={id}>
          {attention[id] ? `${SECTIONS[id].label} (${attention[id]})` : SECTIONS[id].label}
        </option>
      ))}
    </SelectField>
  );
}
