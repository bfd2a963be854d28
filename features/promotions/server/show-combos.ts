/** Combos as shoppers see them. Spec 7, promotional combo. */

import type { BuyingTerms } from '#features/catalog/domain/buying-terms.ts';
import { pricesAreHidden } from '#features/catalog/domain/price-visibility.ts';
import { paymentMethodsOf } from '#features/payments/server/methods/list-payment-methods.ts';
import { isUuid, type ProductId } from '#kernel/ids.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import type { Context } from '#platform/db/context.ts';
import type { Combo } from '../domain/combo.ts';
import { isForEveryone } from '../domain/combo-audience.ts';
import { type ShownCombo, type ShownMethod, shownCombo } from '../domain/shown-combo.ts';
import { shownCombos } from './combos.store.ts';
import { offeredOf, priced } from './combos-of.ts';

export interface CombosQuery extends BuyingTerms {
  /** Leaves out combos for named clients and groups, even if they include this client. */
  readonly onlyOfEveryone: boolean;
  /** Only combos with this product. */
  readonly productId?: ProductId;
}

/** In the shop's order, sold-out ones last. */
export async function listCombos(
  context: Context,
  { onlyOfEveryone, productId, ...terms }: CombosQuery,
): Promise<readonly ShownCombo[]> {
  const { combos } = await shownCombos(context.db, context.supplier.id);
  const meant = combos.filter(
    ({ audience, items }) =>
      (!onlyOfEveryone || isForEveryone(audience)) &&
      (productId === undefined || items.some((item) => item.productId === productId)),
  );
  const found = await show(context, meant, terms);
  return found.toSorted((one, other) => Number(other.most > 0) - Number(one.most > 0));
}

/** One combo by id or slug; not found if it is not offered to the requesting client. */
export async function getCombo(
  context: Context,
  idOrSlug: string,
  terms: BuyingTerms,
): Promise<Result<ShownCombo, { readonly code: 'combo-not-found' }>> {
  const { combos } = await shownCombos(context.db, context.supplier.id);
  const meant = combos.filter(
    isUuid(idOrSlug) ? ({ id }) => id === idOrSlug : ({ slug }) => slug === idOrSlug,
  );
  const [found] = await show(context, meant, terms);
  return found === undefined ? refuse({ code: 'combo-not-found' }) : accept(found);
}

async function show(
  context: Context,
  combos: readonly Combo[],
  terms: BuyingTerms,
): Promise<readonly ShownCombo[]> {
  const offered = await offeredOf(context, combos);
  const methods = await methodsNamed(context, offered);
  const pricesHidden = pricesAreHidden(context.supplier.tags, context.actor);
  const found = await priced(context, offered, terms);
  return found.map((combo) => shownCombo(combo, { pricesHidden, methods, way: terms }));
}

/** Queried only if a combo restricts payment methods. */
const methodsNamed = async (context: Context, combos: readonly Combo[]): Promise<readonly ShownMethod[]> =>
  combos.some(({ paymentMethodIds }) => paymentMethodIds !== undefined) ? paymentMethodsOf(context) : [];
