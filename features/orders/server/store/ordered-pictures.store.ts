import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '#platform/db/database.ts';
import { orderLines } from './orders.tables.ts';

/** Suppliers whose lines one statement reads: there is no index by picture, because every order would write it. */
const TOGETHER = 200;

/** Which of these pictures lines of orders show, at any supplier. */
export async function orderedPictures(db: Db, ids: readonly string[]): Promise<readonly string[]> {
  const found = new Set<string>();
  let after = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const { rows } = await db.execute<{ last: string | null; pictures: string[] }>(sql`
      with recursive shops (id) as (
        select ${next(sql`${after}::uuid`)} union all select ${next(sql`id`)} from shops where id is not null
      ), batch as (select id from shops where id is not null limit ${TOGETHER})
      select (select id from batch order by id desc limit 1) as last, array(
        select distinct ${orderLines.picture} from ${orderLines}
        where ${orderLines.supplierId} in (select id from batch) and ${orderLines.picture} = any(${sql.param(ids)}::text[])
      ) as pictures`);
    const [{ last = null, pictures = [] } = {}] = rows;
    for (const picture of pictures) found.add(picture);
    if (last === null) return [...found];
    after = last;
  }
}

/** The next supplier that has orders: one look into the index. */
const next = (id: SQL) => sql`
  (select ${orderLines.supplierId} from ${orderLines} where ${orderLines.supplierId} > ${id} order by 1 limit 1)`;
