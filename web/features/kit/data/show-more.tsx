import { Button } from "../../../ui/button.tsx";

type Props = { list: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown } };

/** Loads the next page of a list, if there is one. */
export function ShowMore({ list }: Props) {
  if (!list.hasNextPage) return null;
  return (
    <Button
      variant="outline"
      size="sm"
      isBusy={list.isFetchingNextPage}
      onClick={() => void list.fetchNextPage()}
    >
      Show more
    </Button>
  );
}
