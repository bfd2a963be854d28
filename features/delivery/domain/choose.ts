/** What an order's delivery becomes of what its client chose. Spec 3, order submit payload: tipoEntrega, formaEntrega, lojaRetira. */
import type { DeliveryType } from '#features/suppliers/domain/delivery-types.ts';
import type { Store } from '#features/suppliers/domain/store.ts';
import type { Money } from '#kernel/money.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import { defaultChoice } from './default-choice.ts';
import type { DeliveryOption } from './delivery-option.ts';
import { findSlot, type OfferedSlot, type SlotChoice, type WantedSlot } from './slots.ts';

export interface WantedOption {
  readonly type: DeliveryType;
  /** An option's id, which is its area's or its store's; the first option where it is absent. */
  readonly optionId?: string | undefined;
  /** The first slot where it is absent. */
  readonly slot?: WantedSlot | undefined;
}

interface Chosen {
  readonly fee: Money;
  /** Absent where the supplier schedules nothing. */
  readonly slot?: SlotChoice;
  /** Whether the slot takes only so many orders: then a place in it is to be claimed. */
  readonly limited?: true;
}
export type ChosenDelivery =
  | (Chosen & { readonly type: 'DELIVERY'; readonly areaName: string })
  | (Chosen & { readonly type: 'RETIRADA'; readonly store: Store });

/** Of what is offered now, never of what was shown: a fee or a window that has changed is not kept. */
export function choose(
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
  // Also where nothing is scheduled any more: who chose a day is not given another one in silence.
  if (wanted.slot !== undefined && slot === undefined) return refuse({ code: 'slot-not-offered' });
  return accept({
    ...(option.store === undefined
      ? { type: 'DELIVERY', areaName: option.name }
      : { type: 'RETIRADA', store: option.store }),
    fee: option.fee,
    ...(slot === undefined ? {} : slotOf(slot, option.store?.id)),
  });
}

/** What is agreed on is the window, not what is left of it; where there is a limit, also at whose counter. */
function slotOf(
  { left, ...slot }: OfferedSlot,
  storeId: string | undefined,
): Pick<Chosen, 'slot' | 'limited'> {
  if (left === undefined) return { slot };
  return { slot: storeId === undefined ? slot : { ...slot, storeId }, limited: true };
}
