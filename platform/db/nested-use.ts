/**
 * Detects queries to the pool inside a transaction: the transaction holds one connection while it waits for another, and as many
 * of them as there are connections deadlock for ever. For tests: tracking every call costs a little.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import type pg from 'pg';

const transactions = new AsyncLocalStorage<{ isOpen: boolean } | undefined>();

/** Runs work that a test treats as another process's, although it starts inside a transaction. */
export const asAnotherProcess = <T>(work: () => Promise<T>): Promise<T> =>
  transactions.run(undefined, async () => work());

type Work<Args extends readonly unknown[], T> = (...given: Args) => Promise<T>;

export class NestedUse {
  readonly #found: () => void;

  constructor(found: () => void) {
    this.#found = found;
  }

  /** Wraps the pool and detects queries inside a transaction. */
  watch(pool: pg.Pool): pg.Pool {
    const query = (...args: Parameters<pg.Pool['query']>): unknown => {
      this.#look();
      return pool.query(...args);
    };
    return { query } as unknown as pg.Pool;
  }

  /** Wraps a transaction's work; it counts as inside until it ends. */
  follow<Args extends readonly unknown[], T>(work: Work<Args, T>): Work<Args, T> {
    this.#look();
    return async (...given) => {
      const transaction = { isOpen: true };
      try {
        return await transactions.run(transaction, async () => work(...given));
      } finally {
        transaction.isOpen = false;
      }
    };
  }

  #look(): void {
    if (transactions.getStore()?.isOpen) this.#found();
  }
}
