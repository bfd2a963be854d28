import type pg from 'pg';

/** SQLSTATE disk_full. */
const DISK_FULL = '53100';

/** Only a write can show whether there is room again; until another one is refused there is said to be. Milliseconds. */
const RECENT_FULL_DISK = 30_000;

/**
 * Remembers that a write failed because the database's disk is full. The readiness check probes the disk of the data directory;
 * only a refused write shows that another one, of a tablespace, is full.
 */
export class FullDisk {
  readonly #clock: () => number;
  #refusedAt = Number.NEGATIVE_INFINITY;

  /** A monotonic clock in milliseconds. */
  constructor(clock: () => number) {
    this.#clock = clock;
  }

  get isLikely(): boolean {
    return this.#clock() - this.#refusedAt < RECENT_FULL_DISK;
  }

  /** Wraps the pool so that failures of its queries are inspected. */
  watchPool(pool: pg.Pool): pg.Pool {
    const query = (...given: unknown[]): Promise<unknown> =>
      this.watch(Reflect.apply(pool.query, pool, given) as Promise<unknown>);
    return { query } as unknown as pg.Pool;
  }

  /** Settles as `work` does; records a disk-full failure. */
  async watch<T>(work: Promise<T>): Promise<T> {
    try {
      return await work;
    } catch (error) {
      if (isDiskFull(error)) this.#refusedAt = this.#clock();
      throw error;
    }
  }
}

/** Whether an error, or its cause, says that the database's disk is full. */
export const isDiskFull = (error: unknown): boolean =>
  error instanceof Error && (('code' in error && error.code === DISK_FULL) || isDiskFull(error.cause));
