import type { DeliveryOption } from './delivery-option.ts';
import { isFull, type OfferedSlot } from './slots.ts';

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
