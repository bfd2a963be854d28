import { type AreaBounds, coversSomething, type DeliveryArea } from './area.ts';
import { areBandsSorted, MAX_BANDS } from './fee-rule.ts';

/** An area as staff see it, active or not. Where areas overlap, the lowest position wins. */
export interface PanelArea extends DeliveryArea {
  readonly bounds: AreaBounds;
  readonly position: number;
  readonly active: boolean;
}

export interface VersionedArea extends PanelArea {
  readonly version: number;
}

export type NewArea = Omit<PanelArea, 'id'>;

export const MAX_AREAS = 300;

export type AreaProblem = 'area-covers-nothing' | 'bands-not-in-order' | 'distance-needs-store';

/**
 * What is wrong with an area. A fee by distance needs a polygon or radius, because a CEP has no coordinates, and a
 * store to measure from.
 */
export function areaProblem({ bounds, rule }: NewArea, hasStores: boolean): AreaProblem | undefined {
  if (!coversSomething(bounds)) return 'area-covers-nothing';
  if (rule === undefined) return undefined;
  if (rule.kind === 'distance')
    return hasStores && bounds.kind !== 'postal-range' ? undefined : 'distance-needs-store';
  const isValid = rule.bands.length > 0 && rule.bands.length <= MAX_BANDS && areBandsSorted(rule.bands);
  return isValid ? undefined : 'bands-not-in-order';
}
