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
  /** Whether any transaction has locked it. An absent row is never locked. */
  isHeld(lockable: Lockable): Promise<boolean>;
  /** How many connections of this database wait for a lock. */
  waiting(): Promise<number>;
  end(): Promise<void>;
}

/** Two connections: one locks, the other observes. */
export async function openLocker(url: string): Promise<Locker> {
  const [holder, onlooker] = [new pg.Client(url), new pg.Client(url)];
  await Promise.all([holder.connect(), onlooker.connect()]);
  return {
    async hold(lockable) {
      await holder.query('begin');
      await holder.query(taking(lockable, ''));
    },
    release: async () => void (await holder.query('rollback')),
    async isHeld(lockable) {
      if (lockable.advisory !== undefined) {
        const { rows } = await onlooker.query(
          `select pg_try_advisory_xact_lock(${advisoryKey(lockable.advisory)}) as taken`,
        );
        return !rows[0].taken;
      }
      const { rowCount: there } = await onlooker.query(taking(lockable, undefined));
      const { rowCount: free } = await onlooker.query(taking(lockable, 'skip locked'));
      return there !== free;
    },
    async waiting() {
      const { rows } = await onlooker.query(
        `select count(*)::integer as waiting from pg_stat_activity
         where datname = current_database() and wait_event_type = 'Lock'`,
      );
      return rows[0].waiting;
    },
    end: async () => void (await Promise.all([holder.end(), onlooker.end()])),
  };
}

const advisoryKey = (text: string): string => `hashtextextended('${text}', 0)`;

/** Weak enough not to conflict with the key-share lock of a foreign key. */
function taking({ row, advisory }: Lockable, how: string | undefined): string {
  if (advisory !== undefined) return `select pg_advisory_xact_lock(${advisoryKey(advisory)})`;
  if (row === undefined) throw new Error('neither a row nor an advisory lock');
  const lock = how === undefined ? '' : `for no key update ${how}`;
  return `select 1 from ${row.table} where ${row.where} ${lock}`;
}

/** Waits until so many connections wait for a lock, or the work has ended. */
export async function untilBlocked(locker: Locker, work: Promise<unknown>, count = 1): Promise<boolean> {
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
    if ((await locker.waiting()) >= count) return true;
  }
  return false;
}
