import { OFFER_TAG } from '#features/catalog/domain/offer-tag.ts';
import { categoryBranch } from '#features/catalog/server/categories/category.store.ts';
import { productsByCodes } from '#features/catalog/server/products/codes.store.ts';
import type { NewPolicy } from '#features/pricing/domain/policy.ts';
import { startPrices } from '#features/pricing/server/start-prices.ts';
import type { SupplierId } from '#kernel/ids.ts';
import { centavos } from '#kernel/money.ts';
import { thousandths } from '#kernel/quantity.ts';
import type { Db } from '#platform/db/database.ts';
import type { DemoPolicy, DemoPriceTable } from './world/demo-supplier.ts';

/** Creates the policies and price tables of a shop whose products exist. */
export async function seedPrices(
  db: Db,
  supplierId: SupplierId,
  {
    policies = [],
    offers,
    tables = [],
    subscriptionTypes,
  }: {
    readonly policies?: readonly DemoPolicy[];
    /** Per cent off what is tagged an offer. */
    readonly offers?: number;
    readonly tables?: readonly DemoPriceTable[];
    /** Ids. */
    readonly subscriptionTypes: readonly string[];
  },
): Promise<void> {
  await startPrices(db, supplierId, {
    policies: [
      ...(offers === undefined ? [] : [offersPolicy(offers)]),
      ...(await Promise.all(policies.map((policy) => policyOf(db, supplierId, policy, subscriptionTypes)))),
    ],
    tables: await Promise.all(tables.map((table) => tableOf(db, supplierId, table))),
  });
}

/** Stackable: combines with a product's other policies, such as a subscription's. */
const offersPolicy = (percent: number): NewPolicy => ({
  name: 'Ofertas da semana',
  scope: { products: [], categories: [], brands: [], tags: [OFFER_TAG] },
  audience: {},
  validity: {},
  priority: 0,
  stackable: true,
  effect: { kind: 'percent', basisPoints: percent * 100 },
});

async function policyOf(
  db: Db,
  supplierId: SupplierId,
  { name, category, ...rules }: DemoPolicy,
  subscriptionTypes: readonly string[],
) {
  const leaf = (await categoryBranch(db, supplierId, category)).at(-1);
  if (leaf === undefined) throw new Error(`${name}: there is no ${category}`);
  const { percent, tiers, companiesOnly = false, subscribersOnly = false, stackable = false, until } = rules;
  const effect =
    tiers === undefined
      ? ({ kind: 'percent', basisPoints: percent * 100 } as const)
      : ({
          kind: 'tiers',
          tiers: tiers.map(([from, off]) => ({ from: thousandths(from * 1_000), basisPoints: off * 100 })),
        } as const);
  return {
    name,
    scope: { products: [], categories: [leaf.id], brands: [], tags: [] },
    audience: {
      ...(companiesOnly ? { kinds: ['company' as const] } : {}),
      ...(subscribersOnly ? { subscriptionTypes } : {}),
    },
    validity: until === undefined ? {} : { until },
    priority: 0,
    stackable,
    effect,
  };
}

async function tableOf(db: Db, supplierId: SupplierId, { name, prices }: DemoPriceTable) {
  const found = await productsByCodes(db, supplierId, Object.keys(prices));
  return {
    name,
    prices: new Map(
      Object.entries(prices).map(([sku, price]) => {
        const productId = found.get(sku);
        if (productId === undefined) throw new Error(`${name}: there is no ${sku}`);
        return [productId, { normal: centavos(price) }];
      }),
    ),
  };
}
