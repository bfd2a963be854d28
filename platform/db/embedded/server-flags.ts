const settings = {
  // Loopback only, and no socket file: a socket path is limited to 107 bytes, a data folder's is not.
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: 100,

  // Durability is PostgreSQL's default; explicit so that nobody turns it off for speed.
  fsync: 'on',
  full_page_writes: 'on',
  synchronous_commit: 'on',

  // Sized for a machine with 2 GB and an SSD.
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
  // The application reports failed statements; the server logs only the loss of a session or of itself.
  log_min_messages: 'fatal',
  log_line_prefix: '',
};

/** Of archiving and restoring (`backup/wal-archive.ts`). */
type ArchiveSetting =
  | 'archive_mode'
  | 'archive_command'
  | 'archive_timeout'
  | 'restore_command'
  | 'recovery_target_time'
  | 'recovery_target_action'
  | 'recovery_target_timeline';

/** Replaces some of PostgreSQL's settings, or adds some. */
export type ServerSettings = Readonly<Partial<Record<keyof typeof settings | ArchiveSetting, string>>>;

/** PostgreSQL's settings as command-line flags; the data folder stays as initdb created it. */
export const serverFlags = (other: ServerSettings = {}): string[] =>
  Object.entries({ ...settings, ...other }).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
