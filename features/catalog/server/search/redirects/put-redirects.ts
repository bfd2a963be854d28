import type { SupplierId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/scope.ts';
import type { Db } from '#platform/db/database.ts';
import { newId } from '#platform/db/new-id.ts';
import type { RedirectFields } from '../../../domain/search/search-redirect.ts';
import { insertRedirect } from './search-redirects.store.ts';

/** Seeds the redirects of a supplier that has none. */
export async function putRedirects(
  db: Db,
  supplierId: SupplierId,
  redirects: readonly RedirectFields[],
  now: Instant,
): Promise<void> {
  for (const fields of redirects) await insertRedirect(db, supplierId, newId(), fields, new Date(now));
}
