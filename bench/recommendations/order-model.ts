/** The stored sums of the product in memory, from which one order can be left out. */
import { MAX_RELATED, rankTogether } from '#features/recommendations/domain/bought-together.ts';
import { countPurchases, type PurchaseCounts } from '#features/recommendations/domain/count-purchases.ts';
import { regionsOf, WHOLE_SHOP } from '#features/recommendations/domain/places.ts';
import type { Purchase, PurchasePlace, Ranked } from '#features/recommendations/domain/purchase.ts';
import { ordersOfToday } from '#features/recommendations/domain/purchase-weight.ts';
import { type ComparedProduct, rankSimilar } from '#features/recommendations/domain/similar-products.ts';
import type { ProductId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/scope.ts';

/** As the product reads them. */
export const POPULAR = 50;
const CANDIDATES = 60;
const MIN_BUYERS = 5;
const ROUNDING = 1e-6;

type Sums = Map<string, Map<ProductId, { weight: number; buyers: number }>>;

export class OrderModel {
  readonly #regions: Sums = new Map();
  readonly #pairs: Sums = new Map();
  readonly #categories: ReadonlyMap<string, readonly ComparedProduct[]>;
  readonly #products: ReadonlyMap<ProductId, ComparedProduct>;
  readonly #now: Instant;

  constructor(purchases: readonly Purchase[], products: readonly ComparedProduct[]) {
    this.#now = purchases.at(-1)?.at ?? 0;
    this.#products = new Map(products.map((product) => [product.id, product]));
    this.#categories = Map.groupBy(products, ({ categoryId }) => categoryId);
    this.#add(countPurchases(purchases, new Map()), 1);
  }

  /** Runs `work` as if the order had not been made. */
  without<Value>(purchase: Purchase, work: () => Value): Value {
    const counts = countPurchases([purchase], new Map());
    this.#add(counts, -1);
    try {
      return work();
    } finally {
      this.#add(counts, 1);
    }
  }

  together(productId: ProductId): readonly Ranked[] {
    const pairs = [...(this.#pairs.get(productId) ?? [])]
      // What is left of a sum whose only order is left out is a rounding error.
      .filter(([, { weight }]) => ordersOfToday(weight, this.#now) > ROUNDING)
      .map(([withId, { weight }]) => ({ productId, withId, weight }));
    const weights = new Map(
      [productId, ...pairs.map(({ withId }) => withId)].map((id) => [id, this.#weightOf(id)]),
    );
    return rankTogether(productId, pairs, weights, this.#now);
  }

  similar(productId: ProductId): readonly Ranked[] {
    const product = this.#products.get(productId);
    if (product === undefined) return [];
    const candidates = (this.#categories.get(product.categoryId) ?? [])
      .toSorted((one, other) => this.#weightOf(other.id) - this.#weightOf(one.id))
      .slice(0, CANDIDATES);
    return rankSimilar(product, candidates).slice(0, MAX_RELATED);
  }

  popular(): readonly ProductId[] {
    return this.#popularIn(WHOLE_SHOP, 1);
  }

  near(place: PurchasePlace | undefined): readonly ProductId[] {
    const regions = regionsOf(place).filter((region) => region !== WHOLE_SHOP);
    return [...new Set(regions.flatMap((region) => this.#popularIn(region, MIN_BUYERS)))].slice(0, POPULAR);
  }

  #popularIn(region: string, minBuyers: number): readonly ProductId[] {
    return [...(this.#regions.get(region) ?? [])]
      .filter(([, { buyers }]) => buyers >= minBuyers)
      .toSorted(([one, a], [other, b]) => b.weight - a.weight || (one < other ? -1 : 1))
      .slice(0, POPULAR)
      .map(([id]) => id);
  }

  #weightOf(productId: ProductId): number {
    return this.#regions.get(WHOLE_SHOP)?.get(productId)?.weight ?? 0;
  }

  #add({ pairs, regions }: PurchaseCounts, sign: 1 | -1): void {
    for (const { productId, withId, weight } of pairs)
      addTo(this.#pairs, productId, withId, { weight: sign * weight, buyers: 0 });
    for (const { region, productId, weight, buyers } of regions)
      addTo(this.#regions, region, productId, { weight: sign * weight, buyers: sign * buyers });
  }
}

function addTo(sums: Sums, key: string, id: ProductId, more: { weight: number; buyers: number }): void {
  const row = sums.get(key) ?? new Map();
  sums.set(key, row);
  const sum = row.get(id) ?? { weight: 0, buyers: 0 };
  row.set(id, { weight: sum.weight + more.weight, buyers: sum.buyers + more.buyers });
}
