import type pg from 'pg';
import { Batch } from './batch.ts';
import type { Ask, OpenClient, Shape } from './open-pg.ts';
import { type NamedQuestion, PreparedQuestion } from './prepared-question.ts';

/** A connection's transactions, one after the other. */
export interface Transactions {
  /**
   * Begins a transaction with these statements; its prepared questions go in batches. Those of the same turn leave with its
   * beginning and are passed over where it fails, those of later turns wait for it.
   */
  begin(...statements: readonly NamedQuestion[]): Promise<void>;
  /** Commits or takes back. Tells what it came to: PostgreSQL answers the commit of a failed transaction with 'ROLLBACK'. */
  end(how: 'commit' | 'rollback'): Promise<string>;
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
export function gatherWrites(given: pg.PoolClient): void {
  const client = given as unknown as OpenClient;
  const ask: Ask = given.query.bind(given) as Ask;
  const shapes = new Map<string, Shape>();
  const { stream } = client.connection;
  let turn: object | undefined;
  let batch: Batch | undefined;
  let inTransaction = false;
  /** Until it is known that the transaction has begun. */
  let beginning: { readonly turn: object; readonly done: Promise<unknown> } | undefined;

  const closeBatch = (): void => {
    batch?.close();
    batch = undefined;
  };
  const thisTurn = (): object => {
    if (turn !== undefined) return turn;
    turn = {};
    stream.cork();
    process.nextTick(() => {
      turn = undefined;
      closeBatch();
      stream.uncork();
    });
    return turn;
  };
  const askNow: Ask = (question, values, ...rest) => {
    thisTurn();
    if (!isNamed(question)) {
      closeBatch();
      return ask(question, values, ...rest);
    }
    const given = values as unknown[] | undefined;
    if (!inTransaction) return PreparedQuestion.asked(question, given, shapes, undefined, ask);
    batch ??= new Batch(client, ask, shapes);
    return batch.ask(question, given);
  };
  const query: Ask = (...question) => {
    if (beginning === undefined || beginning.turn === turn) return askNow(...question);
    return beginning.done.then(() => askNow(...question));
  };
  const begin: Transactions['begin'] = async (...statements) => {
    closeBatch();
    inTransaction = true;
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
  Object.assign(given, { query });
  transactions.set(given, { begin, end });
}

const isNamed = (question: unknown): question is NamedQuestion =>
  typeof question === 'object' &&
  question !== null &&
  'name' in question &&
  typeof question.name === 'string';
