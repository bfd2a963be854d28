import type { Context } from '#platform/db/context.ts';
import { type FirstSlot, firstSlot } from '../domain/first-slot.ts';
import { deliveryOptions, type Where } from './delivery-options.ts';

/**
 * When goods of any value can be received first at this place, or picked up; undefined if that is unknown, or if the shop does not
 * deliver there.
 */
export async function findFirstSlot(context: Context, where: Where): Promise<FirstSlot | undefined> {
  const found = await deliveryOptions(context, where);
  return found.ok ? firstSlot(found.value) : undefined;
}
