import type { OrderNumber } from '#kernel/ids.ts';
import { centavos } from '#kernel/money.ts';
import type { Context } from '#platform/db/context.ts';
import { type TroubledCharge, troubleOfNote } from '../../domain/charges/charge-trouble.ts';
import type { ProviderModules } from '../providers/provider-module.ts';
import { providers } from '../providers/providers.ts';
import { type ChargeRow, chargesOfOrders } from '../store/charge.store.ts';
import { eventsOfCharges } from '../store/charge-moves.store.ts';

/** What went wrong with an order's charges, oldest first, without repetitions. */
export const chargeTroublesOf = async (
  { db, supplier }: Context,
  number: OrderNumber,
): Promise<readonly TroubledCharge[]> =>
  troublesAmong(db, supplier.id, await chargesOfOrders(db, supplier.id, [number]));

export async function troublesAmong(
  db: Context['db'],
  supplierId: Context['supplier']['id'],
  charges: readonly ChargeRow[],
  modules: ProviderModules = providers,
): Promise<readonly TroubledCharge[]> {
  const ours = charges.filter(({ provider }) => provider !== null);
  const events = await eventsOfCharges(
    db,
    supplierId,
    ours.map(({ id }) => id),
  );
  const troubles = new Map<string, TroubledCharge>();
  for (const { chargeId, note, amount, at } of events) {
    const trouble = troubleOfNote(note);
    const charge = ours.find(({ id }) => id === chargeId);
    if (trouble === undefined || charge?.provider == null) continue;
    const key = `${chargeId} ${trouble} ${amount}`;
    if (troubles.has(key)) continue;
    troubles.set(key, {
      trouble,
      // The provider of an old charge may no longer be registered.
      provider: modules[charge.provider]?.label ?? charge.provider,
      orderNumber: charge.orderNumber,
      charged: centavos(charge.amount),
      amount: centavos(amount),
      at: at.getTime(),
    });
  }
  return [...troubles.values()];
}
