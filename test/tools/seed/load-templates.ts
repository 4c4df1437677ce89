import type { DatabaseSync } from "node:sqlite";

/** Templates of a team that has used them for a while. */
const TEMPLATES = [
  {
    name: "After the call",
    subject: "What we agreed on, {firstName}",
    text: "Hi {firstName},\n\nThank you for your time today. As promised, here is your plan again: {hubLink}\n\nReply here if anything is unclear.\n\n{owner}, {brand}",
  },
  {
    name: "Not reached",
    subject: "I tried to call you, {firstName}",
    text: "Hi {firstName},\n\nI tried to reach you about {program}. Pick a time that suits you: {bookingLink}\n\n{owner}",
  },
];

/** Adds each unless there is one of its name. */
export function loadTemplates(db: DatabaseSync, now: number): void {
  const insert = db.prepare(
    `insert into mail_templates (name, subject, text, updated_at)
     select ?, ?, ?, ? where not exists (select 1 from mail_templates where name = ?)`,
  );
  for (const { name, subject, text } of TEMPLATES) insert.run(name, subject, text, now, name);
}
