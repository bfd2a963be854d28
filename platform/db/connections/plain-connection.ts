import type pg from 'pg';
import { DatabaseStalled } from '../database-away.ts';
import type { End, NamedStatement, Transactions } from './driver.ts';

/** `pg`'s error after `query_timeout`: the server has sent nothing, and the connection must not be used again. */
const READ_TIMEOUT = 'Query read timeout';

export type Query = readonly [query: string | pg.QueryConfig, values?: unknown[]];

/** A connection that sends each query once the one before it is answered: `pg` sends only one at a time. */
export class PlainConnection implements Transactions {
  readonly #client: pg.PoolClient;
  readonly #onSilence: () => void;
  /** Settles when the last query has settled. */
  #last: Promise<unknown> = Promise.resolve();
  #failure: Error | undefined;
  /** Why nothing may be sent any more: BEGIN failed, or the connection is silent. */
  #fatal: Error | undefined;
  /** The transaction has ended and was not left yet: a query now would run outside of it. */
  #isOver = false;

  /** `onSilence` is called where the server sends nothing. */
  constructor(client: pg.PoolClient, onSilence: () => void) {
    this.#client = client;
    this.#onSilence = onSilence;
  }

  query(...query: Query): Promise<unknown> {
    if (this.#isOver) return Promise.reject(new Error('query after the commit'));
    return this.#send(query);
  }

  begin(statement: NamedStatement): Promise<unknown> {
    this.#failure = undefined;
    this.#fatal = undefined;
    return this.#send([statement], true);
  }

  async end(how: End): Promise<string> {
    return ((await this.#send([how])) as pg.QueryResult).command;
  }

  async endWith(last: Promise<unknown>, how: () => End): Promise<string> {
    // What is asked for in this turn is queued by now, and COMMIT is queued behind it.
    await new Promise<void>((resolve) => process.nextTick(resolve));
    this.#isOver = true;
    last.catch(() => {});
    return this.end(how());
  }

  firstFailure(): Error | undefined {
    return this.#failure;
  }

  leave(): void {
    this.#isOver = false;
  }

  #send(query: Query, isFatal = false): Promise<unknown> {
    const sent = this.#last.then(async () => {
      if (this.#fatal !== undefined) throw this.#fatal;
      try {
        return await this.#client.query(...(query as [string, unknown[]]));
      } catch (error) {
        const isSilent = error instanceof Error && error.message === READ_TIMEOUT;
        if (isSilent) this.#onSilence();
        const failure = isSilent ? new DatabaseStalled() : (error as Error);
        this.#failure ??= failure;
        if (isFatal || isSilent) this.#fatal = failure;
        throw failure;
      }
    });
    this.#last = sent.catch(() => {});
    return sent;
  }
}
