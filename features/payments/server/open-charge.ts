import type { OrderNumber } from '#kernel/ids.ts';
import type { Money } from '#kernel/money.ts';
import type { Context } from '#platform/db/context.ts';
import { newId } from '#platform/db/new-id.ts';
import { type Charge, firstStatus, type PixCharge, pixExpiry, pixTxid } from '../domain/charge.ts';
import type { PaymentMethod } from '../domain/payment-method.ts';
import { pixCode } from '../domain/pix-code.ts';
import { insertCharge } from './charge.store.ts';
import { activeMethod } from './payment-method.store.ts';

export interface ChargeRequest {
  readonly orderNumber: OrderNumber;
  readonly method: PaymentMethod;
  readonly amount: Money;
}

/** Asks for an order's money. Called within the order's transaction: no order without its charge. */
export async function openCharge(context: Context, request: ChargeRequest): Promise<Charge> {
  const { method, amount, orderNumber } = request;
  const status = firstStatus(amount);
  const pix = method.kind === 'pix' && status === 'pending' ? await pixOf(context, request) : undefined;
  const charge: Charge = {
    id: newId(),
    kind: method.kind,
    amount,
    status,
    ...(pix === undefined ? {} : { pix }),
  };
  await insertCharge(context.db, {
    supplierId: context.supplier.id,
    id: charge.id,
    orderNumber,
    methodId: method.id,
    kind: charge.kind,
    amount,
    status,
    pixCode: pix?.code ?? null,
    pixTxid: pix?.txid ?? null,
    expiresAt: pix === undefined ? null : new Date(pix.expiresAt),
    createdAt: new Date(context.now),
  });
  return charge;
}

async function pixOf(context: Context, { method, amount, orderNumber }: ChargeRequest): Promise<PixCharge> {
  const receiver = (await activeMethod(context.db, context.supplier.id, method.id))?.pix;
  if (!receiver) throw new Error(`payment method ${method.id} has no Pix receiver`);
  const txid = pixTxid(orderNumber);
  return { code: pixCode({ receiver, amount, txid }), txid, expiresAt: pixExpiry(context.now) };
}
