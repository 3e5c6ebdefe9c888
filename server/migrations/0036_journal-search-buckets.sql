-- What stands in a journal's search buckets is behind for these entries.
create table journal_search_unmerged (
  user_id bigint not null references users on delete cascade,
  -- No reference to the entry: where it was deleted, its terms still have to leave the buckets.
  entry_id bigint not null,
  -- Sealed: the terms that stand in the buckets for it. Null where none do.
  stands bytea,
  -- Worth merging now, with all else of this person.
  is_due boolean not null,
  primary key (user_id, entry_id)
);
create index journal_search_unmerged_due on journal_search_unmerged (user_id) where is_due;

-- A bucket is a keyed hash of how its terms begin. Where one has several rows, each holds the entries from `first` on.
create table journal_search_postings (
  user_id bigint not null references users on delete cascade,
  bucket bigint not null,
  first bigint not null,
  -- Sealed: for each term the entries it stands in.
  words bytea not null,
  primary key (user_id, bucket, first)
);
-- What is sealed cannot be compressed.
alter table journal_search_postings alter column words set storage external;

-- A bucket for each first letter.
create table journal_search_vocabulary (
  user_id bigint not null references users on delete cascade,
  bucket bigint not null,
  -- Sealed: its terms, and in how many entries each stands.
  words bytea not null,
  primary key (user_id, bucket)
);
alter table journal_search_vocabulary alter column words set storage external;

-- Journals of before are merged by the same work as new ones.
insert into journal_search_unmerged (user_id, entry_id, is_due) select user_id, id, true from journal_entries;
