ALTER TABLE `assessment_stats` ADD `calls_booked` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `assessments` ADD `call_status` text;--> statement-breakpoint
ALTER TABLE `assessments` ADD `call_starts_at` integer;--> statement-breakpoint
ALTER TABLE `assessments` ADD `call_booked_at` integer;
--> statement-breakpoint
-- Booked calls among the figures: the view and the triggers of the roll-ups learn of them.
drop view assessment_facts;
--> statement-breakpoint
create view assessment_facts as
with started as (
  select *, completed_at - coalesce(quiz_started_at, chat_started_at) as took_ms from assessments
),
grains (grain, width) as (
  values ('q', 900000), ('d', 86400000), ('w', 604800000), ('a', 9000000000000000)
)
select
  id,
  grain,
  created_at / width * width as bucket,
  assessment_type,
  coalesce(offer_tier, 0) as offer_tier,
  lead_status,
  email is not null as has_email,
  coalesce(source, '') as source,
  coalesce(campaign, '') as campaign,
  1 as total,
  quiz_started_at is not null as quiz_started,
  chat_started_at is not null as chat_started,
  completed_at is not null as completed,
  email_consent is not null as consented,
  email_sent_at is not null as emails_sent,
  booking_link_clicked is not null as booking_clicks,
  deal_value is not null as deal_count,
  coalesce(deal_value, 0) as deal_sum,
  took_ms is not null as timed_count,
  coalesce(took_ms, 0) as timed_ms,
  hub_expires_at is not null as hubs,
  first_hub_visit_at is not null as hub_visits,
  coalesce(lead_score >= 120, 0) as exceptional,
  coalesce(lead_score between 80 and 119, 0) as high,
  coalesce(lead_score between 40 and 79, 0) as medium,
  coalesce(lead_score < 40, 0) as low,
  call_booked_at is not null as calls_booked,
  lead_status = 'Won' and email is not null as won_leads,
  iif(email is not null, coalesce(deal_value, 0), 0) as lead_value
from started cross join grains;
--> statement-breakpoint
drop trigger assessments_stats_insert;
--> statement-breakpoint
create trigger assessments_stats_insert after insert on assessments
begin
  insert into assessment_stats (
    grain, bucket, assessment_type, offer_tier, lead_status, has_email, total, quiz_started,
    chat_started, completed, consented, emails_sent, booking_clicks, deal_count, deal_sum, timed_count,
    timed_ms, hubs, hub_visits, exceptional, high, medium, low, calls_booked
  )
  select
    grain, bucket, assessment_type, offer_tier, lead_status, has_email, total, quiz_started,
    chat_started, completed, consented, emails_sent, booking_clicks, deal_count, deal_sum, timed_count,
    timed_ms, hubs, hub_visits, exceptional, high, medium, low, calls_booked
  from assessment_facts where id = new.id
  on conflict (grain, bucket, assessment_type, offer_tier, lead_status, has_email) do update set
    total = total + excluded.total, quiz_started = quiz_started + excluded.quiz_started,
    chat_started = chat_started + excluded.chat_started, completed = completed + excluded.completed,
    consented = consented + excluded.consented, emails_sent = emails_sent + excluded.emails_sent,
    booking_clicks = booking_clicks + excluded.booking_clicks,
    deal_count = deal_count + excluded.deal_count, deal_sum = deal_sum + excluded.deal_sum,
    timed_count = timed_count + excluded.timed_count, timed_ms = timed_ms + excluded.timed_ms,
    hubs = hubs + excluded.hubs, hub_visits = hub_visits + excluded.hub_visits,
    exceptional = exceptional + excluded.exceptional, high = high + excluded.high,
    medium = medium + excluded.medium, low = low + excluded.low,
    calls_booked = calls_booked + excluded.calls_booked;
