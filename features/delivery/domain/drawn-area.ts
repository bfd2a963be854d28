import type { AreaBounds, DeliveryArea } from './area.ts';

/** An area as it is told: where it is, without its terms. */
export interface DrawnArea extends Pick<DeliveryArea, 'id' | 'name'> {
  readonly bounds: AreaBounds;
}
