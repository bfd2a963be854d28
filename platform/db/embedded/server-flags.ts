const settings = {
  // Loopback only, and no socket file: its path may not exceed 107 bytes, a data folder's may.
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: 100,

  // Durability is PostgreSQL's own default; said here so that nobody switches it off for speed.
  fsync: 'on',
  full_page_writes: 'on',
  synchronous_commit: 'on',

  // A machine with 2 GB and an SSD.
  shared_buffers: '256MB',
  effective_cache_size: '1GB',
  work_mem: '8MB',
  maintenance_work_mem: '64MB',
  max_wal_size: '1GB',
  random_page_cost: 1.1,

  // Short queries gain nothing from either, and containers give parallel workers too little /dev/shm.
  jit: 'off',
  max_parallel_workers_per_gather: 0,

  timezone: 'UTC',
  // A refused statement is the application's to report; the server speaks up only when a session or itself is lost.
  log_min_messages: 'fatal',
  log_line_prefix: '',
};

/** PostgreSQL's settings as command-line flags: the data folder stays as initdb made it. */
export const serverFlags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
