import { recordChange } from '#features/accounts/server/audit/record-change.ts';
import { setAnalyticsId, shopById } from '#features/suppliers/server/suppliers.store.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import { inTransaction, type StaffContext } from '#platform/db/context.ts';
import { seal } from '#platform/keys/sealed-text.ts';
import { dropAccount, putAnalyticsAccount, sealedSecretOf } from './analytics-account.store.ts';

export interface AnalyticsAccount {
  readonly measurementId: string | undefined;
  /** With an API secret the server sends purchases and refunds. */
  readonly hasSecret: boolean;
}

export interface WantedAccount {
  /** Undefined: the shop does not use Google Analytics. */
  readonly measurementId: string | undefined;
  /** Null removes the secret; undefined leaves it. */
  readonly secret: string | null | undefined;
}

export async function analyticsAccountOf({ db, supplier }: StaffContext): Promise<AnalyticsAccount> {
  const shop = await shopById(db, supplier.id);
  return {
    measurementId: shop?.analyticsId,
    hasSecret: (await sealedSecretOf(db, supplier.id)) !== undefined,
  };
}

/** Part of the sealed text's owner, so that a secret opens for its supplier alone. */
export const secretOwner = (supplierId: string): string => `google analytics ${supplierId}`;

/** The secret is sealed, and neither shown again nor written to the audit log. */
export const saveAnalyticsAccount = (
  context: StaffContext,
  sessionSecret: string,
  { measurementId, secret }: WantedAccount,
): Promise<Result<AnalyticsAccount, { readonly code: 'secret-without-id' }>> =>
  inTransaction(context, async (inside) => {
    const { db, supplier } = inside;
    if (measurementId === undefined && typeof secret === 'string')
      return refuse({ code: 'secret-without-id' });
    const before = await analyticsAccountOf(inside);
    await setAnalyticsId(db, supplier.id, measurementId ?? null);
    if (typeof secret === 'string')
      await putAnalyticsAccount(
        db,
        supplier.id,
        seal(sessionSecret, 'analytics account', secretOwner(supplier.id), secret),
      );
    else if (secret === null || measurementId === undefined) await dropAccount(db, supplier.id);
    const after = await analyticsAccountOf(inside);
    await recordChange(inside, {
      action: 'analytics-account.changed',
      subjectId: supplier.id,
      before: factsOf(before),
      after: factsOf(after),
    });
    return accept(after);
  });

const factsOf = ({ measurementId, hasSecret }: AnalyticsAccount) => ({
  measurementId: measurementId ?? null,
  hasSecret,
});
