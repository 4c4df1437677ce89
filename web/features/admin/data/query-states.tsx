import { ErrorPanel } from "./error-panel.tsx";
import { LoadingPanel } from "./loading-panel.tsx";

type Props = {
  query: { isPending: boolean; isError: boolean; error: unknown; refetch: () => unknown };
  loading: string;
  failed: string;
};

/** What stands in for data that is not there yet, or could not be had. */
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
