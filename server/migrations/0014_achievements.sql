-- Never taken back: a row stays though what earned it is deleted.
create table achievements_unlocked (
  user_id bigint not null references users on delete cascade,
  achievement_id integer not null,
  unlocked_at timestamptz not null default now(),
  primary key (user_id, achievement_id)
);
