create table calls (
  id bigint generated always as identity,
  user_id bigint not null references users on delete cascade,
  phone_number text not null,
  status text not null,
  provider_call_id text unique,
  answered_by text,
  recording_url text,
  journal_entry_id bigint,
  max_seconds integer not null default 600,
  -- The page that picked up; only it may come back when the line drops.
  phone_id uuid,
  -- Opens one relay socket, once.
  token_hash bytea,
  -- Counts the sockets of the call: only the newest may write.
  line integer not null default 0,
  created_at timestamptz not null default now(),
  answered_at timestamptz,
  -- Kept fresh by the process that holds the line; when it goes stale, nobody does.
  held_at timestamptz,
  ended_at timestamptz,
  primary key (user_id, id)
);
create index calls_newest on calls (user_id, created_at desc, id desc);
create unique index calls_one_at_a_time on calls (user_id) where status in ('queued', 'ringing', 'in-progress');
create index calls_running on calls (status, held_at) where status in ('queued', 'ringing', 'in-progress');
create unique index calls_by_token on calls (token_hash) where token_hash is not null;

create table call_turns (
  user_id bigint not null references users on delete cascade,
  call_id bigint not null,
  position integer not null,
  -- Sealed: the turn.
  words bytea not null,
  created_at timestamptz not null default now(),
  primary key (user_id, call_id, position),
  foreign key (user_id, call_id) references calls on delete cascade
);
