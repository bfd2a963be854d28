import { and, asc, eq, sql } from 'drizzle-orm';
import type { ProductId, SupplierId } from '#kernel/ids.ts';
import { centavos } from '#kernel/money.ts';
import { thousandths } from '#kernel/quantity.ts';
import { cachedQuery, invalidateAt } from '#platform/db/cache/cached-query.ts';
import { type Db, prepared } from '#platform/db/database.ts';
import type { Combo, ComboId, ComboPricing } from '../domain/combo.ts';
import { promotionalComboItems, promotionalCombos } from './combos.tables.ts';

const { placeholder } = sql;

type ItemRow = [productId: ProductId, quantity: number];

/** A separate SQL fragment: in a select from a single table, drizzle would drop the table names of columns. */
const itemsOf = sql`(
  select json_agg(json_build_array(${promotionalComboItems.productId}, ${promotionalComboItems.quantity}) order by ${promotionalComboItems.position}) from ${promotionalComboItems}
  where ${promotionalComboItems.supplierId} = ${promotionalCombos.supplierId} and ${promotionalComboItems.comboId} = ${promotionalCombos.id})`;

/** Includes the items, in one row per combo. */
export const comboColumns = {
  id: promotionalCombos.id,
  slug: promotionalCombos.slug,
  name: promotionalCombos.name,
  description: promotionalCombos.description,
  price: promotionalCombos.price,
  basisPoints: promotionalCombos.basisPoints,
  validFrom: promotionalCombos.validFrom,
  validUntil: promotionalCombos.validUntil,
  clientIds: promotionalCombos.clientIds,
  groups: promotionalCombos.groups,
  paymentMethodIds: promotionalCombos.paymentMethodIds,
  deliveryTypes: promotionalCombos.deliveryTypes,
  mostPerOrder: promotionalCombos.mostPerOrder,
  useLimit: promotionalCombos.useLimit,
  useLimitPerClient: promotionalCombos.useLimitPerClient,
  position: promotionalCombos.position,
  active: promotionalCombos.active,
  items: sql<ItemRow[] | null>`${itemsOf}`,
};

export type ComboRow = Pick<
  typeof promotionalCombos.$inferSelect,
  Exclude<keyof typeof comboColumns, 'items'>
> & {
  readonly items: ItemRow[] | null;
};

const selectActiveCombos = prepared((db) =>
  db
    .select(comboColumns)
    .from(promotionalCombos)
    .where(and(eq(promotionalCombos.supplierId, placeholder('supplierId')), promotionalCombos.active))
    .orderBy(asc(promotionalCombos.position), asc(promotionalCombos.id))
    .prepare('promotional_combos_active'),
);

/**
 * All active combos of a supplier in display order, including expired and future ones. Cached; also invalidated whenever
 * one begins or ends.
 */
export const shownCombos = cachedQuery('promotional_combos', async (db, supplierId) => {
  const found = (await selectActiveCombos(db).execute({ supplierId })).map(comboFrom);
  for (const { from, until } of found) {
    for (const moment of [from, until]) if (moment !== undefined) invalidateAt(db, supplierId, moment);
  }
  // In an object, so that an empty result is cached, too.
  return { combos: found };
});

const selectCombosByIds = prepared((db) =>
  db
    .select(comboColumns)
    .from(promotionalCombos)
    .where(
      and(
        eq(promotionalCombos.supplierId, placeholder('supplierId')),
        sql`${promotionalCombos.id} = any(${placeholder('ids')}::uuid[])`,
        promotionalCombos.active,
      ),
    )
    .prepare('promotional_combos_by_ids'),
);

/** The active combos among these ids, uncached: for carts and orders. */
export const combosByIds = async (
  db: Db,
  supplierId: SupplierId,
  ids: readonly ComboId[],
): Promise<Combo[]> =>
  (await selectCombosByIds(db).execute({ supplierId, ids: `{${ids.join(',')}}` })).map(comboFrom);

export const comboFrom = (row: ComboRow): Combo => ({
  id: row.id,
  slug: row.slug,
  name: row.name,
  description: row.description,
  items: (row.items ?? []).map(([productId, quantity]) => ({ productId, quantity: thousandths(quantity) })),
  price: priceFrom(row),
  ...(row.validFrom === null ? {} : { from: row.validFrom.getTime() }),
  ...(row.validUntil === null ? {} : { until: row.validUntil.getTime() }),
  audience: { clients: row.clientIds, groups: row.groups },
  ...(row.paymentMethodIds.length === 0 ? {} : { paymentMethodIds: row.paymentMethodIds }),
  ...(row.deliveryTypes.length === 0 ? {} : { deliveryTypes: row.deliveryTypes }),
  ...(row.mostPerOrder === null ? {} : { mostPerOrder: row.mostPerOrder }),
  ...(row.useLimit === null ? {} : { limit: row.useLimit }),
  ...(row.useLimitPerClient === null ? {} : { limitPerClient: row.useLimitPerClient }),
  position: row.position,
  active: row.active,
});

const priceFrom = ({ price, basisPoints }: ComboRow): ComboPricing =>
  basisPoints === null ? { kind: 'fixed', price: centavos(price ?? 0) } : { kind: 'percent', basisPoints };
