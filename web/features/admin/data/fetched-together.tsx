import type { ReactNode } from "react";
import { LoadingPanel } from "./loading-panel.tsx";

type Props = { queries: readonly { isFetched: boolean }[]; loading: string; children: ReactNode };

/** Cards below each other that come once all of them were asked for: one by one they push buttons away. */
export function FetchedTogether({ queries, loading, children }: Props) {
  return queries.every(({ isFetched }) => isFetched) ? children : <LoadingPanel text={loading} />;
}
