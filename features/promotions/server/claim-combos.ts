import type { OrderNumber } from '#kernel/ids.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import type { Customer } from '#kernel/scope.ts';
import type { Context } from '#platform/db/context.ts';
import type { ComboId } from '../domain/combo.ts';
import { addUses, type ComboUse, claimUses, giveUsesBack } from './combo-uses.store.ts';

type OrderContext = Context & { readonly actor: Customer };

export interface CombosGone {
  readonly code: 'combos-gone';
  /** Those that can't be had; the others could. */
  readonly comboIds: readonly ComboId[];
}

/**
 * Claims what an order has of combos within its transaction, after the stock: all of it, or nothing where others were
 * faster. Other orders of the same combos wait for this transaction's end, so both limits hold.
 */
export async function claimCombos(
  { db, supplier, actor, now }: OrderContext,
  uses: readonly ComboUse[],
): Promise<Result<void, CombosGone>> {
  const claimed = quantityByCombo(uses);
  if (claimed.size === 0) return accept(undefined);
  const comboIds = await claimUses(db, supplier.id, actor.clientId, claimed, now);
  return comboIds.length === 0 ? accept(undefined) : refuse({ code: 'combos-gone', comboIds });
}

/** Writes down which order had them. Within its transaction, after the claim. */
export async function recordComboUses(
  { db, supplier, actor, now }: OrderContext,
  orderNumber: OrderNumber,
  uses: readonly ComboUse[],
): Promise<void> {
  const claimed = quantityByCombo(uses);
  if (claimed.size === 0) return;
  await addUses(db, { supplierId: supplier.id, orderNumber, clientId: actor.clientId, now }, claimed);
}

/** The order was cancelled: its combos may be sold again. After its stock, in its transaction; a second time changes nothing. */
export const returnCombos = ({ db, supplier }: Context, orderNumber: OrderNumber): Promise<void> =>
  giveUsesBack(db, supplier.id, orderNumber);

/** One combo may stand in several lines. */
function quantityByCombo(uses: readonly ComboUse[]): ReadonlyMap<ComboId, number> {
  const sums = new Map<ComboId, number>();
  for (const { comboId, quantity } of uses) sums.set(comboId, (sums.get(comboId) ?? 0) + quantity);
  return sums;
}
