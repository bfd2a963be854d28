import { todayOf } from '#features/suppliers/domain/time-zone.ts';
import { defined } from '#kernel/defined.ts';
import { accept } from '#kernel/result.ts';
import type { Context } from '#platform/db/context.ts';
import { pixExpiry, pixTxid } from '../../domain/charges/charge.ts';
import { dueDay } from '../../domain/mandate/collection-days.ts';
import { pixCode } from '../../domain/pix-code.ts';
import { mandateById } from '../mandates/mandates.store.ts';
import { activeMethod } from '../store/payment-method.store.ts';
import type { Opener, Opening } from './opener.ts';

/** A shop that confirms payments by itself gets a static code from us immediately; a provider's code comes from the provider. */
export const openPix: Opener = async (context, { method, amount, orderNumber, activates, mandateId }) => {
  const row = await activeMethod(context.db, context.supplier.id, method.id);
  if (mandateId !== undefined) return accept(await collected(context, mandateId));
  const expiresAt = pixExpiry(context.now);
  const details = defined({ activates });
  if (row?.provider) return accept({ status: 'starting', provider: row.provider, expiresAt, details });
  if (!row?.pix) throw new Error(`payment method ${method.id} has no Pix receiver`);
  const txid = pixTxid(orderNumber);
  const code = pixCode({ receiver: row.pix, amount, txid });
  return accept({ status: 'pending', pix: { code, txid }, expiresAt });
};

/** Nobody has to pay it: the provider that has the mandate collects it on its due day. */
async function collected(context: Context, mandateId: string): Promise<Opening> {
  const mandate = await mandateById(context.db, context.supplier.id, mandateId);
  if (mandate === undefined) throw new Error(`there is no mandate ${mandateId}`);
  const dueDate = dueDay(todayOf(context));
  return {
    status: 'starting',
    provider: mandate.provider,
    mandateId,
    dueDate,
    details: { collection: { firstDueOn: dueDate, failedOn: [], retries: mandate.retries } },
  };
}
