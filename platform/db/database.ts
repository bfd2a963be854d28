/** The pool, and the one way to ask it: Drizzle on `pg`, each hot question prepared once per connection. */
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { type DatabaseState, stateOf } from './database-state.ts';
import { ConnectionGeneration } from './driver/connection-generation.ts';
import { fastExecute } from './driver/fast-execute.ts';
import { pipelineConnection } from './driver/pipelined-connection.ts';
import { pipelinedPool } from './driver/pipelined-pool.ts';
import { type CommitWith, runTransaction } from './driver/run-transaction.ts';
import { StalledConnections } from './driver/stalled-connections.ts';
import { FullDisk } from './full-disk.ts';
import { NestedUse } from './nested-use.ts';

export type { CommitWith as Last };

/** Answers questions: the pool itself, or one connection inside a transaction. */
export type Db = NodePgDatabase;

export interface Database {
  readonly db: Db;
  /**
   * Commits when `work` resolves, rolls back when it throws; or commits with `last`. After a deadlock `work` is called once more:
   * what it does outside of the database has to bear that.
   */
  transaction<T>(work: (db: Db, last: CommitWith) => Promise<T>, options?: TransactionOptions): Promise<T>;
  /** Throws when the database does not answer on every kind of connection within a second. */
  state(): Promise<DatabaseState>;
  close(): Promise<void>;
}

export interface TransactionOptions {
  /**
   * Each prepared question is planned once per connection, whatever its values, and by key wherever there is one: for work of
   * many short questions, whose planning costs more than their answers. Not for searches. These have connections of their own.
   */
  readonly genericPlans?: boolean;
}

export interface DatabaseOptions {
  /** Connections at most; as many again for what is planned once. */
  readonly max?: number;
  /** A question that takes longer is ended by the server. Milliseconds. */
  readonly statementTimeout?: number;
  /** Called for a connection that broke while idle. */
  readonly onIdleError?: (error: Error) => void;
  /** Sees every SQL text: the tests' tripwire. */
  readonly onQuery?: (sql: string) => void;
  /** Called where the pool is asked inside of a transaction, which holds one of its connections: the tests' tripwire. */
  readonly onNestedUse?: () => void;
  /** Called with what a transaction is run once more for: a deadlock, a serialization failure, a changed table. */
  readonly onRetry?: (error: unknown) => void;
  /** Milliseconds from any beginning; the process's own clock where absent. */
  readonly monotonic?: () => number;
}

// count(*) and bigint sums come as text from `pg`; ours stay far below 2^53.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

/** Opens a pool on a PostgreSQL address. Connections are made when the first question comes. */
export function openDatabase(url: string, options: DatabaseOptions = {}): Database {
  const statementTimeout = options.statementTimeout ?? STATEMENT_TIMEOUT;
  const stalled = new StalledConnections(statementTimeout + TRAVEL_TIME);
  const generation = new ConnectionGeneration();
  const onConnect = (client: pg.PoolClient): void => {
    stalled.watch(client);
    generation.begin(client);
  };
  const pool = openPool(url, statementTimeout, onConnect, options);
  const withGenericPlans = openPool(url, statementTimeout, onConnect, options);
  // Said once for a connection: in each transaction it was a question of its own.
  withGenericPlans.on('connect', (client) => void client.query(PLAN_ONCE).catch(() => {}));
  const logged = options.onQuery === undefined ? {} : { logger: { logQuery: options.onQuery } };
  const dbOf = memoized((client: pg.PoolClient) => drizzle(client, logged) as Db);
  const nested = options.onNestedUse === undefined ? undefined : new NestedUse(options.onNestedUse);
  const disk = new FullDisk(options.monotonic ?? (() => performance.now()));
  const asked = disk.watchPool(pipelinedPool(pool, generation));
  return {
    db: drizzle(nested?.watch(asked) ?? asked, logged) as Db,
    transaction: async (work, { genericPlans = false } = {}) =>
      disk.watch(
        runTransaction(
          { pool: genericPlans ? withGenericPlans : pool, generation, dbOf, onRetry: options.onRetry },
          nested?.follow(work) ?? work,
        ),
      ),
    async state() {
      const state = await stateOf([pool, withGenericPlans]);
      return state === 'ready' && disk.isLikely ? 'disk-full' : state;
    },
    async close() {
      await Promise.all([pool.end(), withGenericPlans.end()]);
      stalled.close();
    },
  };
}

/** Of a table that is nearly empty when it is counted, PostgreSQL would read all that was left in it by rows long gone. */
const PLAN_ONCE = 'set plan_cache_mode = force_generic_plan; set enable_seqscan = off';

/**
 * A request waits for a connection and for its answer, and both together may not take more than 5 s, whatever happens to the
 * database: it is told to try again meanwhile. Milliseconds, each.
 */
const CONNECTION_TIMEOUT = 2_000;
const STATEMENT_TIMEOUT = 2_400;
/** The server ends what takes too long, and says so; only where nothing is heard by then, the connection is given up. */
const TRAVEL_TIME = 200;
/** What a lost process or network left locked is free again after so long. */
const IDLE_IN_TRANSACTION_TIMEOUT = 10_000;
/** The server notices within 12 s that a client has vanished, also while nothing is asked. Seconds. */
const SERVER_KEEPALIVE = '-c tcp_keepalives_idle=6 -c tcp_keepalives_interval=2 -c tcp_keepalives_count=3';

function openPool(
  url: string,
  statementTimeout: number,
  onConnect: (client: pg.PoolClient) => void,
  { max = 10, onIdleError }: DatabaseOptions,
): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis: CONNECTION_TIMEOUT,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_TIMEOUT,
    statement_timeout: statementTimeout,
    options: SERVER_KEEPALIVE,
    keepAlive: true,
    keepAliveInitialDelayMillis: 5_000,
    application_name: 'vitrine',
    pipeline: true,
  } as pg.PoolConfig);
  pool.on('connect', (client) => {
    pipelineConnection(client);
    onConnect(client);
    // One that breaks while it is asked tells its questions; unheard, it would end the process.
    client.on('error', () => {});
  });
  pool.on('error', (error) => onIdleError?.(error));
  return pool;
}

/**
 * A prepared question: `const byId = prepared((db) => db.select()….prepare('products_by_id'))`, asked as
 * `byId(db).execute({ … })`. Built once per pool or connection, so it is prepared inside transactions too.
 */
export const prepared = <Question>(build: (db: Db) => Question): ((db: Db) => Question) =>
  memoized((db) => fastExecute(build(db)));

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
