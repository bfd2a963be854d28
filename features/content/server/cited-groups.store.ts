/** The groups of clients to which carousels and blocks of the home are limited. */
import { sql } from 'drizzle-orm';
import type { SupplierId } from '#kernel/ids.ts';
import type { Db } from '#platform/db/database.ts';
import { carousels, homeBlocks } from './content.tables.ts';

interface CitedGroup {
  readonly group: string;
  /** The title of what cites it. */
  readonly name: string;
}

export async function groupsInCarousels(db: Db, supplierId: SupplierId): Promise<readonly CitedGroup[]> {
  const { rows } = await db.execute<{ group: string; name: string }>(sql`
    select cited as group, title as name from ${carousels}, jsonb_array_elements_text(audience -> 'groups') as cited
    where supplier_id = ${supplierId} order by title`);
  return rows;
}

export async function groupsInBlocks(db: Db, supplierId: SupplierId): Promise<readonly CitedGroup[]> {
  const { rows } = await db.execute<{ group: string; name: string }>(sql`
    select cited as group, title as name from ${homeBlocks}, jsonb_array_elements_text(audience -> 'groups') as cited
    where supplier_id = ${supplierId} order by title`);
  return rows;
}
