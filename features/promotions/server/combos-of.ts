/** The combos that whoever acts may have now, with their prices: the one way to them, for what is shown and charged. */
import type { BuyingTerms } from '#features/catalog/domain/buying-terms.ts';
import { offersOf } from '#features/catalog/server/public.ts';
import { priceRules } from '#features/pricing/domain/price-rules.ts';
import { groupsOf } from '#features/pricing/server/public.ts';
import type { Context } from '#platform/db/context.ts';
import type { Combo, ComboId, ComboUses, PricedCombo } from '../domain/combo.ts';
import { type ComboBuyer, isOffered } from '../domain/combo-holds.ts';
import { priceCombo } from '../domain/price-combo.ts';
import { comboUses } from './combo-uses.store.ts';
import { combosByIds } from './combos.store.ts';

/**
 * Of these ids the combos that are offered to who acts now, at the prices of this way of buying; all others are absent.
 * Whether their limits allow that way is `allowsWay`'s to say: a cart keeps what another choice would sell. For carts
 * and orders: what a shopper sees hides prices first. A fixed number of questions, none where no id is given.
 */
export async function combosOf(
  context: Context,
  ids: readonly ComboId[],
  terms: BuyingTerms = {},
): Promise<ReadonlyMap<ComboId, PricedCombo>> {
  if (ids.length === 0) return new Map();
  const found = await combosByIds(context.db, context.supplier.id, [...new Set(ids)]);
  const offered = await offeredOf(context, found);
  return new Map((await priced(context, offered, terms)).map((combo) => [combo.id, combo]));
}

/** Those that are for who acts, now. */
export async function offeredOf(context: Context, combos: readonly Combo[]): Promise<readonly Combo[]> {
  const { actor, now } = context;
  if (actor.kind !== 'customer') return combos.filter((combo) => isOffered(combo, { groups: [] }, now));
  const groups = combos.some(({ audience }) => audience.groups.length > 0) ? await groupsOf(context) : [];
  const buyer: ComboBuyer = { clientId: actor.clientId, groups };
  return combos.filter((combo) => isOffered(combo, buyer, now));
}

/** With the prices that are charged. One of whose products is not sold any more is left out. */
export async function priced(
  context: Context,
  combos: readonly Combo[],
  terms: BuyingTerms,
): Promise<PricedCombo[]> {
  if (combos.length === 0) return [];
  // One after the other: inside an order's transaction there is only one connection.
  const uses = await usesOf(context, combos);
  const productIds = [...new Set(combos.flatMap(({ items }) => items.map(({ productId }) => productId)))];
  const products = await offersOf(context, productIds, terms);
  const rules = priceRules(context.supplier.tags);
  return combos.flatMap((combo) => {
    const facts = { products, rules, uses: uses.get(combo.id) ?? NEVER };
    const found = priceCombo(combo, facts);
    return found === undefined ? [] : [found];
  });
}

const NEVER: ComboUses = { inAll: 0, ofClient: 0 };

/** Only those with a limit are asked about. */
function usesOf(
  { db, supplier, actor }: Context,
  combos: readonly Combo[],
): Promise<ReadonlyMap<ComboId, ComboUses>> | ReadonlyMap<ComboId, ComboUses> {
  const limited = combos.filter(({ limit, limitPerClient }) => (limit ?? limitPerClient) !== undefined);
  if (limited.length === 0) return new Map();
  const clientId = actor.kind === 'customer' ? actor.clientId : undefined;
  return comboUses(
    db,
    supplier.id,
    limited.map(({ id }) => id),
    clientId,
  );
}
