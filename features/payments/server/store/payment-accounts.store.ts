import { and, eq } from 'drizzle-orm';
import type { SupplierId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/scope.ts';
import type { Db } from '#platform/db/database.ts';
import type { ProviderName } from '../../domain/provider-names.ts';
import { paymentAccounts } from './payments.tables.ts';

export interface StoredAccount {
  readonly publicKey: string;
  readonly sealedSecrets: string;
}

const theAccount = (supplierId: SupplierId, provider: ProviderName) =>
  and(eq(paymentAccounts.supplierId, supplierId), eq(paymentAccounts.provider, provider));

export const accountWith = async (
  db: Db,
  supplierId: SupplierId,
  provider: ProviderName,
): Promise<StoredAccount | undefined> =>
  (
    await db
      .select({ publicKey: paymentAccounts.publicKey, sealedSecrets: paymentAccounts.sealedSecrets })
      .from(paymentAccounts)
      .where(theAccount(supplierId, provider))
  )[0];

/** Undefined if there are none. */
export const keysChangedAt = async (
  db: Db,
  supplierId: SupplierId,
  provider: ProviderName,
): Promise<Instant | undefined> =>
  (
    await db
      .select({ changedAt: paymentAccounts.changedAt })
      .from(paymentAccounts)
      .where(theAccount(supplierId, provider))
  )[0]?.changedAt.getTime();

export async function putAccount(
  db: Db,
  supplierId: SupplierId,
  provider: ProviderName,
  account: StoredAccount,
  now: Instant,
): Promise<void> {
  const row = { ...account, changedAt: new Date(now) };
  await db
    .insert(paymentAccounts)
    .values({ ...row, supplierId, provider })
    .onConflictDoUpdate({ target: [paymentAccounts.supplierId, paymentAccounts.provider], set: row });
}

/** Without their secrets. */
export const accountsOf = (
  db: Db,
  supplierId: SupplierId,
): Promise<{ readonly provider: ProviderName; readonly publicKey: string; readonly changedAt: Date }[]> =>
  db
    .select({
      provider: paymentAccounts.provider,
      publicKey: paymentAccounts.publicKey,
      changedAt: paymentAccounts.changedAt,
    })
    .from(paymentAccounts)
    .where(eq(paymentAccounts.supplierId, supplierId));
