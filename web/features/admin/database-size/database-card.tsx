import type { DatabaseRoom } from "#domain/database-size/database-size";
import { useQuery } from "@tanstack/react-query";
import { ProgressBar } from "../../../ui/progress-bar.tsx";
import { QueryStates } from "../ground/data/query-states.tsx";
import { SettingsCard } from "../ground/settings/settings-card.tsx";
import { roomQuery } from "./database-size-api.ts";
import { bytesText } from "./bytes-text.ts";
import { fullText, isNearlyFull, picturesText } from "./room-words.ts";

/** How full the database is, and when it will be full. */
export function DatabaseCard() {
  const room = useQuery(roomQuery());
  return (
    <SettingsCard title="Database" note="Holds everything except chat transcripts.">
      <QueryStates query={room} loading="Measuring…" failed="The size could not be read" />
      {room.data && <Gauge room={room.data} now={room.dataUpdatedAt} />}
    </SettingsCard>
  );
}

function Gauge({ room, now }: { room: DatabaseRoom; now: number }) {
  const used = `${bytesText(room.bytes)} of ${bytesText(room.bytesMax)}`;
  return (
    <div className="space-y-2">
      <p className="font-display text-2xl font-semibold">{used}</p>
      <ProgressBar
        label="Room taken"
        value={room.bytes}
        max={room.bytesMax}
        valueText={used}
        className="h-3"
      />
      <p
        className={isNearlyFull(room, now) ? "alert alert-warning alert-soft block" : "text-base-content/75"}
      >
        {fullText(room)}
      </p>
      <p className="text-base-content/75">{picturesText(room.pictures)}</p>
    </div>
  );
}
