/** Segment that the visitor chose in a shop with several, stored between visits. Spec 4, supplier flow. */
import type { SupplierId } from '#kernel/ids.ts';
import { keepTold, readTold } from '#platform/web/told-storage.ts';

const keyOf = (supplierId: SupplierId): string => `vitrine-segment-${supplierId}`;

/** Held in memory, too: works without storage, until the page is left. */
const chosen = new Map<SupplierId, string>();
const listeners = new Set<() => void>();

/** Segment id; empty for all. On the server always empty, because its pages are shared by all visitors. */
export function chosenSegment(supplierId: SupplierId): string {
  if (typeof document === 'undefined') return '';
  return chosen.get(supplierId) ?? readTold(keyOf(supplierId)) ?? '';
}

/** An empty id chooses all segments. */
export function rememberSegment(supplierId: SupplierId, segmentId: string): void {
  chosen.set(supplierId, segmentId);
  keepTold(keyOf(supplierId), segmentId);
  for (const tell of listeners) tell();
}

export function onSegmentChosen(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}
