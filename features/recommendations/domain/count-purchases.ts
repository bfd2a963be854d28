/** Counts what a batch of orders adds to the stored sums. The results name no client. */
import type { ClientId, ProductId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/scope.ts';
import { regionsOf } from './places.ts';
import type { Purchase } from './purchase.ts';
import { purchaseWeight } from './purchase-weight.ts';

/** Orders with both products. Counted in both directions. */
export interface PairCount {
  readonly productId: ProductId;
  readonly withId: ProductId;
  readonly weight: number;
}

export interface RegionCount {
  readonly region: string;
  readonly productId: ProductId;
  readonly weight: number;
  /** Different clients who bought it there; of no use to find out who. */
  readonly buyers: number;
}

/** How often a product was bought again by the same client, and the sum of the logarithms of the days between. */
export interface RepeatCount {
  readonly productId: ProductId;
  readonly repeats: number;
  readonly logDays: number;
}

export interface PurchaseCounts {
  readonly pairs: readonly PairCount[];
  readonly regions: readonly RegionCount[];
  readonly repeats: readonly RepeatCount[];
}

/** When each client last bought each product, before the counted orders. */
export type LastBought = ReadonlyMap<ClientId, ReadonlyMap<ProductId, Instant>>;

/** Pairs of an order grow with the square of its lines: of longer orders only the first lines are paired. */
const MAX_PAIRED = 20;

const DAY = 24 * 60 * 60_000;
/** Shorter intervals are corrections of an order, not a habit. Days. */
const MIN_INTERVAL = 1;

/** `purchases` in the order of their times. */
export function countPurchases(purchases: readonly Purchase[], before: LastBought): PurchaseCounts {
  const pairs = new Map<string, PairCount>();
  const regions = new Map<string, RegionCount>();
  const repeats = new Map<ProductId, RepeatCount>();
  const lastBought = new Map([...before].map(([clientId, last]) => [clientId, new Map(last)]));
  for (const { clientId, at, productIds, place } of purchases) {
    const weight = purchaseWeight(at);
    const last = lastBought.get(clientId) ?? new Map<ProductId, Instant>();
    lastBought.set(clientId, last);
    for (const [productId, withId] of pairsOf(productIds)) {
      const key = `${productId} ${withId}`;
      pairs.set(key, { productId, withId, weight: weight + (pairs.get(key)?.weight ?? 0) });
    }
    for (const productId of productIds) {
      const previous = last.get(productId);
      for (const region of regionsOf(place)) {
        const key = `${productId} ${region}`;
        const { weight: sum = 0, buyers = 0 } = regions.get(key) ?? {};
        const isNew = previous === undefined ? 1 : 0;
        regions.set(key, { region, productId, weight: sum + weight, buyers: buyers + isNew });
      }
      const days = previous === undefined ? 0 : (at - previous) / DAY;
      if (days >= MIN_INTERVAL) {
        const { repeats: sum = 0, logDays = 0 } = repeats.get(productId) ?? {};
        repeats.set(productId, { productId, repeats: sum + 1, logDays: logDays + Math.log(days) });
      }
      if (previous === undefined || at > previous) last.set(productId, at);
    }
  }
  return {
    pairs: [...pairs.values()],
    regions: [...regions.values()],
    repeats: [...repeats.values()],
  };
}

function* pairsOf(productIds: readonly ProductId[]): Generator<readonly [ProductId, ProductId]> {
  const paired = productIds.slice(0, MAX_PAIRED);
  for (const one of paired) for (const other of paired) if (one !== other) yield [one, other];
}
