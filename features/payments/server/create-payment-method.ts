import type { PaymentMethodId, SupplierId } from '#kernel/ids.ts';
import { centavos } from '#kernel/money.ts';
import type { Db } from '#platform/db/database.ts';
import { newId } from '#platform/db/new-id.ts';
import type { PaymentMethod, PixReceiver } from '../domain/payment-method.ts';
import { pixCode } from '../domain/pix-code.ts';
import { putMethod } from './payment-method.store.ts';

export interface NewPaymentMethod extends Omit<PaymentMethod, 'id'> {
  readonly position: number;
  readonly active?: boolean;
  /** Needed where the kind is 'pix'. */
  readonly pix?: PixReceiver;
}

/**
 * Creates a payment method, or brings the supplier's one of this name up to date; gives its id. A receiver that no
 * Pix code can name is noticed here and not at checkout.
 */
export function createPaymentMethod(
  db: Db,
  supplierId: SupplierId,
  method: NewPaymentMethod,
): Promise<PaymentMethodId> {
  if (method.kind === 'pix') {
    if (method.pix === undefined) throw new Error(`the payment method ${method.name} has no Pix receiver`);
    pixCode({ receiver: method.pix, amount: centavos(1), txid: 'A' });
  }
  return putMethod(db, {
    supplierId,
    id: newId(),
    kind: method.kind,
    name: method.name,
    description: method.description,
    priceVariance: method.priceVariance,
    deliveryTypes: [...method.deliveryTypes],
    pix: method.pix ?? null,
    position: method.position,
    active: method.active ?? true,
  });
}
