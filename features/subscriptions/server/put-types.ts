import type { SupplierId } from '#kernel/ids.ts';
import type { Db } from '#platform/db/database.ts';
import { newId } from '#platform/db/new-id.ts';
import type { SubscriptionType } from '../domain/subscription-type.ts';
import { saveType } from './subscription-types.store.ts';

export type OfferedType = Omit<SubscriptionType, 'id'>;

/** Adds a new shop's types in this order. Returns their ids. */
export async function putTypes(
  db: Db,
  supplierId: SupplierId,
  types: readonly OfferedType[],
): Promise<readonly string[]> {
  const ids: string[] = [];
  for (const [position, type] of types.entries()) {
    const id = newId();
    await saveType(db, supplierId, { ...type, id, active: true, position });
    ids.push(id);
  }
  return ids;
}
