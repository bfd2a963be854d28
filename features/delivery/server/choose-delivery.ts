import type { Money } from '#kernel/money.ts';
import { type Result, refuse } from '#kernel/result.ts';
import type { Context } from '#platform/db/context.ts';
import type { Place } from '../domain/area.ts';
import { type ChosenDelivery, choose, type WantedOption } from '../domain/choose.ts';
import type { WantedProduct } from '../domain/wanted-product.ts';
import { deliveryOptions, type NoDelivery } from './delivery-options.ts';

export interface WantedDelivery extends WantedOption {
  /** Where to; an address fits. Not read for pickup. */
  readonly address?: Place | undefined;
  /** What the order's products cost, as the server computed it. */
  readonly subtotal: Money;
  /** The products themselves, with those of which combos are made. */
  readonly products?: readonly WantedProduct[];
}

/** For the submission of an order: area, fee, minimum and slot are asked again, at the context's now. */
export async function chooseDelivery(
  context: Context,
  wanted: WantedDelivery,
): Promise<Result<ChosenDelivery, NoDelivery | { readonly code: 'slot-not-offered' }>> {
  const place = wanted.type === 'DELIVERY' ? wanted.address : undefined;
  const offered = await deliveryOptions(context, { type: wanted.type, place }, wanted);
  return offered.ok ? choose(offered.value, wanted) : refuse(offered.refusal);
}
