import type pg from 'pg';
import { MAX_SHOWN } from './finding.ts';

export async function countOf(client: pg.Client, sql: string): Promise<number> {
  const { rows } = await client.query<[string]>({ text: sql, rowMode: 'array' });
  return Number(rows[0]?.[0] ?? 0);
}

/** Violating rows as text: columns joined by spaces, limited to the first ones. */
export async function rowsOf(client: pg.Client, sql: string, values: unknown[] = []): Promise<string[]> {
  const text = `select * from (${sql}) as broken limit ${MAX_SHOWN}`;
  const { rows } = await client.query<unknown[]>({ text, values, rowMode: 'array' });
  return rows.map((row) => row.join(' '));
}