end;
--> statement-breakpoint
drop trigger assessments_stats_before;
--> statement-breakpoint
create trigger assessments_stats_before before update of
  assessment_type, offer_tier, lead_status, email, created_at, quiz_started_at, chat_started_at,
  completed_at, email_consent, email_sent_at, booking_link_clicked, deal_value, hub_expires_at,
  first_hub_visit_at, lead_score, call_booked_at
on assessments when
  new.assessment_type is not old.assessment_type or new.offer_tier is not old.offer_tier or
  new.lead_status is not old.lead_status or new.email is not old.email or
  new.created_at is not old.created_at or new.quiz_started_at is not old.quiz_started_at or
  new.chat_started_at is not old.chat_started_at or new.completed_at is not old.completed_at or
  new.email_consent is not old.email_consent or new.email_sent_at is not old.email_sent_at or
  new.booking_link_clicked is not old.booking_link_clicked or new.deal_value is not old.deal_value or
  new.hub_expires_at is not old.hub_expires_at or new.first_hub_visit_at is not old.first_hub_visit_at or
  new.lead_score is not old.lead_score or new.call_booked_at is not old.call_booked_at
begin
  insert into assessment_stats (
    grain, bucket, assessment_type, offer_tier, lead_status, has_email, total, quiz_started,
    chat_started, completed, consented, emails_sent, booking_clicks, deal_count, deal_sum, timed_count,
    timed_ms, hubs, hub_visits, exceptional, high, medium, low, calls_booked
  )
  select
    grain, bucket, assessment_type, offer_tier, lead_status, has_email, -total, -quiz_started,
    -chat_started, -completed, -consented, -emails_sent, -booking_clicks, -deal_count, -deal_sum,
    -timed_count, -timed_ms, -hubs, -hub_visits, -exceptional, -high, -medium, -low, -calls_booked
  from assessment_facts where id = old.id
  on conflict (grain, bucket, assessment_type, offer_tier, lead_status, has_email) do update set
    total = total + excluded.total, quiz_started = quiz_started + excluded.quiz_started,
    chat_started = chat_started + excluded.chat_started, completed = completed + excluded.completed,
    consented = consented + excluded.consented, emails_sent = emails_sent + excluded.emails_sent,
    booking_clicks = booking_clicks + excluded.booking_clicks,
    deal_count = deal_count + excluded.deal_count, deal_sum = deal_sum + excluded.deal_sum,
    timed_count = timed_count + excluded.timed_count, timed_ms = timed_ms + excluded.timed_ms,
    hubs = hubs + excluded.hubs, hub_visits = hub_visits + excluded.hub_visits,
    exceptional = exceptional + excluded.exceptional, high = high + excluded.high,
    medium = medium + excluded.medium, low = low + excluded.low,
    calls_booked = calls_booked + excluded.calls_booked;
end;
--> statement-breakpoint
drop trigger assessments_stats_after;
--> statement-breakpoint
create trigger assessments_stats_after after update of
  assessment_type, offer_tier, lead_status, email, created_at, quiz_started_at, chat_started_at,
  completed_at, email_consent, email_sent_at, booking_link_clicked, deal_value, hub_expires_at,
  first_hub_visit_at, lead_score, call_booked_at
on assessments when
  new.assessment_type is not old.assessment_type or new.offer_tier is not old.offer_tier or
  new.lead_status is not old.lead_status or new.email is not old.email or
  new.created_at is not old.created_at or new.quiz_started_at is not old.quiz_started_at or
  new.chat_started_at is not old.chat_started_at or new.completed_at is not old.completed_at or
  new.email_consent is not old.email_consent or new.email_sent_at is not old.email_sent_at or
  new.booking_link_clicked is not old.booking_link_clicked or new.deal_value is not old.deal_value or
  new.hub_expires_at is not old.hub_expires_at or new.first_hub_visit_at is not old.first_hub_visit_at or
  new.lead_score is not old.lead_score or new.call_booked_at is not old.call_booked_at
