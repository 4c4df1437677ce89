-- The steps of the weeks that are over, summed from `step_stats`: a year is read from 52 of them. A week is its number
-- since 1970, of seven days in UTC.
create table step_weeks (
  week integer not null,
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
  primary key (week, door, step, device, source)
) without rowid;
