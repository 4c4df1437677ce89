import type { ReactNode } from "react";
import { LoadingPanel } from "./loading-panel.tsx";

type Props = { queries: readonly { isFetched: boolean }[]; loading: string; children: ReactNode };

/** Stacked cards, shown only after all have been fetched: one by one they would push buttons away. */
export function FetchedTogether({ queries, loading, children }: Props) {
  return queries.every(({ isFetched }) => isFetched) ? children : <LoadingPanel text={loading} />;
}
