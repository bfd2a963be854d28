/** Staff manage delivery areas. Every change is in the audit log. */
import { recordChangeOf } from '#features/accounts/server/audit/record-change.ts';
import { storesOf } from '#features/suppliers/server/choices-of.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import { type ChangedByOther, changedByOther } from '#platform/contract/changed-by-other.ts';
import { inTransaction, type StaffContext } from '#platform/db/context.ts';
import { newId } from '#platform/db/new-id.ts';
import type { AreaRefusal } from '../../contract/panel-texts.ts';
import {
  areaProblem,
  MAX_AREAS,
  type NewArea,
  type PanelArea,
  type VersionedArea,
} from '../../domain/panel-area.ts';
import { allAreas, lockDelivery, type Overlap, overlapsOf, saveArea } from './panel-areas.store.ts';

export interface SavedArea {
  readonly area: VersionedArea;
  /** Empty for an inactive area. */
  readonly overlaps: readonly Overlap[];
}

/** `aroundStoreId` replaces the centre of a radius. */
export type WantedArea = NewArea & { readonly aroundStoreId?: string | undefined };
type Changed = Result<SavedArea, { readonly code: AreaRefusal }>;

export const addArea = (context: StaffContext, wanted: WantedArea): Promise<Changed> =>
  inTransaction(context, async (inside) => {
    await lockDelivery(inside.db, inside.supplier.id);
    const there = await allAreas(inside.db, inside.supplier.id);
    if (there.length >= MAX_AREAS) return refuse({ code: 'too-many-areas' });
    return writeArea(inside, { before: undefined, others: there, id: newId() }, wanted);
  });

/** Without a version the last to save wins. */
export const changeArea = (
  context: StaffContext,
  { id, version }: { readonly id: string; readonly version?: number },
  wanted: WantedArea,
): Promise<Result<SavedArea, { readonly code: AreaRefusal } | ChangedByOther<VersionedArea>>> =>
  inTransaction(context, async (inside) => {
    await lockDelivery(inside.db, inside.supplier.id);
    const there = await allAreas(inside.db, inside.supplier.id);
    const before = there.find((area) => area.id === id);
    if (before === undefined) return refuse({ code: 'area-not-found' });
    if (version !== undefined && version !== before.version) return changedByOther(before);
    return writeArea(inside, { before, others: there.filter((area) => area !== before), id }, wanted);
  });

/** Deactivates the area. It isn't deleted, so that it can be activated again. */
export const closeArea = (context: StaffContext, id: string): Promise<Changed> =>
  inTransaction(context, async (inside) => {
    await lockDelivery(inside.db, inside.supplier.id);
    const before = (await allAreas(inside.db, inside.supplier.id)).find((area) => area.id === id);
    if (before === undefined) return refuse({ code: 'area-not-found' });
    if (!before.active) return accept({ area: before, overlaps: [] });
    return accept(await save(inside, before, { ...before, active: false }));
  });

interface AreaChange {
  readonly before: PanelArea | undefined;
  readonly others: readonly PanelArea[];
  readonly id: string;
}

async function writeArea(
  context: StaffContext,
  { before, others, id }: AreaChange,
  { aroundStoreId, ...wanted }: WantedArea,
): Promise<Changed> {
  const stores = await storesOf(context);
  const store = stores.find((one) => one.id === aroundStoreId);
  if (aroundStoreId !== undefined && store === undefined) return refuse({ code: 'store-not-found' });
  const { bounds } = wanted;
  const area =
    store === undefined || bounds.kind !== 'radius'
      ? wanted
      : {
          ...wanted,
          bounds: { ...bounds, centre: { latitude: store.latitude, longitude: store.longitude } },
        };
  const problem = areaProblem(area, stores.length > 0);
  if (problem !== undefined) return refuse({ code: problem });
  const name = area.name.toLowerCase();
  if (others.some((other) => other.name.toLowerCase() === name))
    return refuse({ code: 'area-there-already' });
  return accept(await save(context, before, { ...area, id }));
}

async function save(
  context: StaffContext,
  before: PanelArea | undefined,
  after: PanelArea,
): Promise<SavedArea> {
  const { db, supplier } = context;
  const version = await saveArea(db, supplier.id, after);
  await recordChangeOf(context, { action: 'delivery-area.changed', subjectId: after.id, before, after });
  return {
    area: { ...after, version },
    overlaps: after.active ? await overlapsOf(db, supplier.id, after) : [],
  };
}
