import { ErrorPanel } from "./error-panel.tsx";
import { LoadingPanel } from "./loading-panel.tsx";

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
