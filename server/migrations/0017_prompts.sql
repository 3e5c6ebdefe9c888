-- Which prompts a person was shown lately, so that they are not shown again soon.
create table prompt_memories (
  user_id bigint primary key references users on delete cascade,
  -- Sealed: prompts name people and quote entries.
  words bytea not null
);
