-- The roll-ups' triggers take what they add from the row at hand, where they read it back through a view of
-- all its columns, and there is one an event. Every trigger that a statement may fire is put together with
-- it: preparing a submit's upsert takes half as long.
drop trigger assessments_stats_insert;
--> statement-breakpoint
drop trigger assessments_stats_before;
--> statement-breakpoint
drop trigger assessments_stats_after;
--> statement-breakpoint
drop trigger assessments_stats_delete;
--> statement-breakpoint
drop trigger assessments_trend_insert;
--> statement-breakpoint
drop trigger assessments_trend_before;
--> statement-breakpoint
drop trigger assessments_trend_after;
--> statement-breakpoint
drop trigger assessments_trend_delete;
--> statement-breakpoint
drop trigger assessments_campaigns_insert;
--> statement-breakpoint
drop trigger assessments_campaigns_before;
--> statement-breakpoint
drop trigger assessments_campaigns_after;
--> statement-breakpoint
drop trigger assessments_campaigns_delete;
--> statement-breakpoint
create view roll_up_grains (grain, width) as
  values ('q', 900000), ('d', 86400000), ('w', 604800000), ('a', 9000000000000000);
--> statement-breakpoint
drop view assessment_facts;
--> statement-breakpoint
create view assessment_facts as
with started as (
  select *, completed_at - coalesce(quiz_started_at, chat_started_at) as took_ms from assessments
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
from started cross join roll_up_grains;
--> statement-breakpoint
create trigger assessments_stats_insert after insert on assessments
begin
  insert into assessment_stats (
    grain, bucket, assessment_type, offer_tier, lead_status, has_email, total, quiz_started, chat_started,
    completed, consented, emails_sent, booking_clicks, deal_count, deal_sum, timed_count, timed_ms, hubs,
    hub_visits, exceptional, high, medium, low, calls_booked
  )
  select
    grain, new.created_at / width * width, new.assessment_type, coalesce(new.offer_tier, 0),
    new.lead_status, new.email is not null, 1, new.quiz_started_at is not null,
    new.chat_started_at is not null, new.completed_at is not null, new.email_consent is not null,
    new.email_sent_at is not null, new.booking_link_clicked is not null, new.deal_value is not null,
    coalesce(new.deal_value, 0),
    new.completed_at - coalesce(new.quiz_started_at, new.chat_started_at) is not null,
    coalesce(new.completed_at - coalesce(new.quiz_started_at, new.chat_started_at), 0),
    new.hub_expires_at is not null, new.first_hub_visit_at is not null, coalesce(new.lead_score >= 120, 0),
    coalesce(new.lead_score between 80 and 119, 0), coalesce(new.lead_score between 40 and 79, 0),
    coalesce(new.lead_score < 40, 0), new.call_booked_at is not null
  from roll_up_grains
  where true
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
create trigger assessments_stats_update after update of
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
    grain, bucket, assessment_type, offer_tier, lead_status, has_email, total, quiz_started, chat_started,
    completed, consented, emails_sent, booking_clicks, deal_count, deal_sum, timed_count, timed_ms, hubs,
    hub_visits, exceptional, high, medium, low, calls_booked
  )
  select
    grain, created_at / width * width, assessment_type, offer_tier, lead_status, has_email, total,
    quiz_started, chat_started, completed, consented, emails_sent, booking_clicks, deal_count, deal_sum,
    timed_count, timed_ms, hubs, hub_visits, exceptional, high, medium, low, calls_booked
  from (
    select
      old.created_at as created_at, old.assessment_type as assessment_type,
      coalesce(old.offer_tier, 0) as offer_tier, old.lead_status as lead_status,
      old.email is not null as has_email, -1 as total, -(old.quiz_started_at is not null) as quiz_started,
      -(old.chat_started_at is not null) as chat_started, -(old.completed_at is not null) as completed,
      -(old.email_consent is not null) as consented, -(old.email_sent_at is not null) as emails_sent,
      -(old.booking_link_clicked is not null) as booking_clicks,
      -(old.deal_value is not null) as deal_count, -coalesce(old.deal_value, 0) as deal_sum,
      -(old.completed_at - coalesce(old.quiz_started_at, old.chat_started_at) is not null) as timed_count,
      -coalesce(old.completed_at - coalesce(old.quiz_started_at, old.chat_started_at), 0) as timed_ms,
      -(old.hub_expires_at is not null) as hubs, -(old.first_hub_visit_at is not null) as hub_visits,
      -coalesce(old.lead_score >= 120, 0) as exceptional,
      -coalesce(old.lead_score between 80 and 119, 0) as high,
      -coalesce(old.lead_score between 40 and 79, 0) as medium, -coalesce(old.lead_score < 40, 0) as low,
      -(old.call_booked_at is not null) as calls_booked
    union all select
      new.created_at, new.assessment_type, coalesce(new.offer_tier, 0), new.lead_status,
      new.email is not null, 1, new.quiz_started_at is not null, new.chat_started_at is not null,
      new.completed_at is not null, new.email_consent is not null, new.email_sent_at is not null,
      new.booking_link_clicked is not null, new.deal_value is not null, coalesce(new.deal_value, 0),
      new.completed_at - coalesce(new.quiz_started_at, new.chat_started_at) is not null,
      coalesce(new.completed_at - coalesce(new.quiz_started_at, new.chat_started_at), 0),
      new.hub_expires_at is not null, new.first_hub_visit_at is not null,
      coalesce(new.lead_score >= 120, 0), coalesce(new.lead_score between 80 and 119, 0),
      coalesce(new.lead_score between 40 and 79, 0), coalesce(new.lead_score < 40, 0),
      new.call_booked_at is not null
  ) cross join roll_up_grains
  where true
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
create trigger assessments_stats_delete after delete on assessments
begin
  insert into assessment_stats (
    grain, bucket, assessment_type, offer_tier, lead_status, has_email, total, quiz_started, chat_started,
    completed, consented, emails_sent, booking_clicks, deal_count, deal_sum, timed_count, timed_ms, hubs,
    hub_visits, exceptional, high, medium, low, calls_booked
  )
  select
    grain, old.created_at / width * width, old.assessment_type, coalesce(old.offer_tier, 0),
    old.lead_status, old.email is not null, -1, -(old.quiz_started_at is not null),
    -(old.chat_started_at is not null), -(old.completed_at is not null), -(old.email_consent is not null),
    -(old.email_sent_at is not null), -(old.booking_link_clicked is not null),
    -(old.deal_value is not null), -coalesce(old.deal_value, 0),
    -(old.completed_at - coalesce(old.quiz_started_at, old.chat_started_at) is not null),
    -coalesce(old.completed_at - coalesce(old.quiz_started_at, old.chat_started_at), 0),
    -(old.hub_expires_at is not null), -(old.first_hub_visit_at is not null),
    -coalesce(old.lead_score >= 120, 0), -coalesce(old.lead_score between 80 and 119, 0),
    -coalesce(old.lead_score between 40 and 79, 0), -coalesce(old.lead_score < 40, 0),
    -(old.call_booked_at is not null)
  from roll_up_grains
  where true
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
create trigger assessments_trend_insert after insert on assessments
begin
  insert into assessment_trend (
    grain, bucket, total, completed, booking_clicks
  )
  select
    grain, new.created_at / width * width, 1, new.completed_at is not null,
    new.booking_link_clicked is not null
  from roll_up_grains
  where true
  on conflict (grain, bucket) do update set
    total = total + excluded.total, completed = completed + excluded.completed,
    booking_clicks = booking_clicks + excluded.booking_clicks;
