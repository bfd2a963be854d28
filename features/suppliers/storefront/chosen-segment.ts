/** Segment that the visitor chose in a shop with several, stored between visits, or the only one. Spec 4, supplier flow. */

import type { SupplierId } from '#kernel/ids.ts';
import { readConsented, writeConsented } from '#platform/web/storage/consented-storage.ts';
import type { Shop } from '../domain/shop.ts';

const storageKey = (supplierId: SupplierId): string => `vitrine-segment-${supplierId}`;

/** Held in memory, too: works without storage, until the page is left. */
const chosen = new Map<SupplierId, string>();
const listeners = new Set<() => void>();
/** The segment of each shop that has exactly one: active without being chosen, for all visitors. */
const only = new Map<SupplierId, string>();

/** Called with each shop that is opened, before anything of it is loaded. */
export function activateOnlySegment({ id, onlySegment }: Pick<Shop, 'id' | 'onlySegment'>): void {
  if (onlySegment === undefined) only.delete(id);
  else only.set(id, onlySegment.id);
}

/** Segment id; empty for all. The server knows no choice, because its pages are shared by all visitors. */
export function chosenSegment(supplierId: SupplierId): string {
  const single = only.get(supplierId);
  if (single !== undefined) return single;
  if (typeof document === 'undefined') return '';
  return chosen.get(supplierId) ?? readConsented(storageKey(supplierId)) ?? '';
}

/** An empty id chooses all segments. */
export function rememberSegment(supplierId: SupplierId, segmentId: string): void {
  chosen.set(supplierId, segmentId);
  writeConsented(storageKey(supplierId), segmentId);
  for (const listener of listeners) listener();
}

export function onSegmentChosen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
