/** Follows every statement of a database from its sending to its end, for metrics, traces and slow queries. */
import type pg from 'pg';

export interface SentStatement {
  /** Of a prepared query, or 'commit'. */
  readonly name: string | undefined;
  /** Without the values of its parameters. */
  readonly text: string;
}

/** Called as a statement is sent, or begins to wait for a connection; what it returns is called once when it has ended. */
export type WatchStatement = (statement: SentStatement) => (failed: boolean) => void;

/** Gives on the promise of `send` itself, so nobody waits longer for being watched. */
export function followed<T>(
  statement: SentStatement,
  send: () => Promise<T>,
  watch: WatchStatement | undefined,
): Promise<T> {
  const ended = watch?.(statement);
  const sent = send();
  if (ended !== undefined)
    sent.then(
      () => ended(false),
      () => ended(true),
    );
  return sent;
}

/** The same pool or connection, whose queries are watched; without `watch` it is itself. */
export function watchQueries<Target extends pg.Pool | pg.PoolClient>(
  target: Target,
  watch: WatchStatement | undefined,
): Target {
  if (watch === undefined) return target;
  const query = (...given: readonly unknown[]): unknown => {
    const [config] = given;
    const statement = typeof config === 'string' ? { name: undefined, text: config } : config;
    const sent = () => Reflect.apply(target.query, target, given) as unknown as Promise<unknown>;
    return followed(statement as SentStatement, sent, watch);
  };
  return { query } as unknown as Target;
}

const OPERATION = /\b(select|insert|update|delete|truncate|lock|notify|listen|set|analyze)\b/i;
const TABLE = /\b(?:from|into|update)\s+"?([a-z_]\w*)"?/i;

/**
 * The name by which metrics and logs know a statement: its own, or what it does to which table, 'select orders'. The code has only so
 * many of them.
 */
export function statementName({ name, text }: SentStatement): string {
  if (name !== undefined) return name;
  const operation = OPERATION.exec(text)?.[1]?.toLowerCase();
  const table = TABLE.exec(text)?.[1]?.toLowerCase();
  if (operation === undefined) return 'other';
  return table === undefined ? operation : `${operation} ${table}`;
}
