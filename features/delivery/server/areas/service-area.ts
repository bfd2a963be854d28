import type { Store } from '#features/suppliers/domain/shop-details.ts';
import { storesOf } from '#features/suppliers/server/choices-of.ts';
import type { Context } from '#platform/db/context.ts';
import type { AreaShape } from '../../domain/area.ts';
import { areaShapesOf } from './area-shape.store.ts';

export interface ServiceArea {
  readonly areas: readonly AreaShape[];
  readonly stores: readonly Store[];
}

/** A supplier's areas and stores. Spec 3, delivery area. */
export async function serviceArea(context: Context): Promise<ServiceArea> {
  const [areas, stores] = await Promise.all([
    areaShapesOf(context.db, context.supplier.id),
    storesOf(context),
  ]);
  return { areas, stores };
}
