/** How clients change their own lists. Changes are serialised per client, since names are unique and numbers limited. */
import { leastQuantity } from '#features/cart/domain/pricing/quantity-moves.ts';
import { offersOf } from '#features/catalog/server/products/offers-of.ts';
import { unknownProducts } from '#features/catalog/server/products/unknown-goods.store.ts';
import { defined } from '#kernel/defined.ts';
import type { ProductId } from '#kernel/ids.ts';
import { type Quantity, thousandths } from '#kernel/quantity.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import { type CustomerContext, inTransaction } from '#platform/db/context.ts';
import { newId } from '#platform/db/new-id.ts';
import type { ListRefusal } from '../contract/texts.ts';
import {
  addItem,
  changeItems,
  type ItemChange,
  type ItemConflict,
  settleChanges,
} from '../domain/change-items.ts';
import { freeName, tidyName } from '../domain/list-name.ts';
import {
  type ListId,
  type ListItem,
  type ListSummary,
  MAX_LISTS,
  maySetSharing,
} from '../domain/shopping-list.ts';
import { itemsOf, writeItems } from './items.store.ts';
import { listOwnerOf, listSummaries, listViewerOf } from './list-lists.ts';
import {
  dropOldDisabled,
  insertList,
  type ListRecord,
  lockLists,
  ownList,
  ownLists,
  updateList,
  visibleList,
} from './lists.store.ts';

type Changed<Value = ListSummary> = Result<Value, { readonly code: ListRefusal }>;

/** How many disabled lists can be restored per client. */
const MAX_DISABLED = 10;

export interface ListSave {
  /** Absent: a new list. */
  readonly id?: ListId;
  readonly name?: string;
  readonly changes: readonly ItemChange[];
  /** Restores a disabled list. */
  readonly restore?: boolean;
  /** Whether all who act for the client see it; a new list is shared. */
  readonly shared?: boolean;
}

interface SavedList extends ListSummary {
  /** Products that somebody else has changed, too. */
  readonly conflicts: readonly ItemConflict[];
}

/** Creates a list, or changes the name and the named products of one of the client's. */
export const saveList = (
  context: CustomerContext,
  { changes, ...list }: ListSave,
): Promise<Changed<SavedList>> =>
  changing(context, async (inside) => {
    const ids = [...new Set(changes.map(({ productId }) => productId))];
    if ((await unknownProducts(inside.db, inside.supplier.id, ids)).length > 0) {
      return refuse({ code: 'unknown-products' });
    }
    if (list.id !== undefined && list.shared !== undefined) {
      const there = await ownList(inside.db, listOwnerOf(inside), list.id);
      if (there !== undefined && !maySetSharing(inside.actor, there.madeBy ?? undefined))
        return refuse({ code: 'not-list-maker' });
    }
    let conflicts: readonly ItemConflict[] = [];
    const saved = await toList(inside, list, (items) => {
      const settled = settleChanges(items, changes);
      ({ conflicts } = settled);
      return changeItems(items, settled.changes);
    });
    return saved.ok ? accept({ ...saved.value, conflicts }) : saved;
  });

export interface AddedProduct {
  readonly productId: ProductId;
  /** Absent: the least quantity that can be ordered. */
  readonly quantity?: Quantity;
}

/** Adds a product to a list of the client's, or to a new list of this name. */
export const addProduct = (
  context: CustomerContext,
  { productId, quantity }: AddedProduct,
  list: Pick<ListSave, 'id' | 'name'>,
): Promise<Changed> =>
  changing(context, async (inside) => {
    const product = (await offersOf(inside, [productId], { ignorePolicies: true })).get(productId);
    if (product === undefined) return refuse({ code: 'product-not-found' });
    const added = quantity ?? thousandths(leastQuantity(product.increments));
    return toList(inside, list, (items) => addItem(items, { productId, quantity: added }));
  });

