import type { Subscription } from '../domain/subscription.ts';
import type { SubscriptionType } from '../domain/subscription-type.ts';

interface FrequencyOption {
  readonly value: string;
  readonly label: string;
}

/** What is offered, and what one has: as it was agreed, also where that is called otherwise by now, or offered no more. */
export function frequencyOptions(
  { typeId, label }: Pick<Subscription, 'typeId' | 'label'>,
  types: readonly Pick<SubscriptionType, 'id' | 'label'>[],
): FrequencyOption[] {
  const own = { value: typeId, label };
  const offered = types.map((type) => (type.id === typeId ? own : { value: type.id, label: type.label }));
  return offered.includes(own) ? offered : [own, ...offered];
}
