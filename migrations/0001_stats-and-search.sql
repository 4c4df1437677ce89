-- What each assessment adds to the roll-ups, once a grain: UTC quarter-hours, days, all time (bucket 0).
-- The triggers below take a row's share out before a change and put it back after, so that every write
-- keeps the roll-ups equal to a count over the rows.
create view assessment_facts as
with started as (
  select *, completed_at - coalesce(quiz_started_at, chat_started_at) as took_ms from assessments
),
grains (grain, width) as (
  values ('q', 900000), ('d', 86400000), ('a', 9000000000000000)
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
  lead_status = 'Won' and email is not null as won_leads,
  iif(email is not null, coalesce(deal_value, 0), 0) as lead_value
from started cross join grains;
--> statement-breakpoint
create trigger assessments_stats_insert after insert on assessments
begin
  insert into assessment_stats (
    grain, bucket, assessment_type, offer_tier, lead_status, has_email, total, quiz_started,
    chat_started, completed, consented, emails_sent, booking_clicks, deal_count, deal_sum, timed_count,
    timed_ms, hubs, hub_visits, exceptional, high, medium, low
  )
  select
    grain, bucket, assessment_type, offer_tier, lead_status, has_email, total, quiz_started,
    chat_started, completed, consented, emails_sent, booking_clicks, deal_count, deal_sum, timed_count,
    timed_ms, hubs, hub_visits, exceptional, high, medium, low
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
    medium = medium + excluded.medium, low = low + excluded.low;
end;
--> statement-breakpoint
create trigger assessments_stats_before before update of
  assessment_type, offer_tier, lead_status, email, created_at, quiz_started_at, chat_started_at,
  completed_at, email_consent, email_sent_at, booking_link_clicked, deal_value, hub_expires_at,
  first_hub_visit_at, lead_score
on assessments when
  new.assessment_type is not old.assessment_type or new.offer_tier is not old.offer_tier or
  new.lead_status is not old.lead_status or new.email is not old.email or
  new.created_at is not old.created_at or new.quiz_started_at is not old.quiz_started_at or
  new.chat_started_at is not old.chat_started_at or new.completed_at is not old.completed_at or
  new.email_consent is not old.email_consent or new.email_sent_at is not old.email_sent_at or
  new.booking_link_clicked is not old.booking_link_clicked or new.deal_value is not old.deal_value or
  new.hub_expires_at is not old.hub_expires_at or new.first_hub_visit_at is not old.first_hub_visit_at or
  new.lead_score is not old.lead_score
begin
  insert into assessment_stats (
    grain, bucket, assessment_type, offer_tier, lead_status, has_email, total, quiz_started,
    chat_started, completed, consented, emails_sent, booking_clicks, deal_count, deal_sum, timed_count,
    timed_ms, hubs, hub_visits, exceptional, high, medium, low
  )
  select
    grain, bucket, assessment_type, offer_tier, lead_status, has_email, -total, -quiz_started,
    -chat_started, -completed, -consented, -emails_sent, -booking_clicks, -deal_count, -deal_sum,
    -timed_count, -timed_ms, -hubs, -hub_visits, -exceptional, -high, -medium, -low
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
    medium = medium + excluded.medium, low = low + excluded.low;
end;
--> statement-breakpoint
create trigger assessments_stats_after after update of
  assessment_type, offer_tier, lead_status, email, created_at, quiz_started_at, chat_started_at,
  completed_at, email_consent, email_sent_at, booking_link_clicked, deal_value, hub_expires_at,
  first_hub_visit_at, lead_score
on assessments when
  new.assessment_type is not old.assessment_type or new.offer_tier is not old.offer_tier or
  new.lead_status is not old.lead_status or new.email is not old.email or
  new.created_at is not old.created_at or new.quiz_started_at is not old.quiz_started_at or
  new.chat_started_at is not old.chat_started_at or new.completed_at is not old.completed_at or
  new.email_consent is not old.email_consent or new.email_sent_at is not old.email_sent_at or
  new.booking_link_clicked is not old.booking_link_clicked or new.deal_value is not old.deal_value or
  new.hub_expires_at is not old.hub_expires_at or new.first_hub_visit_at is not old.first_hub_visit_at or
  new.lead_score is not old.lead_score
begin
  insert into assessment_stats (
    grain, bucket, assessment_type, offer_tier, lead_status, has_email, total, quiz_started,
    chat_started, completed, consented, emails_sent, booking_clicks, deal_count, deal_sum, timed_count,
    timed_ms, hubs, hub_visits, exceptional, high, medium, low
  )
  select
    grain, bucket, assessment_type, offer_tier, lead_status, has_email, total, quiz_started,
    chat_started, completed, consented, emails_sent, booking_clicks, deal_count, deal_sum, timed_count,
    timed_ms, hubs, hub_visits, exceptional, high, medium, low
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
    medium = medium + excluded.medium, low = low + excluded.low;
end;
--> statement-breakpoint
create trigger assessments_stats_delete before delete on assessments
begin
  insert into assessment_stats (
    grain, bucket, assessment_type, offer_tier, lead_status, has_email, total, quiz_started,
    chat_started, completed, consented, emails_sent, booking_clicks, deal_count, deal_sum, timed_count,
    timed_ms, hubs, hub_visits, exceptional, high, medium, low
  )
  select
    grain, bucket, assessment_type, offer_tier, lead_status, has_email, -total, -quiz_started,
    -chat_started, -completed, -consented, -emails_sent, -booking_clicks, -deal_count, -deal_sum,
    -timed_count, -timed_ms, -hubs, -hub_visits, -exceptional, -high, -medium, -low
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
    medium = medium + excluded.medium, low = low + excluded.low;
end;
--> statement-breakpoint
create trigger assessments_trend_insert after insert on assessments
begin
  insert into assessment_trend (
    grain, bucket, total, completed, booking_clicks
  )
  select
    grain, bucket, total, completed, booking_clicks
  from assessment_facts where id = new.id
  on conflict (grain, bucket) do update set
    total = total + excluded.total, completed = completed + excluded.completed,
    booking_clicks = booking_clicks + excluded.booking_clicks;
end;
--> statement-breakpoint
create trigger assessments_trend_before before update of
  created_at, completed_at, booking_link_clicked
on assessments when
  new.created_at is not old.created_at or new.completed_at is not old.completed_at or
  new.booking_link_clicked is not old.booking_link_clicked
begin
  insert into assessment_trend (
    grain, bucket, total, completed, booking_clicks
  )
  select
    grain, bucket, -total, -completed, -booking_clicks
  from assessment_facts where id = old.id
  on conflict (grain, bucket) do update set
    total = total + excluded.total, completed = completed + excluded.completed,
    booking_clicks = booking_clicks + excluded.booking_clicks;
end;
--> statement-breakpoint
create trigger assessments_trend_after after update of
  created_at, completed_at, booking_link_clicked
on assessments when
  new.created_at is not old.created_at or new.completed_at is not old.completed_at or
  new.booking_link_clicked is not old.booking_link_clicked
begin
  insert into assessment_trend (
    grain, bucket, total, completed, booking_clicks
  )
  select
    grain, bucket, total, completed, booking_clicks
  from assessment_facts where id = new.id
  on conflict (grain, bucket) do update set
    total = total + excluded.total, completed = completed + excluded.completed,
    booking_clicks = booking_clicks + excluded.booking_clicks;
end;
--> statement-breakpoint
create trigger assessments_trend_delete before delete on assessments
begin
  insert into assessment_trend (
    grain, bucket, total, completed, booking_clicks
  )
  select
    grain, bucket, -total, -completed, -booking_clicks
  from assessment_facts where id = old.id
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
    grain, bucket, source, campaign, total, completed, has_email, won_leads, lead_value
  from assessment_facts where id = new.id
  on conflict (grain, bucket, source, campaign) do update set
    total = total + excluded.total, completed = completed + excluded.completed,
    leads = leads + excluded.leads, won = won + excluded.won, deal_sum = deal_sum + excluded.deal_sum;
end;
--> statement-breakpoint
create trigger assessments_campaigns_before before update of
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
    grain, bucket, source, campaign, -total, -completed, -has_email, -won_leads, -lead_value
  from assessment_facts where id = old.id
  on conflict (grain, bucket, source, campaign) do update set
    total = total + excluded.total, completed = completed + excluded.completed,
    leads = leads + excluded.leads, won = won + excluded.won, deal_sum = deal_sum + excluded.deal_sum;
end;
--> statement-breakpoint
create trigger assessments_campaigns_after after update of
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
    grain, bucket, source, campaign, total, completed, has_email, won_leads, lead_value
  from assessment_facts where id = new.id
  on conflict (grain, bucket, source, campaign) do update set
    total = total + excluded.total, completed = completed + excluded.completed,
    leads = leads + excluded.leads, won = won + excluded.won, deal_sum = deal_sum + excluded.deal_sum;
end;
--> statement-breakpoint
create trigger assessments_campaigns_delete before delete on assessments
begin
  insert into campaign_stats (
    grain, bucket, source, campaign, total, completed, leads, won, deal_sum
  )
  select
    grain, bucket, source, campaign, -total, -completed, -has_email, -won_leads, -lead_value
  from assessment_facts where id = old.id
  on conflict (grain, bucket, source, campaign) do update set
    total = total + excluded.total, completed = completed + excluded.completed,
    leads = leads + excluded.leads, won = won + excluded.won, deal_sum = deal_sum + excluded.deal_sum;
end;
--> statement-breakpoint
create trigger assessments_answers_insert after insert on assessments when new.answer_key is not null
begin
  insert into answer_stats (answer_key, offer_tier, score, total)
    select new.answer_key, new.offer_tier, new.score, 1
    where new.answer_key is not null and new.offer_tier is not null and new.score is not null
  on conflict (answer_key, offer_tier, score) do update set total = total + excluded.total;
end;
--> statement-breakpoint
create trigger assessments_answers_update after update of answer_key, offer_tier, score on assessments when
  new.answer_key is not old.answer_key or new.offer_tier is not old.offer_tier or new.score is not old.score
begin
  insert into answer_stats (answer_key, offer_tier, score, total)
    select old.answer_key, old.offer_tier, old.score, -1
    where old.answer_key is not null and old.offer_tier is not null and old.score is not null
  on conflict (answer_key, offer_tier, score) do update set total = total + excluded.total;
  insert into answer_stats (answer_key, offer_tier, score, total)
    select new.answer_key, new.offer_tier, new.score, 1
    where new.answer_key is not null and new.offer_tier is not null and new.score is not null
  on conflict (answer_key, offer_tier, score) do update set total = total + excluded.total;
end;
--> statement-breakpoint
create trigger assessments_answers_delete after delete on assessments when old.answer_key is not null
begin
  insert into answer_stats (answer_key, offer_tier, score, total)
    select old.answer_key, old.offer_tier, old.score, -1
    where old.answer_key is not null and old.offer_tier is not null and old.score is not null
  on conflict (answer_key, offer_tier, score) do update set total = total + excluded.total;
end;
--> statement-breakpoint
-- Substring search from three characters. Rows without name and e-mail are not in the index.
create virtual table assessment_search using fts5(
  name, email, content = 'assessments', content_rowid = 'id', tokenize = 'trigram'
);
--> statement-breakpoint
-- An erased name leaves the index at once, not at some later merge.
insert into assessment_search (assessment_search, rank) values ('secure-delete', 1);
--> statement-breakpoint
create trigger assessments_search_insert after insert on assessments when (new.name is not null or new.email is not null)
begin
  insert into assessment_search (rowid, name, email) values (new.id, new.name, new.email);
end;
--> statement-breakpoint
create trigger assessments_search_update after update of name, email on assessments when
  new.name is not old.name or new.email is not old.email
begin
  insert into assessment_search (assessment_search, rowid, name, email)
    select 'delete', old.id, old.name, old.email where (old.name is not null or old.email is not null);
  insert into assessment_search (rowid, name, email)
    select new.id, new.name, new.email where (new.name is not null or new.email is not null);
end;
--> statement-breakpoint
create trigger assessments_search_delete after delete on assessments when (old.name is not null or old.email is not null)
begin
  insert into assessment_search (assessment_search, rowid, name, email)
    values ('delete', old.id, old.name, old.email);
end;
--> statement-breakpoint
-- Prefix search for one and two characters, newest first without a sort.
create index assessments_email_1 on assessments (substr(lower(email), 1, 1), id) where email is not null;
--> statement-breakpoint
create index assessments_email_2 on assessments (substr(lower(email), 1, 2), id) where email is not null;
--> statement-breakpoint
create index assessments_name_1 on assessments (substr(lower(name), 1, 1), id) where name is not null;
--> statement-breakpoint
create index assessments_name_2 on assessments (substr(lower(name), 1, 2), id) where name is not null;
--> statement-breakpoint
create trigger scoring_rules_insert_version after insert on scoring_rules
begin
  update rules_version set version = version + 1 where id = 1;
end;
--> statement-breakpoint
create trigger scoring_rules_update_version after update on scoring_rules
begin
  update rules_version set version = version + 1 where id = 1;
end;
--> statement-breakpoint
create trigger scoring_rules_delete_version after delete on scoring_rules
begin
  update rules_version set version = version + 1 where id = 1;
end;
--> statement-breakpoint
create trigger score_ranges_insert_version after insert on score_ranges
begin
  update rules_version set version = version + 1 where id = 1;
end;
--> statement-breakpoint
create trigger score_ranges_update_version after update on score_ranges
begin
  update rules_version set version = version + 1 where id = 1;
end;
--> statement-breakpoint
create trigger score_ranges_delete_version after delete on score_ranges
begin
  update rules_version set version = version + 1 where id = 1;
end;
--> statement-breakpoint
create trigger override_rules_insert_version after insert on override_rules
begin
  update rules_version set version = version + 1 where id = 1;
end;
--> statement-breakpoint
create trigger override_rules_update_version after update on override_rules
begin
  update rules_version set version = version + 1 where id = 1;
end;
--> statement-breakpoint
create trigger override_rules_delete_version after delete on override_rules
begin
  update rules_version set version = version + 1 where id = 1;
end;
