-- Everything that drizzle's schema cannot express: tables without a rowid, views, triggers and the search. By
-- subject: the roll-ups behind Analytics and a trial of the rules, what each ad cost and brought, the search, the marks
-- of changed leads, what has changed for staff, what Slack shows.
-- A trigger's BEGIN and END are in capitals and no body contains a CASE, because D1 splits a migration into
-- statements at these words. test/tools/deploy/sent-migration.ts turns these files into what is sent.
--
-- The roll-ups of leads are those of `FIGURES` in worker/domain/consequences, which the fold keeps: in UTC quarter-hours
-- (q), days (d), weeks (w, starting on Thursday, as 1 January 1970 did) and all time (a, bucket 0), so that thirty days
-- take few rows to read. Stored by primary key, so a cell is found and written in one place; a rowid table would store
-- each key a second time, in its index. The measures can be summed over any set of cells. Tier 0 means none.
-- Their cells have a generation: while staff have the figures rebuilt, the next one is summed beside the one that is
-- read. Readers go by the views further down; cells of earlier generations are deleted by the cron.
create table assessment_stats_cells (
  generation integer not null,
  grain text not null,
  bucket integer not null,
  assessment_type text not null,
  offer_tier integer not null,
  lead_status text not null,
  has_email integer not null,
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
  primary key (generation, grain, bucket, assessment_type, offer_tier, lead_status, has_email)
) without rowid;
--> statement-breakpoint
-- Starts and completions alone, without other dimensions, for the trend.
create table assessment_trend_cells (
  generation integer not null,
  grain text not null,
  bucket integer not null,
  total integer not null,
  completed integer not null,
  booking_clicks integer not null,
  primary key (generation, grain, bucket)
) without rowid;
--> statement-breakpoint
-- Leads by the source and campaign of their first touch.
create table campaign_stats_cells (
  generation integer not null,
  grain text not null,
  bucket integer not null,
  source text not null,
  campaign text not null,
  total integer not null,
  completed integer not null,
  leads integer not null,
  won integer not null,
  deal_sum integer not null,
  primary key (generation, grain, bucket, source, campaign)
) without rowid;
--> statement-breakpoint
-- Campaigns are ranked by frequency only over all time.
create index campaign_stats_top on campaign_stats_cells (generation, total) where grain = 'a' and bucket = 0;
--> statement-breakpoint
-- First calls (contract 14), and leads that may be called and have not been, by lead-score band, by who made the call or
-- else has the lead ('' is nobody), and by how fast the call was. 'minutes' is a histogram: how many calls were made
-- within so many minutes of desk time, past eight hours within so many hours, as a JSON object. As rows of their own its
-- parts would be nearly as many as the calls. 'lived_minutes' is the same by the clock on the wall.
create table first_call_stats_cells (
  generation integer not null,
  grain text not null,
  bucket integer not null,
  band text not null,
  staff text not null,
  speed text not null,
  total integer not null,
  in_time integer not null,
  reached integer not null,
  won integer not null,
  minutes text not null,
  lived_minutes text not null,
  primary key (generation, grain, bucket, band, staff, speed)
) without rowid;
--> statement-breakpoint
-- Why leads with an address were lost; '' is not given.
create table lost_stats_cells (
  generation integer not null,
  grain text not null,
  bucket integer not null,
  reason text not null,
  total integer not null,
  deal_sum integer not null,
  primary key (generation, grain, bucket, reason)
) without rowid;
--> statement-breakpoint
-- Whose leads there are, of all time: what board and list count of one owner's leads, and what they take off all leads
-- for nobody's. Leads without an owner write nothing here.
create table owner_stats_cells (
  generation integer not null,
  owner text not null,
  lead_status text not null,
  has_email integer not null,
  total integer not null,
  completed integer not null,
  booking_clicks integer not null,
  deal_count integer not null,
  deal_sum integer not null,
  primary key (generation, owner, lead_status, has_email)
) without rowid;
--> statement-breakpoint
-- Abandoned starts that were deleted because of their age. The other roll-ups count the rows that still exist, and
-- Analytics adds the two. Quarter-hours here too, since a local day may begin at any of them. The source comes from
-- a closed list.
create table expired_stats (
  grain text not null,
  bucket integer not null,
  assessment_type text not null,
  source text not null,
  total integer not null,
  quiz_started integer not null,
  chat_started integer not null,
  consented integer not null,
  booking_clicks integer not null,
  primary key (grain, bucket, assessment_type, source)
) without rowid;
--> statement-breakpoint
-- The steps of visits, counted in the browser (contract 19). All names come from closed lists; a day is its number
-- since 1970 in UTC. t0 to t8 are visits by active time; a time told again is taken from one and added to another.
create table step_stats (
  day integer not null,
  door text not null,
  step text not null,
  device text not null,
  source text not null,
  entered integer not null,
  next integer not null,
  back integer not null,
  error integer not null,
  t0 integer not null,
  t1 integer not null,
  t2 integer not null,
  t3 integer not null,
  t4 integer not null,
  t5 integer not null,
  t6 integer not null,
  t7 integer not null,
  t8 integer not null,
  primary key (day, door, step, device, source)
) without rowid;
--> statement-breakpoint
-- How many beacons came from one address since the first of its hour, by a keyed hash and for as long: one address must
-- not move the map. Nothing ties it to what they counted.
create table address_beacons (
  address_hash text primary key not null,
  since integer not null,
  beacons integer not null
) without rowid;
--> statement-breakpoint
create index address_beacons_age on address_beacons (since);
--> statement-breakpoint
-- The assessments whose booked call is counted among the steps, so that it is once, whoever tells of it first.
create table booked_steps (assessment_id integer primary key not null);
--> statement-breakpoint
-- When an assessment's own page said that a call was booked, of which a webhook may never tell.
create table reported_calls (assessment_id integer primary key not null, reported_at integer not null);
--> statement-breakpoint
-- Leads by when they first became SQL, and how many of them are Won now. A lead that never was SQL is in none.
create table cohort_stats_cells (
  generation integer not null,
  grain text not null,
  bucket integer not null,
  total integer not null,
  won integer not null,
  primary key (generation, grain, bucket)
) without rowid;
--> statement-breakpoint
-- What each ad cost and brought (contract 18). Both roll-ups have a cell for each line of the tree, under the key of
-- the line above it: '' has the campaigns, '12' the ad sets of a campaign, '12/34' the ads of one of these, and '*' one
-- line for the whole account. An empty id is of leads that no line can be told for. Buckets are days since 1970, weeks
-- from Monday on and quarters of 13 weeks, in the zone of the ad account.
create table ad_spend_stats (
  parent text not null,
  grain text not null,
  bucket integer not null,
  id text not null,
  currency text not null,
  spend integer not null,
  impressions integer not null,
  link_clicks integer not null,
  days integer not null,
  primary key (parent, grain, bucket, id, currency)
) without rowid;
--> statement-breakpoint
-- Cells that are to be deleted: there are some in the midst of a batch alone.
create index ad_spend_stats_empty on ad_spend_stats (days) where days = 0;
--> statement-breakpoint
-- 'valued' is how many of the Won have a deal value, and 'squares' the sum of the squares of these, from which the
-- range of a return comes, as a real number because they are large. Of the starts, 'expired' can no longer be opened.
create table ad_lead_stats (
  touch text not null,
  parent text not null,
  grain text not null,
  bucket integer not null,
  id text not null,
  starts integer not null,
  leads integer not null,
  booked integer not null,
  held integer not null,
  sql integer not null,
  won integer not null,
  valued integer not null,
  value integer not null,
  squares real not null,
  expired integer not null default 0,
  primary key (touch, parent, grain, bucket, id)
) without rowid;
--> statement-breakpoint
create index ad_lead_stats_empty on ad_lead_stats (starts) where starts = 0;
--> statement-breakpoint
-- The newest name of each line, by its key.
create table ad_names (
  key text primary key,
  name text not null,
  day text not null
) without rowid;
--> statement-breakpoint
-- Days whose ads or names have changed: leads without ids that came on them or in the week after are looked at again.
create table ad_days_due (
  day integer primary key,
  after_id integer not null
);
--> statement-breakpoint
-- Up to where assessments have been looked at again since the time zone of the ads changed; no row once all have been.
create table ad_zone_due (
  id integer primary key,
  after_id integer not null
);
--> statement-breakpoint
-- Scored assessments by answers and result.
create table answer_stats_cells (
  generation integer not null,
  answer_key text not null,
  offer_tier integer not null,
  score integer not null,
  total integer not null,
  primary key (generation, answer_key, offer_tier, score)
) without rowid;
--> statement-breakpoint
-- The roll-ups of leads as they are read: the cells of the generation in force.
create view assessment_stats as select
  grain, bucket, assessment_type, offer_tier, lead_status, has_email, total, quiz_started, chat_started, completed,
  consented, emails_sent, booking_clicks, deal_count, deal_sum, timed_count, timed_ms, hubs, hub_visits,
  exceptional, high, medium, low, calls_booked, calls_held, calls_missed
