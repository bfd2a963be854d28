/** The segment that the visitor chose at a shop of several, kept between visits. Spec 4, supplier flow. */
import type { SupplierId } from '#kernel/ids.ts';
import { keepTold, readTold } from '#platform/web/told-storage.ts';

const keyOf = (supplierId: SupplierId): string => `vitrine-segment-${supplierId}`;

/** Until the page is left, also where nothing may be kept. */
const chosen = new Map<SupplierId, string>();
const listeners = new Set<() => void>();

/** Its id; empty where all are shown, and on the server, whose pages are everyone's. */
export function chosenSegment(supplierId: SupplierId): string {
  if (typeof document === 'undefined') return '';
  return chosen.get(supplierId) ?? readTold(keyOf(supplierId)) ?? '';
}

/** An empty id chooses all of them. */
export function rememberSegment(supplierId: SupplierId, segmentId: string): void {
  chosen.set(supplierId, segmentId);
  keepTold(keyOf(supplierId), segmentId);
  for (const tell of listeners) tell();
}

export function onSegmentChosen(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}
