/** One way in which an order can reach its client: to the door, or at a store. Spec 3, formaEntrega and lojaRetira. */
import type { DeliveryType } from '#features/suppliers/domain/delivery-types.ts';
import { isOpenThroughout, type StoreToday, storeToday } from '#features/suppliers/domain/opening-hours.ts';
import type { Store } from '#features/suppliers/domain/store.ts';
import { type Money, ZERO } from '#kernel/money.ts';
import type { DeliveryArea } from './area.ts';
import { deliveryFee } from './fee.ts';
import type { FeeRule, Parcel } from './fee-rule.ts';
import { type LocalClock, weekdayOf } from './local-date.ts';
import { type Calendar, isFull, type OfferedSlot, offeredSlots, type WeeklySlot } from './slots.ts';

/** Why the fee is what it is, where it is not the same for everyone. */
export interface FeeBasis extends Parcel {
  readonly base: Money;
  readonly rule: FeeRule;
}

export interface DeliveryOption {
  /** The area's or the store's. */
  readonly id: string;
  readonly type: DeliveryType;
  readonly name: string;
  readonly fee: Money;
  readonly basis?: FeeBasis;
  readonly minimumOrder: Money;
  readonly freeFrom?: Money;
  /** Minutes from midnight: from then on an order counts as the next day's. */
  readonly cutOff?: number;
  /** Only the place's CEP is known: with the address another area may hold, or another distance. */
  readonly approximate?: true;
  /** Where to pick up. */
  readonly store?: Store;
  /** Absent where the store tells no hours. */
  readonly today?: StoreToday;
  /** Empty where the supplier schedules nothing. Those that are full are among them. */
  readonly slots: readonly OfferedSlot[];
}

/** What is ordered, as far as its delivery depends on it. */
export interface Ordered {
  readonly subtotal?: Money | undefined;
  readonly parcel?: Parcel;
}

/** A store needs this long until an order is ready, where it does not say. */
const PICKUP_LEAD_HOURS = 1;

/** Undefined where the supplier delivers by schedule and has no window left. */
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
    type: 'DELIVERY',
    name,
    fee: deliveryFee(area, subtotal, parcel),
    ...(rule === undefined ? {} : { basis: { base, rule, ...parcel } }),
    minimumOrder,
    ...(freeFrom === undefined ? {} : { freeFrom }),
    ...(cutOff === undefined ? {} : { cutOff }),
    slots,
  };
}

/** Picking up costs nothing and has no minimum; only while somebody is there, and as many as this store hands out. */
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
    type: 'RETIRADA',
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
