import { Activity, CircleDollarSign, Route } from "lucide-react";

const PARTS = [
  { Icon: Activity, name: "Your biggest roadblock" },
  { Icon: Route, name: "Your program" },
  { Icon: CircleDollarSign, name: "Its price" },
];

/** What the visitor gets for their answers, while there are none to show. */
export function Outcome() {
  return (
    <div className="grid content-start gap-2">
      <p className="text-base-content/75 text-sm font-semibold">What you’ll have at the end</p>
      <ul className="chat-outcome">
        {PARTS.map(({ Icon, name }) => (
          <li key={name}>
            <Icon aria-hidden="true" className="text-base-content/70 size-5" />
            {name}
          </li>
        ))}
      </ul>
    </div>
  );
}
