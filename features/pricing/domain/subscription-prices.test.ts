import { expect, test } from 'vitest';
import { pricesOfTypes } from './subscription-prices.ts';
import { aPolicy } from './testing/a-policy.ts';

const forTypes = (id: string, subscriptionTypes: readonly string[], until?: number) =>
  aPolicy({ id, audience: { subscriptionTypes }, validity: until === undefined ? {} : { until } });

test('types that the same policies name have the same prices; what none names has none of its own', () => {
  const policies = [
    aPolicy({ id: 'everyone' }),
    forTypes('p1', ['weekly', 'monthly', 'yearly']),
    forTypes('p2', ['yearly']),
    forTypes('over', ['daily'], 100),
  ];
  const prices = pricesOfTypes(policies, ['daily', 'weekly', 'monthly', 'yearly'], 100);
  expect([...prices.keys()]).toEqual(['weekly', 'monthly', 'yearly']);
  expect(prices.get('weekly')).toBe(prices.get('monthly'));
  expect(prices.get('yearly')).not.toBe(prices.get('weekly'));
});
