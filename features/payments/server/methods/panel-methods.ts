import { groupNames } from '#features/pricing/server/client-groups.store.ts';
import type { Context } from '#platform/db/context.ts';
import type { PanelMethod } from '../../domain/method-draft.ts';
import { pricesVaryByPayment } from '../../domain/price-variance.ts';
import { allMethods } from '../store/panel-methods.store.ts';

export interface PanelMethods {
  readonly methods: readonly PanelMethod[];
  /** Whether the shop's prices follow the payment method at all. */
  readonly pricesVary: boolean;
  /** The shop's client groups, to which a method can be limited. */
  readonly groups: readonly string[];
}

/** All payment methods of the supplier, for the panel. */
export const panelMethods = async ({ db, supplier }: Context): Promise<PanelMethods> => ({
  methods: await allMethods(db, supplier.id),
  pricesVary: pricesVaryByPayment(supplier.tags),
  groups: await groupNames(db, supplier.id),
});
