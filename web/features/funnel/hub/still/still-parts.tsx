import { greeting } from "#domain/funnel/hub/hub";
import { useContent } from "../../../../content/use-content.tsx";
import { Diagnosis } from "../../result/diagnosis.tsx";
import type { OpenHub } from "../hub-data.ts";
import { HubPanel } from "../hub-panel.tsx";
import { COACHING_TIER, CoachingBlocks } from "./coaching-blocks.tsx";
import { FindingInFull, HubFinding } from "./hub-finding.tsx";
import { HubProgram } from "./hub-program.tsx";

type PartProps = { data: OpenHub };

const PARTS = { finding: FirstFinding, meaning: Meaning, found: FoundPanel, program: Program } as const;

export type StillPartId = keyof typeof PARTS;

/** A part of an open hub that nobody presses and nothing changes. */
export function StillPartView({ id, data }: PartProps & { id: StillPartId }) {
  const Part = PARTS[id];
  return <Part data={data} />;
}

function FirstFinding({ data: { hub } }: PartProps) {
  const { greeting: words } = useContent("results");
  return <HubFinding above={greeting(hub.name, words)} answers={hub.answers} />;
}

function Meaning({ data: { hub } }: PartProps) {
  return <FindingInFull answers={hub.answers} />;
}

/** The finding where the first screen is about a booked call. */
function FoundPanel({ data: { hub } }: PartProps) {
  const { label, booked } = useContent("hub");
  return (
    <HubPanel label={label}>
      <HubFinding above={booked.found} answers={hub.answers} Heading="h2" />
      <FindingInFull answers={hub.answers} />
    </HubPanel>
  );
}

/** What the answers say, and the program that we recommend for it. */
function Program({ data: { hub, offer } }: PartProps) {
  return (
    <>
      <Diagnosis
        answers={hub.answers}
        tier={hub.offerTier}
        offer={offer}
        program={offer && <HubProgram offer={offer} answers={hub.answers} />}
      />
      {hub.offerTier === COACHING_TIER && <CoachingBlocks />}
    </>
  );
}
