import type pg from 'pg';
import type { ConnectionGeneration } from './connection-generation.ts';

/**
 * How queries reach PostgreSQL: `driver/` pipelines them by private parts of `pg` and Drizzle, `connections/plain-driver.ts` uses their
 * public interface alone. Both keep the promises of `database.ts`.
 */
export interface Driver {
  /** Options with which the pool has to be opened. */
  readonly poolOptions: pg.PoolConfig;
  /** Called once with each connection, before its first query. */
  connected(client: pg.PoolClient): void;
  /** The pool for queries outside of transactions. */
  poolOf(pool: pg.Pool): pg.Pool;
  /** The client that the transactions of this connection send their queries to. */
  connectionOf(client: pg.PoolClient): pg.PoolClient;
  transactionsOn(client: pg.PoolClient): Transactions;
  close(): void;
}

export type DriverFactory = (settings: {
  readonly generation: ConnectionGeneration;
  /** A connection whose server sends nothing for this long after a query is ended. Milliseconds. */
  readonly silence: number;
}) => Driver;

export interface NamedStatement {
  readonly name: string;
  readonly text: string;
}

export type End = 'commit' | 'rollback';

/** A connection's transactions, one after the other. */
export interface Transactions {
  /** Begins a transaction with this statement. Queries need not wait for it: they are sent after it, and do nothing where it fails. */
  begin(statement: NamedStatement): Promise<unknown>;
  /** Gives the command that PostgreSQL completed: 'ROLLBACK' for the commit of a failed transaction. */
  end(how: End): Promise<string>;
  /**
   * Ends it after the queries of `last`, of which all are sent in this turn; `how` is called after them. PostgreSQL commits nothing where
   * a query failed. Later queries are rejected until `leave`.
   */
  endWith(last: Promise<unknown>, how: () => End): Promise<string>;
  /** The first error in the order of responses: PostgreSQL answers every later query with 25P02 alone. */
  firstFailure(): Error | undefined;
  /** The connection goes back to the pool. */
  leave(): void;
}
