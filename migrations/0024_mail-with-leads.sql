CREATE TABLE `mail_stops` (
	`email_hash` text NOT NULL,
	`kind` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`email_hash`, `kind`)
);
--> statement-breakpoint
CREATE TABLE `refused_addresses` (
	`email_hash` text PRIMARY KEY NOT NULL,
	`times` integer NOT NULL,
	`refused_at` integer NOT NULL,
	`open_at` integer
);
--> statement-breakpoint
CREATE TABLE `mail_templates` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`name` text NOT NULL,
	`subject` text NOT NULL,
	`text` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `mail_threads` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`lead_id` integer,
	`booking_chain` integer,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `mail_threads_booking_chain_unique` ON `mail_threads` (`booking_chain`);--> statement-breakpoint
CREATE INDEX `mail_threads_lead` ON `mail_threads` (`lead_id`) WHERE lead_id is not null;--> statement-breakpoint
CREATE TABLE `mails` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`thread_id` integer NOT NULL,
	`direction` text NOT NULL,
	`mail_id` text NOT NULL,
	`at` integer NOT NULL,
	`by` text,
	`send_at` integer,
	`from_address` text,
	`from_name` text,
	`message_id` text,
	`automatic` integer DEFAULT 0 NOT NULL,
	`unreadable` integer DEFAULT 0 NOT NULL,
	`cut` integer DEFAULT 0 NOT NULL,
	`attachments` text,
	`subject` text NOT NULL,
	`text` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `mails_mail_id_unique` ON `mails` (`mail_id`);--> statement-breakpoint
CREATE INDEX `mails_thread` ON `mails` (`thread_id`,`id`);--> statement-breakpoint
ALTER TABLE `bookings` ADD `chain` integer;--> statement-breakpoint
ALTER TABLE `bookings` ADD `sequence` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `bookings` ADD `time_zone` text;--> statement-breakpoint
ALTER TABLE `bookings` ADD `move_url` text;--> statement-breakpoint
ALTER TABLE `bookings` ADD `cancel_url` text;--> statement-breakpoint
ALTER TABLE `bookings` ADD `attends_at` integer;--> statement-breakpoint
CREATE INDEX `bookings_chain` ON `bookings` (`chain`) WHERE chain is not null;--> statement-breakpoint
ALTER TABLE `assessments` ADD `answer_due_at` integer;--> statement-breakpoint
CREATE INDEX `assessments_answer_due` ON `assessments` (`answer_due_at`,`id`,`owner`) WHERE answer_due_at is not null;--> statement-breakpoint
-- Who unsubscribed gets no mail at all. Who was only refused by the mail service is open again after a week: the service
-- says so of a full mailbox as well.
insert into mail_stops (email_hash, kind, created_at)
  select email_hash, 'all', created_at from mail_suppressions where reason <> 'bounced';
--> statement-breakpoint
insert into refused_addresses (email_hash, times, refused_at, open_at)
  select email_hash, 2, created_at, created_at + 7 * 86400000 from mail_suppressions where reason = 'bounced';
--> statement-breakpoint
-- What the version that still runs writes while this one is deployed.
create trigger mail_suppressions_carry after insert on mail_suppressions
BEGIN
  insert or ignore into mail_stops (email_hash, kind, created_at)
    select new.email_hash, 'all', new.created_at where new.reason <> 'bounced';
  insert or ignore into refused_addresses (email_hash, times, refused_at, open_at)
    select new.email_hash, 1, new.created_at, new.created_at + 86400000 where new.reason = 'bounced';
END;
--> statement-breakpoint
drop trigger assessments_changes_update;
--> statement-breakpoint
-- Staff are told whether a mail waits for an answer.
create trigger assessments_changes_update after update of
  version, name, email, business_url, assessment_type, offer_tier, score, lead_score, lead_status, lost_reason,
  lost_note, deal_value, admin_notes, answers, created_at, updated_at, completed_at, chat_started_at, quiz_started_at,
  email_consent, email_sent_at, booking_link_clicked, booking_form_viewed, hub_expires_at, first_hub_visit_at,
  link_requested_at, call_requested_at, call_status, call_starts_at, call_held_at, status_updated_at,
  status_updated_by, suspect, first_touch, last_touch, phone, phone_flag,
  call_consent_at, call_consent_way, call_withdrawn_at, time_zone, owner, owner_since, next_action, next_action_at,
  gave_way_to, clock_started_at, due_at, last_outcome, last_call_at, last_call_id, missed_calls, first_outcome_at,
  reached_at, answer_due_at
on assessments when coalesce(new.email, new.completed_at, old.email, old.completed_at) is not null
BEGIN
  insert into changes (entity, entity_id, kind, quiet) values ('assessment', new.id,
    iif(coalesce(old.email, old.completed_at) is null, 'created',
      iif(coalesce(new.email, new.completed_at) is null, 'deleted', 'updated')),
    new.email_sent_at is not old.email_sent_at and new.updated_at is old.updated_at);
END;
--> statement-breakpoint
-- Of the mails of a lead, in both directions; Slack's message shows none of them.
create trigger mails_changes_insert after insert on mails
BEGIN
  insert into changes (entity, entity_id, kind, quiet)
    select 'assessment', lead_id, 'updated', 1 from mail_threads where id = new.thread_id and lead_id is not null;
END;
--> statement-breakpoint
create trigger mails_changes_delete after delete on mails
BEGIN
  insert into changes (entity, entity_id, kind, quiet)
    select 'assessment', lead_id, 'updated', 1 from mail_threads where id = old.thread_id and lead_id is not null;
END;
--> statement-breakpoint
drop trigger bookings_changes_update;
--> statement-breakpoint
-- Staff are told who will be there.
create trigger bookings_changes_update after update on bookings when
  (new.replaced_by is null or old.replaced_by is null) and
  (new.assessment_id, new.matched_by, new.status, new.outcome, new.said, new.name, new.email, new.starts_at, new.replaced_by, new.attends_at)
  is not
  (old.assessment_id, old.matched_by, old.status, old.outcome, old.said, old.name, old.email, old.starts_at, old.replaced_by, old.attends_at)
BEGIN
  insert into changes (entity, entity_id, kind)
    values ('booking', new.id, iif(new.replaced_by is null, 'updated', 'deleted'));
END;
