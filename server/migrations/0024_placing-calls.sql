-- Calls are asked for one after the other, at the carrier's pace, and looked after until the carrier says what became of them.
alter table calls
  -- After this it is too late to call.
  add column place_before timestamptz,
  -- When the carrier was last asked what became of it.
  add column checked_at timestamptz;

-- Days in a row whose call found nobody; from the seventh on, calls rest until the person resumes them.
alter table users
  add column missed_days integer not null default 0,
  add column missed_on date;

-- The one row by which all processes share the carrier's pace.
create table calling_pace (
  is_only boolean primary key default true check (is_only),
  -- Before this the carrier is not asked for another call.
  free_at timestamptz not null default '2000-01-01Z'
);
