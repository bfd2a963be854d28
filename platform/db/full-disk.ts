import type pg from 'pg';

/** SQLSTATE disk_full. */
const DISK_FULL = '53100';

/** Nobody can tell without a write whether there is room again; until another is refused it is taken for granted. Milliseconds. */
const REMEMBERED = 30_000;

/**
 * Remembers that the database's disk had no room for a write. A full disk is read on, so nothing but a refused write tells
 * of it.
 */
export class FullDisk {
  readonly #clock: () => number;
  #refusedAt = Number.NEGATIVE_INFINITY;

  /** The clock counts milliseconds from any beginning, and never goes back. */
  constructor(clock: () => number) {
    this.#clock = clock;
  }

  get isLikely(): boolean {
    return this.#clock() - this.#refusedAt < REMEMBERED;
  }

  /** The same pool; what it is refused for is looked at. */
  watchPool(pool: pg.Pool): pg.Pool {
    const query = (...given: unknown[]): Promise<unknown> =>
      this.watch(Reflect.apply(pool.query, pool, given) as Promise<unknown>);
    return { query } as unknown as pg.Pool;
  }

  /** Answers as `work` does, and looks at what it is refused for. */
  async watch<T>(work: Promise<T>): Promise<T> {
    try {
      return await work;
    } catch (error) {
      if (isDiskFull(error)) this.#refusedAt = this.#clock();
      throw error;
    }
  }
}

const isDiskFull = (error: unknown): boolean =>
  error instanceof Error && (('code' in error && error.code === DISK_FULL) || isDiskFull(error.cause));
