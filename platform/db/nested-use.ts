/**
 * Finds who asks the pool inside of a transaction: the transaction holds one connection while it waits for another, and as many
 * of them as there are connections wait for each other for ever. For tests: following each call costs a little.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import type pg from 'pg';

const transactions = new AsyncLocalStorage<{ isOpen: boolean } | undefined>();

/** Does work that a test means to be another process's, though it begins inside of a transaction. */
export const asAnotherProcess = <T>(work: () => Promise<T>): Promise<T> =>
  transactions.run(undefined, async () => work());

type Work<Args extends readonly unknown[], T> = (...given: Args) => Promise<T>;

export class NestedUse {
  readonly #found: () => void;

  constructor(found: () => void) {
    this.#found = found;
  }

  /** The same pool; what it is asked inside of a transaction is found. */
  watch(pool: pg.Pool): pg.Pool {
    const query = (...question: Parameters<pg.Pool['query']>): unknown => {
      this.#look();
      return pool.query(...question);
    };
    return { query } as unknown as pg.Pool;
  }

  /** The same work of a transaction; it is inside until it has ended. */
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
