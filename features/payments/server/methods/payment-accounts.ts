import { recordChange } from '#features/accounts/server/audit/record-change.ts';
import type { Staff } from '#kernel/scope.ts';
import { type Context, inTransaction } from '#platform/db/context.ts';
import { seal, unseal } from '#platform/keys/sealed-text.ts';
import type { ProviderName } from '../../domain/provider-names.ts';
import { accountWith, putAccount } from '../store/payment-accounts.store.ts';

/** A supplier's account at a provider. The provider's module knows which secrets it has. */
export interface PaymentAccount {
  readonly publicKey: string;
  readonly secrets: Readonly<Record<string, string | undefined>>;
}

const ownerOf = (supplierId: string, provider: ProviderName): string => `payments ${provider} ${supplierId}`;

/** Saves the provider's keys. The secrets are sealed first and are never shown again, nor written to the audit log. */
export const savePaymentAccount = (
  context: Context & { readonly actor: Staff },
  secret: string,
  provider: ProviderName,
  { publicKey, secrets }: PaymentAccount,
): Promise<void> =>
  inTransaction(context, async (inside) => {
    const { db, supplier, now } = inside;
    const before = await accountWith(db, supplier.id, provider);
    const sealedSecrets = seal(
      secret,
      'payment account',
      ownerOf(supplier.id, provider),
      JSON.stringify(secrets),
    );
    await putAccount(db, supplier.id, provider, { publicKey, sealedSecrets }, now);
    await recordChange(inside, {
      action: 'payment-account.changed',
      subjectId: supplier.id,
      before: before === undefined ? null : { provider, publicKey: before.publicKey },
      after: { provider, publicKey },
    });
  });

/** Undefined if there is none, or if the server's secret has changed since it was sealed. */
export async function paymentAccountOf(
  { db, supplier }: Context,
  secret: string,
  provider: ProviderName,
): Promise<PaymentAccount | undefined> {
  const stored = await accountWith(db, supplier.id, provider);
  const opened =
    stored && unseal(secret, 'payment account', ownerOf(supplier.id, provider), stored.sealedSecrets);
  if (stored === undefined || opened === undefined) return undefined;
  const secrets: PaymentAccount['secrets'] = JSON.parse(opened);
  return { publicKey: stored.publicKey, secrets };
}
