import type { ComboItem, ComboPricing, ComboTerms } from './combo.ts';

export const MIN_ITEMS = 2;
export const MAX_ITEMS = 20;

/** Maximum active combos per supplier. */
export const MAX_COMBOS = 200;

export type ComboProblem =
  | 'no-address'
  | 'too-few-items'
  | 'too-many-items'
  | 'product-twice'
  | 'item-of-nothing'
  | 'price-of-nothing'
  | 'percent-out-of-range'
  | 'ends-before-it-starts'
  | 'limits-cross';

const address = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** The first error in a combo's terms, if any. Spec 7, promotional combo. */
export function comboProblem({
  slug,
  items,
  price,
  from,
  until,
  ...limits
}: ComboTerms): ComboProblem | undefined {
  if (!address.test(slug)) return 'no-address';
  if (from !== undefined && until !== undefined && until <= from) return 'ends-before-it-starts';
  return itemsProblem(items) ?? priceProblem(price) ?? limitsProblem(limits);
}

function itemsProblem(items: readonly ComboItem[]): ComboProblem | undefined {
  if (items.length < MIN_ITEMS) return 'too-few-items';
  if (items.length > MAX_ITEMS) return 'too-many-items';
  if (new Set(items.map(({ productId }) => productId)).size < items.length) return 'product-twice';
  return items.some(({ quantity }) => quantity <= 0) ? 'item-of-nothing' : undefined;
}

function priceProblem(price: ComboPricing): ComboProblem | undefined {
  if (price.kind === 'fixed') return price.price > 0 ? undefined : 'price-of-nothing';
  return price.basisPoints >= 1 && price.basisPoints <= 9_999 ? undefined : 'percent-out-of-range';
}

/** The limit per order must not exceed that per client, nor either of them the total. */
const limitsProblem = ({
  mostPerOrder,
  limitPerClient,
  limit,
}: Pick<ComboTerms, 'mostPerOrder' | 'limitPerClient' | 'limit'>): ComboProblem | undefined =>
  exceeds(mostPerOrder, limitPerClient) || exceeds(limitPerClient, limit) || exceeds(mostPerOrder, limit)
    ? 'limits-cross'
    : undefined;

const exceeds = (one: number | undefined, other: number | undefined): boolean =>
  one !== undefined && other !== undefined && one > other;
