/** What changes the prices of a supplier for everybody: its policies and its promotions, in one query. */
import { and, eq, inArray, not, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { SupplierId } from '#kernel/ids.ts';
import { cachedQuery, invalidateAt } from '#platform/db/cache/cached-query.ts';
import { type Db, prepared } from '#platform/db/database.ts';
import type { Policy } from '../domain/policy.ts';
import type { Promotion, PromotionId } from '../domain/promotion.ts';
import { pricePolicies } from './pricing.tables.ts';
import { promotions } from './promotions.tables.ts';
import { policyOf } from './stored-policy.ts';
import { type LimitColumns, promotionFrom } from './stored-promotion.ts';

const { placeholder } = sql;

/** Of a promotion, what a policy has no column for. */
interface OnlyPromotion extends LimitColumns {
  readonly label: string;
  readonly notWithPolicy: boolean;
}

/** A policy's scope and effect share their columns with a promotion's condition and reward. */
const selectRules = prepared((db) =>
  unionAll(
    db
      .select({
        id: pricePolicies.id,
        name: pricePolicies.name,
        scope: pricePolicies.scope,
        audience: pricePolicies.audience,
        effect: pricePolicies.effect,
        startsAt: pricePolicies.startsAt,
        endsAt: pricePolicies.endsAt,
        priority: pricePolicies.priority,
        stackable: pricePolicies.stackable,
        promotion: sql<OnlyPromotion | null>`null::json`.as('promotion'),
      })
      .from(pricePolicies)
      .where(eq(pricePolicies.supplierId, placeholder('supplierId'))),
    db
      .select({
        id: promotions.id,
        name: promotions.name,
        scope: promotions.condition,
        audience: promotions.audience,
        effect: promotions.reward,
        startsAt: promotions.startsAt,
        endsAt: promotions.endsAt,
        priority: promotions.priority,
        stackable: sql<boolean>`false`.as('stackable'),
        promotion: sql<OnlyPromotion | null>`json_build_object('label', ${promotions.label},
          'notWithPolicy', ${promotions.notWithPolicy}, 'perOrder', ${promotions.perOrder}, 'perClient', ${promotions.perClient},
          'useLimit', ${promotions.useLimit}, 'budget', ${promotions.budget})`.as('promotion'),
      })
      .from(promotions)
      .where(
        and(
          eq(promotions.supplierId, placeholder('supplierId')),
          promotions.active,
          not(promotions.exhausted),
        ),
      ),
  )
    .orderBy(sql`id`)
    .prepare('price_rules'),
);

export interface PriceRuleSet {
  readonly policies: readonly Policy[];
  /** Active ones, with something left of their limits. */
  readonly promotions: readonly Promotion[];
}

async function priceRuleSet(db: Db, supplierId: SupplierId): Promise<PriceRuleSet> {
  const policies: Policy[] = [];
  const promoted: Promotion[] = [];
  for (const row of await selectRules(db).execute({ supplierId })) {
    const { promotion, scope, effect, ...rule } = row;
    if (promotion === null) policies.push(policyOf({ ...rule, scope, effect }));
    else promoted.push(promotionFrom({ ...rule, ...promotion, condition: scope, reward: effect }));
  }
  return { policies, promotions: promoted };
}

/**
 * All policies and promotions of a supplier, the oldest first, including expired and future ones. Cached; also invalidated whenever
 * one begins or ends, because that changes prices without any write.
 */
export const supplierPriceRules = cachedQuery('price_rules', async (db, supplierId) => {
  const rules = await priceRuleSet(db, supplierId);
  for (const { validity } of [...rules.policies, ...rules.promotions]) {
    for (const moment of [validity.from, validity.until]) {
      if (moment !== undefined) invalidateAt(db, supplierId, moment);
    }
  }
  // In an object, so that an empty result is cached, too.
  return rules;
});

/** Promotions by id, also ended ones. */
export async function promotionsByIds(
  db: Db,
  supplierId: SupplierId,
  ids: readonly PromotionId[],
): Promise<Promotion[]> {
  const rows = await db
    .select()
    .from(promotions)
    .where(and(eq(promotions.supplierId, supplierId), inArray(promotions.id, [...ids])));
  return rows.map(promotionFrom);
}
