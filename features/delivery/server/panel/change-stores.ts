/** Staff manage the stores in which orders are picked up. Every change is in the audit log. */
import { recordChangeOf } from '#features/accounts/server/audit/record-change.ts';
import { returnStoreStock } from '#features/catalog/server/stock/by-store/return-store-stock.ts';
import { areDistinct } from '#features/suppliers/domain/contact/opening-hours.ts';
import type { Store } from '#features/suppliers/domain/shop-details.ts';
import {
  removeStore,
  saveStore,
  type VersionedStore,
  versionedStores,
} from '#features/suppliers/server/stores.store.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import { type ChangedByOther, changedByOther } from '#platform/contract/changed-by-other.ts';
import { inTransaction, type StaffContext } from '#platform/db/context.ts';
import { newId } from '#platform/db/new-id.ts';
import type { StoreRefusal } from '../../contract/panel-texts.ts';
import { lockDelivery } from './panel-areas.store.ts';

type NewStore = Omit<Store, 'id'>;
type Refused<Code extends StoreRefusal> = { readonly code: Code };

const MAX_STORES = 200;

export const addStore = (
  context: StaffContext,
  wanted: NewStore,
): Promise<Result<VersionedStore, Refused<'store-there-already' | 'too-many-stores' | 'hours-overlap'>>> =>
  inTransaction(context, async (inside) => {
    const { db, supplier } = inside;
    await lockDelivery(db, supplier.id);
    const there = await versionedStores(db, supplier.id);
    if (there.length >= MAX_STORES) return refuse({ code: 'too-many-stores' });
    const problem = problemOf(wanted, there);
    if (problem !== undefined) return refuse({ code: problem });
    const after = await saveStore(db, supplier.id, { ...wanted, id: newId() });
    await recordChangeOf(inside, { action: 'store.changed', subjectId: after.id, after });
    return accept(after);
  });

/** Without a version the last to save wins. */
export const changeStore = (
  context: StaffContext,
  { id, version }: { readonly id: string; readonly version?: number },
  wanted: NewStore,
): Promise<
  Result<
    VersionedStore,
    Refused<'store-not-found' | 'store-there-already' | 'hours-overlap'> | ChangedByOther<VersionedStore>
  >
> =>
  inTransaction(context, async (inside) => {
    const { db, supplier } = inside;
    await lockDelivery(db, supplier.id);
    const there = await versionedStores(db, supplier.id);
    const before = there.find((store) => store.id === id);
    if (before === undefined) return refuse({ code: 'store-not-found' });
    if (version !== undefined && version !== before.version) return changedByOther(before);
    const problem = problemOf(
      wanted,
      there.filter((store) => store !== before),
    );
    if (problem !== undefined) return refuse({ code: problem });
    const after = await saveStore(db, supplier.id, { ...wanted, id });
    await recordChangeOf(inside, { action: 'store.changed', subjectId: id, before, after });
    return accept(after);
  });

/** Orders have the store's text of their own; what is counted there is in no store afterwards. */
export const dropStore = (
  context: StaffContext,
  id: string,
): Promise<Result<VersionedStore, Refused<'store-not-found'>>> =>
  inTransaction(context, async (inside) => {
    const { db, supplier } = inside;
    await lockDelivery(db, supplier.id);
    const before = (await versionedStores(db, supplier.id)).find((store) => store.id === id);
    if (before === undefined) return refuse({ code: 'store-not-found' });
    await returnStoreStock(inside, before);
    await removeStore(db, supplier.id, id);
    await recordChangeOf(inside, { action: 'store.changed', subjectId: id, before });
    return accept(before);
  });

function problemOf(
  { name, opening = [] }: NewStore,
  others: readonly Store[],
): 'store-there-already' | 'hours-overlap' | undefined {
  if (!areDistinct(opening)) return 'hours-overlap';
  return others.some((other) => other.name.toLowerCase() === name.toLowerCase())
    ? 'store-there-already'
    : undefined;
}
