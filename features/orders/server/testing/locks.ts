/** The rows that writers wait for, and how a test locks one of them to see what a writer has locked already. */
import pg from 'pg';

/** A row, or a client's advisory lock. */
export interface Lockable {
  readonly name: string;
  /** Finds the row. */
  readonly row?: { readonly table: string; readonly where: string };
  /** The text that the advisory lock hashes. */
  readonly advisory?: string;
}

export interface Locker {
  /** Locks it until `release`. */
  hold(lockable: Lockable): Promise<void>;
  release(): Promise<void>;
  /** Names of those that any transaction has locked. An absent row is never locked. */
  held(lockables: readonly Lockable[]): Promise<readonly string[]>;
  /**
   * How many connections wait for the locks of `blocker`, a backend's process id, or for one that does; by default for what is locked
   * here. Others, as those that meet an autovacuum, do not count.
   */
  waiting(blocker?: number): Promise<number>;
  end(): Promise<void>;
}

/** Two connections: one locks, the other observes. */
export async function openLocker(url: string): Promise<Locker> {
  const [holder, onlooker] = [new pg.Client(url), new pg.Client(url)];
  await Promise.all([holder.connect(), onlooker.connect()]);
  const { rows: own } = await holder.query('select pg_backend_pid() as id');
  const holderId: number = own[0].id;
  return {
    async hold(lockable) {
      await holder.query('begin');
      await holder.query(taking(lockable, ''));
    },
    release: async () => void (await holder.query('rollback')),
    async held(lockables) {
      const { rows } = await onlooker.query({
        text: `select ${lockables.map(isHeld).join(', ')}`,
        rowMode: 'array',
      });
      return lockables.filter((_, at) => rows[0]?.[at]).map(({ name }) => name);
    },
    async waiting(blocker = holderId) {
      const { rows } = await onlooker.query(WAITING, [blocker]);
      return rows[0].waiting;
    },
    end: async () => void (await Promise.all([holder.end(), onlooker.end()])),
  };
}

const WAITING = `
  with recursive waiting as (
    select pid from pg_stat_activity where datname = current_database() and $1::integer = any(pg_blocking_pids(pid))
    union
    select other.pid from pg_stat_activity other join waiting on waiting.pid = any(pg_blocking_pids(other.pid))
    where other.datname = current_database()
  )
  select count(*)::integer as waiting from waiting`;

const advisoryKey = (text: string): string => `hashtextextended('${text}', 0)`;

/** Weak enough not to conflict with the key-share lock of a foreign key. */
function taking({ row, advisory }: Lockable, how: string | undefined): string {
  if (advisory !== undefined) return `select pg_advisory_xact_lock(${advisoryKey(advisory)})`;
  if (row === undefined) throw new Error('neither a row nor an advisory lock');
  const lock = how === undefined ? '' : `for no key update ${how}`;
  return `select 1 from ${row.table} where ${row.where} ${lock}`;
}

/** An expression: whether the lock can't be had at once. */
const isHeld = (lockable: Lockable): string => {
  if (lockable.advisory !== undefined)
    return `not pg_try_advisory_xact_lock(${advisoryKey(lockable.advisory)})`;
  const rows = (how: string | undefined) => `(select count(*) from (${taking(lockable, how)}) as rows)`;
  return `${rows(undefined)} <> ${rows('skip locked')}`;
};

/** Waits until so many connections wait for a lock, or the work has ended. */
export async function untilBlocked(
  locker: Locker,
  work: Promise<unknown>,
  { count = 1, blocker }: { readonly count?: number; readonly blocker?: number } = {},
): Promise<boolean> {
  let isOver = false;
  work.then(
    () => {
      isOver = true;
    },
    () => {
      isOver = true;
    },
  );
  while (!isOver) {
    if ((await locker.waiting(blocker)) >= count) return true;
  }
  return false;
}
