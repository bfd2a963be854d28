import type { DeliveryType } from '#features/suppliers/domain/delivery-types.ts';
import { storesOf } from '#features/suppliers/server/public.ts';
import type { Money } from '#kernel/money.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import type { Context } from '#platform/db/context.ts';
import type { Place } from '../domain/area.ts';
import { atTheStore, type DeliveryOption, toTheDoor } from '../domain/delivery-option.ts';
import { deliveryFee, reachesMinimum } from '../domain/fee.ts';
import { typesToOffer } from '../domain/lookup.ts';
import { areaCovering } from './delivery-area.store.ts';
import { type TypedSlot, weeklySlots } from './delivery-slot.store.ts';
import { saoPauloClock } from './sao-paulo-clock.ts';

export interface Where {
  /** Every way that the supplier offers, when absent. */
  readonly type?: DeliveryType | undefined;
  /** An address, or what is known of one. Without it only pickup can be offered. */
  readonly place?: Place | undefined;
}

export type NoDelivery =
  | { readonly code: 'address-not-served' }
  /** With what it takes and then costs, where only the order's value stands in the way. */
  | { readonly code: 'no-delivery-option'; readonly minimumOrder?: Money; readonly fee?: Money };

/** The ways in which goods of this value can reach this place, delivery first. Spec 4, delivery options. */
export async function deliveryOptions(
  context: Context,
  { type, place }: Where,
  subtotal?: Money,
): Promise<Result<DeliveryOption[], NoDelivery>> {
  const types = typesToOffer(context.supplier.tags, type);
  if (types.length === 0) return refuse({ code: 'no-delivery-option' });
  const weekly = await weeklySlots(context.db, context.supplier.id);
  const door = types.includes('DELIVERY') ? await deliveryTo(context, place, weekly, subtotal) : refuse(NONE);
  const pickup = types.includes('RETIRADA') ? await pickups(context, weekly) : [];
  const options = [...(door.ok ? [door.value] : []), ...pickup];
  if (options.length > 0 || door.ok) return accept(options);
  return refuse(door.refusal);
}

const NONE = { code: 'no-delivery-option' } as const;

async function deliveryTo(
  { db, supplier, now }: Context,
  place: Place | undefined,
  weekly: readonly TypedSlot[],
  subtotal: Money | undefined,
): Promise<Result<DeliveryOption, NoDelivery>> {
  const area = place && (await areaCovering(db, supplier.id, place));
  if (area === undefined) return refuse({ code: 'address-not-served' });
  if (!reachesMinimum(area, subtotal))
    return refuse({ ...NONE, minimumOrder: area.minimumOrder, fee: deliveryFee(area, area.minimumOrder) });
  const option = toTheDoor(area, ofType(weekly, 'DELIVERY'), saoPauloClock(now), subtotal);
  return option === undefined ? refuse(NONE) : accept(option);
}

async function pickups(context: Context, weekly: readonly TypedSlot[]): Promise<DeliveryOption[]> {
  const clock = saoPauloClock(context.now);
  const windows = ofType(weekly, 'RETIRADA');
  return (await storesOf(context)).flatMap((store) => atTheStore(store, windows, clock) ?? []);
}

const ofType = (weekly: readonly TypedSlot[], type: DeliveryType): TypedSlot[] =>
  weekly.filter((slot) => slot.deliveryType === type);
