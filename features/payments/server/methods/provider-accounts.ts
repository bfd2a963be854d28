/** A shop's accounts at the payment providers, as its staff see them: never a secret. */
import type { Context } from '#platform/db/context.ts';
import { newId } from '#platform/db/new-id.ts';
import type { AccountTest } from '../../contract/methods/panel-method-texts.ts';
import type { ProviderAccount } from '../../domain/provider-account.ts';
import { PROVIDER_NAMES, type ProviderName } from '../../domain/provider-names.ts';
import type { PaymentGateways } from '../providers/payment-gateways.ts';
import type { ProviderModules, ProviderSettings } from '../providers/provider-module.ts';
import { providers } from '../providers/providers.ts';
import { accountsOf } from '../store/payment-accounts.store.ts';
import { noticePath } from '../webhooks/notice-path.ts';

/** All providers that the supplier can use, or could with keys. */
export async function providerAccounts(
  context: Context,
  gateways: PaymentGateways,
  { publicUrl, sandbox }: Pick<ProviderSettings, 'publicUrl' | 'sandbox'>,
  modules: ProviderModules = providers,
): Promise<ProviderAccount[]> {
  const stored = new Map(
    (await accountsOf(context.db, context.supplier.id)).map((account) => [account.provider, account]),
  );
  const offered = PROVIDER_NAMES.filter((name) => modules[name].needsKeys || sandbox);
  const accounts: ProviderAccount[] = [];
  for (const provider of offered) {
    const { label, needsKeys } = modules[provider];
    const account = stored.get(provider);
    accounts.push({
      provider,
      label,
      needsKeys,
      connected: (await gateways.providerOf(context, provider)) !== undefined,
      ...(account === undefined
        ? {}
        : { publicKey: account.publicKey, changedAt: account.changedAt.getTime() }),
      ...(needsKeys ? { noticeUrl: publicUrl + noticePath(provider, context.supplier.id) } : {}),
    });
  }
  return accounts;
}

/** Asks the provider for a payment that does not exist: who knows that it does not has accepted the keys. */
export async function testAccount(
  context: Context,
  gateways: PaymentGateways,
  name: ProviderName,
): Promise<AccountTest> {
  const provider = await gateways.providerOf(context, name);
  if (provider === undefined) return 'no-account';
  const answer = await provider.fetch({ chargeId: newId() });
  if (answer.ok || answer.refusal === 'unknown') return 'accepted';
  return answer.refusal === 'keys-refused' ? 'refused' : 'no-answer';
}
