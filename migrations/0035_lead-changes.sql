CREATE TABLE `api_requests` (
	`key_id` integer NOT NULL,
	`request_hash` text NOT NULL,
	`body_hash` text NOT NULL,
	`leadgen_id` text NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`key_id`, `request_hash`)
);
--> statement-breakpoint
CREATE INDEX `api_requests_at` ON `api_requests` (`at`);--> statement-breakpoint
CREATE TABLE `lead_changes` (
	`lead_id` integer PRIMARY KEY NOT NULL,
	`number` integer NOT NULL,
	`erased_at` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `lead_changes_number_unique` ON `lead_changes` (`number`);--> statement-breakpoint
CREATE INDEX `lead_changes_erased` ON `lead_changes` (`erased_at`) WHERE erased_at is not null;--> statement-breakpoint
-- Leads that are there get numbers in the order of their last changes, none below the time of it.
insert into lead_changes (lead_id, number)
select id, n + max(updated_at - n) over (order by n) from (
  select id, updated_at, row_number() over (order by updated_at, id) as n from assessments
  where email is not null or completed_at is not null or assessment_type = 'form');
--> statement-breakpoint
-- By a trigger because a dozen others write `changes`, each in the transaction of what has changed.
create trigger lead_changes_told after insert on changes when new.entity = 'assessment'
BEGIN
  insert into lead_changes (lead_id, number, erased_at)
  values (cast(new.entity_id as integer), max(new.at, coalesce((select max(number) from lead_changes), 0) + 1),
    iif(new.kind = 'deleted', new.at, null))
  on conflict (lead_id) do update set number = excluded.number,
    erased_at = iif(new.kind = 'updated', erased_at, excluded.erased_at);
END;
--> statement-breakpoint
-- Of the bookings of a lead also those that no list shows any longer, and of one that is given to another lead both.
create trigger lead_changes_booked after insert on bookings when new.assessment_id is not null
BEGIN
  update lead_changes set number = max(cast(unixepoch('subsec') * 1000 as integer),
    (select max(number) from lead_changes) + 1) where lead_id = new.assessment_id;
END;
--> statement-breakpoint
create trigger lead_changes_rebooked after update on bookings when
  coalesce(new.assessment_id, old.assessment_id) is not null
BEGIN
  update lead_changes set number = max(cast(unixepoch('subsec') * 1000 as integer),
    (select max(number) from lead_changes) + 1) where lead_id = new.assessment_id;
  update lead_changes set number = max(cast(unixepoch('subsec') * 1000 as integer),
    (select max(number) from lead_changes) + 1)
  where lead_id = old.assessment_id and old.assessment_id is not new.assessment_id;
END;
--> statement-breakpoint
create trigger lead_changes_unbooked after delete on bookings when old.assessment_id is not null
BEGIN
  update lead_changes set number = max(cast(unixepoch('subsec') * 1000 as integer),
    (select max(number) from lead_changes) + 1) where lead_id = old.assessment_id;
END;
