/** The cart with which a coupon's or a promotion's page begins to show what it goes together with. */
import type { SimulatedLine } from '#features/cart/panel/price-query.ts';
import { listPanelProductsEndpoint } from '#features/catalog/contract/panel/panel-list.endpoints.ts';
import { listedProductFromWire } from '#features/catalog/contract/panel/panel-list.wire.ts';
import type { ShownCoupon } from '#features/coupons/domain/coupon.ts';
import type { PolicyScope } from '#features/pricing/domain/policy.ts';
import type { Promotion } from '#features/pricing/domain/promotion.ts';
import type { PricedRow } from '#features/pricing/panel/price-sources.ts';
import { defined } from '#kernel/defined.ts';
import { ONE } from '#kernel/quantity.ts';
import type { Api } from '#platform/web/api.ts';

type Wanted = Pick<PolicyScope, 'products' | 'categories'>;

/** So many that the usual promotions ('leve 3, pague 2') apply beside it. */
const SEVERAL = 3;
const MOST = 999;

export async function exampleForCoupon(
  api: Api,
  shopId: string,
  { productIds = [], minimum }: Pick<ShownCoupon, 'productIds' | 'minimum'>,
): Promise<readonly SimulatedLine[]> {
  const row = await someProduct(api, shopId, { products: productIds, categories: [] });
  return row === undefined ? [] : [lineOf(row, Math.max(SEVERAL, unitsFor(row, minimum)))];
}

/** What one application asks for, and what it rewards. None where only brands or tags are named: the person chooses. */
export async function exampleForPromotion(
  api: Api,
  shopId: string,
  { condition, reward }: Pick<Promotion, 'condition' | 'reward'>,
): Promise<readonly SimulatedLine[]> {
  const { scope, units = 0, minimum = 0 } = condition;
  const counted = await someProduct(api, shopId, scope);
  if (counted === undefined) return [];
  const needed = Math.max(1, units, unitsFor(counted, minimum));
  if (reward.kind === 'gift') return [lineOf(counted, needed)];
  const rewarded = reward.scope === undefined ? counted : await someProduct(api, shopId, reward.scope);
  if (rewarded === undefined) return [];
  return rewarded.id === counted.id
    ? [lineOf(counted, needed + reward.units)]
    : [lineOf(counted, needed), lineOf(rewarded, reward.units)];
}

/** The first that is sold; undefined where there is none, or none can be found. */
async function someProduct(
  api: Api,
  shopId: string,
  { products, categories, ...more }: Wanted & Partial<PolicyScope>,
): Promise<PricedRow | undefined> {
  const { brands = [], tags = [] } = more;
  const [category] = categories;
  if (products.length + categories.length === 0 && brands.length + tags.length > 0) return undefined;
  const { dados } = await api.call(listPanelProductsEndpoint, {
    params: { idfornecedor: shopId },
    query: {
      limite: 1,
      situacao: 'ATIVO',
      ...(products.length > 0 ? { ids: products.slice(0, 100).join(',') } : defined({ categoria: category })),
    },
  });
  return dados.map(listedProductFromWire)[0];
}

const unitsFor = ({ price }: PricedRow, minimum: number): number =>
  price === 0 ? 1 : Math.ceil(minimum / price);

const lineOf = ({ id, name }: PricedRow, units: number): SimulatedLine => ({
  id,
  name,
  quantity: Math.min(units, MOST) * ONE,
});
