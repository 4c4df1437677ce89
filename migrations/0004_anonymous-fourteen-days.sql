-- Anonymous sessions are kept for 14 days, unless staff have decided otherwise.
update system_settings set value = '14' where key = 'retention_days_anonymous' and version = 1;