/** Copies a product, with its quantity, from any visible list to one of the client's own. */
export async function copyProduct(
  context: CustomerContext,
  productId: ProductId,
  { from, to }: { readonly from: ListId; readonly to: ListId },
): Promise<Changed> {
  const viewer = await listViewerOf(context);
  return changing(context, async (inside) => {
    const { db, supplier } = inside;
    if ((await visibleList(db, viewer, from)) === undefined) return refuse({ code: 'list-not-found' });
    const there = await itemsOf(db, supplier.id, from);
    const item = there.find((each) => each.productId === productId);
    if (item === undefined) return refuse({ code: 'product-not-found' });
    return toList(inside, { id: to }, (items) => addItem(items, item));
  });
}

/** Idempotent. */
export const disableList = (
  context: CustomerContext,
  id: ListId,
): Promise<Result<undefined, { readonly code: 'list-not-found' }>> =>
  changing(context, async (inside) => {
    const { db, supplier, now } = inside;
    const list = await ownList(db, listOwnerOf(inside), id);
    if (list === undefined) return refuse({ code: 'list-not-found' });
    if (list.disabledAt === null) {
      await updateList(db, supplier.id, id, { active: false, now });
      await dropOldDisabled(db, listOwnerOf(inside), MAX_DISABLED);
    }
    return accept(undefined);
  });

const changing = <T>(context: CustomerContext, work: (inside: CustomerContext) => Promise<T>): Promise<T> =>
  inTransaction(context, async (inside) => {
    await lockLists(inside.db, inside.supplier.id, inside.actor.clientId);
    return work(inside);
  });

type ItemsAfter = (items: readonly ListItem[]) => ReturnType<typeof changeItems>;

async function toList(
  inside: CustomerContext,
  { id, name, restore = false, shared }: Omit<ListSave, 'changes'>,
  become: ItemsAfter,
): Promise<Changed> {
  const { db, supplier, now } = inside;
  const owner = listOwnerOf(inside);
  const others = (await ownLists(db, owner)).filter((list) => list.id !== id);
  const list = id === undefined ? undefined : await ownList(db, owner, id);
  const isOff = list !== undefined && list.disabledAt !== null;
  if (id !== undefined && (list === undefined || (isOff && !restore)))
    return refuse({ code: 'list-not-found' });
  if ((list === undefined || isOff) && others.length >= MAX_LISTS) {
    return refuse({ code: 'too-many-lists' });
  }
  const called = nameAmong(others, name, list);
  if (called === undefined) return refuse({ code: 'list-without-name' });
  const before = list === undefined ? [] : await itemsOf(db, supplier.id, list.id);
  const after = become(before);
  if (!after.ok) return after;
  const listId = list?.id ?? newId();
  if (list === undefined) {
    const { clientId } = owner;
    const madeBy = inside.actor.userId;
    await insertList(db, supplier.id, {
      id: listId,
      name: called,
      clientId,
      madeBy,
      ...defined({ shared }),
      now,
    });
  } else {
    await updateList(db, supplier.id, listId, {
      name: called,
      active: true,
      ...(shared === undefined ? {} : { shared, madeBy: inside.actor.userId }),
      now,
    });
  }
  await writeItems(db, supplier.id, listId, { before, after: after.value });
  return summaryOf(inside, listId);
}

/** The wished or current name, made unique among the others; undefined without any name. */
function nameAmong(
  others: readonly ListRecord[],
  wished: string | undefined,
  list: ListRecord | undefined,
): string | undefined {
  const name = tidyName(wished ?? list?.name ?? '');
  if (name === '') return undefined;
  return freeName(
    name,
    others.map((other) => other.name),
  );
}

async function summaryOf(context: CustomerContext, id: ListId): Promise<Changed> {
  const row = await ownList(context.db, listOwnerOf(context), id);
  const [summary] = await listSummaries(context, row === undefined ? [] : [row]);
  if (summary === undefined) throw new Error('a list vanished while it was written');
  return accept(summary);
}
