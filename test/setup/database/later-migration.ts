/** A trigger, an index or a view as the database holds it. */
export type SchemaObject = { type: string; name: string; sql: string };

/** What reads them of a database. */
export const SCHEMA_OBJECTS =
  "select type, name, sql from sqlite_master where type in ('trigger', 'index', 'view') and sql is not null order by rowid";

/** On the board, a lead without a score stands among those of 0. */
const BOARD_SCORE = "coalesce(lead_score, 0)";

/** What follows from leads is drawn anew, by whatever rules the Worker that comes with the migration has. */
const MARK_ALL = `insert into lead_marks (lead_id, seq) select id, 1 from assessments where true
on conflict (lead_id) do update set seq = seq + 1, stuck = null;`;

/** The notes of lost leads get a table of their own, which follows what the version before still writes. */
const MOVE_NOTES = `
create table lost_notes (assessment_id integer primary key not null, note text not null);
insert into lost_notes select id, lost_note from assessments where lost_note is not null;
create trigger lost_notes_follow after update of lost_note on assessments when new.lost_note is not old.lost_note
BEGIN
  delete from lost_notes where assessment_id = new.id;
  insert into lost_notes select new.id, new.lost_note where new.lost_note is not null;
END;
create trigger lost_notes_erase after delete on assessments
BEGIN
  delete from lost_notes where assessment_id = old.id;
END;`;

/** A figure more of the days: all of them are counted anew, by the Worker that comes with it. */
const ADD_FIGURE = `
alter table lead_days add column phones integer not null default 0;
update figure_state set version = 0;`;

/**
 * A migration of a later day, for tests alone: it moves a column into a table of its own, gives a virtual column another
 * rule, has what follows from leads drawn anew, and adds a figure to the days.
 */
export function laterMigration(objects: readonly SchemaObject[]): string {
  const named = objects.filter(({ sql }) => /\bboard_score\b/.test(sql));
  return [
    MOVE_NOTES,
    ...named.map(({ type, name }) => `drop ${type} ${name};`),
    "alter table assessments drop column board_score;",
    `alter table assessments add column board_score integer generated always as (${BOARD_SCORE}) virtual;`,
    ...named.map(({ sql }) => `${sql};`),
    MARK_ALL,
    ADD_FIGURE,
  ].join("\n");
}
