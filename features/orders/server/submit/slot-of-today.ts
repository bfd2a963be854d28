import { addressOf } from '#features/addresses/server/addresses-of.ts';
import { chooseDelivery } from '#features/delivery/server/choose-delivery.ts';
import { defined } from '#kernel/defined.ts';
import type { Customer } from '#kernel/scope.ts';
import type { Context } from '#platform/db/context.ts';
import type { DeliverySnapshot } from '../../domain/order.ts';
import type { PlacedOrder } from '../../domain/placed-order.ts';

type OrderWithDelivery = Pick<PlacedOrder, 'delivery'>;

/**
 * An order's delivery with its window as it is offered now, limited or not; undefined when that window is no longer offered.
 * Area, minimum and fee are agreed already and not checked again, so no products are passed.
 */
export async function slotOfToday(
  context: Context & { readonly actor: Customer },
  order: OrderWithDelivery,
): Promise<DeliverySnapshot | undefined> {
  const { delivery } = order;
  if (delivery.slot === undefined) return delivery;
  const { slotId, date } = delivery.slot;
  const chosen = await choice(context, order);
  if (chosen?.slot?.slotId !== slotId || chosen.slot.date !== date) return undefined;
  const { limited: _, ...agreed } = delivery;
  return {
    ...agreed,
    slot: chosen.slot,
    ...defined({ limited: chosen.limited === undefined ? undefined : true }),
  };
}

async function choice(context: Context & { readonly actor: Customer }, { delivery }: OrderWithDelivery) {
  const { slot } = delivery;
  if (delivery.type === 'pickup') {
    const optionId = delivery.store.storeId;
    return chosenOf(await chooseDelivery(context, { type: 'pickup', optionId, slot }, {}));
  }
  const address = await addressOf(context, delivery.address.addressId);
  if (address === undefined) return undefined;
  return chosenOf(await chooseDelivery(context, { type: 'delivery', address, slot }, {}));
}

const chosenOf = (chosen: Awaited<ReturnType<typeof chooseDelivery>>) =>
  chosen.ok ? chosen.value : undefined;
