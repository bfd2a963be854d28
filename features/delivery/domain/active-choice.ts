/** The user's choice among the current options. Spec 4, delivery options. */
import { type DeliveryChoice, defaultChoice } from './choose.ts';
import type { DeliveryOption } from './delivery-option.ts';
import { findSlot, type SlotChoice } from './slots.ts';

export interface WishedDelivery {
  readonly optionId?: string | undefined;
  readonly slot?: Pick<SlotChoice, 'slotId' | 'date'> | undefined;
}

/** The wished option and slot if they are still offered, else the first. */
export function activeChoice(
  options: readonly DeliveryOption[],
  { optionId, slot }: WishedDelivery,
): DeliveryChoice | undefined {
  const option = options.find(({ id }) => id === optionId);
  const first = defaultChoice(option === undefined ? options : [option]);
  if (first === undefined || slot === undefined) return first;
  const wished = findSlot(first.option.slots, slot);
  return wished === undefined ? first : { option: first.option, slot: wished };
}

/** Whether the slot differs from the wished one, which has to be shown. */
export const isOtherSlot = (choice: DeliveryChoice | undefined, { slot }: WishedDelivery): boolean =>
  slot !== undefined && choice?.slot !== undefined && findSlot([choice.slot], slot) === undefined;
