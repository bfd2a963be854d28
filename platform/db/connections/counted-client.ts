import pg from 'pg';
import { Counter } from '../../metrics/metric.ts';

/** SQLSTATE: all of `max_connections` are in use. */
const TOO_MANY = '53300';

export const failedConnections = new Counter(
  'vitrine_db_failed_connections_total',
  'Connections to PostgreSQL that could not be opened, by SQLSTATE or code of the system; 53300: it has none left.',
  [{ error_type: TOO_MANY }],
);

/** A connection of a pool. That it was not opened is counted: the pool's callers see it as one error of many. */
export class CountedClient extends pg.Client {
  override connect(): Promise<pg.Client>;
  override connect(done: (error: Error) => void): void;
  override connect(done?: (error: Error) => void): Promise<pg.Client> | undefined {
    if (done === undefined) return super.connect();
    super.connect((error: Error) => {
      // Without an error it is called with null or undefined.
      if (error) failedConnections.add({ error_type: codeOf(error) });
      done(error);
    });
    return undefined;
  }
}

/** A connection that takes too long is closed, which has no code. */
const codeOf = (error: Error): string => ('code' in error && error.code ? String(error.code) : 'closed');
