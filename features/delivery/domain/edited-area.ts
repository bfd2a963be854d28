/** A delivery area as staff edit it. */
import type { Position } from '#features/addresses/domain/address.ts';
import type { Polygon } from './join-rings.ts';
import type { PanelArea, VersionedArea } from './panel-area.ts';

/** A polygon keeps its rings. A radius around a store takes the store's position when it is saved. */
export type EditedBounds =
  | { readonly kind: 'polygon'; readonly polygons: readonly Polygon[] }
  | { readonly kind: 'radius'; readonly centre: Position; readonly metres: number }
  | { readonly kind: 'around-store'; readonly storeId: string; readonly metres: number }
  | { readonly kind: 'postal-range'; readonly from: string; readonly to: string };

export interface EditedArea extends Omit<VersionedArea, 'bounds'> {
  readonly bounds: EditedBounds;
}

export interface AreaDraft extends Omit<PanelArea, 'id' | 'bounds'> {
  readonly bounds: EditedBounds;
}
