import type { PaymentMethodId } from '#kernel/ids.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import type { Context } from '#platform/db/context.ts';
import type { ProviderName } from '../../domain/provider-names.ts';
import { mayUseMethod } from '../methods/may-use-method.ts';
import type { PaymentGateways } from '../providers/payment-gateways.ts';
import { accountWith } from '../store/payment-accounts.store.ts';
import { activeMethod } from '../store/payment-method.store.ts';

export interface CardFieldSettings {
  readonly provider: ProviderName;
  readonly publicKey: string;
}

/**
 * The card field to show for this payment method. Refuses unless it is an active card method with a configured
 * provider. It has no data of a client, so the page of the field, which
 * has no session, may use it for any method. Spec 7, generate-token.
 */
export async function cardFieldOf(
  context: Context,
  gateways: PaymentGateways,
  methodId: PaymentMethodId,
): Promise<Result<CardFieldSettings, { readonly code: 'payment-not-offered' }>> {
  const { db, supplier } = context;
  const method = await activeMethod(db, supplier.id, methodId);
  if (method?.kind !== 'card' || !method.provider) return refuse({ code: 'payment-not-offered' });
  const { provider } = method;
  if ((await gateways.providerOf(context, provider)) === undefined)
    return refuse({ code: 'payment-not-offered' });
  const account = await accountWith(db, supplier.id, provider);
  return accept({ provider, publicKey: account?.publicKey ?? '' });
}

/** `cardFieldOf` for the acting client, who has to be in the groups that the method is limited to. */
export async function ownCardFieldOf(
  context: Context,
  gateways: PaymentGateways,
  methodId: PaymentMethodId,
): Promise<Result<CardFieldSettings, { readonly code: 'payment-not-offered' }>> {
  const method = await activeMethod(context.db, context.supplier.id, methodId);
  if (method === undefined || !(await mayUseMethod(context, method)))
    return refuse({ code: 'payment-not-offered' });
  return cardFieldOf(context, gateways, methodId);
}
