import type { ContentVersion } from "#domain/content/content-version";
import { useQuery } from "@tanstack/react-query";
import { versionsQuery } from "../ground/content/versions-query.ts";
import { BarSelect } from "../ground/data/bar-select.tsx";
import { useAdminParams } from "../ground/frame/admin-params.ts";
import { timeText } from "../ground/time/times.ts";

/** The version of the funnel since whose publishing the figures count, as the address names it. */
export function useSinceVersion() {
  const { params, change } = useAdminParams();
  const { data: versions = [] } = useQuery(versionsQuery());
  const version = versions.find(({ number }) => String(number) === params.get("since")) ?? null;
  return { versions, version, onChange: (number: string) => change({ since: number, period: null }) };
}

type Props = ReturnType<typeof useSinceVersion>;

/** 'Since version 3', where any was ever published. */
export function SinceVersion({ versions, version, onChange }: Props) {
  if (versions.length === 0) return null;
  return (
    <BarSelect
      label="Since a version of the funnel"
      value={version ? String(version.number) : ""}
      onChange={onChange}
    >
      <option value="">Since version…</option>
      {versions.map(({ number, note }) => (
        <option key={number} value={number}>
          Since version {number}
          {note && `: ${note.slice(0, 40)}`}
        </option>
      ))}
    </BarSelect>
  );
}

export function sinceWords({ number, at }: ContentVersion): string {
  return `Since version ${number}, ${timeText(at)}`;
}
