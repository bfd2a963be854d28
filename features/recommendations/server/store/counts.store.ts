/** The sums that the job maintains: pairs, regions and repeats. */
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { ProductId, SupplierId } from '#kernel/ids.ts';
import type { Db } from '#platform/db/database.ts';
import type { PairCount, PurchaseCounts } from '../../domain/count-purchases.ts';
import { WHOLE_SHOP } from '../../domain/places.ts';
import {
  recommendationPairs as pairs,
  recommendationProducts as products,
  recommendationRegions as regions,
} from '../recommendations.tables.ts';

export async function addCounts(db: Db, supplierId: SupplierId, counts: PurchaseCounts): Promise<void> {
  await db.execute(sql`
    insert into ${pairs} (supplier_id, product_id, with_id, weight)
    select ${supplierId}::uuid, "productId", "withId", weight
    from jsonb_to_recordset(${JSON.stringify(counts.pairs)}::jsonb)
      as more ("productId" uuid, "withId" uuid, weight double precision)
    on conflict (supplier_id, product_id, with_id) do update set weight = ${pairs.weight} + excluded.weight`);
  await db.execute(sql`
    insert into ${regions} (supplier_id, region, product_id, weight, buyers)
    select ${supplierId}::uuid, region, "productId", weight, buyers
    from jsonb_to_recordset(${JSON.stringify(counts.regions)}::jsonb)
      as more (region text, "productId" uuid, weight double precision, buyers integer)
    on conflict (supplier_id, region, product_id) do update
      set weight = ${regions.weight} + excluded.weight, buyers = ${regions.buyers} + excluded.buyers`);
  await db.execute(sql`
    insert into ${products} (supplier_id, product_id, repeats, log_days)
    select ${supplierId}::uuid, "productId", repeats, "logDays"
    from jsonb_to_recordset(${JSON.stringify(counts.repeats)}::jsonb)
      as more ("productId" uuid, repeats integer, "logDays" double precision)
    on conflict (supplier_id, product_id) do update
      set repeats = ${products.repeats} + excluded.repeats, log_days = ${products.logDays} + excluded.log_days`);
}

/** Deletes the weakest pairs of each product beyond `max`. */
export async function prunePairs(
  db: Db,
  supplierId: SupplierId,
  productIds: readonly ProductId[],
  max: number,
): Promise<void> {
  // By their place in the table: joined by key they were compared each with each while the table's statistics were those of an empty one.
  await db.execute(sql`
    delete from ${pairs} where ctid = any(array(
      select ranked.row
      from (
        select ctid as row, row_number() over (partition by product_id order by weight desc, with_id) as place
        from ${pairs}
        where supplier_id = ${supplierId} and product_id = any(${sql.param([...productIds])}::uuid[])
      ) as ranked
      where ranked.place > ${max}))`);
}

/** The pairs of each of these products. */
export async function purchasePairsOf(
  db: Db,
  supplierId: SupplierId,
  productIds: readonly ProductId[],
): Promise<ReadonlyMap<ProductId, readonly PairCount[]>> {
  if (productIds.length === 0) return new Map();
  const rows = await db
    .select({ productId: pairs.productId, withId: pairs.withId, weight: pairs.weight })
    .from(pairs)
    .where(and(eq(pairs.supplierId, supplierId), inArray(pairs.productId, [...productIds])));
  return Map.groupBy(rows, ({ productId }) => productId);
}

/** The sum of each product's orders in the whole shop. */
export async function purchaseWeightsOf(
  db: Db,
  supplierId: SupplierId,
  productIds: readonly ProductId[],
): Promise<ReadonlyMap<ProductId, number>> {
  if (productIds.length === 0) return new Map();
  const rows = await db
    .select({ productId: regions.productId, weight: regions.weight })
    .from(regions)
    .where(
      and(
        eq(regions.supplierId, supplierId),
        eq(regions.region, WHOLE_SHOP),
        inArray(regions.productId, [...productIds]),
      ),
    );
  return new Map(rows.map(({ productId, weight }) => [productId, weight]));
}

/** The products with most orders in a region, bought there by `minBuyers` different clients at least. */
export async function popularIn(
  db: Db,
  supplierId: SupplierId,
  region: string,
  { minBuyers, limit }: { readonly minBuyers: number; readonly limit: number },
): Promise<readonly ProductId[]> {
  const rows = await db
    .select({ productId: regions.productId })
    .from(regions)
    .where(
      and(
        eq(regions.supplierId, supplierId),
        eq(regions.region, region),
        sql`${regions.buyers} >= ${minBuyers}`,
      ),
    )
    .orderBy(desc(regions.weight), regions.productId)
    .limit(limit);
  return rows.map(({ productId }) => productId);
}