end;
--> statement-breakpoint
create trigger assessments_trend_update after update of
  created_at, completed_at, booking_link_clicked
on assessments when
  new.created_at is not old.created_at or new.completed_at is not old.completed_at or
  new.booking_link_clicked is not old.booking_link_clicked
begin
  insert into assessment_trend (
    grain, bucket, total, completed, booking_clicks
  )
  select
    grain, created_at / width * width, total, completed, booking_clicks
  from (
    select
      old.created_at as created_at, -1 as total, -(old.completed_at is not null) as completed,
      -(old.booking_link_clicked is not null) as booking_clicks
    union all select
      new.created_at, 1, new.completed_at is not null, new.booking_link_clicked is not null
  ) cross join roll_up_grains
  where true
  on conflict (grain, bucket) do update set
    total = total + excluded.total, completed = completed + excluded.completed,
    booking_clicks = booking_clicks + excluded.booking_clicks;
end;
--> statement-breakpoint
create trigger assessments_trend_delete after delete on assessments
begin
  insert into assessment_trend (
    grain, bucket, total, completed, booking_clicks
  )
  select
    grain, old.created_at / width * width, -1, -(old.completed_at is not null),
    -(old.booking_link_clicked is not null)
  from roll_up_grains
  where true
  on conflict (grain, bucket) do update set
    total = total + excluded.total, completed = completed + excluded.completed,
    booking_clicks = booking_clicks + excluded.booking_clicks;
