/** The combos offered to the acting client, with prices: the only way to them, both for display and for charging. */
import type { BuyingTerms } from '#features/catalog/domain/buying-terms.ts';
import { offersOf } from '#features/catalog/server/products/offers-of.ts';
import { priceRules } from '#features/pricing/domain/offer.ts';
import { groupsOf } from '#features/pricing/server/groups-of.ts';
import type { Context } from '#platform/db/context.ts';
import type { Combo, ComboId, ComboUses, PricedCombo } from '../domain/combo.ts';
import { type ComboBuyer, isOffered } from '../domain/combo-audience.ts';
import { priceCombo } from '../domain/price-combo.ts';
import { comboUses } from './combo-uses.store.ts';
import { combosByIds } from './combos.store.ts';

/**
 * The combos among these ids that are offered to the acting client now, priced for the buying terms; others are absent.
 * Limits by payment or delivery are not applied (see `allowsWay`), because a cart keeps such combos. For carts and
 * orders: prices are not hidden. A fixed number of queries, none without ids.
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

/** The combos that are for the acting client, now. */
export async function offeredOf(context: Context, combos: readonly Combo[]): Promise<readonly Combo[]> {
  const { actor, now } = context;
  if (actor.kind !== 'customer') return combos.filter((combo) => isOffered(combo, { groups: [] }, now));
  const groups = combos.some(({ audience }) => audience.groups.length > 0) ? await groupsOf(context) : [];
  const buyer: ComboBuyer = { clientId: actor.clientId, groups };
  return combos.filter((combo) => isOffered(combo, buyer, now));
}

/** Adds the prices that are charged. Leaves out combos with a product that is no longer sold. */
export async function priced(
  context: Context,
  combos: readonly Combo[],
  terms: BuyingTerms,
): Promise<PricedCombo[]> {
  if (combos.length === 0) return [];
  // Sequential, because an order's transaction has a single connection.
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

/** Only combos with a limit are queried. */
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
