import type { DeliveryOption } from './delivery-option.ts';
import type { SlotChoice } from './slots.ts';

export interface DeliveryChoice {
  readonly option: DeliveryOption;
  readonly slot?: SlotChoice;
}

/** When options arrive, the first becomes active, with its first slot as delivery date. Spec 4, delivery options. */
export function defaultChoice(options: readonly DeliveryOption[]): DeliveryChoice | undefined {
  const [option] = options;
  if (option === undefined) return undefined;
  const [slot] = option.slots;
  return slot === undefined ? { option } : { option, slot };
}
