import { sql } from 'drizzle-orm';
import { suppliers } from '#features/suppliers/server/suppliers.tables.ts';
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
      with shops as (
        select ${suppliers.id} as id from ${suppliers} where ${suppliers.id} > ${after} order by 1 limit ${TOGETHER}
      )
      select (select id from shops order by id desc limit 1) as last, array(
        select distinct ${orderLines.picture} from ${orderLines}
        where ${orderLines.supplierId} in (select id from shops) and ${orderLines.picture} = any(${sql.param(ids)}::text[])
      ) as pictures`);
    const [{ last = null, pictures = [] } = {}] = rows;
    for (const picture of pictures) found.add(picture);
    if (last === null) return [...found];
    after = last;
  }
}
