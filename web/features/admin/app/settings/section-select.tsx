import { SETTINGS_SECTIONS, settingsPath, type SettingsSection } from "#domain/settings/settings-section";
import { useNavigate } from "react-router-dom";
import { leave } from "../../ground/frame/leave.ts";
import { sectionOf, SECTIONS } from "./sections.ts";
import type { Attention } from "./use-attention.ts";

type Props = { current: SettingsSection; attention: Attention };

/** The sections in one choice, where there is no room for a list beside them. */
export function SectionSelect({ current, attention }: Props) {
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
