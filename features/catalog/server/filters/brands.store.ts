import { sql } from 'drizzle-orm';
import type { SupplierId } from '#kernel/ids.ts';
import { cachedQuery } from '#platform/db/cache/cached-query.ts';
import { type Db, prepared } from '#platform/db/database.ts';
import { products } from '../products/catalog.tables.ts';

const { placeholder } = sql;

const selectBrandNames = prepared((db) =>
  db
    .select({ key: sql<string>`wanted.key`, name: sql<string>`named.name` })
    .from(
      sql`unnest(${placeholder('keys')}::text[]) as wanted (key) cross join lateral (
        select ${products.brand} as name from ${products}
        where ${products.supplierId} = ${placeholder('supplierId')} and ${products.active} and ${products.brandKey} = wanted.key
        order by ${products.popularity} desc nulls last, ${products.id}
        limit 1
      ) as named`,
    )
    .prepare('brands_named'),
);

/** The display name of each brand key: as the brand's most popular product writes it. */
export const brandNames = cachedQuery(
  'brand_names',
  (db: Db, supplierId: SupplierId, keys: readonly string[]): Promise<{ key: string; name: string }[]> =>
    selectBrandNames(db).execute({ supplierId, keys: [...keys] }),
);