from assessment_stats_cells where generation = (select generation from fold_state);
--> statement-breakpoint
create view assessment_trend as select
  grain, bucket, total, completed, booking_clicks
from assessment_trend_cells where generation = (select generation from fold_state);
--> statement-breakpoint
create view campaign_stats as select
  grain, bucket, source, campaign, total, completed, leads, won, deal_sum
from campaign_stats_cells where generation = (select generation from fold_state);
--> statement-breakpoint
create view first_call_stats as select
  grain, bucket, band, staff, speed, total, in_time, reached, won, minutes, lived_minutes
from first_call_stats_cells where generation = (select generation from fold_state);
--> statement-breakpoint
create view lost_stats as select
  grain, bucket, reason, total, deal_sum
from lost_stats_cells where generation = (select generation from fold_state);
--> statement-breakpoint
create view owner_stats as select
  owner, lead_status, has_email, total, completed, booking_clicks, deal_count, deal_sum
from owner_stats_cells where generation = (select generation from fold_state);
--> statement-breakpoint
create view cohort_stats as select
  grain, bucket, total, won
from cohort_stats_cells where generation = (select generation from fold_state);
--> statement-breakpoint
create view answer_stats as select
  answer_key, offer_tier, score, total
from answer_stats_cells where generation = (select generation from fold_state);
--> statement-breakpoint
-- Substring search, from three characters. Rows with neither name nor e-mail nor number are not indexed.
create virtual table assessment_search using fts5(
  name, email, phone, content = 'assessments', content_rowid = 'id', tokenize = 'trigram'
);
--> statement-breakpoint
-- An erased name leaves the index at once rather than at a later merge.
insert into assessment_search (assessment_search, rank) values ('secure-delete', 1);
--> statement-breakpoint
create trigger assessments_search_insert after insert on assessments when
  coalesce(new.name, new.email, new.phone) is not null
