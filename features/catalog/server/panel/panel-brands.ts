import type { Context } from '#platform/db/context.ts';
import { panelBrands } from './panel-list.store.ts';

/** More cannot be chosen from by sight. */
const MAX_BRANDS = 500;

/** The brands of the shop's products, for the list's filter. */
export const panelBrandNames = ({
  db,
  supplier,
}: Context): Promise<readonly { readonly key: string; readonly name: string }[]> =>
  panelBrands(db, supplier.id, MAX_BRANDS);
