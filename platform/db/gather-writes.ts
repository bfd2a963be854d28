import type { Writable } from 'node:stream';
import type pg from 'pg';

/**
 * Questions asked of one connection in the same turn leave in one write, and are answered in their order. Every write is a
 * call into the system, and was two fifths of what an order cost. Decision 020.
 */
export function gatherWrites(client: pg.PoolClient): void {
  const { stream } = (client as unknown as { readonly connection: { readonly stream: Writable } }).connection;
  const ask = client.query.bind(client) as (...question: unknown[]) => unknown;
  let gathering = false;
  const query = (...question: unknown[]): unknown => {
    if (!gathering) {
      gathering = true;
      stream.cork();
      process.nextTick(() => {
        gathering = false;
        stream.uncork();
      });
    }
    return ask(...question);
  };
  Object.assign(client, { query });
}
