-- Of an entry that is not in English nothing is judged.
alter table journal_entries alter column sentiment drop not null;
