create table users (
  id bigint generated always as identity primary key,
  phone_number text not null unique,
  name text not null,
  password_hash text not null,
  time_zone text not null default 'America/New_York',
  call_time text default '19:00',
  is_active boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

-- Losing a row here is losing every word of that person, on purpose: deleting an account begins with it.
create table data_keys (
  user_id bigint primary key references users on delete cascade,
  wrapped bytea not null
);

create table sessions (
  token_hash bytea primary key,
  user_id bigint not null references users on delete cascade,
  created_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index sessions_by_user on sessions (user_id);

-- Counters of tries per address and per number; nothing here is worth surviving a crash.
create unlogged table attempts (
  key text primary key,
  count integer not null,
  window_ends_at timestamptz not null
);
