import { gramsOf } from '#features/catalog/server/products/grams-of.ts';
import type { Store } from '#features/suppliers/domain/shop-details.ts';
import type { Context } from '#platform/db/context.ts';
import type { DeliveryTerms, Place } from '../domain/area.ts';
import { metresToNearest } from '../domain/distance.ts';
import type { WantedProduct } from '../domain/fee.ts';
import type { Parcel } from '../domain/fee-rule.ts';

interface Brought {
  readonly place?: Place | undefined;
  readonly products?: readonly WantedProduct[] | undefined;
  /** Their weight, where it is said rather than looked up. */
  readonly grams?: number | undefined;
  readonly stores: () => Promise<Store[]>;
}

/** Weight or distance, whichever the area's fee depends on; queries nothing else. */
export async function parcelOf(
  context: Context,
  { rule }: Pick<DeliveryTerms, 'rule'>,
  { place, products, grams, stores }: Brought,
): Promise<Parcel> {
  if (rule?.kind === 'weight' && grams !== undefined) return { grams };
  if (rule?.kind === 'weight' && products !== undefined) return { grams: await gramsOf(context, products) };
  if (rule?.kind !== 'distance' || place?.position === undefined) return {};
  const metres = metresToNearest(place.position, await stores());
  return metres === undefined ? {} : { metres };
}
