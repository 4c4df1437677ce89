import { useId, type ReactNode } from "react";
import { Card } from "../../../../ui/card.tsx";

type Props = { title: string; note?: ReactNode; action?: ReactNode; children: ReactNode };

export function SettingsCard({ title, note, action, children }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Card className="space-y-4">
        <div className="flex flex-wrap items-start justify-between gap-4">
          <div className="min-w-0 grow basis-64">
            <h3 id={id} className="font-display text-lg font-semibold">
              {title}
            </h3>
            {note && <p className="text-base-content/75 text-sm">{note}</p>}
          </div>
          {action}
        </div>
        {children}
      </Card>
    </section>
  );
}
