import { accept, type Result } from '#kernel/result.ts';
import type { Context } from '#platform/db/context.ts';
import { newId } from '#platform/db/new-id.ts';
import type { Charge } from '../../domain/charges/charge.ts';
import type { PaymentKind } from '../../domain/method-settings.ts';
import type { ChargeRefusal, ChargeRequest, Opening } from '../openers/opener.ts';
import { openers } from '../openers/openers.ts';
import { insertCharge, type NewCharge } from '../store/charge.store.ts';
import { chargeOf } from './charge-of.ts';
import { chargeRow } from './charge-row.ts';

export type { ChargeRefusal, ChargeRequest };

/**
 * Opens the charge of an order. Call it in the order's transaction: no order exists without its charge, and a refusal
 * rolls the order back. A charge with a provider begins as 'starting' and waits for `runOperationsNow`, after the
 * commit.
 */
export async function openCharge(
  context: Context,
  request: ChargeRequest,
): Promise<Result<Charge, ChargeRefusal>> {
  const charge = await checkCharge(context, request);
  return charge.ok ? accept(await writeCharge(context, charge.value)) : charge;
}

/** Whether `checkCharge` only reads for this kind, so that `writeCharge` does all the writing. */
export const isCheckedByReading = (kind: PaymentKind): boolean => READ_ONLY.has(kind);

const READ_ONLY: ReadonlySet<PaymentKind> = new Set(['cash-on-delivery', 'card-on-delivery', 'pix', 'card']);

export async function writeCharge({ db }: Context, charge: NewCharge): Promise<Charge> {
  await insertCharge(db, charge);
  return chargeOf({ ...charge, ...UNTOUCHED });
}

/** The column defaults of a new charge. */
const UNTOUCHED = { captured: 0, refunded: 0, failure: null };

/** The row of a new charge, or why it is refused. Titles are written here already, and the client's credit limit is locked. */
export async function checkCharge(
  context: Context,
  request: ChargeRequest,
): Promise<Result<NewCharge, ChargeRefusal>> {
  const id = newId();
  const opened =
    request.amount === 0
      ? accept<Opening>({ status: 'paid' })
      : await openers[request.method.kind](context, { ...request, id });
  if (!opened.ok) return opened;
  return accept(chargeRow(context, { ...request, id }, opened.value));
}
