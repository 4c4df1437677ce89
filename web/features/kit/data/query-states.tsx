import type { ReactNode } from "react";
import { LineBones, PanelBones } from "../look/bones.tsx";
import { ErrorPanel } from "./error-panel.tsx";

type Props = {
  query: { isPending: boolean; isError: boolean; error: unknown; refetch: () => unknown };
  loading: string;
  failed: string;
};

/** Shown while data is loading, or after it failed to load. */
export function QueryStates({ query, loading, failed }: Props) {
  return (
    <>
      {query.isPending && <LoadingPanel text={loading} />}
      {query.isError && (
        <ErrorPanel title={failed} error={query.error} onRetry={() => void query.refetch()} />
      )}
    </>
  );
}

type FetchedTogetherProps = {
  queries: readonly { isFetched: boolean }[];
  loading: string;
  children: ReactNode;
};

/** Stacked cards, shown only after all have been fetched: one by one they would push buttons away. */
export function FetchedTogether({ queries, loading, children }: FetchedTogetherProps) {
  return queries.every(({ isFetched }) => isFetched) ? children : <LoadingPanel text={loading} />;
}

type LoadingPanelProps = {
  text?: string;
  /** What comes: panels below each other, or lines within one that is there already. */
  shape?: "panels" | "lines";
  rows?: number;
};

/** What is being fetched, in the shape of what comes; said in words to those who do not see it. */
export function LoadingPanel({ text = "Loading…", shape = "panels", rows = 3 }: LoadingPanelProps) {
  return (
    <>
      <p role="status" className="sr-only">
        {text}
      </p>
      {shape === "panels" ? <PanelBones rows={rows} /> : <LineBones rows={rows} />}
    </>
  );
}
