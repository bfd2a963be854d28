import type pg from 'pg';
import {
  type OpenClient,
  type OpenConnection,
  OpenQuery,
  type SendQuery,
  type Shape,
} from './pg-internals.ts';
import { type NamedQuery, PreparedQuery, type QueryBatch } from './prepared-query.ts';

/**
 * Prepared queries of one transaction that are sent with a single Sync: one send and one wake-up on either side in place of one each.
 * Where one fails, PostgreSQL skips the others up to the Sync, as it would refuse them in a failed transaction. Decision 020.
 */
export class SyncBatch implements QueryBatch {
  readonly #client: OpenClient;
  readonly #send: SendQuery;
  readonly #shapes: Map<string, Shape>;
  readonly #onFailure: (error: Error) => void;
  readonly #sync = new Sync();
  #waiting: PreparedQuery[] = [];

  constructor(
    client: OpenClient,
    send: SendQuery,
    shapes: Map<string, Shape>,
    onFailure: (error: Error) => void,
  ) {
    this.#client = client;
    this.#onFailure = onFailure;
    this.#send = send;
    this.#shapes = shapes;
  }

  query(config: NamedQuery, values: unknown[] | undefined): Promise<pg.QueryResult> {
    return PreparedQuery.send(config, values, this.#shapes, this, (query) => {
      this.#send(query);
      this.#waiting.push(query);
    });
  }

  /** Sends the Sync. */
  close(): void {
    this.#send(this.#sync);
  }

  /** The first that waits is complete; the next response belongs to the next query. `pg` expects ReadyForQuery between them. */
  completed(query: PreparedQuery): void {
    this.#waiting.shift();
    const client = this.#client;
    client._activeQuery = null;
    client.readyForQuery = true;
    query.handleReadyForQuery(client.connection);
    client._pulseQueryQueue();
  }

  /** The queries after it get no response; what comes next is the ReadyForQuery of the Sync. */
  failed(query: PreparedQuery, cause: Error): void {
    this.#onFailure(cause);
    const skipped = this.#waiting.filter((other) => other !== query);
    this.#waiting = [];
    const { _sentQueryQueue: sent, connection } = this.#client;
    const withoutResponse = new Set<OpenQuery>([...skipped, this.#sync]);
    sent.splice(0, sent.length, ...sent.filter((other) => !withoutResponse.has(other)));
    for (const { name, callback } of skipped) {
      delete connection.submittedNamedStatements[name];
      callback(new SkippedQuery(cause));
    }
  }
}

/** A query after one that failed in the same transaction, with PostgreSQL's code for that. */
class SkippedQuery extends Error {
  readonly code = '25P02';
  constructor(cause: Error) {
    super('a query before this one failed in the same transaction', { cause });
  }
}

/** A Sync message, queued as if it were a query. */
class Sync extends OpenQuery {
  constructor() {
    super('', undefined, () => {});
  }
  override submit(connection: OpenConnection): null {
    connection.sync();
    return null;
  }
}
