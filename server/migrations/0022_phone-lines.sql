-- A call over a carrier's line: what was asked of it, when, and what became of it.
alter table calls
  -- Why it was not made, or how it ended: CallReason of the contract.
  add column reason text,
  -- Which try for its slot this is: 1, and one more for every retry or snooze.
  add column attempt integer not null default 1,
  -- When to ask the carrier; null once that is settled.
  add column place_at timestamptz,
  -- Written before the carrier is asked: from here on it may be ringing, whatever we hear.
  add column asked_at timestamptz,
  -- The highest number of the carrier's callbacks seen.
  add column callback_number integer not null default -1,
  -- A machine was suspected once; the second sign ends the call.
  add column machine_suspected_at timestamptz;
drop index calls_one_per_slot;
create unique index calls_one_per_try on calls (user_id, slot, attempt) where slot is not null;
create index calls_to_place on calls (place_at) where place_at is not null;

alter table users
  -- Proved by a code, or by an answered call. A changed number has to be proved anew.
  add column phone_proved_at timestamptz,
  -- Not called before then.
  add column calls_paused_until timestamptz,
  -- When `next_call_at` is another try for an earlier slot: which slot, and which try.
  add column retry_slot timestamptz,
  add column retry_attempt integer;

-- What each person agreed to, in the words they saw.
create table consents (
  id bigint generated always as identity,
  user_id bigint not null references users on delete cascade,
  version text not null,
  words text not null,
  given_at timestamptz not null default now(),
  primary key (user_id, id)
);
