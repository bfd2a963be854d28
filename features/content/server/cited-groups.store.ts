/** The groups of clients to which carousels and blocks of the home are limited. */
import { sql } from 'drizzle-orm';
import type { SupplierId } from '#kernel/ids.ts';
import type { Db } from '#platform/db/database.ts';
import { carousels, homeBlocks } from './content.tables.ts';
import { homeDrafts } from './home/home.tables.ts';

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

/** Of the published home and of its draft. */
export async function groupsInBlocks(db: Db, supplierId: SupplierId): Promise<readonly CitedGroup[]> {
  const { rows } = await db.execute<{ group: string; name: string }>(sql`
    select cited as group, title as name from ${homeBlocks}, jsonb_array_elements_text(audience -> 'groups') as cited
    where supplier_id = ${supplierId}
    union
    select cited, block ->> 'title' from ${homeDrafts}, jsonb_array_elements(blocks) as block,
      jsonb_array_elements_text(block -> 'audience' -> 'groups') as cited
    where supplier_id = ${supplierId} and blocks is not null
    order by name`);
  return rows;
}
