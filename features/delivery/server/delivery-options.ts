import type { DeliveryType } from '#features/suppliers/domain/delivery-types.ts';
import type { Store } from '#features/suppliers/domain/shop-details.ts';
import { clockOf, todayOf } from '#features/suppliers/domain/time-zone.ts';
import { storesOf } from '#features/suppliers/server/choices-of.ts';
import type { Awaitable } from '#kernel/awaitable.ts';
import type { Money } from '#kernel/money.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import type { Context } from '#platform/db/context.ts';
import type { DeliveryArea, Place } from '../domain/area.ts';
import { atTheStore, type DeliveryOption, toTheDoor, typesToOffer } from '../domain/delivery-option.ts';
import type { WantedProduct } from '../domain/fee.ts';
import { deliveryFee, reachesMinimum } from '../domain/fee.ts';
import { areaCovering } from './areas/delivery-area.store.ts';
import { type DeliverySchedule, scheduleOf, type TypedSlot } from './delivery-slot.store.ts';
import { parcelOf } from './parcel-of.ts';

export interface Where {
  /** Absent for every type that the supplier offers. */
  readonly type?: DeliveryType | undefined;
  /** An address, or what is known of one. Without it only pickup is offered. */
  readonly place?: Place | undefined;
}

/** The products to deliver. An unknown value meets every minimum; an unknown value or weight takes the highest fee. */
export interface DeliveryGoods {
  readonly subtotal?: Money | undefined;
  /** Including the components of combos. */
  readonly products?: readonly WantedProduct[] | undefined;
  /** Replaces the weight of the products. */
  readonly grams?: number | undefined;
}

export type NoDelivery =
  | { readonly code: 'address-not-served' }
  /** If only the order's value is too low: the minimum, and the fee from there on. */
  | { readonly code: 'no-delivery-option'; readonly minimumOrder?: Money; readonly fee?: Money };

/**
 * The options to receive these products at this place, delivery first. `brought` may be a promise, which is awaited
 * together with the queries. Spec 4, delivery options.
 */
export async function deliveryOptions(
  context: Context,
  { type, place }: Where,
  brought: Awaitable<DeliveryGoods> = {},
): Promise<Result<DeliveryOption[], NoDelivery>> {
  const types = typesToOffer(context.supplier.tags, type);
  if (types.length === 0) {
    await brought;
    return refuse({ code: 'no-delivery-option' });
  }
  const { db, supplier } = context;
  const toDoor = types.includes('delivery');
  const [schedule, area, goods] = await Promise.all([
    scheduleOf(db, supplier.id, todayOf(context)),
    toDoor && place !== undefined ? areaCovering(db, supplier.id, place) : undefined,
    brought,
  ]);
  // Loaded once, and only if a fee or a pickup option needs them.
  let loadedStores: Promise<Store[]> | undefined;
  const stores = () => (loadedStores ??= storesOf(context));
  const door = toDoor ? await deliveryTo(context, { place, area, schedule, goods, stores }) : refuse(NONE);
  const pickup = types.includes('pickup') ? pickups(context, await stores(), schedule) : [];
  const options = [...(door.ok ? [door.value] : []), ...pickup];
  if (options.length > 0 || door.ok) return accept(options);
  return refuse(door.refusal);
}

const NONE = { code: 'no-delivery-option' } as const;

interface Delivery {
  readonly place: Place | undefined;
  readonly area: DeliveryArea | undefined;
  readonly schedule: DeliverySchedule;
  readonly goods: DeliveryGoods;
  readonly stores: () => Promise<Store[]>;
}

async function deliveryTo(
  context: Context,
  { place, area, schedule: { weekly, calendar }, goods, stores }: Delivery,
): Promise<Result<DeliveryOption, NoDelivery>> {
  if (area === undefined) return refuse({ code: 'address-not-served' });
  const { subtotal, products, grams } = goods;
  const parcel = await parcelOf(context, area, { place, products, grams, stores });
  const { minimumOrder } = area;
  if (!reachesMinimum(area, subtotal))
    return refuse({ ...NONE, minimumOrder, fee: deliveryFee(area, minimumOrder, parcel) });
  const windows = ofType(weekly, 'delivery');
  const option = toTheDoor(area, windows, clockOf(context), { subtotal, parcel }, calendar);
  return option === undefined ? refuse(NONE) : accept(option);
}

function pickups(
  context: Context,
  stores: readonly Store[],
  { weekly, calendar }: DeliverySchedule,
): DeliveryOption[] {
  const clock = clockOf(context);
  const windows = ofType(weekly, 'pickup');
  return stores.flatMap((store) => atTheStore(store, windows, clock, calendar) ?? []);
}

const ofType = (weekly: readonly TypedSlot[], type: DeliveryType): TypedSlot[] =>
  weekly.filter((slot) => slot.deliveryType === type);
