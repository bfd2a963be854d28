import type { Subscription } from '../domain/subscription.ts';
import type { SubscriptionType } from '../domain/subscription-type.ts';

interface FrequencyOption {
  readonly value: string;
  readonly label: string;
}

/**
 * The offered frequencies and the current one, under the name with which it was agreed, even if it was renamed or is no longer
 * offered.
 */
export function frequencyOptions(
  { typeId, label }: Pick<Subscription, 'typeId' | 'label'>,
  types: readonly Pick<SubscriptionType, 'id' | 'label'>[],
): FrequencyOption[] {
  const own = { value: typeId, label };
  const offered = types.map((type) => (type.id === typeId ? own : { value: type.id, label: type.label }));
  return offered.includes(own) ? offered : [own, ...offered];
}
