/** What the server is told at every start. A host's own wishes (`alter system set …`) come after it and win. */
export function settings(listening: Record<string, string | number>, durable: boolean): string {
  return Object.entries({ ...listening, ...small, ...silent, ...(durable ? {} : careless) })
    .map(([name, value]) => `${name} = '${String(value).replaceAll("'", "''")}'\n`)
    .join('')
}

const small = {
  cluster_name: 'journal-ai',
  max_connections: 100,
  shared_buffers: '128MB',
  maintenance_work_mem: '64MB',
  max_wal_size: '512MB',
  min_wal_size: '64MB',
  // Less to make durable in the minutes after a checkpoint, when each page is written whole once.
  wal_compression: 'pglz',
  random_page_cost: 1.1,
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
}

/**
 * Nothing a person wrote may enter the log. An error's message, detail or statement can quote a row, so errors are
 * left out altogether (`log` ranks above `error` here) and the rest is kept to its first line; whoever caused an error
 * is told of it anyway.
 */
const silent = {
  log_min_messages: 'log',
  log_error_verbosity: 'terse',
  log_min_error_statement: 'panic',
  log_statement: 'none',
  log_min_duration_statement: -1,
  log_min_duration_sample: -1,
  log_parameter_max_length: 0,
  log_parameter_max_length_on_error: 0,
  log_autovacuum_min_duration: -1,
  log_checkpoints: 'off',
  log_connections: '',
  log_disconnections: 'off',
  log_lock_waits: 'off',
  log_temp_files: -1,
  log_line_prefix: '%m [%p] ',
  logging_collector: 'off',
  log_destination: 'stderr',
}

/** For tests: quick, gone with a power cut, and with room for the connections of many products at once. */
const careless = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: 400 }

/** Who may enter. The folder of the private socket already admits nobody but its owner. */
export const doorUnix = 'local all all trust\n'
export const doorLoopback = 'host all all 127.0.0.1/32 scram-sha-256\n'
