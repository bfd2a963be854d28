/** One way in which an order can reach its client: to the door, or at a store. Spec 3, formaEntrega and lojaRetira. */
import type { DeliveryType } from '#features/suppliers/domain/delivery-types.ts';
import type { Store } from '#features/suppliers/domain/store.ts';
import { type Money, ZERO } from '#kernel/money.ts';
import type { DeliveryArea } from './area.ts';
import { deliveryFee } from './fee.ts';
import type { LocalClock } from './local-date.ts';
import { offeredSlots, type SlotChoice, type WeeklySlot } from './slots.ts';

export interface DeliveryOption {
  /** The area's or the store's. */
  readonly id: string;
  readonly type: DeliveryType;
  readonly name: string;
  readonly fee: Money;
  readonly minimumOrder: Money;
  readonly freeFrom?: Money;
  /** Where to pick up. */
  readonly store?: Store;
  /** Empty where the supplier schedules nothing. */
  readonly slots: readonly SlotChoice[];
}

/** A store needs this long until an order is ready. */
const PICKUP_LEAD_HOURS = 1;

/** Undefined where the supplier delivers by schedule and has no window left. */
export function toTheDoor(
  area: DeliveryArea,
  weekly: readonly WeeklySlot[],
  now: LocalClock,
  subtotal?: Money,
): DeliveryOption | undefined {
  const slots = offeredSlots(weekly, now, area.leadHours);
  if (slots.length === 0 && weekly.length > 0) return undefined;
  return {
    id: area.id,
    type: 'DELIVERY',
    name: area.name,
    fee: deliveryFee(area, subtotal),
    minimumOrder: area.minimumOrder,
    ...(area.freeFrom === undefined ? {} : { freeFrom: area.freeFrom }),
    slots,
  };
}

/** Picking up costs nothing and has no minimum. */
export function atTheStore(
  store: Store,
  weekly: readonly WeeklySlot[],
  now: LocalClock,
): DeliveryOption | undefined {
  const slots = offeredSlots(weekly, now, PICKUP_LEAD_HOURS);
  if (slots.length === 0 && weekly.length > 0) return undefined;
  return { id: store.id, type: 'RETIRADA', name: store.name, fee: ZERO, minimumOrder: ZERO, store, slots };
}
