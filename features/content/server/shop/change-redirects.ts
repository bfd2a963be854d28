/** Staff say where the shop's old addresses lead. Every change is in the audit log. */
import { recordChange } from '#features/accounts/server/audit/record-change.ts';
import { nextPartVersion, partVersions } from '#features/suppliers/server/part-versions.store.ts';
import { redirectsOf, replaceRedirects } from '#features/suppliers/server/redirects.store.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import { type ChangedByOther, changedByOther } from '#platform/contract/changed-by-other.ts';
import { type Context, inTransaction, type StaffContext } from '#platform/db/context.ts';
import { type RedirectFault, redirectFault } from '../../domain/shop/shop-faults.ts';
import type { RedirectsPart } from '../../domain/shop/shop-texts.ts';

export const redirectsToEdit = async ({ db, supplier }: Context): Promise<RedirectsPart> => ({
  redirects: await redirectsOf(db, supplier.id),
  version: (await partVersions(db, supplier.id))('redirects'),
});

export const changeRedirects = async (
  context: StaffContext,
  { redirects, version: seen }: RedirectsPart,
): Promise<Result<RedirectsPart, ChangedByOther<RedirectsPart> | { readonly code: RedirectFault }>> => {
  const fault = redirectFault(redirects);
  if (fault !== undefined) return refuse({ code: fault });
  return inTransaction(context, async (inside) => {
    const { db, supplier } = inside;
    const version = await nextPartVersion(db, supplier.id, 'redirects', seen);
    const before = await redirectsToEdit(inside);
    if (version === undefined) return changedByOther(before);
    await replaceRedirects(db, supplier.id, redirects);
    await recordChange(inside, {
      action: 'shop-redirects.changed',
      subjectId: supplier.id,
      before: { redirects: before.redirects },
      after: { redirects },
    });
    return accept(await redirectsToEdit(inside));
  });
};
