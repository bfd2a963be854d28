/** A supplier's own hosts as the platform's people change them, with the proof that each belongs to it. */
import { and, asc, eq, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import { defined } from '#kernel/defined.ts';
import type { SupplierId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/scope.ts';
import type { Db } from '#platform/db/database.ts';
import type { CheckedCertificate } from '../../domain/hosts/certificate.ts';
import type { DomainProblem, ShopDomain } from '../../domain/hosts/domain-proof.ts';
import { supplierDomains as domains } from '../supplier-domains.tables.ts';

const of = (supplierId: SupplierId, host: string) =>
  and(eq(domains.supplierId, supplierId), eq(domains.host, host));

/** The main one first. */
export async function domainsOfSupplier(db: Db, supplierId: SupplierId): Promise<ShopDomain[]> {
  const rows = await db
    .select()
    .from(domains)
    .where(eq(domains.supplierId, supplierId))
    .orderBy(asc(domains.position), asc(domains.host));
  return rows.map(({ host, state, proof, checkedAt, problem, ...row }, index) => ({
    host,
    main: index === 0,
    state,
    ...defined({
      proof: proof ?? undefined,
      checkedAt: checkedAt?.getTime(),
      problem: problem ?? undefined,
      certificate: certificateOf(row),
    }),
  }));
}

type CertificateRow = Pick<
  typeof domains.$inferSelect,
  'certificateCheckedAt' | 'certificateValidUntil' | 'certificateProblem'
>;

const certificateOf = (row: CertificateRow): CheckedCertificate | undefined =>
  row.certificateCheckedAt === null
    ? undefined
    : {
        checkedAt: row.certificateCheckedAt.getTime(),
        ...defined({
          validUntil: row.certificateValidUntil?.getTime(),
          problem: row.certificateProblem ?? undefined,
        }),
      };

export async function recordCertificate(
  db: Db,
  supplierId: SupplierId,
  host: string,
  { checkedAt, validUntil, problem }: CheckedCertificate,
): Promise<void> {
  await db
    .update(domains)
    .set({
      certificateCheckedAt: new Date(checkedAt),
      certificateValidUntil: validUntil === undefined ? null : new Date(validUntil),
      certificateProblem: problem ?? null,
    })
    .where(of(supplierId, host));
}

/** Confirmed hosts of all suppliers whose certificate nobody has looked at since; the longest waiting first. */
export const uncheckedCertificates = (db: Db, before: Instant, limit: number) =>
  db
    .select({ supplierId: domains.supplierId, host: domains.host })
    .from(domains)
    .where(
      and(
        sql`${domains.supplierId} in (select id from suppliers)`,
        eq(domains.state, 'confirmed'),
        or(isNull(domains.certificateCheckedAt), lt(domains.certificateCheckedAt, new Date(before))),
      ),
    )
    .orderBy(sql`${domains.certificateCheckedAt} nulls first`, asc(domains.host))
    .limit(limit);

/** Confirmed hosts of all suppliers with a certificate that browsers refuse, or will refuse before `soon`. */
export const troubledCertificates = (db: Db, soon: Instant, limit: number) =>
  db
    .select({ supplierId: domains.supplierId, host: domains.host })
    .from(domains)
    .where(
      and(
        sql`${domains.supplierId} in (select id from suppliers)`,
        eq(domains.state, 'confirmed'),
        or(
          inArray(domains.certificateProblem, ['other-name', 'expired', 'untrusted', 'unreachable']),
          lt(domains.certificateValidUntil, new Date(soon)),
        ),
      ),
    )
    .orderBy(asc(domains.host))
    .limit(limit);

/** After the others. False where the host belongs to a shop already. */
export async function addDomain(
  db: Db,
  supplierId: SupplierId,
  { host, proof }: { readonly host: string; readonly proof: string },
): Promise<boolean> {
  const position = sql<number>`(select coalesce(max(position) + 1, 0) from supplier_domains where supplier_id = ${supplierId})`;
  const added = await db
    .insert(domains)
    .values({ host, supplierId, position, proof, state: 'pending' })
    .onConflictDoNothing()
    .returning({ host: domains.host });
  return added.length > 0;
}

/** False where the supplier has no such host. */
export async function removeDomain(db: Db, supplierId: SupplierId, host: string): Promise<boolean> {
  return ((await db.delete(domains).where(of(supplierId, host))).rowCount ?? 0) > 0;
}

/** Puts the host before the others. */
export async function putDomainFirst(db: Db, supplierId: SupplierId, host: string): Promise<void> {
  const ordered = (await domainsOfSupplier(db, supplierId)).map((domain) => domain.host);
  const order = [host, ...ordered.filter((other) => other !== host)];
  for (const [position, name] of order.entries())
    await db.update(domains).set({ position }).where(of(supplierId, name));
}

/** Records what a look-up found; undefined: the host is confirmed. */
export async function recordLookUp(
  db: Db,
  supplierId: SupplierId,
  host: string,
  { problem, now }: { readonly problem: DomainProblem | undefined; readonly now: Instant },
): Promise<void> {
  await db
    .update(domains)
    .set({
      state: problem === undefined ? 'confirmed' : 'failed',
      problem: problem ?? null,
      checkedAt: new Date(now),
    })
    .where(of(supplierId, host));
}

/** Unproved hosts of all suppliers that nobody has looked up since; the longest waiting first. */
export const unprovedDomains = (db: Db, before: Instant, limit: number) =>
  db
    .select({ supplierId: domains.supplierId, host: domains.host, proof: domains.proof })
    .from(domains)
    .where(
      and(
        sql`${domains.supplierId} in (select id from suppliers)`,
        isNotNull(domains.proof),
        inArray(domains.state, ['pending', 'failed']),
        or(sql`${domains.checkedAt} is null`, lt(domains.checkedAt, new Date(before))),
      ),
    )
    .orderBy(sql`${domains.checkedAt} nulls first`, asc(domains.host))
    .limit(limit);

/** Hosts of all suppliers whose proof was looked up and not found. */
export const failedDomains = (db: Db, limit: number) =>
  db
    .select({ supplierId: domains.supplierId, host: domains.host })
    .from(domains)
    .where(and(sql`${domains.supplierId} in (select id from suppliers)`, eq(domains.state, 'failed')))
    .orderBy(asc(domains.host))
    .limit(limit);
