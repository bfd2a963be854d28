import { cartTexts } from '#features/cart/contract/texts.ts';
import { type CartLine, MAX_LINES } from '#features/cart/domain/cart.ts';
import type { CartNotice } from '#features/cart/domain/cart-notice.ts';
import { combineLines } from '#features/cart/domain/combine-lines.ts';
import type { SavedCart } from '#features/cart/domain/saved-cart.ts';
import { NOTHING_LOADED } from '#features/cart/domain/saved-cart.ts';
import { cartOf } from '#features/cart/server/load-cart.ts';
import { priceLines } from '#features/cart/server/price-lines.ts';
import { saveCart } from '#features/cart/server/save-cart.ts';
import type { BuyingTerms } from '#features/catalog/domain/buying-terms.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import type { CustomerContext } from '#platform/db/context.ts';
import { FULL_CART } from '../contract/texts.ts';
import { listCartLines, noticesOf } from '../domain/list-today.ts';
import type { ListId, ListItem } from '../domain/shopping-list.ts';
import { itemsOf } from './items.store.ts';
import { listViewerOf } from './list-lists.ts';
import { visibleList } from './lists.store.ts';

/** Applied, or why the cart stayed as it was. Spec 5 and 8, applying a shopping list. */
export type Application =
  | { readonly applied: true; readonly cart: SavedCart; readonly notices: readonly CartNotice[] }
  | { readonly applied: false; readonly message: string; readonly notices: readonly CartNotice[] };

/** How often to try while others change the cart. */
const TRIES = 3;

/** Adds a list's products to the quantities in the cart. */
export async function applyList(
  context: CustomerContext,
  id: ListId,
  terms: BuyingTerms,
): Promise<Result<Application, { readonly code: 'list-not-found' }>> {
  const { db, supplier } = context;
  if ((await visibleList(db, await listViewerOf(context), id)) === undefined) {
    return refuse({ code: 'list-not-found' });
  }
  const items = await itemsOf(db, supplier.id, id);
  const lines = listCartLines(items);
  const alone = await priceLines(context, lines, terms);
  if (alone.lines.length === 0) return accept(refused(NOTHING_LOADED, noticesOf(items, alone)));
  return accept(await join(context, { items, lines, terms }, TRIES));
}

interface Joining {
  readonly items: readonly ListItem[];
  readonly lines: readonly CartLine[];
  readonly terms: BuyingTerms;
}

async function join(context: CustomerContext, joining: Joining, tries: number): Promise<Application> {
  const { items, lines, terms } = joining;
  const { lines: there, version } = await cartOf(context, terms);
  const wanted = combineLines([...there, ...lines]);
  if (wanted.length > MAX_LINES) return refused(FULL_CART);
  const saved = await saveCart(context, { ...terms, lines: wanted, mode: 'replace', seen: version });
  if (saved.ok) return { applied: true, cart: saved.value, notices: noticesOf(items, saved.value) };
  if (saved.refusal.code === 'stale-cart' && tries > 1) return join(context, joining, tries - 1);
  return refused(cartTexts[saved.refusal.code].message);
}

const refused = (message: string, notices: readonly CartNotice[] = []): Application => ({
  applied: false,
  message,
  notices,
});
