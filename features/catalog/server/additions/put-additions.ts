import type { SupplierId } from '#kernel/ids.ts';
import type { Db } from '#platform/db/database.ts';
import { productsByCodes } from '../products/codes.store.ts';
import { replaceAdditions } from './additions.store.ts';

/** The additions of some products; both sides are SKUs. */
export interface NewAdditions {
  readonly to: readonly string[];
  readonly additions: readonly string[];
}

/** Seeds additions; the shop's products must exist already. */
export async function putAdditions(
  db: Db,
  supplierId: SupplierId,
  groups: readonly NewAdditions[],
): Promise<void> {
  const known = await productsByCodes(
    db,
    supplierId,
    groups.flatMap(({ to, additions }) => [...to, ...additions]),
  );
  const idOf = (sku: string) => {
    const id = known.get(sku);
    if (id === undefined) throw new Error(`there is no ${sku}`);
    return id;
  };
  for (const { to, additions } of groups) {
    for (const sku of to) await replaceAdditions(db, supplierId, idOf(sku), additions.map(idOf));
  }
}
