import { Button } from "../../../../../ui/button.tsx";

/** The end of a small form in a dialog. */
export function SaveButtons({ isBusy, onCancel }: { isBusy: boolean; onCancel: () => void }) {
  return (
    <div className="flex flex-wrap justify-end gap-3">
      <Button variant="ghost" onClick={onCancel}>
        Cancel
      </Button>
      <Button type="submit" isBusy={isBusy}>
        Save
      </Button>
    </div>
  );
}
