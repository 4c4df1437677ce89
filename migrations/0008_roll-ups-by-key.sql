-- The roll-ups are kept by their keys alone: a cell is read where its key is found, and written once. Each
-- had a row in the table and another in the index of its key.
create table kept_rows as select * from assessment_stats;
--> statement-breakpoint
drop table assessment_stats;
--> statement-breakpoint
create table assessment_stats (
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
  calls_booked integer not null default 0,
  primary key (grain, bucket, assessment_type, offer_tier, lead_status, has_email)
) without rowid;
--> statement-breakpoint
insert into assessment_stats select * from kept_rows order by grain, bucket;
--> statement-breakpoint
drop table kept_rows;
--> statement-breakpoint
create table kept_rows as select * from assessment_trend;
--> statement-breakpoint
drop table assessment_trend;
--> statement-breakpoint
create table assessment_trend (
  grain text not null,
  bucket integer not null,
  total integer not null,
  completed integer not null,
  booking_clicks integer not null,
  primary key (grain, bucket)
) without rowid;
--> statement-breakpoint
insert into assessment_trend select * from kept_rows order by grain, bucket;
--> statement-breakpoint
drop table kept_rows;
--> statement-breakpoint
create table kept_rows as select * from campaign_stats;
--> statement-breakpoint
drop table campaign_stats;
--> statement-breakpoint
create table campaign_stats (
  grain text not null,
  bucket integer not null,
  source text not null,
  campaign text not null,
  total integer not null,
  completed integer not null,
  leads integer not null,
  won integer not null,
  deal_sum integer not null,
  primary key (grain, bucket, source, campaign)
) without rowid;
--> statement-breakpoint
insert into campaign_stats select * from kept_rows order by grain, bucket;
--> statement-breakpoint
drop table kept_rows;
--> statement-breakpoint
-- Only the campaigns of all time are asked for by frequency.
CREATE INDEX `campaign_stats_top` ON `campaign_stats` (`total`) WHERE grain = 'a' and bucket = 0;
--> statement-breakpoint
create table kept_rows as select * from answer_stats;
--> statement-breakpoint
drop table answer_stats;
--> statement-breakpoint
create table answer_stats (
  answer_key text not null,
  offer_tier integer not null,
  score integer not null,
  total integer not null,
  primary key (answer_key, offer_tier, score)
) without rowid;
--> statement-breakpoint
insert into answer_stats select * from kept_rows order by answer_key;
--> statement-breakpoint
drop table kept_rows;
