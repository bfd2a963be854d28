/** Opens the connection pools and Drizzle on `pg`. */
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { ConnectionGeneration } from './connections/connection-generation.ts';
import { CountedClient } from './connections/counted-client.ts';
import type { Driver } from './connections/driver.ts';
import { plainDriver } from './connections/plain-driver.ts';
import { runTransaction } from './connections/transaction.ts';
import { type Database, type Db, memoized, type PoolUse, USES_PLAIN_DRIVER } from './database.ts';
import { checkDatabaseState } from './database-state.ts';
import { pipelinedDriver } from './driver/pipelined-driver.ts';
import { FullDisk } from './full-disk.ts';
import { NestedUse } from './nested-use.ts';
import { type WatchStatement, watchQueries } from './statements/watch-statements.ts';

export interface DatabaseOptions {
  /** Limit of connections; the pool for `genericPlans` has the same limit again. */
  readonly max?: number;
  /** How long a query or transaction waits for a connection. Milliseconds; 2,000 if absent. */
  readonly connectionTimeout?: number;
  /** The server cancels a query that takes longer. Milliseconds. */
  readonly statementTimeout?: number;
  /**
   * The server ends a transaction that takes longer, with its connection. Milliseconds; 0 is no limit, which is the default where
   * `statementTimeout` is given: jobs and imports may take their time.
   */
  readonly transactionTimeout?: number;
  /** Called for a connection that broke while idle. */
  readonly onIdleError?: (error: Error) => void;
  /** Receives every SQL text; for the tests' tripwire. */
  readonly onQuery?: (sql: string) => void;
  /** Called if the pool is queried inside a transaction, which already holds one of its connections; for the tests' tripwire. */
  readonly onNestedUse?: () => void;
  /** Called with the reason why a transaction runs again: a deadlock, a serialization failure or a changed table. */
  readonly onRetry?: (error: unknown) => void;
  /** Follows every statement; absent where nobody measures, and then it costs nothing. */
  readonly watchStatement?: WatchStatement;
  /** A monotonic clock in milliseconds; the process's own if absent. */
  readonly monotonic?: () => number;
}

// `pg` returns count(*) and bigint sums as text; ours stay far below 2^53.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

/** Opens the pools on a PostgreSQL address. Connections open with the first query. */
export function openDatabase(url: string, options: DatabaseOptions = {}): Database {
  const statementTimeout = options.statementTimeout ?? STATEMENT_TIMEOUT;
  const generation = new ConnectionGeneration();
  const driver = (USES_PLAIN_DRIVER ? plainDriver : pipelinedDriver)({
    generation,
    silence: statementTimeout + TRAVEL_TIME,
  });
  const open = (parameters: string): pg.Pool =>
    openPool({ url, statementTimeout, parameters, driver, generation }, options);
  const transactionTimeout = transactionTimeoutOf(options);
  const retryWithin = transactionTimeout === 0 ? Number.POSITIVE_INFINITY : RETRY_WITHIN;
  const limits = `${SERVER_KEEPALIVE} -c transaction_timeout=${transactionTimeout}`;
  const pool = open(limits);
  const withGenericPlans = open(`${limits} ${GENERIC_PLANS}`);
  const logged = options.onQuery === undefined ? {} : { logger: { logQuery: options.onQuery } };
  const { watchStatement } = options;
  const dbOf = memoized(
    (client: pg.PoolClient) =>
      drizzle(watchQueries(driver.connectionOf(client), watchStatement), logged) as Db,
  );
  const nested = options.onNestedUse === undefined ? undefined : new NestedUse(options.onNestedUse);
  const disk = new FullDisk(options.monotonic ?? (() => performance.now()));
  const watched = watchQueries(disk.watchPool(driver.poolOf(pool)), watchStatement);
  return {
    db: drizzle(nested?.watch(watched) ?? watched, logged) as Db,
    transaction: async (work, { genericPlans = false } = {}) =>
      disk.watch(
        runTransaction(
          {
            driver,
            pool: genericPlans ? withGenericPlans : pool,
            generation,
            dbOf,
            watchStatement,
            onRetry: options.onRetry,
            retryWithin,
          },
          nested?.follow(work) ?? work,
        ),
      ),
    async state() {
      const state = await checkDatabaseState([pool, withGenericPlans]);
      return state === 'ready' && disk.isLikely ? 'disk-full' : state;
    },
    pools: () => [useOf('default', pool), useOf('generic-plans', withGenericPlans)],
    async close() {
      await Promise.all([pool.end(), withGenericPlans.end()]);
      driver.close();
    },
  };
}

const useOf = (
  name: PoolUse['name'],
  { totalCount, idleCount, waitingCount, options }: pg.Pool,
): PoolUse => ({
  name,
  max: options.max,
  used: totalCount - idleCount,
  idle: idleCount,
  waiting: waitingCount,
});

/**
 * Sequential scans are off: a table that is nearly empty when PostgreSQL plans may later span the space of many deleted rows, all
 * of which a scan would read.
 */
const GENERIC_PLANS = '-c plan_cache_mode=force_generic_plan -c enable_seqscan=off';

/**
 * A request waits for a connection and then for the result. Both together may not exceed 5 s, whatever happens to the database;
 * then the client is asked to try again. The many queries of a transaction, each of which may wait for a lock, have a limit
 * together. Milliseconds each.
 */
const CONNECTION_TIMEOUT = 2_000;
const STATEMENT_TIMEOUT = 2_400;
const TRANSACTION_TIMEOUT = 4_000;
/** PostgreSQL finds a deadlock after a second. A transaction that failed later than this is not run again. */
const RETRY_WITHIN = 2_000;
/**
 * The server cancels a slow query and reports it; only if no report arrives within this time is the connection dropped.
 * Milliseconds.
 */
const TRAVEL_TIME = 200;
/** Locks of a lost process or network are released after this time. Milliseconds. */
const IDLE_IN_TRANSACTION_TIMEOUT = 10_000;
/** The server detects within 12 s that a client has vanished, even if it is idle. Seconds. */
const SERVER_KEEPALIVE = '-c tcp_keepalives_idle=6 -c tcp_keepalives_interval=2 -c tcp_keepalives_count=3';

const transactionTimeoutOf = ({ statementTimeout, transactionTimeout }: DatabaseOptions): number =>
  transactionTimeout ?? (statementTimeout === undefined ? TRANSACTION_TIMEOUT : 0);

interface PoolSettings {
  readonly url: string;
  readonly statementTimeout: number;
  /** Server settings for each connection, as command-line options. */
  readonly parameters: string;
  readonly driver: Driver;
  readonly generation: ConnectionGeneration;
}

function openPool(
  { url, statementTimeout, parameters, driver, generation }: PoolSettings,
  { max = 10, connectionTimeout = CONNECTION_TIMEOUT, onIdleError }: DatabaseOptions,
): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis: connectionTimeout,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_TIMEOUT,
    statement_timeout: statementTimeout,
    options: parameters,
    keepAlive: true,
    keepAliveInitialDelayMillis: 5_000,
    application_name: 'vitrine',
    Client: CountedClient,
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
