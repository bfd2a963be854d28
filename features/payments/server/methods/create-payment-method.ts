import { defined } from '#kernel/defined.ts';
import type { PaymentMethodId, SupplierId } from '#kernel/ids.ts';
import { centavos } from '#kernel/money.ts';
import type { Db } from '#platform/db/database.ts';
import { newId } from '#platform/db/new-id.ts';
import { onAccountFaults, prepaidFaults } from '../../domain/boleto/boleto-faults.ts';
import { isInstalmentPlan } from '../../domain/instalments.ts';
import type {
  AutomaticPixSettings,
  OnAccountSettings,
  PixReceiver,
  PrepaidBoletoSettings,
} from '../../domain/method-settings.ts';
import type { PaymentMethod } from '../../domain/payment-method.ts';
import { pixCode } from '../../domain/pix-code.ts';
import type { ProviderName } from '../../domain/provider-name.ts';
import { putMethod } from '../store/payment-method.store.ts';
import { offersAutomaticPix } from './offers-automatic-pix.ts';

export interface NewPaymentMethod extends Omit<PaymentMethod, 'id' | 'automaticPix'> {
  readonly position: number;
  readonly active?: boolean;
  /** Who moves the money. A card always needs one; for a Pix without one, the money goes to `pix` and the shop confirms it. */
  readonly provider?: ProviderName;
  readonly pix?: PixReceiver;
  readonly boleto?: PrepaidBoletoSettings;
  readonly onAccount?: OnAccountSettings;
  /** Only for a Pix whose provider has Pix Automático. */
  readonly automaticPix?: AutomaticPixSettings;
}

/** Throws for a method that could not be paid with at checkout. */
function checkMethod(method: NewPaymentMethod): void {
  const { kind, name, provider, pix, card } = method;
  if (kind === 'pix' && provider === undefined) {
    if (pix === undefined) throw new Error(`the payment method ${name} has no Pix receiver`);
    pixCode({ receiver: pix, amount: centavos(1), txid: 'A' });
  }
  const faults = faultsOf(method);
  if (faults.length > 0) throw new Error(`the payment method ${name} can't be: ${faults.join(', ')}`);
  const settings = defined({ automaticPix: method.automaticPix });
  if (method.automaticPix && !offersAutomaticPix({ kind, provider: provider ?? null, settings }))
    throw new Error(`the payment method ${name} has no provider of Pix Automático`);
  if (kind !== 'card') return;
  if (provider === undefined) throw new Error(`the payment method ${name} has no provider of cards`);
  if (card === undefined || !isInstalmentPlan(card.instalments)) {
    throw new Error(`the payment method ${name} has no plan of instalments`);
  }
}

/** Names of the settings that no bank, or no calendar, could accept. */
function faultsOf({ kind, boleto, onAccount }: NewPaymentMethod): readonly string[] {
  if (kind === 'boleto') return boleto === undefined ? ['boleto'] : prepaidFaults(boleto);
  if (kind === 'on-account') return onAccount === undefined ? ['onAccount'] : onAccountFaults(onAccount);
  return [];
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
  checkMethod(method);
  return putMethod(db, {
    supplierId,
    id: newId(),
    kind: method.kind,
    name: method.name,
    description: method.description,
    priceVariance: method.priceVariance,
    deliveryTypes: [...method.deliveryTypes],
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
