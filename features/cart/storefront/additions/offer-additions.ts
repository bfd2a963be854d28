/** Offers what a shop has to a product when it first gets into the cart, wherever it was added. Spec 2 and 3, additional services. */
import { listAdditions } from '#features/catalog/contract/list-additions.ts';
import { productFromWire } from '#features/catalog/contract/product.wire.ts';
import type { ProductCard } from '#features/catalog/domain/product.ts';
import type { SupplierId } from '#kernel/ids.ts';
import { openOverlay, useOverlay } from '#platform/ui/overlay-state.ts';
import type { Api } from '#platform/web/api.ts';
import type { ShownLine } from '../../domain/shown-cart.ts';
import { type CartState, useCartState } from '../cart-state.ts';
import { rememberOffer, wasOffered } from './offered-before.ts';

/** What the view is opened with. */
export interface AdditionsOffer {
  /** To which product. */
  readonly to: string;
  readonly additions: readonly ProductCard[];
}

export function offerAdditions(api: Api, supplierId: SupplierId, signal: AbortSignal): void {
  const stop = useCartState.subscribe((now, before) => {
    const added = addedLine(now, before);
    // Who sees no price can't buy, and a combo is whole.
    if (added?.price === undefined || added.product.combo !== undefined) return;
    if (now.supplierId !== supplierId || wasOffered(supplierId, added.product.id)) return;
    // Without an answer nothing is offered; the next time it is asked again.
    void offer(api, supplierId, added, signal).catch(() => undefined);
  });
  signal.addEventListener('abort', stop);
}

/** What the shopper put in: not what an answer brought, nor many at once. */
function addedLine(now: CartState, before: CartState): ShownLine | undefined {
  const shoppers = now.loaded && now.status === 'waiting' && now.confirmed === before.confirmed;
  if (!shoppers || now.lines.length !== before.lines.length + 1) return undefined;
  const known = new Set(before.lines.map(({ product }) => product.id));
  return now.lines.find(({ product }) => !known.has(product.id));
}

async function offer(
  api: Api,
  supplierId: SupplierId,
  { product: { id, name } }: ShownLine,
  signal: AbortSignal,
): Promise<void> {
  const params = { idfornecedor: supplierId, idproduto: id };
  const { produtos } = await api.call(listAdditions, { params, query: {} }, { signal });
  const inCart = new Set(useCartState.getState().lines.map(({ product }) => product.id));
  const additions = produtos
    .map(productFromWire)
    .filter((card) => card.available && card.offer !== undefined && !inCart.has(card.id));
  // It may be gone again, or something else be asked already.
  if (additions.length === 0 || !inCart.has(id) || useOverlay.getState().active !== undefined) return;
  rememberOffer(supplierId, [id, ...additions.map((card) => card.id)]);
  const offered: AdditionsOffer = { to: name, additions };
  openOverlay('additions', { props: { ...offered } });
}
