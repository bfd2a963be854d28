import type { Context } from '#platform/db/context.ts';
import { addChargeEvent, changeCharge, chargeById } from './charge-moves.store.ts';

/** Nobody gave a card: the order stands and is paid with its next one. Nothing was asked of the provider. */
export async function refuseUnstarted({ db, supplier, now }: Context, id: string): Promise<void> {
  const charge = await chargeById(db, supplier.id, id);
  if (charge?.status !== 'starting') return;
  await changeCharge(db, charge, {
    status: 'refused',
    failure: 'not-completed',
    errand: null,
    errandAt: null,
  });
  await addChargeEvent(db, {
    supplierId: supplier.id,
    chargeId: id,
    before: 'starting',
    after: 'refused',
    amount: charge.amount,
    note: 'no-card',
    at: new Date(now),
  });
}
