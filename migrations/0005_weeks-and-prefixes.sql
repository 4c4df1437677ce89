-- Weeks beside quarter-hours, days and all time: thirty days are then read in a third of the rows. They
-- begin on Thursdays, as the first of 1970 was one. The triggers take their grains from the view.
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
  lead_status = 'Won' and email is not null as won_leads,
  iif(email is not null, coalesce(deal_value, 0), 0) as lead_value
from started cross join grains;
--> statement-breakpoint
insert into assessment_stats (
  grain, bucket, assessment_type, offer_tier, lead_status, has_email, total, quiz_started,
  chat_started, completed, consented, emails_sent, booking_clicks, deal_count, deal_sum, timed_count,
  timed_ms, hubs, hub_visits, exceptional, high, medium, low
)
select
  'w', bucket / 604800000 * 604800000 as week, assessment_type, offer_tier, lead_status, has_email,
  sum(total), sum(quiz_started), sum(chat_started), sum(completed), sum(consented), sum(emails_sent),
  sum(booking_clicks), sum(deal_count), sum(deal_sum), sum(timed_count), sum(timed_ms), sum(hubs),
  sum(hub_visits), sum(exceptional), sum(high), sum(medium), sum(low)
from assessment_stats where grain = 'd' group by week, assessment_type, offer_tier, lead_status, has_email;
--> statement-breakpoint
insert into assessment_trend (
  grain, bucket, total, completed, booking_clicks
)
select
  'w', bucket / 604800000 * 604800000 as week, sum(total), sum(completed), sum(booking_clicks)
from assessment_trend where grain = 'd' group by week;
--> statement-breakpoint
insert into campaign_stats (
  grain, bucket, source, campaign, total, completed, leads, won, deal_sum
)
select
  'w', bucket / 604800000 * 604800000 as week, source, campaign, sum(total), sum(completed),
  sum(leads), sum(won), sum(deal_sum)
from campaign_stats where grain = 'd' group by week, source, campaign;
--> statement-breakpoint
-- Prefix search for one and two characters, newest first, each match read once: the first characters of
-- names and e-mails in one list, where two indexes had to be merged.
drop index assessments_email_1;
--> statement-breakpoint
drop index assessments_email_2;
--> statement-breakpoint
drop index assessments_name_1;
--> statement-breakpoint
drop index assessments_name_2;
--> statement-breakpoint
create table assessment_prefixes (
  prefix text not null,
  id integer not null,
  primary key (prefix, id)
) without rowid;
--> statement-breakpoint
insert into assessment_prefixes (prefix, id)
select substr(lower(name), 1, length), id
from assessments cross join (select 1 as length union all select 2)
where name is not null
union
select substr(lower(email), 1, length), id
from assessments cross join (select 1 as length union all select 2)
where email is not null;
--> statement-breakpoint
create trigger assessments_prefixes_insert after insert on assessments when
  new.name is not null or new.email is not null
begin
  insert into assessment_prefixes (prefix, id)
    select distinct column1, new.id from (values (substr(lower(new.name), 1, 1)), (substr(lower(new.name), 1, 2)),
      (substr(lower(new.email), 1, 1)), (substr(lower(new.email), 1, 2)))
    where column1 is not null;
end;
--> statement-breakpoint
create trigger assessments_prefixes_update after update of name, email on assessments when
  new.name is not old.name or new.email is not old.email
begin
  delete from assessment_prefixes where id = old.id and prefix in (
    substr(lower(old.name), 1, 1), substr(lower(old.name), 1, 2),
    substr(lower(old.email), 1, 1), substr(lower(old.email), 1, 2));
  insert into assessment_prefixes (prefix, id)
    select distinct column1, new.id from (values (substr(lower(new.name), 1, 1)), (substr(lower(new.name), 1, 2)),
      (substr(lower(new.email), 1, 1)), (substr(lower(new.email), 1, 2)))
    where column1 is not null;
end;
--> statement-breakpoint
create trigger assessments_prefixes_delete after delete on assessments when
  old.name is not null or old.email is not null
begin
  delete from assessment_prefixes where id = old.id and prefix in (
    substr(lower(old.name), 1, 1), substr(lower(old.name), 1, 2),
    substr(lower(old.email), 1, 1), substr(lower(old.email), 1, 2));
end;
