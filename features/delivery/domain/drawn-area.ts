import type { AreaBounds, DeliveryArea } from './area.ts';

/** An area's name and bounds, without its terms. */
export interface AreaShape extends Pick<DeliveryArea, 'id' | 'name'> {
  readonly bounds: AreaBounds;
}