begin
  insert into assessment_stats (
    grain, bucket, assessment_type, offer_tier, lead_status, has_email, total, quiz_started,
    chat_started, completed, consented, emails_sent, booking_clicks, deal_count, deal_sum, timed_count,
    timed_ms, hubs, hub_visits, exceptional, high, medium, low, calls_booked
  )
  select
    grain, bucket, assessment_type, offer_tier, lead_status, has_email, total, quiz_started,
    chat_started, completed, consented, emails_sent, booking_clicks, deal_count, deal_sum, timed_count,
    timed_ms, hubs, hub_visits, exceptional, high, medium, low, calls_booked
  from assessment_facts where id = new.id
  on conflict (grain, bucket, assessment_type, offer_tier, lead_status, has_email) do update set
    total = total + excluded.total, quiz_started = quiz_started + excluded.quiz_started,
    chat_started = chat_started + excluded.chat_started, completed = completed + excluded.completed,
    consented = consented + excluded.consented, emails_sent = emails_sent + excluded.emails_sent,
    booking_clicks = booking_clicks + excluded.booking_clicks,
    deal_count = deal_count + excluded.deal_count, deal_sum = deal_sum + excluded.deal_sum,
    timed_count = timed_count + excluded.timed_count, timed_ms = timed_ms + excluded.timed_ms,
    hubs = hubs + excluded.hubs, hub_visits = hub_visits + excluded.hub_visits,
    exceptional = exceptional + excluded.exceptional, high = high + excluded.high,
    medium = medium + excluded.medium, low = low + excluded.low,
    calls_booked = calls_booked + excluded.calls_booked;
end;
--> statement-breakpoint
drop trigger assessments_stats_delete;
--> statement-breakpoint
create trigger assessments_stats_delete before delete on assessments
begin
  insert into assessment_stats (
    grain, bucket, assessment_type, offer_tier, lead_status, has_email, total, quiz_started,
    chat_started, completed, consented, emails_sent, booking_clicks, deal_count, deal_sum, timed_count,
    timed_ms, hubs, hub_visits, exceptional, high, medium, low, calls_booked
  )
  select
    grain, bucket, assessment_type, offer_tier, lead_status, has_email, -total, -quiz_started,
    -chat_started, -completed, -consented, -emails_sent, -booking_clicks, -deal_count, -deal_sum,
    -timed_count, -timed_ms, -hubs, -hub_visits, -exceptional, -high, -medium, -low, -calls_booked
  from assessment_facts where id = old.id
  on conflict (grain, bucket, assessment_type, offer_tier, lead_status, has_email) do update set
    total = total + excluded.total, quiz_started = quiz_started + excluded.quiz_started,
    chat_started = chat_started + excluded.chat_started, completed = completed + excluded.completed,
    consented = consented + excluded.consented, emails_sent = emails_sent + excluded.emails_sent,
    booking_clicks = booking_clicks + excluded.booking_clicks,
    deal_count = deal_count + excluded.deal_count, deal_sum = deal_sum + excluded.deal_sum,
    timed_count = timed_count + excluded.timed_count, timed_ms = timed_ms + excluded.timed_ms,
    hubs = hubs + excluded.hubs, hub_visits = hub_visits + excluded.hub_visits,
    exceptional = exceptional + excluded.exceptional, high = high + excluded.high,
    medium = medium + excluded.medium, low = low + excluded.low,
    calls_booked = calls_booked + excluded.calls_booked;
end;
--> statement-breakpoint
-- What `bookings` say of each lead, from here on kept in the same writes.
update assessments set
  call_status = (
    select status from bookings b where b.assessment_id = assessments.id and b.replaced_by is null
    order by b.status = 'cancelled', b.event_at desc, b.id desc limit 1),
  call_starts_at = (
    select starts_at from bookings b where b.assessment_id = assessments.id and b.replaced_by is null
    order by b.status = 'cancelled', b.event_at desc, b.id desc limit 1),
  call_booked_at = (
    select min(created_at) from bookings b
    where b.assessment_id = assessments.id and b.replaced_by is null and b.status <> 'cancelled')
where id in (select assessment_id from bookings);
