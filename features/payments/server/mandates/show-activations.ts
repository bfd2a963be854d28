import type { OrderNumber, SupplierId } from '#kernel/ids.ts';
import type { Db } from '#platform/db/database.ts';
import type { Charge } from '../../domain/charges/charge.ts';
import { isOpen } from '../../domain/charges/charge-status.ts';
import type { ChargeRow } from '../store/charge.store.ts';
import { mandatesById } from './mandates.store.ts';

/** A Pix waits for the code that also authorises its mandate; after so many tries without a response its own code is shown. */
const MAX_TRIES = 3;

/**
 * A Pix with which a mandate can be authorised shows the mandate's code, which pays and authorises. Changes `charges`; queries mandates
 * only where a Pix is still to be paid.
 */
export async function showActivations(
  db: Db,
  supplierId: SupplierId,
  rows: ReadonlyMap<OrderNumber, ChargeRow>,
  charges: Map<OrderNumber, Charge>,
): Promise<void> {
  const open = [...rows].filter(
    ([, { status, details }]) => isOpen(status) && details.activates !== undefined,
  );
  const ids = open.flatMap(([, { details }]) => details.activates ?? []);
  const mandates = new Map((await mandatesById(db, supplierId, ids)).map((mandate) => [mandate.id, mandate]));
  for (const [number, { details }] of open) {
    const mandate = mandates.get(details.activates ?? '');
    const charge = charges.get(number);
    if (mandate === undefined || charge?.pix === undefined) continue;
    const { pix, ...rest } = charge;
    if (mandate.status === 'requested' && mandate.firstCode !== null)
      charges.set(number, { ...charge, pix: { ...pix, code: mandate.firstCode }, authorises: true });
    else if (mandate.status === 'starting' && mandate.operationTries < MAX_TRIES)
      charges.set(number, { ...rest, status: 'starting' });
  }
}
