import { Activity, CircleDollarSign, Route } from "lucide-react";
import { useContent } from "../../../../content/use-content.tsx";

const PARTS = [
  { Icon: Activity, name: "roadblock" },
  { Icon: Route, name: "program" },
  { Icon: CircleDollarSign, name: "price" },
] as const;

/** What the visitor gets for their answers, while there are none to show. */
export function Outcome() {
  const words = useContent("chat").outcome;
  return (
    <div className="grid content-start gap-2">
      <p className="text-base-content/75 text-sm font-semibold">{words.heading}</p>
      <ul className="chat-outcome">
        {PARTS.map(({ Icon, name }) => (
          <li key={name}>
            <Icon aria-hidden="true" className="text-base-content/70 size-5" />
            {words[name]}
          </li>
        ))}
      </ul>
    </div>
  );
}
