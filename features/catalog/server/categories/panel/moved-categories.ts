/** Old addresses of categories lead to the new ones, by the shop's redirects. */
import { type MovedPage, withMovedPages } from '#features/suppliers/domain/hosts/redirect.ts';
import { nextPartVersion, partVersions } from '#features/suppliers/server/part-versions.store.ts';
import { redirectsOf, replaceRedirects } from '#features/suppliers/server/redirects.store.ts';
import type { StaffContext } from '#platform/db/context.ts';
import { categoryAddress } from '../../../domain/categories/category-tree.ts';

/** Paths of categories; `to` undefined: the shop's home. A path that a category has again is no old address any more. */
export async function redirectMoved(
  { db, supplier }: StaffContext,
  paths: readonly { readonly from: string; readonly to: string | undefined }[],
): Promise<void> {
  if (paths.length === 0) return;
  const moves = paths.map(
    ({ from, to }): MovedPage => ({
      from: categoryAddress(from),
      to: to === undefined ? '/' : categoryAddress(to),
    }),
  );
  const before = await redirectsOf(db, supplier.id);
  const after = withMovedPages(before, moves);
  if (JSON.stringify(before) === JSON.stringify(after)) return;
  // Counted as a change of the redirects, so that who edits them meanwhile does not undo it unseen.
  const version = (await partVersions(db, supplier.id))('redirects');
  await nextPartVersion(db, supplier.id, 'redirects', version);
  await replaceRedirects(db, supplier.id, after);
}
