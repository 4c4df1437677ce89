-- The initial configuration: the offers, and rules that yield the built-in tiers.
insert into rules_version (id, version) values (1, 1);
--> statement-breakpoint
insert into fold_state (id, epoch) values (1, '');
--> statement-breakpoint
insert into tier_configs (tier, sort_order, name, title, phase, description, features, investment, discount, pdf_link, is_active) values
  (1, 1, 'Build & Launch', 'What you get:', 'Build', 'Ads are only as good as the foundation under them. We build it with you first, from product to funnel, then launch your Meta campaigns on top.', '["Product: your offer to the market","Audience: your ideal customer profile","Offer: magnetic messaging that converts","Funnel: a smooth path to purchase, built with you","Launch of your Meta campaigns once all four are in place"]', '$12K–$15K (can be spread over 3 months)', 0, null, 1),
  (2, 2, 'Rebuild & Launch', 'What you get:', 'Rebuild', 'We go through product, audience, offer and funnel, rebuild each part that doesn’t hold up, and then launch your Meta campaigns.', '["A review of all four parts and of any ads run so far","Product and audience: your offer to the market and your ideal customer profile, rebuilt as needed","Offer: messaging rewritten to convert","Funnel: a smooth path to purchase, rebuilt wherever it loses people","Launch of your Meta campaigns on the new foundation"]', '$12K–$15K (or $6K/m × 3)', 0, null, 1),
  (3, 3, 'Refresh & Optimize', 'What you get:', 'Refresh', 'We check product, audience, offer and funnel, refresh the weakest first, and keep optimizing the Meta campaigns built on them.', '["A check of product, audience, offer and funnel to find the weakest link","Refreshed messaging for your offer","A smoother path to purchase wherever the funnel loses people","Ongoing optimization of the Meta campaigns"]', '$3K–$5K upfront + 10% of ad spend', 0, null, 1),
  (4, 4, 'Optimize & Scale', 'What you get:', 'Scale', 'We run Meta ads for you: our agency plans, builds and optimizes the campaigns, and puts more budget behind what converts.', '["Meta campaigns run for you by a full-service agency","Ongoing optimization of audience, offer and funnel","Scaling whatever converts best","Three ways to pay: by the month, by ad spend or by new revenue"]', '$5K/month OR 10% ad spend OR 10% of new revenue', 0, null, 1),
  (5, 5, 'DGM Coaching', 'What you get:', 'Coaching', 'Coaching for you or your team: someone experienced beside you while you learn, test and grow with Meta ads, at your own pace.', '["1:1 or group coaching","Weekly office hours","Training","Tools","A community"]', 'From $2k/month', 0, null, 1);
--> statement-breakpoint
insert into scoring_rules (id, question_id, answer_value, points) values
  (1, 'situation', 'haven''t-run-ads', 0),
  (2, 'situation', 'tried-failed', 5),
  (3, 'situation', 'yo-yo', 10),
  (4, 'situation', 'working-handoff', 15),
  (5, 'situation', 'coaching', 20),
  (6, 'adSpend', 'under-100', 0),
  (7, 'adSpend', '100-300', 5),
  (8, 'adSpend', '300-1000', 10),
  (9, 'adSpend', '1000-3000', 15),
  (10, 'adSpend', '3000-plus', 20),
  (11, 'funnel', 'no-funnel', 0),
  (12, 'funnel', 'not-converting', 5),
  (13, 'funnel', 'inconsistent', 10),
  (14, 'funnel', 'converting', 15),
  (15, 'goal', 'first-funnel', 0),
  (16, 'goal', 'fix-inconsistency', 10),
  (17, 'goal', 'scale', 15),
  (18, 'goal', 'coaching', 20);
--> statement-breakpoint
insert into score_ranges (id, min_score, max_score, target_tier) values
  (1, 0, 15, 1),
  (2, 16, 25, 2),
  (3, 26, 35, 3),
  (4, 36, 45, 4),
  (5, 46, 75, 5);
--> statement-breakpoint
insert into override_rules (id, name, question_id, answer_value, and_question_id, and_answer_value, target_tier, priority, is_active) values
  (1, 'No funnel yet', 'funnel', 'no-funnel', null, null, 1, 10, 1),
  (2, 'Wants coaching', 'situation', 'coaching', null, null, 5, 20, 1),
  (3, 'Small spend, tried before', 'adSpend', 'under-100', 'situation', 'tried-failed', 2, 30, 1),
  (4, 'Modest spend, tried before', 'adSpend', '100-300', 'situation', 'tried-failed', 2, 40, 1),
  (5, 'Small spend', 'adSpend', 'under-100', null, null, 1, 50, 1),
  (6, 'Modest spend', 'adSpend', '100-300', null, null, 1, 60, 1);
--> statement-breakpoint
insert into system_settings (key, value, description) values
  ('hub_expiry_hours', '12', 'Hours from completion until a strategy hub expires'),
  ('extension_hours', '48', 'Hours suggested when a hub is extended'),
  ('retention_days_anonymous', '30', 'Days until an unfinished assessment without an email is deleted'),
  ('retention_days_ip', '90', 'Days until the IP address of an assessment is deleted'),
  ('desk_time_zone', 'America/Edmonton', 'The time zone of the calling hours and holidays'),
  ('desk_hours', '{"monday":[{"from":"09:00","to":"17:00"}],"tuesday":[{"from":"09:00","to":"17:00"}],"wednesday":[{"from":"09:00","to":"17:00"}],"thursday":[{"from":"09:00","to":"17:00"}],"friday":[{"from":"09:00","to":"17:00"}],"saturday":[],"sunday":[]}', 'When the team calls'),
  ('desk_holidays', '[]', 'Days without calls'),
  ('desk_targets', '{"asked":5,"Exceptional":5,"High":30,"Medium":240,"Low":480}', 'Minutes of calling hours until a lead is due for its first call'),
  ('deal_currency', 'USD', 'The currency of deal values'),
  ('ad_time_zone', 'America/Edmonton', 'The time zone of the ad account, whose days spend and leads are counted by');
