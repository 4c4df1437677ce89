import { isNearlyFull, roomText } from "#domain/settings/database-size";
import { useQuery } from "@tanstack/react-query";
import { QueryStates } from "../../kit/data/query-states.tsx";
import { GuideButton } from "../../kit/look/guide-button.tsx";
import { roomQuery } from "../../kit/settings/settings-api.ts";
import { DATABASE_GUIDE } from "./database-guide.ts";

/** How full the database is, and when it will be full. */
export function DatabaseLine() {
  const room = useQuery(roomQuery());
  const isWarning = room.data !== undefined && isNearlyFull(room.data, room.dataUpdatedAt);
  return (
    <section aria-label="Database" className="text-ink-2 text-row px-1">
      <QueryStates query={room} loading="Measuring…" failed="The size of the database could not be read" />
      {room.data && (
        <div className="flex flex-wrap items-center justify-between gap-2 max-sm:[&>button]:-ms-3">
          <p className={isWarning ? "bg-wait-bg text-wait rounded-lg px-3 py-2" : ""}>
            Database: {roomText(room.data)}
            {isWarning && " To make room, filter old leads under Assessments, select them, and erase them."}
          </p>
          <GuideButton guide={DATABASE_GUIDE} />
        </div>
      )}
    </section>
  );
}
