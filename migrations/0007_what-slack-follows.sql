ALTER TABLE `changes` ADD `quiet` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
drop trigger assessments_changes_update;
--> statement-breakpoint
-- That a mail was sent is seen by staff, but in no message in Slack. It is noted while Slack is told of the same lead,
-- and would change the message a second time.
create trigger assessments_changes_update after update of
  version, name, email, business_url, assessment_type, offer_tier, score, lead_score, lead_status, lost_reason,
  lost_note, deal_value, admin_notes, answers, created_at, updated_at, completed_at, chat_started_at, quiz_started_at,
  email_consent, email_sent_at, booking_link_clicked, booking_form_viewed, hub_expires_at, first_hub_visit_at,
  link_requested_at, call_requested_at, call_status, call_starts_at, call_held_at, status_updated_at,
  status_updated_by, suspect, first_touch, last_touch, phone, phone_flag,
  call_consent_at, call_consent_way, call_withdrawn_at, time_zone, owner, owner_since, next_action, next_action_at,
  gave_way_to, clock_started_at, due_at, last_outcome, last_call_at, last_call_id, missed_calls, first_outcome_at
on assessments when coalesce(new.email, new.completed_at, old.email, old.completed_at) is not null
BEGIN
  insert into changes (entity, entity_id, kind, quiet) values ('assessment', new.id,
    iif(coalesce(old.email, old.completed_at) is null, 'created',
      iif(coalesce(new.email, new.completed_at) is null, 'deleted', 'updated')),
    new.email_sent_at is not old.email_sent_at and new.updated_at is old.updated_at);
END;
--> statement-breakpoint
drop trigger slack_update;
--> statement-breakpoint
-- A change goes to Slack with the request that made it, which sends what it has queued. A row of before that still waits
-- for the cron gives way to its own: else the change would wait for the cron as well.
create trigger slack_update after insert on changes when
  new.entity = 'assessment' and new.kind <> 'deleted' and not new.quiet and exists (
    select 1 from slack_messages where assessment_id = cast(new.entity_id as integer) and ts is not null)
BEGIN
  delete from outbox where assessment_id = cast(new.entity_id as integer) and kind = 'slack-update'
    and status = 'pending' and lease_until = 0
    and due_at < (select updated_at from assessments where id = cast(new.entity_id as integer));
  insert into outbox (dedupe_key, channel, kind, assessment_id, payload, created_at, due_at)
  select 'slack-update:' || id || ':' || new.id, 'slack', 'slack-update', id, '{}', updated_at, updated_at
  from assessments where id = cast(new.entity_id as integer) and not exists (
    select 1 from outbox where assessment_id = assessments.id and kind = 'slack-update' and status = 'pending'
      and begun_at is null);
END;
