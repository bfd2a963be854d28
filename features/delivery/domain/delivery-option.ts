/** One option to receive an order: delivery from an area, or pickup at a store. Spec 3, formaEntrega and lojaRetira. */

import {
  isOpenThroughout,
  type StoreToday,
  storeToday,
} from '#features/suppliers/domain/contact/opening-hours.ts';
import {
  changedDeliveryType,
  type DeliveryType,
  offeredDeliveryTypes,
} from '#features/suppliers/domain/delivery-types.ts';
import type { Store } from '#features/suppliers/domain/shop-details.ts';
import { defined } from '#kernel/defined.ts';
import { type Money, ZERO } from '#kernel/money.ts';
import { weekdayOf } from '#kernel/time/calendar.ts';
import type { LocalClock } from '#kernel/time/time-zone.ts';
import type { DeliveryArea } from './area.ts';
import { deliveryFee } from './fee.ts';
import type { FeeRule, Parcel } from './fee-rule.ts';
import { type Calendar, isFull, type OfferedSlot, offeredSlots, type WeeklySlot } from './slots.ts';

/** How a fee with a rule was calculated. */
export interface FeeBasis extends Parcel {
  readonly base: Money;
  readonly rule: FeeRule;
}

export interface DeliveryOption {
  /** The id of the area or the store. */
  readonly id: string;
  readonly type: DeliveryType;
  readonly name: string;
  readonly fee: Money;
  readonly basis?: FeeBasis;
  readonly minimumOrder: Money;
  readonly freeFrom?: Money;
  /** Minutes from midnight: from then on an order counts as the next day's. */
  readonly cutOff?: number;
  /** Only the CEP is known: with the address, another area or distance may apply. */
  readonly approximate?: true;
  /** Only for pickup. */
  readonly store?: Store;
  /** Absent if the store has no opening hours. */
  readonly today?: StoreToday;
  /** Empty if the supplier has no slots. Includes full ones. */
  readonly slots: readonly OfferedSlot[];
}

/** The parts of an order that its delivery depends on. */
export interface Ordered {
  readonly subtotal?: Money | undefined;
  readonly parcel?: Parcel;
}

/** Lead time of a store that has none of its own. */
const PICKUP_LEAD_HOURS = 1;

/** Undefined if the supplier delivers in slots and none is left. */
export function toTheDoor(
  area: DeliveryArea,
  weekly: readonly WeeklySlot[],
  now: LocalClock,
  { subtotal, parcel = {} }: Ordered = {},
  calendar: Calendar = {},
): DeliveryOption | undefined {
  const slots = offeredSlots(weekly, now, area, calendar);
  if (slots.every(isFull) && weekly.length > 0) return undefined;
  const { id, name, fee: base, rule, minimumOrder, freeFrom, cutOff } = area;
  return {
    id,
    type: 'delivery',
    name,
    fee: deliveryFee(area, subtotal, parcel),
    ...defined({ basis: rule === undefined ? undefined : { base, rule, ...parcel } }),
    minimumOrder,
    ...defined({ freeFrom, cutOff }),
    slots,
  };
}

/**
 * Pickup is free and has no minimum. Only slots within the store's opening hours count, with the store's own places.
 * Undefined if none is left.
 */
export function atTheStore(
  store: Store,
  weekly: readonly WeeklySlot[],
  now: LocalClock,
  calendar: Calendar = {},
): DeliveryOption | undefined {
  const { id, name, opening = [], leadHours = PICKUP_LEAD_HOURS } = store;
  const attended = weekly.filter((slot) => isOpenThroughout(opening, slot));
  const taken = (slotId: string, date: string) => calendar.taken?.(slotId, date, id) ?? 0;
  const slots = offeredSlots(attended, now, { leadHours }, { ...calendar, taken });
  if (slots.every(isFull) && weekly.length > 0) return undefined;
  return {
    id,
    type: 'pickup',
    name,
    fee: ZERO,
    minimumOrder: ZERO,
    store,
    ...(opening.length === 0 ? {} : { today: todayAt(opening, now, calendar) }),
    slots,
  };
}

const todayAt = (
  opening: NonNullable<Store['opening']>,
  { date, minutes }: LocalClock,
  { holidays }: Calendar,
): StoreToday => (holidays?.has(date) ? { is: 'closed' } : storeToday(opening, weekdayOf(date), minutes));

/**
 * The delivery types that a look-up covers: all that the supplier offers, or the wanted one; a supplier with only one
 * type forces it. Spec 4, delivery type; spec 6, tags has-delivery and has-collect.
 */
export function typesToOffer(tags: ReadonlySet<string>, wanted?: DeliveryType): readonly DeliveryType[] {
  const offered = offeredDeliveryTypes(tags);
  if (wanted === undefined) return offered;
  const type = changedDeliveryType(tags, wanted);
  return offered.includes(type) ? [type] : [];
}
