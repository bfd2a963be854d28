/**
 * Offers a shop's additions to products that are new in the cart, wherever they were added. Spec 2 and 3, additional services.
 */
import type { ProductCard } from '#features/catalog/domain/product.ts';
import type { ClientId, ProductId, SupplierId } from '#kernel/ids.ts';
import { openOverlay, useOverlay } from '#platform/ui/overlays/overlay-state.ts';
import type { Api } from '#platform/web/api.ts';
import type { ShownLine } from '../../domain/shown-cart.ts';
import { addedLine } from '../added/added-line.ts';
import { useCartState } from '../save/cart-state.ts';
import { type FoundAdditions, findAdditions } from './find-additions.ts';
import { offeredBefore } from './offered-before.ts';

export interface OfferedAddition {
  readonly card: ProductCard;
  /** The names of the products that it goes with. */
  readonly goesWith: readonly string[];
}

export interface AdditionsOffer {
  readonly to: readonly string[];
  readonly additions: readonly OfferedAddition[];
}

export interface Shopping {
  readonly api: Api;
  readonly supplierId: SupplierId;
  readonly clientId: ClientId;
}

/** From now on, offers additions to each product that the shopper adds. */
export function offerAdditions(shopping: Shopping, signal: AbortSignal): void {
  const stop = useCartState.subscribe((now, before) => {
    const added = addedLine(now, before);
    if (added !== undefined) void offerAdditionsTo(shopping, [added], { signal });
  });
  signal.addEventListener('abort', stop);
}

interface Moment {
  readonly signal?: AbortSignal;
  /** Resolves once the page on which to offer is shown. */
  readonly ready?: () => Promise<void>;
}

/** Offers the additions to all of these products in one view. Opens nothing if there are none. */
export async function offerAdditionsTo(
  { api, supplierId, clientId }: Shopping,
  added: readonly ShownLine[],
  { signal, ready }: Moment = {},
): Promise<void> {
  if (useCartState.getState().supplierId !== supplierId) return;
  const before = offeredBefore(supplierId, clientId);
  // Without visible prices nothing can be bought, and combos have no additions.
  const requested = added
    .filter(({ price, product }) => price !== undefined && product.combo === undefined)
    .filter(({ product }) => !before.has(product.id));
  if (requested.length === 0) return;
  const found = await findAdditions(
    api,
    supplierId,
    requested.map(({ product }) => product),
    signal,
  );
  await ready?.();
  const inCart = new Set(useCartState.getState().lines.map(({ product }) => product.id));
  const offers = found
    // The product may have been removed meanwhile.
    .filter(({ id }) => inCart.has(id))
    .map((each) => ({ ...each, cards: each.cards.filter((card) => !inCart.has(card.id)) }))
    .filter(({ cards }) => cards.length > 0);
  // Another overlay may be open already.
  if (offers.length === 0 || signal?.aborted || useOverlay.getState().active !== undefined) return;
  const additions = onceEach(offers);
  before.add([...offers.map(({ id }) => id), ...additions.map(({ card }) => card.id)]);
  const offer: AdditionsOffer = { to: offers.map(({ name }) => name), additions };
  openOverlay('additions', { props: { ...offer } });
}

/** An addition to several products is offered once, for all of them. */
function onceEach(offers: readonly FoundAdditions[]): OfferedAddition[] {
  const found = new Map<ProductId, OfferedAddition>();
  for (const { name, cards } of offers)
    for (const card of cards)
      found.set(card.id, { card, goesWith: [...(found.get(card.id)?.goesWith ?? []), name] });
  return [...found.values()];
}
