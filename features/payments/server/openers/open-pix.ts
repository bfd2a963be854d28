import { accept } from '#kernel/result.ts';
import { pixExpiry, pixTxid } from '../../domain/charge.ts';
import { pixCode } from '../../domain/pix-code.ts';
import { activeMethod } from '../store/payment-method.store.ts';
import type { Opener } from './opener.ts';

/** A shop that confirms payments by itself gets a static code from us immediately; a provider's code comes from the provider. */
export const openPix: Opener = async (context, { method, amount, orderNumber }) => {
  const row = await activeMethod(context.db, context.supplier.id, method.id);
  const expiresAt = pixExpiry(context.now);
  if (row?.provider) return accept({ status: 'starting', provider: row.provider, expiresAt });
  if (!row?.pix) throw new Error(`payment method ${method.id} has no Pix receiver`);
  const txid = pixTxid(orderNumber);
  const code = pixCode({ receiver: row.pix, amount, txid });
  return accept({ status: 'pending', pix: { code, txid }, expiresAt });
};
