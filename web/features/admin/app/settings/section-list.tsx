import { SETTINGS_SECTIONS, settingsPath, type SettingsSection } from "#domain/settings/settings-section";
import { Link } from "../../../../lib/link.tsx";
import { Tag } from "../../ground/look/tag.tsx";
import { SECTIONS } from "./sections.ts";
import type { Attention } from "./use-attention.ts";

type Props = { current: SettingsSection; attention: Attention };

/** The sections beside the one that is open, on a wide screen. */
export function SectionList({ current, attention }: Props) {
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
