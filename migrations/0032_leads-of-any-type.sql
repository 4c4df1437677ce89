DROP INDEX `assessments_board`;--> statement-breakpoint
DROP INDEX `assessments_anonymous`;--> statement-breakpoint
CREATE INDEX `assessments_board` ON `assessments` (`lead_status`,`updated_at`,`id`,`board_score`,`owner`) WHERE (email is not null or assessment_type = 'form') and suspect = 0;--> statement-breakpoint
CREATE INDEX `assessments_anonymous` ON `assessments` (`updated_at`) WHERE email is null and completed_at is null and assessment_type <> 'form';--> statement-breakpoint
insert into system_settings (key, value, description, updated_at) values
  ('form_target_minutes', '5', 'Minutes of calling hours until a lead of a Meta form without a score should be called', 0);
--> statement-breakpoint
-- Leads of Meta's forms are never anonymous: staff are told of those without an address too.
drop trigger assessments_changes_insert;
--> statement-breakpoint
create trigger assessments_changes_insert after insert on assessments when
  new.email is not null or new.completed_at is not null or new.assessment_type = 'form'
BEGIN
  insert into changes (entity, entity_id, kind) values ('assessment', new.id, 'created');
END;
--> statement-breakpoint
drop trigger assessments_changes_update;
--> statement-breakpoint
create trigger assessments_changes_update after update of
  version, name, email, business_url, assessment_type, offer_tier, score, lead_score, lead_status, lost_reason,
  lost_note, deal_value, admin_notes, answers, created_at, updated_at, completed_at, chat_started_at, quiz_started_at,
  email_consent, email_sent_at, booking_link_clicked, booking_form_viewed, hub_expires_at, first_hub_visit_at,
  link_requested_at, call_requested_at, call_status, call_starts_at, call_held_at, status_updated_at,
  status_updated_by, suspect, first_touch, last_touch, phone, phone_flag,
  call_consent_at, call_consent_way, call_withdrawn_at, time_zone, owner, owner_since, next_action, next_action_at,
  gave_way_to, clock_started_at, due_at, last_outcome, last_call_at, last_call_id, missed_calls, first_outcome_at,
  reached_at, answer_due_at
on assessments when
  coalesce(new.email, new.completed_at, old.email, old.completed_at) is not null or new.assessment_type = 'form'
BEGIN
  insert into changes (entity, entity_id, kind, quiet) values ('assessment', new.id,
    iif(coalesce(old.email, old.completed_at) is null and old.assessment_type <> 'form', 'created',
      iif(coalesce(new.email, new.completed_at) is null and new.assessment_type <> 'form', 'deleted', 'updated')),
    new.email_sent_at is not old.email_sent_at and new.updated_at is old.updated_at);
END;
--> statement-breakpoint
drop trigger assessments_changes_delete;
--> statement-breakpoint
create trigger assessments_changes_delete after delete on assessments when
  old.email is not null or old.completed_at is not null or old.assessment_type = 'form'
BEGIN
  insert into changes (entity, entity_id, kind) values ('assessment', old.id, 'deleted');
END;
