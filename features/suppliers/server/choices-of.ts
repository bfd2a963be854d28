/** What a shopper chooses among or answers at the context's supplier: pickup stores, segments, questions. */
import type { Context } from '#platform/db/context.ts';
import type { CharacteristicsBySubject } from '../domain/characteristic.ts';
import type { Store } from '../domain/shop-details.ts';
import type { Segment } from '../domain/supplier-profile.ts';
import { characteristicsOf } from './characteristics.store.ts';
import { storesOfSupplier } from './stores.store.ts';
import { segmentsOfSupplier } from './supplier-segments.store.ts';

/** Pickup stores of the context's supplier, the default store first. */
export const storesOf = ({ db, supplier }: Context): Promise<Store[]> => storesOfSupplier(db, supplier.id);

/** Segments of the context's supplier, in its order. */
export const segmentsOf = ({ db, supplier }: Context): Promise<Segment[]> =>
  segmentsOfSupplier(db, supplier.id);

/** The supplier's questions about its clients and about an order. Spec 3, extras. */
export const characteristics = ({ db, supplier }: Context): Promise<CharacteristicsBySubject> =>
  characteristicsOf(db, supplier.id);
