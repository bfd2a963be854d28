import type { OrderNumber } from '#kernel/ids.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import type { Customer } from '#kernel/scope.ts';
import type { Context } from '#platform/db/context.ts';
import type { ComboId } from '../domain/combo.ts';
import { addUses, type ComboUse, claimUses, giveUsesBack } from './combo-uses.store.ts';

type OrderContext = Context & { readonly actor: Customer };

export interface CombosGone {
  readonly code: 'combos-gone';
  /** The combos with too few left. */
  readonly comboIds: readonly ComboId[];
}

/**
 * Claims an order's combos within its transaction, after the stock, all or nothing. Other orders of the same combos wait
 * until this transaction ends, so both limits hold.
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

/** Records the order's combos. Call it in the order's transaction, after the claim. */
export async function recordComboUses(
  { db, supplier, actor, now }: OrderContext,
  orderNumber: OrderNumber,
  uses: readonly ComboUse[],
): Promise<void> {
  const claimed = quantityByCombo(uses);
  if (claimed.size === 0) return;
  await addUses(db, { supplierId: supplier.id, orderNumber, clientId: actor.clientId, now }, claimed);
}

/** Returns a cancelled order's combos, in its transaction, after its stock. Idempotent. */
export const returnCombos = ({ db, supplier }: Context, orderNumber: OrderNumber): Promise<void> =>
  giveUsesBack(db, supplier.id, orderNumber);

/** Sums lines, because a combo may occur in several. */
function quantityByCombo(uses: readonly ComboUse[]): ReadonlyMap<ComboId, number> {
  const sums = new Map<ComboId, number>();
  for (const { comboId, quantity } of uses) sums.set(comboId, (sums.get(comboId) ?? 0) + quantity);
  return sums;
}
