import type { StoredSetting } from "#domain/settings/settings";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { ErrorPanel } from "../data/error-panel.tsx";
import { LoadingPanel } from "../data/query-states.tsx";
import { OwnersNote } from "../../people/staff/owners.tsx";
import { settingsQuery } from "./settings-query.ts";

/** Draws what needs the stored settings once they are there. */
export function WithSettings({ children }: { children: (settings: readonly StoredSetting[]) => ReactNode }) {
  const { data, isPending, error, refetch } = useQuery(settingsQuery());
  if (isPending) return <LoadingPanel text="Loading settings…" />;
  if (!data)
    return (
      <ErrorPanel title="The settings could not be loaded" error={error} onRetry={() => void refetch()} />
    );
  return (
    <>
      <OwnersNote act="settings" />
      {children(data)}
    </>
  );
}
