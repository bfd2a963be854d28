/** Segment that the visitor chose in a shop with several, stored between visits. Spec 4, supplier flow. */
import type { SupplierId } from '#kernel/ids.ts';
import { readConsented, writeConsented } from '#platform/web/consented-storage.ts';

const storageKey = (supplierId: SupplierId): string => `vitrine-segment-${supplierId}`;

/** Held in memory, too: works without storage, until the page is left. */
const chosen = new Map<SupplierId, string>();
const listeners = new Set<() => void>();

/** Segment id; empty for all. On the server always empty, because its pages are shared by all visitors. */
export function chosenSegment(supplierId: SupplierId): string {
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