end;
--> statement-breakpoint
create trigger assessments_campaigns_insert after insert on assessments
begin
  insert into campaign_stats (
    grain, bucket, source, campaign, total, completed, leads, won, deal_sum
  )
  select
    grain, new.created_at / width * width, coalesce(new.source, ''), coalesce(new.campaign, ''), 1,
    new.completed_at is not null, new.email is not null, new.lead_status = 'Won' and new.email is not null,
    iif(new.email is not null, coalesce(new.deal_value, 0), 0)
  from roll_up_grains
  where true
  on conflict (grain, bucket, source, campaign) do update set
    total = total + excluded.total, completed = completed + excluded.completed,
    leads = leads + excluded.leads, won = won + excluded.won, deal_sum = deal_sum + excluded.deal_sum;
end;
--> statement-breakpoint
create trigger assessments_campaigns_update after update of
  created_at, completed_at, email, lead_status, deal_value, source, campaign
on assessments when
  new.created_at is not old.created_at or new.completed_at is not old.completed_at or
  new.email is not old.email or new.lead_status is not old.lead_status or
  new.deal_value is not old.deal_value or new.source is not old.source or new.campaign is not old.campaign
begin
  insert into campaign_stats (
    grain, bucket, source, campaign, total, completed, leads, won, deal_sum
  )
  select
    grain, created_at / width * width, source, campaign, total, completed, leads, won, deal_sum
  from (
    select
      old.created_at as created_at, coalesce(old.source, '') as source,
      coalesce(old.campaign, '') as campaign, -1 as total, -(old.completed_at is not null) as completed,
      -(old.email is not null) as leads, -(old.lead_status = 'Won' and old.email is not null) as won,
      -iif(old.email is not null, coalesce(old.deal_value, 0), 0) as deal_sum
    union all select
      new.created_at, coalesce(new.source, ''), coalesce(new.campaign, ''), 1, new.completed_at is not null,
      new.email is not null, new.lead_status = 'Won' and new.email is not null,
      iif(new.email is not null, coalesce(new.deal_value, 0), 0)
  ) cross join roll_up_grains
  where true
  on conflict (grain, bucket, source, campaign) do update set
    total = total + excluded.total, completed = completed + excluded.completed,
    leads = leads + excluded.leads, won = won + excluded.won, deal_sum = deal_sum + excluded.deal_sum;
end;
--> statement-breakpoint
create trigger assessments_campaigns_delete after delete on assessments
begin
  insert into campaign_stats (
    grain, bucket, source, campaign, total, completed, leads, won, deal_sum
  )
  select
    grain, old.created_at / width * width, coalesce(old.source, ''), coalesce(old.campaign, ''), -1,
    -(old.completed_at is not null), -(old.email is not null),
    -(old.lead_status = 'Won' and old.email is not null),
    -iif(old.email is not null, coalesce(old.deal_value, 0), 0)
  from roll_up_grains
  where true
  on conflict (grain, bucket, source, campaign) do update set
    total = total + excluded.total, completed = completed + excluded.completed,
    leads = leads + excluded.leads, won = won + excluded.won, deal_sum = deal_sum + excluded.deal_sum;
end;
