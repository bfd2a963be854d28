import { and, asc, eq } from 'drizzle-orm';
import type { SupplierId } from '#kernel/ids.ts';
import type { Db } from '#platform/db/database.ts';
import type { Redirect } from '../domain/hosts/redirect.ts';
import { supplierRedirects as redirects } from './suppliers.tables.ts';

export const redirectsOf = (db: Db, supplierId: SupplierId): Promise<Redirect[]> =>
  db
    .select({ from: redirects.fromPath, to: redirects.target })
    .from(redirects)
    .where(eq(redirects.supplierId, supplierId))
    .orderBy(asc(redirects.fromPath));

/** Where the path leads; undefined for one that is not redirected. */
export const redirectFrom = async (
  db: Db,
  supplierId: SupplierId,
  path: string,
): Promise<string | undefined> =>
  (
    await db
      .select({ to: redirects.target })
      .from(redirects)
      .where(and(eq(redirects.supplierId, supplierId), eq(redirects.fromPath, path)))
  )[0]?.to;

export async function replaceRedirects(
  db: Db,
  supplierId: SupplierId,
  wanted: readonly Redirect[],
): Promise<void> {
  await db.delete(redirects).where(eq(redirects.supplierId, supplierId));
  if (wanted.length > 0)
    await db
      .insert(redirects)
      .values(wanted.map(({ from, to }) => ({ supplierId, fromPath: from, target: to })));
}
