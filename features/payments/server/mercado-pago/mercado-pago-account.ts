import type { Staff } from '#kernel/scope.ts';
import type { Context } from '#platform/db/context.ts';
import { paymentAccountOf, savePaymentAccount } from '../methods/payment-accounts.ts';

/** The secret keys of a supplier's account at Mercado Pago. */
export interface MercadoPagoAccount {
  readonly accessToken: string;
  readonly webhookSecret: string;
}

export interface NewMercadoPagoAccount extends MercadoPagoAccount {
  readonly publicKey: string;
}

export const saveMercadoPagoAccount = (
  context: Context & { readonly actor: Staff },
  secret: string,
  { publicKey, accessToken, webhookSecret }: NewMercadoPagoAccount,
): Promise<void> =>
  savePaymentAccount(context, secret, 'mercado-pago', {
    publicKey,
    secrets: { accessToken, webhookSecret },
  });

/** Undefined if the supplier has none. */
export async function mercadoPagoAccountOf(
  context: Context,
  secret: string,
): Promise<MercadoPagoAccount | undefined> {
  const { accessToken, webhookSecret } =
    (await paymentAccountOf(context, secret, 'mercado-pago'))?.secrets ?? {};
  // An empty webhook secret would let anyone sign.
  return accessToken && webhookSecret ? { accessToken, webhookSecret } : undefined;
}
