import { useSyncExternalStore } from 'react';
import type { Segment } from '../domain/supplier-profile.ts';
import { chosenSegment, onSegmentChosen } from './chosen-segment.ts';
import { useShop } from './shop-context.ts';

/** Undefined where all segments are shown. */
export function useChosenSegment(): Segment | undefined {
  const { id, onlySegment, segments = [] } = useShop();
  const chosen = useSyncExternalStore(
    onSegmentChosen,
    () => chosenSegment(id),
    () => '',
  );
  return onlySegment ?? segments.find((segment) => segment.id === chosen);
}
