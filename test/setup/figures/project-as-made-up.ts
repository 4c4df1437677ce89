import { project } from "./project.ts";
import { rows } from "../database/rows.ts";

/** Has figures and persons follow from leads whose clocks a test has made up, and leaves the clocks as they are. */
export async function projectAsMadeUp(): Promise<void> {
  const clocks = await rows(
    "select id, clock_started_at, due_at, due_version, escalated_at from assessments",
  );
  await project();
  await rows(
    `update assessments set clock_started_at = was.clock_started_at, due_at = was.due_at,
       due_version = was.due_version, escalated_at = was.escalated_at
     from (
       select value ->> 'id' as lead_id, value ->> 'clock_started_at' as clock_started_at, value ->> 'due_at' as due_at,
         value ->> 'due_version' as due_version, value ->> 'escalated_at' as escalated_at
       from json_each(?)) as was
     where assessments.id = was.lead_id`,
    JSON.stringify(clocks),
  );
}
