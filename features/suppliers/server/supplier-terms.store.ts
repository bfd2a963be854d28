import { and, desc, eq, sql } from 'drizzle-orm';
import type { SupplierId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/scope.ts';
import { type Db, prepared } from '#platform/db/database.ts';
import type { TermsOfUse, TermsText } from '../domain/shop-texts.ts';
import { supplierTerms as terms } from './supplier-terms.tables.ts';

const inForce = prepared((db) =>
  db
    .select({ version: terms.version })
    .from(terms)
    .where(eq(terms.supplierId, sql.placeholder('supplierId')))
    .orderBy(desc(terms.version))
    .limit(1)
    .prepare('terms_in_force'),
);

/** Undefined where the supplier has no terms. */
export const versionInForce = async (db: Db, supplierId: SupplierId): Promise<number | undefined> =>
  (await inForce(db).execute({ supplierId }))[0]?.version;

/** The given version, else the one in force. */
export async function termsOfSupplier(
  db: Db,
  supplierId: SupplierId,
  version?: number,
): Promise<TermsOfUse | undefined> {
  const wanted = version === undefined ? undefined : eq(terms.version, version);
  const [found] = await db
    .select()
    .from(terms)
    .where(and(eq(terms.supplierId, supplierId), wanted))
    .orderBy(desc(terms.version))
    .limit(1);
  if (found === undefined) return undefined;
  const { title, text, publishedAt } = found;
  return { version: found.version, title, text, publishedAt: publishedAt.getTime() };
}

/** All versions, the latest first. */
export async function versionsOfTerms(db: Db, supplierId: SupplierId): Promise<TermsOfUse[]> {
  const rows = await db
    .select()
    .from(terms)
    .where(eq(terms.supplierId, supplierId))
    .orderBy(desc(terms.version))
    .limit(200);
  return rows.map(({ version, title, text, publishedAt }) => ({
    version,
    title,
    text,
    publishedAt: publishedAt.getTime(),
  }));
}

/** False when the version exists already, e.g. after a concurrent publication. */
export async function addTerms(
  db: Db,
  supplierId: SupplierId,
  { version, title, text }: TermsText & { readonly version: number },
  now: Instant,
): Promise<boolean> {
  const added = await db
    .insert(terms)
    .values({ supplierId, version, title, text, publishedAt: new Date(now) })
    .onConflictDoNothing();
  return (added.rowCount ?? 0) > 0;
}
