-- The code somebody was last told to prove that a number is theirs. It goes when it is used.
create table phone_codes (
  user_id bigint primary key references users on delete cascade,
  phone_number text not null,
  channel text not null,
  -- Keyed by the host: six digits alone are soon found.
  mark text not null,
  told_at timestamptz not null,
  tries_left integer not null
);

-- How much was asked of the carrier on a day (UTC), by all people and processes together.
create table carrier_days (
  day date primary key,
  asked integer not null,
  -- Of these, calls and codes to numbers that nobody has proved.
  unproved integer not null
);
