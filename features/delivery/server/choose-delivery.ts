import type { Awaitable } from '#kernel/awaitable.ts';
import { type Result, refuse } from '#kernel/result.ts';
import type { Context } from '#platform/db/context.ts';
import type { Place } from '../domain/area.ts';
import { type ChosenDelivery, chooseOption, type WantedOption } from '../domain/choose.ts';
import { type DeliveryGoods, deliveryOptions, type NoDelivery } from './delivery-options.ts';

export interface WantedDelivery extends WantedOption {
  /** Where to deliver: an address is a `Place`. Ignored for pickup. */
  readonly address?: Place | undefined;
}

/** For submitting an order: checks area, fee, minimum and slot again, at the context's `now`. */
export async function chooseDelivery(
  context: Context,
  wanted: WantedDelivery,
  brought: Awaitable<DeliveryGoods>,
): Promise<Result<ChosenDelivery, NoDelivery | { readonly code: 'slot-not-offered' }>> {
  const place = wanted.type === 'delivery' ? wanted.address : undefined;
  const offered = await deliveryOptions(context, { type: wanted.type, place }, brought);
  return offered.ok ? chooseOption(offered.value, wanted) : refuse(offered.refusal);
}
