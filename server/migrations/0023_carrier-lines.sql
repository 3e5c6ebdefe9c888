alter table calls
  -- A socket talks for this call. It turns false when everything that was heard on it is stored.
  add column line_open boolean not null default false,
  -- How often a carrier was told to connect again after its socket broke.
  add column reconnects integer not null default 0;
