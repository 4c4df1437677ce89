import { newLeads } from "../ground/live/desk-log.ts";
import { useDesk } from "../ground/live/desk-query.ts";

type Props = {
  /** The newest change that the figures may hold. */
  readAt: number;
  /** When they were read, in milliseconds. */
  time: number;
  onRefresh: () => void;
};

/** How many leads are not in the figures yet; a press brings them in. Nothing while there are none. */
export function NewerLeads({ readAt, time, onRefresh }: Props) {
  const { log } = useDesk();
  const count = newLeads(log, readAt, () => false).length;
  const since = new Date(time).toLocaleTimeString("en-US", { timeStyle: "short" });
  return (
    <p role="status" className="min-h-6 text-sm">
      {count > 0 && (
        <button type="button" className="link tap" onClick={onRefresh}>
          {count === 1 ? "1 new lead" : `${count} new leads`} since {since}
        </button>
      )}
    </p>
  );
}
