/**
 * Resolves the delivery that the client chose for an order. Spec 3, order submit payload: tipoEntrega, formaEntrega,
 * lojaRetira.
 */
import type { DeliveryType } from '#features/suppliers/domain/delivery-types.ts';
import type { Store } from '#features/suppliers/domain/shop-details.ts';
import type { Money } from '#kernel/money.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import type { DeliveryOption } from './delivery-option.ts';
import { findSlot, isFull, type OfferedSlot, type SlotChoice, type WantedSlot } from './slots.ts';

export interface WantedOption {
  readonly type: DeliveryType;
  /** The id of an area or a store; the first option if absent. */
  readonly optionId?: string | undefined;
  /** The first slot if absent. */
  readonly slot?: WantedSlot | undefined;
}

interface Chosen {
  readonly fee: Money;
  /** Absent if the supplier has no slots. */
  readonly slot?: SlotChoice;
  /** The slot has a capacity, so the order must claim a place in it. */
  readonly limited?: true;
}
export type ChosenDelivery =
  | (Chosen & { readonly type: 'delivery'; readonly areaName: string })
  | (Chosen & { readonly type: 'pickup'; readonly store: Store });

/** Chooses from current options: a fee or slot that has changed since it was shown is not honoured. */
export function chooseOption(
  options: readonly DeliveryOption[],
  wanted: WantedOption,
): Result<ChosenDelivery, { readonly code: 'no-delivery-option' | 'slot-not-offered' }> {
  const fitting = options.filter(
    ({ type, id }) => type === wanted.type && (wanted.optionId === undefined || id === wanted.optionId),
  );
  const first = defaultChoice(fitting);
  if (first === undefined) return refuse({ code: 'no-delivery-option' });
  const { option } = first;
  const slot = wanted.slot === undefined ? first.slot : findSlot(option.slots, wanted.slot);
  // Also if the supplier has no slots any more: a chosen day is never replaced silently.
  if (wanted.slot !== undefined && slot === undefined) return refuse({ code: 'slot-not-offered' });
  return accept({
    ...(option.store === undefined
      ? { type: 'delivery', areaName: option.name }
      : { type: 'pickup', store: option.store }),
    fee: option.fee,
    ...(slot === undefined ? {} : slotOf(slot, option.store?.id)),
  });
}

/** The agreed slot, without its remaining places; with a capacity, also the store that it belongs to. */
function slotOf(
  { left, ...slot }: OfferedSlot,
  storeId: string | undefined,
): Pick<Chosen, 'slot' | 'limited'> {
  if (left === undefined) return { slot };
  return { slot: storeId === undefined ? slot : { ...slot, storeId }, limited: true };
}

export interface DeliveryChoice {
  readonly option: DeliveryOption;
  readonly slot?: OfferedSlot;
}

/** The first option, with its first slot that is not full. Spec 4, delivery options. */
export function defaultChoice(options: readonly DeliveryOption[]): DeliveryChoice | undefined {
  const [option] = options;
  if (option === undefined) return undefined;
  const slot = option.slots.find((one) => !isFull(one));
  return slot === undefined ? { option } : { option, slot };
}
