import type { ContentVersion } from "#domain/content/content-version";
import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { Button } from "../../../../ui/button.tsx";
import { QueryStates } from "../../ground/data/query-states.tsx";
import { Avatar } from "../../ground/look/avatar.tsx";
import { Tag } from "../../ground/look/tag.tsx";
import { personName } from "../../ground/staff/person-name.ts";
import { Ago } from "../../ground/time/ago.tsx";
import { differencesQuery } from "../content-api.ts";
import { DifferenceList } from "./difference-list.tsx";

type Props = {
  version: ContentVersion;
  isOpen: boolean;
  onOpen: () => void;
  mayRestore: boolean;
  isBusy: boolean;
  onRestore: () => void;
};

/** A version that was live. */
export function VersionRow({ version, isOpen, onOpen, mayRestore, isBusy, onRestore }: Props) {
  const { number, isLive, by, at, note } = version;
  const id = useId();
  return (
    <li className="bg-sheet border-line rounded-xl border">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 px-4 py-3">
        <Avatar email={by} title={by} />
        <div className="min-w-0 grow basis-56">
          <p className="flex flex-wrap items-center gap-2">
            <span className="font-semibold">Version {number}</span>
            {isLive && <Tag tone="good">Live</Tag>}
            <span className="text-row text-ink-2">
              {personName(by)}, <Ago time={at} />
            </span>
          </p>
          <p className="text-row text-ink-2 [overflow-wrap:anywhere]">{note || "No note"}</p>
        </div>
        <div className="flex flex-wrap gap-x-3 gap-y-2 max-sm:ms-6">
          <Button size="sm" variant="ghost" aria-expanded={isOpen} aria-controls={id} onClick={onOpen}>
            {isOpen ? "Hide changes" : "What changed"}
            <span className="sr-only"> in version {number}</span>
          </Button>
          {!isLive && mayRestore && (
            <Button size="sm" variant="outline" isBusy={isBusy} onClick={onRestore}>
              Go back to this<span className="sr-only"> version {number}</span>
            </Button>
          )}
        </div>
      </div>
      <div id={id} className="border-line border-t px-4 py-3 empty:hidden">
        {isOpen && <Changes number={number} />}
      </div>
    </li>
  );
}

/** Against the version that was live before it; the first against the sample. */
function Changes({ number }: { number: number }) {
  const changes = useQuery(differencesQuery({ from: number - 1, to: number }));
  return (
    <>
      <QueryStates query={changes} loading="Comparing…" failed="The changes could not be loaded" />
      {changes.data && <DifferenceList differences={changes.data.differences} />}
    </>
  );
}
