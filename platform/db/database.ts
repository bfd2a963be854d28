/** The connection pools and Drizzle on `pg`; frequent queries are prepared once per connection. */
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { ConnectionGeneration } from './connections/connection-generation.ts';
import type { Driver } from './connections/driver.ts';
import { plainDriver } from './connections/plain-driver.ts';
import { type CommitWith, runTransaction } from './connections/transaction.ts';
import { checkDatabaseState, type DatabaseState } from './database-state.ts';
import { fastExecute } from './driver/fast-execute.ts';
import { pipelinedDriver } from './driver/pipelined-driver.ts';
import { FullDisk } from './full-disk.ts';
import { NestedUse } from './nested-use.ts';

export type { CommitWith };

/** `DB_DRIVER=plain`: without pipelining, the fast execute and every private part of `pg` and Drizzle. */
const PLAIN = process.env.DB_DRIVER === 'plain';

/** Runs queries: the pool itself, or one connection inside a transaction. */
export type Db = NodePgDatabase;

export interface Database {
  readonly db: Db;
  /**
   * Commits when `work` resolves and rolls back when it throws; `commitWith` commits together with final queries. After a deadlock, a
   * serialization failure or a changed table `work` runs again: its effects outside the database must tolerate that.
   */
  transaction<T>(
    work: (db: Db, commitWith: CommitWith) => Promise<T>,
    options?: TransactionOptions,
  ): Promise<T>;
  /** Throws if the database does not answer within 900 ms on every kind of connection. */
  state(): Promise<DatabaseState>;
  close(): Promise<void>;
}

export interface TransactionOptions {
  /**
   * Plans each prepared query once per connection, whatever its parameters, and prefers indexes: for many short queries whose
   * planning costs more than their execution. Not for searches. Uses a connection pool of its own.
   */
  readonly genericPlans?: boolean;
}

export interface DatabaseOptions {
  /** Limit of connections; the pool for `genericPlans` has the same limit again. */
  readonly max?: number;
  /** The server cancels a query that takes longer. Milliseconds. */
  readonly statementTimeout?: number;
  /** Called for a connection that broke while idle. */
  readonly onIdleError?: (error: Error) => void;
  /** Receives every SQL text; for the tests' tripwire. */
  readonly onQuery?: (sql: string) => void;
  /** Called if the pool is queried inside a transaction, which already holds one of its connections; for the tests' tripwire. */
  readonly onNestedUse?: () => void;
  /** Called with the reason why a transaction runs again: a deadlock, a serialization failure or a changed table. */
  readonly onRetry?: (error: unknown) => void;
  /** A monotonic clock in milliseconds; the process's own if absent. */
  readonly monotonic?: () => number;
}

// `pg` returns count(*) and bigint sums as text; ours stay far below 2^53.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

/** Opens the pools on a PostgreSQL address. Connections open with the first query. */
export function openDatabase(url: string, options: DatabaseOptions = {}): Database {
  const statementTimeout = options.statementTimeout ?? STATEMENT_TIMEOUT;
  const generation = new ConnectionGeneration();
  const driver = (PLAIN ? plainDriver : pipelinedDriver)({
    generation,
    silence: statementTimeout + TRAVEL_TIME,
  });
  const open = (parameters: string): pg.Pool =>
    openPool({ url, statementTimeout, parameters, driver, generation }, options);
  const pool = open(SERVER_KEEPALIVE);
  const withGenericPlans = open(`${SERVER_KEEPALIVE} ${GENERIC_PLANS}`);
  const logged = options.onQuery === undefined ? {} : { logger: { logQuery: options.onQuery } };
  const dbOf = memoized((client: pg.PoolClient) => drizzle(driver.connectionOf(client), logged) as Db);
  const nested = options.onNestedUse === undefined ? undefined : new NestedUse(options.onNestedUse);
  const disk = new FullDisk(options.monotonic ?? (() => performance.now()));
  const asked = disk.watchPool(driver.poolOf(pool));
  return {
    db: drizzle(nested?.watch(asked) ?? asked, logged) as Db,
    transaction: async (work, { genericPlans = false } = {}) =>
      disk.watch(
        runTransaction(
          {
            driver,
            pool: genericPlans ? withGenericPlans : pool,
            generation,
            dbOf,
            onRetry: options.onRetry,
          },
          nested?.follow(work) ?? work,
        ),
      ),
    async state() {
      const state = await checkDatabaseState([pool, withGenericPlans]);
      return state === 'ready' && disk.isLikely ? 'disk-full' : state;
    },
    async close() {
      await Promise.all([pool.end(), withGenericPlans.end()]);
      driver.close();
    },
  };
}

/**
 * Sequential scans are off: a table that is nearly empty when PostgreSQL plans may later span the space of many deleted rows, all
 * of which a scan would read.
 */
const GENERIC_PLANS = '-c plan_cache_mode=force_generic_plan -c enable_seqscan=off';

/**
 * A request waits for a connection and then for the result. Both together may not exceed 5 s, whatever happens to the database;
 * then the client is asked to try again. Milliseconds each.
 */
const CONNECTION_TIMEOUT = 2_000;
const STATEMENT_TIMEOUT = 2_400;
/**
 * The server cancels a slow query and reports it; only if no report arrives within this time is the connection dropped.
 * Milliseconds.
 */
const TRAVEL_TIME = 200;
/** Locks of a lost process or network are released after this time. Milliseconds. */
const IDLE_IN_TRANSACTION_TIMEOUT = 10_000;
/** The server detects within 12 s that a client has vanished, even if it is idle. Seconds. */
const SERVER_KEEPALIVE = '-c tcp_keepalives_idle=6 -c tcp_keepalives_interval=2 -c tcp_keepalives_count=3';

interface PoolSettings {
  readonly url: string;
  readonly statementTimeout: number;
  /** Of the server, for each connection. */
  readonly parameters: string;
  readonly driver: Driver;
  readonly generation: ConnectionGeneration;
}

function openPool(
  { url, statementTimeout, parameters, driver, generation }: PoolSettings,
  { max = 10, onIdleError }: DatabaseOptions,
): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis: CONNECTION_TIMEOUT,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_TIMEOUT,
    statement_timeout: statementTimeout,
    options: parameters,
    keepAlive: true,
    keepAliveInitialDelayMillis: 5_000,
    application_name: 'vitrine',
    ...driver.poolOptions,
  });
  pool.on('connect', (client) => {
    driver.connected(client);
    generation.begin(client);
    // A connection that breaks during a query rejects that query; an unhandled 'error' event would end the process.
    client.on('error', () => {});
  });
  pool.on('error', (error) => onIdleError?.(error));
  return pool;
}

/**
 * A prepared query: `const byId = prepared((db) => db.select()….prepare('products_by_id'))`, run as `byId(db).execute({ … })`.
 * Built once per pool or connection, so it is also prepared inside transactions.
 */
export const prepared = <Question>(build: (db: Db) => Question): ((db: Db) => Question) =>
  memoized((db) => (PLAIN ? build(db) : fastExecute(build(db))));

function memoized<Key extends object, Value>(build: (key: Key) => Value): (key: Key) => Value {
  const known = new WeakMap<Key, Value>();
  return (key) => {
    let value = known.get(key);
    if (value === undefined) {
      value = build(key);
      known.set(key, value);
    }
    return value;
  };
}
