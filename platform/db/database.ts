/** What stores and use cases see of the database; `open-database.ts` opens it. Frequent queries are prepared once per connection. */
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';

/** `DB_DRIVER=plain`: without pipelining and every private part of `pg`. */
export const USES_PLAIN_DRIVER = process.env.DB_DRIVER === 'plain';

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
  /** How its connections are used at this moment. */
  pools(): readonly PoolUse[];
  close(): Promise<void>;
}

/**
 * Sends a transaction's last queries together with COMMIT, in one round trip. `send` must issue all of them in the same event-loop
 * turn. If one fails nothing is committed, and nothing else can roll back: no decision may depend on their results. Decision 025.
 */
export type CommitWith = <T>(send: () => Promise<T>) => Promise<T>;

/**
 * The state of a database that answers. `read-only` and `disk-full`: writes fail, reads work. `newer-schema`: a newer build has
 * changed the tables, so the queries of this build may no longer fit them.
 */
export type DatabaseState = 'ready' | 'read-only' | 'disk-full' | 'newer-schema';

export interface PoolUse {
  /** 'generic-plans': the pool of transactions with that option. */
  readonly name: 'default' | 'generic-plans';
  /** Limit of its connections. */
  readonly max: number;
  readonly used: number;
  readonly idle: number;
  /** Queries and transactions that wait for a connection. */
  readonly waiting: number;
}

export interface TransactionOptions {
  /**
   * Plans each prepared query once per connection, whatever its parameters, and prefers indexes: for many short queries whose
   * planning costs more than their execution. Not for searches. Uses a connection pool of its own.
   */
  readonly genericPlans?: boolean;
}

/**
 * A prepared query: `const byId = prepared((db) => db.select()….prepare('products_by_id'))`, run as `byId(db).execute({ … })`.
 * Built once per pool or connection, so it is also prepared inside transactions.
 */
export const prepared = <Question>(build: (db: Db) => Question): ((db: Db) => Question) => memoized(build);

/** Builds one value per key, which lives as long as its key. */
export function memoized<Key extends object, Value>(build: (key: Key) => Value): (key: Key) => Value {
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
