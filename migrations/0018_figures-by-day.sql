-- The groups of a trial of the rules are read from it.
DROP INDEX `assessments_answers`;
--> statement-breakpoint
CREATE INDEX `assessments_answers` ON `assessments` (`answer_key`,`offer_tier`,`score`,`id`) WHERE answer_key is not null;
--> statement-breakpoint
-- The figures of leads, by the day (in the company's zone, `desk_time_zone`) on which a lead was created, or became SQL.
-- They are a copy: whoever reads counts the days that have changed from the rows, in the same batch. What they count is
-- said in worker/db/figures/figures.ts. Stored by primary key, so that a cell is found and written in one place.
-- The tables of the version before (`…_stats_cells`, but for `expired_stats`) stay for as long as it may run beside this
-- one; nothing is added to them any longer.
-- A trigger's BEGIN and END are in capitals and no body contains a CASE, because D1 splits a migration into statements
-- at these words.
create table lead_days (
  day text not null,
  assessment_type text not null,
  offer_tier integer not null,
  lead_status text not null,
  has_email integer not null,
  lost_reason text not null,
  total integer not null,
  quiz_started integer not null,
  chat_started integer not null,
  completed integer not null,
  consented integer not null,
  emails_sent integer not null,
  booking_clicks integer not null,
  deal_count integer not null,
  deal_sum integer not null,
  timed_count integer not null,
  timed_ms integer not null,
  hubs integer not null,
  hub_visits integer not null,
  exceptional integer not null,
  high integer not null,
  medium integer not null,
  low integer not null,
  calls_booked integer not null,
  calls_held integer not null,
  calls_missed integer not null,
  primary key (day, assessment_type, offer_tier, lead_status, has_email, lost_reason)
) without rowid;
--> statement-breakpoint
-- By the source and campaign of their first touch.
create table campaign_days (
  day text not null,
  source text not null,
  campaign text not null,
  total integer not null,
  completed integer not null,
  leads integer not null,
  won integer not null,
  deal_sum integer not null,
  primary key (day, source, campaign)
) without rowid;
--> statement-breakpoint
-- First calls (contract 14), and leads that may be called and have not been. 'minutes' lists within how many minutes of
-- calling hours each call was made, past eight hours within how many whole hours; 'lived_minutes' the same by the clock.
create table call_days (
  day text not null,
  band text not null,
  staff text not null,
  speed text not null,
  total integer not null,
  in_time integer not null,
  reached integer not null,
  won integer not null,
  minutes text not null,
  lived_minutes text not null,
  primary key (day, band, staff, speed)
) without rowid;
--> statement-breakpoint
-- Whose leads there are: what board and list count of one owner's leads. The owner comes first, as it is asked for.
create table owner_days (
  owner text not null,
  day text not null,
  lead_status text not null,
  has_email integer not null,
  total integer not null,
  completed integer not null,
  booking_clicks integer not null,
  deal_count integer not null,
  deal_sum integer not null,
  primary key (owner, day, lead_status, has_email)
) without rowid;
--> statement-breakpoint
create index owner_days_day on owner_days (day);
--> statement-breakpoint
-- Leads by the day on which they first became SQL, and how many of them are Won now.
create table sql_days (
  day text primary key not null,
  total integer not null,
  won integer not null
) without rowid;
--> statement-breakpoint
-- In which zone, and by which version of the rules, days are counted, and from which day on they all are; null for none
-- yet. A single row. The scheduled job goes back in time from there.
create table figure_state (
  id integer primary key,
  zone text not null,
  version integer not null,
  counted_from text
);
--> statement-breakpoint
insert into figure_state (id, zone, version) values (1, '', 0);
--> statement-breakpoint
-- The quarter-hours (since 1970, UTC) in which a lead was created, or became SQL, whose figures have changed since their
-- day was counted. Every zone's days are made of whole ones.
create table days_due (quarter integer primary key not null);
--> statement-breakpoint
-- Days are marked by triggers because nearly forty statements write leads, and none of them may forget it. An outer
-- statement's own conflict clause would override `or ignore`.
create trigger lead_marks_days_insert after insert on lead_marks
BEGIN
  insert into days_due (quarter) select created_at / 900000 from assessments where id = new.lead_id on conflict do nothing;
  insert into days_due (quarter)
    select changed_at / 900000 from status_history where assessment_id = new.lead_id and to_status = 'SQL' on conflict do nothing;
END;
--> statement-breakpoint
create trigger lead_marks_days_update after update of seq on lead_marks
BEGIN
  insert into days_due (quarter) select created_at / 900000 from assessments where id = new.lead_id on conflict do nothing;
  insert into days_due (quarter)
    select changed_at / 900000 from status_history where assessment_id = new.lead_id and to_status = 'SQL' on conflict do nothing;
END;
--> statement-breakpoint
-- What follows from a change is written without a mark of its own, and the day of a lead may move.
create trigger assessments_days_update after update of created_at, first_call_speed on assessments when
  new.created_at is not old.created_at or new.first_call_speed is not old.first_call_speed
BEGIN
  insert into days_due (quarter) values (old.created_at / 900000), (new.created_at / 900000) on conflict do nothing;
END;
--> statement-breakpoint
-- The mark of a lead that is gone finds no row to go by.
create trigger assessments_days_delete after delete on assessments
BEGIN
  insert into days_due (quarter) values (old.created_at / 900000) on conflict do nothing;
END;
--> statement-breakpoint
-- A move is noted after the lead that it moves, and deleted before.
create trigger status_history_days_insert after insert on status_history when new.to_status = 'SQL'
BEGIN
  insert into days_due (quarter) values (new.changed_at / 900000) on conflict do nothing;
  insert into days_due (quarter)
    select changed_at / 900000 from status_history where assessment_id = new.assessment_id and to_status = 'SQL' on conflict do nothing;
END;
--> statement-breakpoint
create trigger status_history_days_update after update on status_history when
  old.to_status = 'SQL' or new.to_status = 'SQL'
BEGIN
  insert into days_due (quarter) values (old.changed_at / 900000), (new.changed_at / 900000) on conflict do nothing;
END;
--> statement-breakpoint
create trigger status_history_days_delete after delete on status_history when old.to_status = 'SQL'
BEGIN
  insert into days_due (quarter) values (old.changed_at / 900000) on conflict do nothing;
  insert into days_due (quarter)
    select changed_at / 900000 from status_history where assessment_id = old.assessment_id and to_status = 'SQL' on conflict do nothing;
END;
