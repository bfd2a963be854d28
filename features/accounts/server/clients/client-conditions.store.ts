/** What a shop asks of its clients one by one, where the answers are joined by "or" as well as by "and". */
import { and, asc, eq, gt, type SQL, sql } from 'drizzle-orm';
import type { ClientId, SupplierId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/scope.ts';
import type { Db } from '#platform/db/database.ts';
import type { ApprovalState } from '../../domain/applicant.ts';
import { clients, supplierClients } from './accounts.tables.ts';
import type { ClientFact } from './shop-clients.store.ts';

const asCustomer =
  (supplierId: SupplierId, condition: SQL): ClientFact =>
  (clientId) =>
    sql`exists (select from ${supplierClients} as buyer
    where buyer.supplier_id = ${supplierId} and buyer.client_id = ${clientId} and ${condition})`;

/** A customer of the supplier whose personal data has not been deleted. */
export const isLivingCustomer =
  (supplierId: SupplierId): ClientFact =>
  (clientId) =>
    sql`exists (select from ${supplierClients} as buyer join ${clients} as person on person.id = buyer.client_id
    where buyer.supplier_id = ${supplierId} and buyer.client_id = ${clientId} and person.forgotten_at is null)`;

export const isOfKind =
  (kind: 'person' | 'company'): ClientFact =>
  (clientId) =>
    sql`exists (select from ${clients} as person where person.id = ${clientId} and person.kind = ${kind})`;

const STANDINGS: Readonly<Record<ApprovalState, SQL>> = {
  approved: sql`buyer.approved`,
  refused: sql`not buyer.approved and buyer.refused_at is not null`,
  waiting: sql`not buyer.approved and buyer.refused_at is null`,
};

export const isOfStanding = (supplierId: SupplierId, standing: ApprovalState): ClientFact =>
  asCustomer(supplierId, STANDINGS[standing]);

/** Has one of the tags, or more. */
export const hasSomeTag = (supplierId: SupplierId, tags: readonly string[]): ClientFact =>
  asCustomer(supplierId, sql`buyer.tags && ${sql.param([...tags])}::text[]`);

/** `from` is included, `before` is not. */
export const isCustomerSince = (
  supplierId: SupplierId,
  { from, before }: { readonly from?: Instant | undefined; readonly before?: Instant | undefined },
): ClientFact =>
  asCustomer(
    supplierId,
    sql.join(
      [
        sql`true`,
        ...(from === undefined
          ? []
          : [sql`buyer.created_at >= ${new Date(from).toISOString()}::timestamptz`]),
        ...(before === undefined
          ? []
          : [sql`buyer.created_at < ${new Date(before).toISOString()}::timestamptz`]),
      ],
      sql` and `,
    ),
  );

/** The supplier's next customers by id. */
export async function customersAfter(
  db: Db,
  supplierId: SupplierId,
  { after, limit }: { readonly after: ClientId | null; readonly limit: number },
): Promise<readonly ClientId[]> {
  const rows = await db
    .select({ clientId: supplierClients.clientId })
    .from(supplierClients)
    .where(
      and(
        eq(supplierClients.supplierId, supplierId),
        after === null ? undefined : gt(supplierClients.clientId, after),
      ),
    )
    .orderBy(asc(supplierClients.clientId))
    .limit(limit);
  return rows.map(({ clientId }) => clientId);
}
