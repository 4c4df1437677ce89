-- What endpoints of other programs are told (contract 24). Whoever writes a lead, a call, a booking or a mail queues its
-- event in the same transaction: these are triggers because nearly forty statements write leads. Each inserts into this
-- view, whose trigger makes the rows of all endpoints in one statement. None does anything without an endpoint.
create view webhook_news as select '' as event, 0 as lead_id, '' as key, 0 as at, '' as payload where false;
--> statement-breakpoint
-- An endpoint that is off gets nothing new, and of a suspect lead nothing is sent outside (contract 10). A lead has one
-- waiting update for an endpoint, which notes each time that it changes, and has all its time of retries again: what it
-- says is read when it is sent. An event that is told already must not fail what caused it.
create trigger webhook_news_queued instead of insert on webhook_news
BEGIN
  update outbox set payload = json_insert(payload, '$.at[#]', new.at), first_tried_at = null
  where new.event = 'lead.updated' and assessment_id = new.lead_id and kind in ('lead.created', 'lead.updated')
    and status = 'pending' and begun_at is null and channel >= 'webhook:' and channel < 'webhook;'
    and json_array_length(payload, '$.at') < 20
    and not exists (select 1 from json_each(payload, '$.at') where value = new.at);
  insert or ignore into outbox (dedupe_key, channel, kind, assessment_id, payload, created_at, due_at)
  select 'webhook:' || e.id || ':' || new.event || ':' || new.key, 'webhook:' || e.id, new.event, new.lead_id,
    json_set(new.payload, '$.at', json_array(new.at)), new.at, new.at
  from webhook_endpoints e
  where exists (select 1 from json_each(e.events) where value = new.event)
    and not exists (select 1 from assessments where id = new.lead_id and suspect = 1)
    and not exists (select 1 from channel_pauses where channel = 'webhook:' || e.id)
    and not (new.event = 'lead.updated' and exists (
      select 1 from outbox o where o.assessment_id = new.lead_id and o.channel = 'webhook:' || e.id
        and o.kind in ('lead.created', 'lead.updated') and o.status = 'pending' and o.begun_at is null));
END;
--> statement-breakpoint
-- The lead's own time, by which the audit says who it was. A change that left it alone, such as a mail's, comes later than
-- what follows from an act, has the time of the change, and nobody's name.
create trigger webhook_lead after insert on changes when
  new.entity = 'assessment' and new.kind <> 'deleted' and exists (select 1 from webhook_endpoints)
BEGIN
  insert into webhook_news (event, lead_id, key, at, payload)
  select iif(new.kind = 'created', 'lead.created', 'lead.updated'), id, new.id,
    iif(new.at - updated_at > 10000, new.at, updated_at), '{}'
  from assessments where id = cast(new.entity_id as integer);
END;
--> statement-breakpoint
create trigger webhook_completed_insert after insert on assessments when
  new.completed_at is not null and exists (select 1 from webhook_endpoints)
BEGIN
  insert into webhook_news (event, lead_id, key, at, payload)
  values ('lead.completed', new.id, new.id, new.updated_at, '{}');
END;
--> statement-breakpoint
create trigger webhook_completed after update of completed_at on assessments when
  new.completed_at is not null and old.completed_at is null and exists (select 1 from webhook_endpoints)
BEGIN
  insert into webhook_news (event, lead_id, key, at, payload)
  values ('lead.completed', new.id, new.id, new.updated_at, '{}');
END;
--> statement-breakpoint
create trigger webhook_moved after insert on status_history when exists (select 1 from webhook_endpoints)
BEGIN
  insert into webhook_news (event, lead_id, key, at, payload)
  values ('lead.status_changed', new.assessment_id, new.id, new.changed_at,
    json_object('by', new.changed_by, 'from', new.from_status, 'to', new.to_status));
END;
--> statement-breakpoint
-- The move back is not recorded as one.
create trigger webhook_unmoved after update of undone_at on status_history when
  new.undone_at is not null and old.undone_at is null and exists (select 1 from webhook_endpoints)
BEGIN
  insert into webhook_news (event, lead_id, key, at, payload)
  values ('lead.status_changed', new.assessment_id, new.id || ':undone', new.undone_at,
    json_object('from', new.to_status, 'to', new.from_status));
END;
--> statement-breakpoint
create trigger webhook_called after insert on calls when exists (select 1 from webhook_endpoints)
BEGIN
  insert into webhook_news (event, lead_id, key, at, payload)
  values ('call.recorded', new.assessment_id, new.id, new.at,
    json_object('by', new.called_by, 'callId', new.id));
END;
--> statement-breakpoint
create trigger webhook_booked after insert on bookings when
  new.assessment_id is not null and new.replaced_by is null and new.status <> 'cancelled'
  and exists (select 1 from webhook_endpoints)
BEGIN
  insert into webhook_news (event, lead_id, key, at, payload)
  values (iif(new.chain is null, 'booking.created', 'booking.moved'), new.assessment_id, new.id, new.updated_at,
    json_object('bookingId', new.id));
END;
--> statement-breakpoint
-- A booking that another replaces is over without an event of its own: its successor was moved.
create trigger webhook_booking after update on bookings when
  new.assessment_id is not null and new.replaced_by is null and exists (select 1 from webhook_endpoints)
BEGIN
  insert into webhook_news (event, lead_id, key, at, payload)
  select event, new.assessment_id, new.id || ':' || new.updated_at, new.updated_at,
    json_object('bookingId', new.id, 'by', iif(event in ('booking.held', 'booking.missed'), new.outcome_by, null))
  from (select iif(old.assessment_id is not new.assessment_id,
    iif(new.status = 'cancelled', null, iif(new.chain is null, 'booking.created', 'booking.moved')),
    iif(new.status = 'cancelled', iif(old.status <> 'cancelled', 'booking.cancelled', null),
      iif(old.status = 'cancelled' or (old.starts_at is not null and new.starts_at is not old.starts_at), 'booking.moved',
        iif(new.outcome = 'held' and old.outcome is not 'held', 'booking.held',
          iif(new.outcome = 'no_show' and old.outcome is not 'no_show', 'booking.missed', null))))) as event)
  where event is not null;
END;
--> statement-breakpoint
-- An out-of-office or a bounce is no mail of the lead's.
create trigger webhook_mailed after insert on mails when
  new.direction = 'in' and new.automatic = 0 and exists (select 1 from webhook_endpoints)
BEGIN
  insert into webhook_news (event, lead_id, key, at, payload)
  select 'mail.received', lead_id, new.id, new.at, json_object('mailId', new.id)
  from mail_threads where id = new.thread_id and lead_id is not null;
END;
