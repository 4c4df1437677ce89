import { usePeopleAt } from "./people.ts";
import { initialsOf } from "../../people/staff/person-name.ts";

/** More than these are counted. */
const MOST = 3;

/** The initials of the others who have a lead open. They take no height of their own, so that nothing moves. */
export function PeopleHere({ lead, className }: { lead: number; className: string }) {
  const emails = usePeopleAt(lead);
  if (emails.length === 0) return null;
  const shown = emails.length > MOST ? emails.slice(0, MOST - 1) : emails;
  const rest = emails.slice(shown.length);
  return (
    <ul aria-label="Open at" className={`flex gap-0.5 ${className}`}>
      {shown.map((email) => (
        <Initials key={email} text={initialsOf(email)} title={`${email} has this lead open`} />
      ))}
      {rest.length > 0 && (
        <Initials text={`+${rest.length}`} title={`${rest.join(", ")} have this lead open`} />
      )}
    </ul>
  );
}

function Initials({ text, title }: { text: string; title: string }) {
  return (
    <li
      title={title}
      className="bg-neutral text-neutral-content grid size-6 place-items-center rounded-full text-[0.6875rem] leading-none font-semibold"
    >
      <span role="img" aria-label={title}>
        {text}
      </span>
    </li>
  );
}
