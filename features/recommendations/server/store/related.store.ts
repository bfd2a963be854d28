/** What the job computes per product, and what a recommendation reads of it. */
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { ProductId, SupplierId } from '#kernel/ids.ts';
import type { Db } from '#platform/db/database.ts';
import type { Related } from '../../domain/blend.ts';
import type { RepeatCount } from '../../domain/count-purchases.ts';
import type { Outcome } from '../../domain/feedback.ts';
import type { Ranked } from '../../domain/purchase.ts';
import { recommendationProducts as products } from '../recommendations.tables.ts';

export type Rankings = ReadonlyMap<ProductId, readonly Ranked[]>;

/** Replaces one kind of related products. */
export async function saveRankings(
  db: Db,
  supplierId: SupplierId,
  kind: keyof Related,
  rankings: Rankings,
): Promise<void> {
  const rows = [...rankings].map(([productId, ranked]) => ({
    productId,
    ids: ranked.map((one) => one.productId),
    scores: ranked.map(({ score }) => score),
  }));
  if (rows.length === 0) return;
  const [ids, scores] =
    kind === 'together'
      ? [products.together, products.togetherScores]
      : [products.similar, products.similarScores];
  const [idsName, scoresName] = [sql.identifier(ids.name), sql.identifier(scores.name)];
  await db.execute(sql`
    insert into ${products} (supplier_id, product_id, ${idsName}, ${scoresName})
    select ${supplierId}::uuid, "productId", ids, scores
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as more ("productId" uuid, ids uuid[], scores real[])
    on conflict (supplier_id, product_id) do update
      set ${idsName} = excluded.${idsName}, ${scoresName} = excluded.${scoresName}`);
}

export interface RelatedRow extends Related {
  readonly repeat: RepeatCount;
}

/** Products of which nothing is known are absent. */
export async function relatedOf(
  db: Db,
  supplierId: SupplierId,
  productIds: readonly ProductId[],
): Promise<ReadonlyMap<ProductId, RelatedRow>> {
  if (productIds.length === 0) return new Map();
  const rows = await db
    .select({
      productId: products.productId,
      together: products.together,
      togetherScores: products.togetherScores,
      similar: products.similar,
      similarScores: products.similarScores,
      repeats: products.repeats,
      logDays: products.logDays,
    })
    .from(products)
    .where(and(eq(products.supplierId, supplierId), inArray(products.productId, [...productIds])));
  return new Map(
    rows.map(({ productId, repeats, logDays, ...row }) => [
      productId,
      {
        together: ranked(row.together, row.togetherScores),
        similar: ranked(row.similar, row.similarScores),
        repeat: { productId, repeats, logDays },
      },
    ]),
  );
}

/** Products that were never shown as a recommendation are absent. */
export async function outcomesOf(
  db: Db,
  supplierId: SupplierId,
  productIds: readonly ProductId[],
): Promise<ReadonlyMap<ProductId, Outcome>> {
  if (productIds.length === 0) return new Map();
  const rows = await db
    .select({
      productId: products.productId,
      shown: products.shown,
      clicked: products.clicked,
      added: products.added,
      hidden: products.hidden,
    })
    .from(products)
    .where(
      and(
        eq(products.supplierId, supplierId),
        inArray(products.productId, [...productIds]),
        sql`${products.shown} > 0`,
      ),
    );
  return new Map(rows.map(({ productId, ...outcome }) => [productId, outcome]));
}

const ranked = (ids: readonly ProductId[], scores: readonly number[]): readonly Ranked[] =>
  ids.map((productId, index) => ({ productId, score: scores[index] ?? 0 }));
