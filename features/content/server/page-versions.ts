/** Earlier versions of a page, for its shop's staff. */
import type { PageRange } from '#kernel/page.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import type { Context } from '#platform/db/context.ts';
import type { PageId, PageVersion, VersionHead } from '../domain/static-page.ts';
import { pageById } from './pages.store.ts';
import { pageVersion, versionsPage } from './versions.store.ts';

type VersionPage = { readonly rows: VersionHead[]; readonly total: number };

export async function listVersions(
  { db, supplier }: Context,
  id: PageId,
  page: PageRange,
): Promise<Result<VersionPage, { readonly code: 'page-not-found' }>> {
  if ((await pageById(db, supplier.id, id)) === undefined) return refuse({ code: 'page-not-found' });
  return accept(await versionsPage(db, supplier.id, id, page));
}

export async function getVersion(
  { db, supplier }: Context,
  id: PageId,
  version: number,
): Promise<Result<PageVersion, { readonly code: 'version-not-found' }>> {
  const found = await pageVersion(db, supplier.id, id, version);
  return found === undefined ? refuse({ code: 'version-not-found' }) : accept(found);
}
