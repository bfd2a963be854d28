/** What stands of the shopper's wishes among what is offered now. Spec 4, delivery options. */
import { type DeliveryChoice, defaultChoice } from '../domain/default-choice.ts';
import type { DeliveryOption } from '../domain/delivery-option.ts';
import { findSlot, type SlotChoice } from '../domain/slots.ts';

export interface WishedDelivery {
  readonly optionId?: string | undefined;
  readonly slot?: Pick<SlotChoice, 'slotId' | 'date'> | undefined;
}

/** The wished option and window if they are still offered, else the first. */
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

/** Whether another window stands than the one that was wished for: it is not taken in silence. */
export const isOtherSlot = (choice: DeliveryChoice | undefined, { slot }: WishedDelivery): boolean =>
  slot !== undefined && choice?.slot !== undefined && findSlot([choice.slot], slot) === undefined;
