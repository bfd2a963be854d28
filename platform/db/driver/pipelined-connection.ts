import type pg from 'pg';
import type { OpenClient, SendQuery, Shape } from './pg-internals.ts';
import { type NamedQuery, PreparedQuery } from './prepared-query.ts';
import { SyncBatch } from './sync-batch.ts';

type End = 'commit' | 'rollback';

/** A connection's transactions, one after the other. */
export interface Transactions {
  /**
   * Begins a transaction with these statements; its prepared questions go in batches. Those of the same turn leave with its
   * beginning and are passed over where it fails, those of later turns wait for it.
   */
  begin(...statements: readonly NamedQuery[]): Promise<void>;
  /** Commits or takes back. Tells what it came to: PostgreSQL answers the commit of a failed transaction with 'ROLLBACK'. */
  end(how: End): Promise<string>;
  /**
   * Ends it with what is asked in this turn, in the same write; `how` is asked when that has been. PostgreSQL commits nothing
   * where a question failed. What is asked in later turns is refused until it is left.
   */
  endAfterTurn(how: () => End): Promise<string>;
  /** What failed first in it, in the order of the answers: PostgreSQL says of all that is asked later only that it came later. */
  firstFailure(): Error | undefined;
  /** Nobody asks in it any more. */
  leave(): void;
}

const transactions = new WeakMap<pg.PoolClient, Transactions>();

/** Of a connection whose writes are gathered. */
export function transactionsOn(client: pg.PoolClient): Transactions {
  const known = transactions.get(client);
  if (known === undefined) throw new Error('the writes of this connection are not gathered');
  return known;
}

/**
 * Questions asked of one connection in the same turn leave in one write, and are answered in their order. Every write is a
 * call into the system, and was two fifths of what an order cost. Decision 020.
 */
export function pipelineConnection(given: pg.PoolClient): void {
  const client = given as unknown as OpenClient;
  const ask: SendQuery = given.query.bind(given) as SendQuery;
  const shapes = new Map<string, Shape>();
  const { stream } = client.connection;
  let turn: object | undefined;
  let batch: SyncBatch | undefined;
  let inTransaction = false;
  /** To be called when all of the turn is asked. */
  let endTurn: (() => void) | undefined;
  /** Whoever asks now would ask outside of the transaction they mean. */
  let isOver = false;
  /** Until it is known that the transaction has begun. */
  let beginning: { readonly turn: object; readonly done: Promise<unknown> } | undefined;

  let firstFailure: Error | undefined;

  const noteFailure = (error: Error): void => {
    firstFailure ??= error;
  };
  const closeBatch = (): void => {
    batch?.close();
    batch = undefined;
  };
  const thisTurn = (): object => {
    if (turn !== undefined) return turn;
    turn = {};
    stream.cork();
    process.nextTick(() => {
      endTurn?.();
      turn = undefined;
      closeBatch();
      stream.uncork();
    });
    return turn;
  };
  const askNow: SendQuery = (question, values, ...rest) => {
    thisTurn();
    if (!isNamed(question)) {
      closeBatch();
      const asked = ask(question, values, ...rest);
      if (inTransaction && asked instanceof Promise) asked.catch(noteFailure);
      return asked;
    }
    const given = values as unknown[] | undefined;
    if (!inTransaction) return PreparedQuery.asked(question, given, shapes, undefined, ask);
    batch ??= new SyncBatch(client, ask, shapes, noteFailure);
    return batch.ask(question, given);
  };
  const query: SendQuery = (...question) => {
    if (isOver) return Promise.reject(new Error('asked after the commit'));
    if (beginning === undefined || beginning.turn === turn) return askNow(...question);
    return beginning.done.then(() => askNow(...question));
  };
  const begin: Transactions['begin'] = async (...statements) => {
    closeBatch();
    inTransaction = true;
    firstFailure = undefined;
    const done = Promise.all(statements.map((statement) => askNow(statement)));
    beginning = { turn: thisTurn(), done };
    await done;
    beginning = undefined;
  };
  const end: Transactions['end'] = async (how) => {
    beginning = undefined;
    closeBatch();
    inTransaction = false;
    return ((await askNow(how)) as pg.QueryResult).command;
  };
  const endAfterTurn: Transactions['endAfterTurn'] = (how) => {
    if (beginning !== undefined && beginning.turn !== turn)
      return beginning.done.then(() => endAfterTurn(how));
    thisTurn();
    return new Promise((resolve) => {
      endTurn = () => {
        endTurn = undefined;
        isOver = true;
        resolve(end(how()));
      };
    });
  };
  const leave: Transactions['leave'] = () => {
    isOver = false;
  };
  Object.assign(given, { query });
  transactions.set(given, { begin, end, endAfterTurn, leave, firstFailure: () => firstFailure });
}

const isNamed = (question: unknown): question is NamedQuery =>
  typeof question === 'object' &&
  question !== null &&
  'name' in question &&
  typeof question.name === 'string';