BEGIN
  insert into assessment_search (rowid, name, email, phone) values (new.id, new.name, new.email, new.phone);
END;
--> statement-breakpoint
create trigger assessments_search_update after update of name, email, phone on assessments when
  new.name is not old.name or new.email is not old.email or new.phone is not old.phone
BEGIN
  insert into assessment_search (assessment_search, rowid, name, email, phone)
    select 'delete', old.id, old.name, old.email, old.phone
    where coalesce(old.name, old.email, old.phone) is not null;
  insert into assessment_search (rowid, name, email, phone)
    select new.id, new.name, new.email, new.phone where coalesce(new.name, new.email, new.phone) is not null;
END;
--> statement-breakpoint
create trigger assessments_search_delete after delete on assessments when
  coalesce(old.name, old.email, old.phone) is not null
BEGIN
  insert into assessment_search (assessment_search, rowid, name, email, phone)
    values ('delete', old.id, old.name, old.email, old.phone);
END;
--> statement-breakpoint
-- Prefix search for one or two characters, newest first, reading each match once. Names and e-mails share one list,
-- since two indexes would have to be merged.
create table assessment_prefixes (
  prefix text not null,
  id integer not null,
  primary key (prefix, id)
) without rowid;
--> statement-breakpoint
create trigger assessments_prefixes_insert after insert on assessments when
  new.name is not null or new.email is not null
