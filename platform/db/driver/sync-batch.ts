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
 * Questions of one transaction that leave together and are answered together: one send and one wake-up on either side, where
 * each question by itself makes one of each. Where one fails, PostgreSQL passes over those after it, as it would refuse them
 * in a transaction that has failed. Decision 020.
 */
export class SyncBatch implements QueryBatch {
  readonly #client: OpenClient;
  readonly #ask: SendQuery;
  readonly #shapes: Map<string, Shape>;
  readonly #onFailure: (error: Error) => void;
  readonly #end = new End();
  #waiting: PreparedQuery[] = [];

  constructor(
    client: OpenClient,
    ask: SendQuery,
    shapes: Map<string, Shape>,
    onFailure: (error: Error) => void,
  ) {
    this.#client = client;
    this.#onFailure = onFailure;
    this.#ask = ask;
    this.#shapes = shapes;
  }

  ask(question: NamedQuery, values: unknown[] | undefined): Promise<pg.QueryResult> {
    return PreparedQuery.asked(question, values, this.#shapes, this, (asked) => {
      this.#ask(asked);
      this.#waiting.push(asked);
    });
  }

  /** Nothing more is asked with it. */
  close(): void {
    this.#ask(this.#end);
  }

  /** The first that waits has its answer, and the next one's comes. */
  answered(question: PreparedQuery): void {
    this.#waiting.shift();
    const client = this.#client;
    client._activeQuery = null;
    client.readyForQuery = true;
    question.handleReadyForQuery(client.connection);
    client._pulseQueryQueue();
  }

  /** Those after it get no answer, and neither does the end: what comes next is the server's readiness. */
  failed(question: PreparedQuery, cause: Error): void {
    this.#onFailure(cause);
    const passedOver = this.#waiting.filter((other) => other !== question);
    this.#waiting = [];
    const { _sentQueryQueue: sent, connection } = this.#client;
    const unanswered = new Set<OpenQuery>([...passedOver, this.#end]);
    sent.splice(0, sent.length, ...sent.filter((other) => !unanswered.has(other)));
    for (const { name, callback } of passedOver) {
      delete connection.submittedNamedStatements[name];
      callback(new PassedOver(cause));
    }
  }
}

/** A question after one that failed in the same transaction; the code is PostgreSQL's own for it. */
class PassedOver extends Error {
  readonly code = '25P02';
  constructor(cause: Error) {
    super('a question before this one failed in the same transaction', { cause });
  }
}

/** Asks the server to say when it is ready for more. */
class End extends OpenQuery {
  constructor() {
    super('', undefined, () => {});
  }
  override submit(connection: OpenConnection): null {
    connection.sync();
    return null;
  }
}
