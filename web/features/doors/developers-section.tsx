import { settingsPath } from "#domain/settings/settings-section";
import { lazy, Suspense, type ComponentType } from "react";
import { useAdminParams } from "../kit/frame/admin-params.ts";
import { LoadingPanel } from "../kit/data/query-states.tsx";
import { SegLinks } from "../kit/look/seg.tsx";

const PART_IDS = ["keys", "webhooks", "reference", "assistants"] as const;
type PartId = (typeof PART_IDS)[number];

const PARTS: Record<PartId, { label: string; Part: ComponentType }> = {
  keys: {
    label: "API keys",
    Part: lazy(async () => ({ default: (await import("./keys/api-keys-card.tsx")).ApiKeysCard })),
  },
  webhooks: {
    label: "Webhooks",
    Part: lazy(async () => ({ default: (await import("./webhooks/webhooks-card.tsx")).WebhooksCard })),
  },
  reference: {
    label: "API reference",
    Part: lazy(async () => ({ default: (await import("./reference/reference.tsx")).Reference })),
  },
  assistants: {
    label: "AI assistants",
    Part: lazy(async () => ({ default: (await import("./assistants/assistants-card.tsx")).AssistantsCard })),
  },
};

/** How other programs are connected: keys, webhooks, the API's reference and MCP (contract 24). */
export function DevelopersSection() {
  const { params } = useAdminParams();
  const current = PART_IDS.find((id) => id === params.get("part")) ?? PART_IDS[0];
  const { label, Part } = PARTS[current];
  return (
    <>
      <div>
        <SegLinks
          label="Developers"
          current={current}
          choices={PART_IDS.map((id) => ({ id, label: PARTS[id].label }))}
          to={(id) => settingsPath("developers", `part=${id}`)}
        />
      </div>
      <Suspense fallback={<LoadingPanel text={`Loading ${label}…`} />}>
        <Part />
      </Suspense>
    </>
  );
}
