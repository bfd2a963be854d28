import type pg from 'pg';
import type { Transactions } from '../connections/driver.ts';
import type { OpenClient, SendQuery, Shape } from './pg-internals.ts';
import { type NamedQuery, PreparedQuery } from './prepared-query.ts';
import { SyncBatch } from './sync-batch.ts';

const transactions = new WeakMap<pg.PoolClient, Transactions>();

/** Of a pipelined connection. */
export function transactionsOn(client: pg.PoolClient): Transactions {
  const known = transactions.get(client);
  if (known === undefined) throw new Error('this connection is not pipelined');
  return known;
}

/**
 * Replaces the connection's `query`: queries of one event-loop turn are sent in one write and answered in their order. Every write is
 * a system call, and they were two fifths of the cost of an order. Decision 020.
 */
export function pipelineConnection(given: pg.PoolClient): void {
  const client = given as unknown as OpenClient;
  const send: SendQuery = given.query.bind(given) as SendQuery;
  const shapes = new Map<string, Shape>();
  const { stream } = client.connection;
  let turn: object | undefined;
  let batch: SyncBatch | undefined;
  let inTransaction = false;
  /** Called when all queries of the turn have been sent. */
  let endTurn: (() => void) | undefined;
  /** The transaction has ended and was not left yet: a query now would run outside of it. */
  let isOver = false;
  /** Set until BEGIN has succeeded. */
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
  const sendNow: SendQuery = (config, values, ...rest) => {
    thisTurn();
    if (!isNamed(config)) {
      closeBatch();
      const sent = send(config, values, ...rest);
      if (inTransaction && sent instanceof Promise) sent.catch(noteFailure);
      return sent;
    }
    if (rest.some((arg) => typeof arg === 'function') || typeof values === 'function')
      throw new Error('a named query takes no callback here: await its promise');
    const params = values as unknown[] | undefined;
    if (!inTransaction) return PreparedQuery.send(config, params, shapes, undefined, send);
    batch ??= new SyncBatch(client, send, shapes, noteFailure);
    return batch.query(config, params);
  };
  const query: SendQuery = (...args) => {
    if (isOver) return Promise.reject(new Error('query after the commit'));
    if (beginning === undefined || beginning.turn === turn) return sendNow(...args);
    return beginning.done.then(() => sendNow(...args));
  };
  const begin: Transactions['begin'] = async (statement) => {
    closeBatch();
    inTransaction = true;
    firstFailure = undefined;
    const done = Promise.resolve(sendNow(statement));
    beginning = { turn: thisTurn(), done };
    await done;
    beginning = undefined;
  };
  const end: Transactions['end'] = async (how) => {
    beginning = undefined;
    closeBatch();
    inTransaction = false;
    return ((await sendNow(how)) as pg.QueryResult).command;
  };
  const endWith: Transactions['endWith'] = (last, how) => {
    if (beginning !== undefined && beginning.turn !== turn)
      return beginning.done.then(() => endWith(last, how));
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
  transactions.set(given, { begin, end, endWith, leave, firstFailure: () => firstFailure });
}

const isNamed = (config: unknown): config is NamedQuery =>
  typeof config === 'object' && config !== null && 'name' in config && typeof config.name === 'string';