BEGIN
  insert into assessment_prefixes (prefix, id)
    select distinct column1, new.id from (values (substr(lower(new.name), 1, 1)), (substr(lower(new.name), 1, 2)),
      (substr(lower(new.email), 1, 1)), (substr(lower(new.email), 1, 2)))
    where column1 is not null;
END;
--> statement-breakpoint
create trigger assessments_prefixes_update after update of name, email on assessments when
  new.name is not old.name or new.email is not old.email
BEGIN
  delete from assessment_prefixes where id = old.id and prefix in (
    substr(lower(old.name), 1, 1), substr(lower(old.name), 1, 2),
    substr(lower(old.email), 1, 1), substr(lower(old.email), 1, 2));
  insert into assessment_prefixes (prefix, id)
    select distinct column1, new.id from (values (substr(lower(new.name), 1, 1)), (substr(lower(new.name), 1, 2)),
      (substr(lower(new.email), 1, 1)), (substr(lower(new.email), 1, 2)))
    where column1 is not null;
END;
--> statement-breakpoint
create trigger assessments_prefixes_delete after delete on assessments when
  old.name is not null or old.email is not null
BEGIN
  delete from assessment_prefixes where id = old.id and prefix in (
    substr(lower(old.name), 1, 1), substr(lower(old.name), 1, 2),
    substr(lower(old.email), 1, 1), substr(lower(old.email), 1, 2));
END;
--> statement-breakpoint
-- An assessment of which something has changed that has consequences is marked, and the fold in the Worker draws them
-- (`consequencesOf`): what it adds to the figures, which assessment of a person counts, and when a call is due. Only what
-- consequences are drawn from marks it; the fold's own columns are left out, or it would mark what it has just folded for
-- ever.
create trigger assessments_marks_insert after insert on assessments
BEGIN
  insert into lead_marks (lead_id, seq) values (new.id, 1) on conflict (lead_id) do update set seq = seq + 1, stuck = null;
END;
--> statement-breakpoint
create trigger assessments_marks_update after update of
  suspect, assessment_type, created_at, email, phone, phone_flag, time_zone, offer_tier, score, lead_score,
  answer_key, lead_status, lost_reason, deal_value, quiz_started_at, chat_started_at, completed_at, email_consent,
  email_sent_at, booking_link_clicked, hub_expires_at, first_hub_visit_at, source, campaign, first_touch, last_touch,
  call_consent_at, call_requested_at, call_withdrawn_at, call_status, call_booked_at, call_held_at, last_outcome,
  last_call_at, first_outcome_at, first_call_ms, reached_at, owner, next_action_at
on assessments when
  new.suspect is not old.suspect or new.assessment_type is not old.assessment_type or
  new.created_at is not old.created_at or new.email is not old.email or new.phone is not old.phone or
  new.phone_flag is not old.phone_flag or new.time_zone is not old.time_zone or
  new.offer_tier is not old.offer_tier or new.score is not old.score or new.lead_score is not old.lead_score or
  new.answer_key is not old.answer_key or new.lead_status is not old.lead_status or
  new.lost_reason is not old.lost_reason or new.deal_value is not old.deal_value or
  new.quiz_started_at is not old.quiz_started_at or new.chat_started_at is not old.chat_started_at or
  new.completed_at is not old.completed_at or new.email_consent is not old.email_consent or
  new.email_sent_at is not old.email_sent_at or new.booking_link_clicked is not old.booking_link_clicked or
  new.hub_expires_at is not old.hub_expires_at or new.first_hub_visit_at is not old.first_hub_visit_at or
  new.source is not old.source or new.campaign is not old.campaign or
  new.first_touch is not old.first_touch or new.last_touch is not old.last_touch or
  new.call_consent_at is not old.call_consent_at or new.call_requested_at is not old.call_requested_at or
  new.call_withdrawn_at is not old.call_withdrawn_at or new.call_status is not old.call_status or
  new.call_booked_at is not old.call_booked_at or new.call_held_at is not old.call_held_at or
  new.last_outcome is not old.last_outcome or new.last_call_at is not old.last_call_at or
  new.first_outcome_at is not old.first_outcome_at or new.first_call_ms is not old.first_call_ms or
  new.reached_at is not old.reached_at or new.owner is not old.owner or
  (new.next_action_at is not old.next_action_at and coalesce(new.due_at, old.due_at) is not null)
