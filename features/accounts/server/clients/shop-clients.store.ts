/** A shop's clients as its staff search, filter and sort them. Conditions and orders by other features' facts are passed in. */
import {
  and,
  arrayContains,
  asc,
  count,
  desc,
  eq,
  like,
  or,
  type SQL,
  type SQLWrapper,
  sql,
} from 'drizzle-orm';
import type { ClientId, SupplierId } from '#kernel/ids.ts';
import type { PageRange } from '#kernel/page.ts';
import type { Db } from '#platform/db/database.ts';
import { containing, correlated } from '#platform/db/sql-fragments.ts';
import type { ApprovalState } from '../../domain/applicant.ts';
import { clients, supplierClients, users } from './accounts.tables.ts';
import { ofStanding } from './approvals.store.ts';

/** A fact of another feature about a client, as SQL over the client's id. */
export type ClientFact = (clientId: SQLWrapper) => SQL;

export interface ShopClientsSearch {
  /** Every word must match name, document, e-mail or ERP code; lower case, without accents. */
  readonly words: readonly string[];
  readonly standing?: ApprovalState | undefined;
  readonly kind?: 'person' | 'company' | undefined;
  readonly tag?: string | undefined;
  readonly conditions: readonly ClientFact[];
}

export interface ShopClientsOrder {
  /** Absent: by name. */
  readonly by?: ClientFact | 'since' | undefined;
  readonly descending: boolean;
}

const mainUsersEmail = correlated<string | null>(sql`(select ${users.email} from ${users}
  where ${users.clientId} = ${clients.id} and ${users.principal} order by ${users.id} limit 1)`);

/** Clients without the fact, such as those who never ordered, stand last either way. */
export const shopClientsPage = (
  db: Db,
  supplierId: SupplierId,
  search: ShopClientsSearch,
  { by, descending }: ShopClientsOrder,
  { limit, offset }: PageRange,
) => {
  const direction = sql.raw(descending ? 'desc nulls last' : 'asc nulls last');
  const first =
    by === undefined
      ? sql`folded(${clients.name}) ${direction}`
      : sql`${by === 'since' ? supplierClients.createdAt : by(clients.id)} ${direction}`;
  return db
    .select({
      clientId: clients.id,
      kind: clients.kind,
      name: clients.name,
      document: clients.document,
      email: mainUsersEmail,
      erpCode: supplierClients.erpCode,
      approved: supplierClients.approved,
      refusedAt: supplierClients.refusedAt,
      tags: supplierClients.tags,
      createdAt: supplierClients.createdAt,
    })
    .from(supplierClients)
    .innerJoin(clients, eq(clients.id, supplierClients.clientId))
    .where(isFound(supplierId, search))
    .orderBy(first, descending ? desc(clients.id) : asc(clients.id))
    .limit(limit)
    .offset(offset);
};

export async function countShopClients(
  db: Db,
  supplierId: SupplierId,
  search: ShopClientsSearch,
): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(supplierClients)
    .innerJoin(clients, eq(clients.id, supplierClients.clientId))
    .where(isFound(supplierId, search));
  return row?.total ?? 0;
}

const isFound = (
  supplierId: SupplierId,
  { words, standing, kind, tag, conditions }: ShopClientsSearch,
): SQL | undefined =>
  and(
    eq(supplierClients.supplierId, supplierId),
    standing === undefined ? undefined : ofStanding(supplierId, standing),
    kind === undefined ? undefined : eq(clients.kind, kind),
    tag === undefined ? undefined : arrayContains(supplierClients.tags, [tag]),
    ...conditions.map((condition) => condition(clients.id)),
    ...words.map(matches),
  );

function matches(word: string): SQL | undefined {
  const pattern = containing(word);
  const bare = word.replace(/[^0-9a-z]/g, '').toUpperCase();
  return or(
    like(sql`folded(${clients.name})`, pattern),
    bare === '' ? undefined : like(clients.document, `%${bare}%`),
    like(sql`folded(${supplierClients.erpCode})`, pattern),
    sql`exists (select from ${users} where ${users.clientId} = ${clients.id} and ${like(users.email, pattern)})`,
  );
}

/** A client's registry and what the shop has noted; undefined where the client is no customer of the supplier. */
export async function shopClient(db: Db, supplierId: SupplierId, clientId: ClientId) {
  const [row] = await db
    .select({
      clientId: clients.id,
      kind: clients.kind,
      name: clients.name,
      document: clients.document,
      stateRegistration: clients.stateRegistration,
      phone: clients.phone,
      email: mainUsersEmail,
      forgottenAt: clients.forgottenAt,
      customerId: supplierClients.id,
      erpCode: supplierClients.erpCode,
      approved: supplierClients.approved,
      refusedAt: supplierClients.refusedAt,
      tags: supplierClients.tags,
      version: supplierClients.version,
      characteristics: supplierClients.characteristics,
      createdAt: supplierClients.createdAt,
    })
    .from(supplierClients)
    .innerJoin(clients, eq(clients.id, supplierClients.clientId))
    .where(and(eq(supplierClients.supplierId, supplierId), eq(supplierClients.clientId, clientId)));
  return row;
}
