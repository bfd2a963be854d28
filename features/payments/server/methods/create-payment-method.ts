import { defined } from '#kernel/defined.ts';
import type { PaymentMethodId, SupplierId } from '#kernel/ids.ts';
import type { Db } from '#platform/db/database.ts';
import { newId } from '#platform/db/new-id.ts';
import { type MethodDraft, methodFaults } from '../../domain/method-draft.ts';
import { putMethod } from '../store/payment-method.store.ts';

export interface NewPaymentMethod extends Omit<MethodDraft, 'active'> {
  readonly position: number;
  readonly active?: boolean;
}

/**
 * Creates a payment method, or updates the supplier's method of this name; returns its id. Throws for settings that
 * would fail at checkout, such as a receiver that no Pix code can name.
 */
export async function createPaymentMethod(
  db: Db,
  supplierId: SupplierId,
  method: NewPaymentMethod,
): Promise<PaymentMethodId> {
  const faults = methodFaults(method);
  if (faults.length > 0) throw new Error(`the payment method ${method.name} can't be: ${faults.join(', ')}`);
  return putMethod(db, {
    supplierId,
    id: newId(),
    kind: method.kind,
    name: method.name,
    description: method.description,
    priceVariance: method.priceVariance,
    deliveryTypes: [...method.deliveryTypes],
    ...defined({ groups: method.groups && [...method.groups] }),
    pix: method.pix ?? null,
    provider: method.provider ?? null,
    settings: {
      ...defined({
        card: method.card,
        boleto: method.boleto,
        onAccount: method.onAccount,
        automaticPix: method.automaticPix,
      }),
    },
    position: method.position,
    active: method.active ?? true,
  });
}
