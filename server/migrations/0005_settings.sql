create table user_settings (
  id bigint generated always as identity,
  user_id bigint primary key references users on delete cascade,
  daily_call_enabled boolean not null default true,
  max_call_duration integer not null default 600 check (max_call_duration between 60 and 1800),
  weekly_analysis_enabled boolean not null default true,
  monthly_report_enabled boolean not null default true,
  writing_prompts_enabled boolean not null default true,
  notifications_enabled boolean not null default true,
  experiments_enabled boolean not null default false,
  routine_builder_enabled boolean not null default false,
  coherence_mode_enabled boolean not null default false,
  goals_enabled boolean not null default false,
  checklists_enabled boolean not null default false,
  current_habit_system_id bigint,
  current_ai_coach_id bigint,
  -- Sealed: goals and preferences; null until there are any.
  words bytea,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
insert into user_settings (user_id) select id from users;

alter table journal_entries add column version integer not null default 1;
