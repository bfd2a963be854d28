/** Lists of products: clients' own, and suggested ones, which have no client. */

import { and, desc, eq, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import { defined } from '#kernel/defined.ts';
import type { ClientId, ProductId, SupplierId, UserId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/scope.ts';
import type { Db } from '#platform/db/database.ts';
import { correlated } from '#platform/db/sql-fragments.ts';
import { nextVersion } from '#platform/db/version.ts';
import type { ListAudience, ListId } from '../domain/shopping-list.ts';
import { shoppingListItems, shoppingLists } from './shopping-lists.tables.ts';

export interface ListOwner {
  readonly supplierId: SupplierId;
  readonly clientId: ClientId;
  /** Who acts for the client, and sees what others share; absent for the shop's staff. */
  readonly userId?: UserId;
}

/** A client, with the groups into which the supplier has put it. */
export interface ListViewer extends ListOwner {
  readonly groups: readonly string[];
}

/** Products of a list that the overview shows. */
const PREVIEWED = 4;

const ofList = sql`${shoppingListItems.supplierId} = ${shoppingLists.supplierId} and ${shoppingListItems.listId} = ${shoppingLists.id}`;

/** One row per list, with its first products. */
export const listColumns = {
  id: shoppingLists.id,
  name: shoppingLists.name,
  description: shoppingLists.description,
  clientId: shoppingLists.clientId,
  madeBy: shoppingLists.madeBy,
  shared: shoppingLists.shared,
  clientIds: shoppingLists.clientIds,
  groups: shoppingLists.groups,
  disabledAt: shoppingLists.disabledAt,
  updatedAt: shoppingLists.updatedAt,
  version: shoppingLists.version,
  productCount: correlated<number>(sql`(select count(*) from ${shoppingListItems} where ${ofList})`),
  first: correlated<ProductId[]>(sql`to_json(array(
    select ${shoppingListItems.productId} from ${shoppingListItems} where ${ofList} order by ${shoppingListItems.place}, ${shoppingListItems.productId}
    limit ${sql.raw(String(PREVIEWED))}))`),
};

export interface ListRecord {
  readonly id: ListId;
  readonly name: string;
  readonly description: string;
  readonly clientId: ClientId | null;
  readonly madeBy: UserId | null;
  readonly shared: boolean;
  readonly clientIds: readonly ClientId[];
  readonly groups: readonly string[];
  readonly disabledAt: Date | null;
  readonly updatedAt: Date;
  readonly version: number;
  readonly productCount: number;
  readonly first: readonly ProductId[];
}

export const ofSupplier = (supplierId: SupplierId) => eq(shoppingLists.supplierId, supplierId);
export const isActive = isNull(shoppingLists.disabledAt);
export const isSuggested = isNull(shoppingLists.clientId);
/** A list that its maker does not share is nobody else's, whoever acts for the client. */
const ownedBy = ({ supplierId, clientId, userId }: ListOwner) =>
  and(
    ofSupplier(supplierId),
    eq(shoppingLists.clientId, clientId),
    userId === undefined ? shoppingLists.shared : or(shoppingLists.shared, eq(shoppingLists.madeBy, userId)),
  );

/** An empty audience means all clients. */
const suggestedTo = ({ supplierId, clientId, groups }: ListViewer) =>
  and(
    ofSupplier(supplierId),
    isSuggested,
    sql`(${shoppingLists.clientIds} = '{}' and ${shoppingLists.groups} = '{}' or ${clientId}::uuid = any(${shoppingLists.clientIds})
      or ${shoppingLists.groups} && ${sql.param(`{${groups.map(quoted).join(',')}}`)}::text[])`,
  );

const quoted = (text: string): string => `"${text.replace(/["\\]/g, '\\$&')}"`;

const select = (db: Db, condition: SQL | undefined): Promise<ListRecord[]> =>
  db
    .select(listColumns)
    .from(shoppingLists)
    .where(condition)
    .orderBy(desc(shoppingLists.updatedAt), desc(shoppingLists.id));

/** Last changed first. */
export const ownLists = (db: Db, owner: ListOwner): Promise<ListRecord[]> =>
  select(db, and(ownedBy(owner), isActive));

export const suggestedLists = (db: Db, viewer: ListViewer): Promise<ListRecord[]> =>
  select(db, and(suggestedTo(viewer), isActive));

export const visibleList = async (
  db: Db,
  viewer: ListViewer,
  id: ListId,
): Promise<ListRecord | undefined> => {
  const seen = sql`(${ownedBy(viewer)} or ${suggestedTo(viewer)})`;
  return (await select(db, and(ofSupplier(viewer.supplierId), eq(shoppingLists.id, id), isActive, seen)))[0];
};

/** A client's own list, disabled or not. */
export const ownList = async (db: Db, owner: ListOwner, id: ListId): Promise<ListRecord | undefined> =>
  (await select(db, and(ownedBy(owner), eq(shoppingLists.id, id))))[0];

/** Serialises writing a client's lists, or a supplier's suggested ones, until the transaction ends. */
export const lockLists = (db: Db, supplierId: SupplierId, of: ClientId | 'suggested'): Promise<unknown> =>
  db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`shopping lists ${supplierId} ${of}`}, 0))`);

export interface NewList {
  readonly id: ListId;
  readonly name: string;
  /** The owner; absent for a suggested list. */
  readonly clientId?: ClientId;
  readonly madeBy?: UserId;
  readonly shared?: boolean;
  readonly description?: string;
  readonly audience?: ListAudience;
  readonly now: Instant;
}

export const insertList = (
  db: Db,
  supplierId: SupplierId,
  { id, name, clientId, madeBy, shared, description, audience, now }: NewList,
): Promise<unknown> =>
  db.insert(shoppingLists).values({
    supplierId,
    id,
    name,
    clientId: clientId ?? null,
    ...defined({ madeBy, shared, description }),
    ...(audience === undefined ? {} : columnsOf(audience)),
    updatedAt: new Date(now),
  });

export interface ListChange {
  readonly shared?: boolean;
  readonly madeBy?: UserId;
  readonly name?: string;
  readonly description?: string;
  readonly audience?: ListAudience;
  readonly active?: boolean;
  readonly now: Instant;
}

/** Absent fields stay unchanged. The lists must be locked. */
export const updateList = (
  db: Db,
  supplierId: SupplierId,
  id: ListId,
  { name, description, audience, active, shared, madeBy, now }: ListChange,
): Promise<unknown> =>
  db
    .update(shoppingLists)
    .set({
      updatedAt: new Date(now),
      version: nextVersion(shoppingLists),
      ...defined({ name, description, shared, madeBy }),
      ...(audience === undefined ? {} : columnsOf(audience)),
      ...defined({ disabledAt: active === undefined ? undefined : active ? null : new Date(now) }),
    })
    .where(and(ofSupplier(supplierId), eq(shoppingLists.id, id)));

const columnsOf = ({ clients, groups }: ListAudience) => ({ clientIds: [...clients], groups: [...groups] });

/** Deletes a client's disabled lists except the last `kept`. */
export async function dropOldDisabled(db: Db, owner: ListOwner, retained: number): Promise<void> {
  const old = db
    .select({ id: shoppingLists.id })
    .from(shoppingLists)
    .where(and(ownedBy(owner), isNotNull(shoppingLists.disabledAt)))
    .orderBy(desc(shoppingLists.disabledAt), desc(shoppingLists.id))
    .offset(retained);
  await db.delete(shoppingLists).where(and(ofSupplier(owner.supplierId), sql`${shoppingLists.id} in ${old}`));
}

/** The groups of clients to which suggested lists go. */
export async function groupsInSuggested(
  db: Db,
  supplierId: SupplierId,
): Promise<readonly { readonly group: string; readonly name: string }[]> {
  const { rows } = await db.execute<{ group: string; name: string }>(sql`
    select cited as group, name from ${shoppingLists}, unnest(groups) as cited
    where supplier_id = ${supplierId} and client_id is null and disabled_at is null order by name`);
  return rows;
}
