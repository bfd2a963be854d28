import { groupsOf } from '#features/pricing/server/groups-of.ts';
import { defined } from '#kernel/defined.ts';
import type { Context, CustomerContext } from '#platform/db/context.ts';
import { type ListKind, type ListSharing, type ListSummary, maySetSharing } from '../domain/shopping-list.ts';
import { listedProducts } from './listed-products.ts';
import { type ListOwner, type ListRecord, type ListViewer, ownLists, suggestedLists } from './lists.store.ts';

/** The client's own lists, or those that the supplier suggests to them, last changed first. */
export async function listLists(context: CustomerContext, kind: ListKind): Promise<ListSummary[]> {
  return listSummaries(
    context,
    kind === 'own'
      ? await ownLists(context.db, listOwnerOf(context))
      : await suggestedLists(context.db, await listViewerOf(context)),
  );
}

export const listOwnerOf = ({ supplier, actor }: CustomerContext): ListOwner => ({
  supplierId: supplier.id,
  clientId: actor.clientId,
  userId: actor.userId,
});

/** To be called outside transactions, since the supplier decides on groups. */
export const listViewerOf = async (context: CustomerContext): Promise<ListViewer> => ({
  ...listOwnerOf(context),
  groups: await groupsOf(context),
});

export const listKindOf = ({ clientId }: Pick<ListRecord, 'clientId'>): ListKind =>
  clientId === null ? 'suggested' : 'own';

/** Nothing where none is written. */
export const descriptionOf = ({ description }: Pick<ListRecord, 'description'>) =>
  defined({ description: description === '' ? undefined : description });

/** Of an own list: whether all who act for the client see it, and whether this user says so. */
export const sharingOf = (
  { actor }: Pick<Context, 'actor'>,
  { clientId, shared, madeBy }: Pick<ListRecord, 'clientId' | 'shared' | 'madeBy'>,
): { readonly sharing?: ListSharing } =>
  clientId === null || actor.kind !== 'customer'
    ? {}
    : { sharing: { shared, mine: maySetSharing(actor, madeBy ?? undefined) } };

export async function listSummaries(context: Context, rows: readonly ListRecord[]): Promise<ListSummary[]> {
  const products = await listedProducts(
    context,
    rows.flatMap(({ first }) => first),
  );
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    ...descriptionOf(row),
    ...sharingOf(context, row),
    kind: listKindOf(row),
    productCount: row.productCount,
    updatedAt: row.updatedAt.getTime(),
    preview: row.first.flatMap((id) => products.get(id) ?? []),
  }));
}
