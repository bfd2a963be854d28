/** The list of types from which the shopper chose, so that a changed list is noticed. Spec 4, subscription type. */
import type { SupplierId } from '#kernel/ids.ts';
import { readConsented, writeConsented } from '#platform/web/storage/consented-storage.ts';
import type { SubscriptionType } from '../domain/subscription-type.ts';
import { listKey } from '../domain/valid-selection.ts';

const key = (supplierId: SupplierId): string => `vitrine-subscription-types-${supplierId}`;

/** Also in memory, for browsers without storage. */
const memory = new Map<SupplierId, string>();

/** Undefined if no list was seen yet. */
export const seenTypes = (supplierId: SupplierId): string | undefined =>
  memory.get(supplierId) ?? readConsented(key(supplierId)) ?? undefined;

export function rememberTypes(supplierId: SupplierId, types: readonly SubscriptionType[]): void {
  const seen = listKey(types);
  memory.set(supplierId, seen);
  writeConsented(key(supplierId), seen);
}
