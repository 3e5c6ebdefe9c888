-- The language model that `npm run model` chose, for all processes. What the environment names wins over it.
create table language_model_choice (
  -- There is one or none.
  id integer primary key check (id = 1),
  -- Sealed with the host's key: where it is, its name, and its key where it has one.
  words bytea not null,
  chosen_at timestamptz not null
);