BEGIN
  insert into lead_marks (lead_id, seq) values (new.id, 1) on conflict (lead_id) do update set seq = seq + 1, stuck = null;
END;
--> statement-breakpoint
-- Those who shared an e-mail or a number that is no longer theirs may count again.
create trigger assessments_marks_parted after update of email, phone on assessments when
  (old.email is not null and new.email is not old.email) or (old.phone is not null and new.phone is not old.phone)
BEGIN
  insert into lead_marks (lead_id, seq)
  select id, 1 from assessments where lower(email) = lower(old.email) and email is not null and id <> new.id
  on conflict (lead_id) do update set seq = seq + 1, stuck = null;
  insert into lead_marks (lead_id, seq)
  select id, 1 from assessments where phone = old.phone and phone is not null and id <> new.id
  on conflict (lead_id) do update set seq = seq + 1, stuck = null;
END;
--> statement-breakpoint
-- Facts that stand beside the assessment.
create trigger lead_first_calls_marks_insert after insert on lead_first_calls
BEGIN
  insert into lead_marks (lead_id, seq) values (new.lead_id, 1) on conflict (lead_id) do update set seq = seq + 1, stuck = null;
END;
--> statement-breakpoint
create trigger lead_first_calls_marks_update after update on lead_first_calls
BEGIN
  insert into lead_marks (lead_id, seq) values (new.lead_id, 1) on conflict (lead_id) do update set seq = seq + 1, stuck = null;
END;
--> statement-breakpoint
-- Of one that is gone, the figures are yet to be taken back, unless whoever deleted it does so at once.
create trigger assessments_marks_delete after delete on assessments
BEGIN
  insert into lead_marks (lead_id, seq) values (old.id, 1) on conflict (lead_id) do update set seq = seq + 1, stuck = null;
  insert into lead_marks (lead_id, seq)
  select id, 1 from assessments where lower(email) = lower(old.email) and email is not null
  on conflict (lead_id) do update set seq = seq + 1, stuck = null;
  insert into lead_marks (lead_id, seq)
  select id, 1 from assessments where phone = old.phone and phone is not null
  on conflict (lead_id) do update set seq = seq + 1, stuck = null;
END;
--> statement-breakpoint
-- What has changed for staff (contract 13): a row for each change that one of their screens shows. Most of them are
-- plain statements beside the write (`tellChange`). Of leads they are triggers, as nearly forty statements write leads.
-- Anonymous unfinished assessments are not told of. The columns are those of staff's list that are the lead's
-- own. What is written counts as changed: who writes many leads writes those that change.
create trigger assessments_changes_insert after insert on assessments when
  new.email is not null or new.completed_at is not null
BEGIN
  insert into changes (entity, entity_id, kind) values ('assessment', new.id, 'created');
END;
--> statement-breakpoint
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
  insert into changes (entity, entity_id, kind) values ('assessment', new.id,
    iif(coalesce(old.email, old.completed_at) is null, 'created',
      iif(coalesce(new.email, new.completed_at) is null, 'deleted', 'updated')));
END;
--> statement-breakpoint
create trigger assessments_changes_delete after delete on assessments when
  old.email is not null or old.completed_at is not null
BEGIN
  insert into changes (entity, entity_id, kind) values ('assessment', old.id, 'deleted');
