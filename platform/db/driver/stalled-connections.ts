/**
 * Ends connections whose server owes an answer and sends nothing: a host that vanished without closing is noticed by no
 * socket for many minutes. All connections are looked at a few times a second, in place of a timer for each query, so that
 * a query costs nothing more.
 */
import type pg from 'pg';
import { DatabaseStalled } from '../database-away.ts';
import type { OpenClient } from './pg-internals.ts';

interface Observed {
  bytesRead: number;
  activeQuery: unknown;
  /** When this state was first seen, milliseconds. */
  since: number;
  /** How often this state was seen. */
  times: number;
}

const INTERVAL = 250;
/** What arrived while this process was busy is read between two looks: one long pause is not taken for silence. */
const MIN_TIMES = 4;

export class StalledConnections {
  readonly #limit: number;
  readonly #observed = new Map<OpenClient, Observed>();
  readonly #timer: NodeJS.Timeout;

  /** Ends what is silent for `limit` milliseconds, and at most 250 longer. */
  constructor(limit: number) {
    this.#limit = limit;
    this.#timer = setInterval(() => this.#look(performance.now()), INTERVAL).unref();
  }

  /** Watches a connection of a pool from its making until its end. */
  watch(given: pg.PoolClient): void {
    const client = given as unknown as OpenClient;
    this.#observed.set(client, { bytesRead: 0, activeQuery: null, since: 0, times: 0 });
    given.once('end', () => this.#observed.delete(client));
  }

  close(): void {
    clearInterval(this.#timer);
  }

  #look(now: number): void {
    let found = false;
    for (const [client, observed] of this.#observed) {
      if (!isWaiting(client)) {
        observed.times = 0;
        continue;
      }
      const { bytesRead } = client.connection.stream;
      const activeQuery = client._activeQuery;
      if (observed.times === 0 || bytesRead !== observed.bytesRead || activeQuery !== observed.activeQuery) {
        Object.assign(observed, { bytesRead, activeQuery, since: now, times: 1 });
        continue;
      }
      observed.times += 1;
      if (observed.times < MIN_TIMES || now - observed.since < this.#limit) continue;
      found = true;
      end(client);
    }
    if (found) this.#endIdle();
  }

  /** Where one is dead the others are likely to be: nobody shall wait for each of them in turn. New ones are made. */
  #endIdle(): void {
    for (const client of this.#observed.keys())
      if (!isWaiting(client) && client.getTransactionStatus() === 'I') end(client);
  }
}

const isWaiting = (client: OpenClient): boolean =>
  client._activeQuery !== null || client._sentQueryQueue.length > 0;

const end = (client: OpenClient): void => void client.connection.stream.destroy(new DatabaseStalled());