END;
--> statement-breakpoint
-- Of a booking, as nine statements in six files write it, one of them an upsert that only its old row tells what it
-- changes. One that was moved is on no list any longer.
create trigger bookings_changes_insert after insert on bookings when new.replaced_by is null
BEGIN
  insert into changes (entity, entity_id, kind) values ('booking', new.id, 'created');
END;
--> statement-breakpoint
create trigger bookings_changes_update after update on bookings when
  (new.replaced_by is null or old.replaced_by is null) and
  (new.assessment_id, new.matched_by, new.status, new.outcome, new.said, new.name, new.email, new.starts_at, new.replaced_by)
  is not
  (old.assessment_id, old.matched_by, old.status, old.outcome, old.said, old.name, old.email, old.starts_at, old.replaced_by)
BEGIN
  insert into changes (entity, entity_id, kind)
    values ('booking', new.id, iif(new.replaced_by is null, 'updated', 'deleted'));
END;
--> statement-breakpoint
create trigger bookings_changes_delete after delete on bookings when old.replaced_by is null
BEGIN
  insert into changes (entity, entity_id, kind) values ('booking', old.id, 'deleted');
END;
--> statement-breakpoint
-- Of the deliveries, those that failed for good and need a person. A dozen statements in as many places settle, cancel,
-- send again and delete messages, by the thousand, and few of them know which were dead.
create trigger outbox_changes_update after update of status on outbox when
  (new.status = 'dead') is not (old.status = 'dead')
BEGIN
  insert into changes (entity, entity_id, kind) values ('delivery', new.id, 'updated');
END;
--> statement-breakpoint
create trigger outbox_changes_delete after delete on outbox when old.status = 'dead'
BEGIN
  insert into changes (entity, entity_id, kind) values ('delivery', old.id, 'deleted');
END;
--> statement-breakpoint
-- What Slack shows of a lead (contract 16), by a trigger because those of leads write the news that it follows. Whatever
-- staff are told of has the lead's messages brought up to date, by one row of the outbox: a row that no sender has
-- turned to yet will read what is new when it is sent. Its time is the lead's own, so that the Worker's clock, not the
-- database's, decides whether it is due.
create trigger slack_update after insert on changes when
  new.entity = 'assessment' and new.kind <> 'deleted' and exists (
    select 1 from slack_messages where assessment_id = cast(new.entity_id as integer) and ts is not null)
BEGIN
  insert into outbox (dedupe_key, channel, kind, assessment_id, payload, created_at, due_at)
  select 'slack-update:' || id || ':' || new.id, 'slack', 'slack-update', id, '{}', updated_at, updated_at
  from assessments where id = cast(new.entity_id as integer) and not exists (
    select 1 from outbox where assessment_id = assessments.id and kind = 'slack-update' and status = 'pending'
      and begun_at is null);
END;
--> statement-breakpoint
-- An erased lead's messages are overwritten, whatever erases it, by rows that know nothing of the lead: at once, and
-- again when no sender that read the lead before can be alive (a minute, the lease of the outbox). A webhook's message
-- can only be deleted by hand, so its row stays on the list of those that need a person. A second is taken off for
-- clocks that differ.
create trigger slack_erase after delete on assessments when
  exists (select 1 from slack_messages where assessment_id = old.id)
BEGIN
  insert into outbox (dedupe_key, channel, kind, payload, created_at, due_at, status, last_error)
  select 'slack-erased:' || m.id || ':' || after_ms, 'slack', 'slack-erased',
    json_object('channel', m.channel, 'ts', m.ts, 'sentAt', m.sent_at), now.ms, now.ms + after_ms,
    iif(m.ts is null, 'dead', 'pending'), iif(m.ts is null, 'delete_by_hand', null)
  from slack_messages m
    cross join (select cast(unixepoch('subsec') * 1000 as integer) - 1000 as ms) as now
    cross join (select 0 as after_ms union all select 60000) as times
  where m.assessment_id = old.id and (m.ts is not null or after_ms = 0);
  delete from slack_messages where assessment_id = old.id;
END;
