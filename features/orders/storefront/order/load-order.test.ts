import type { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import type { Buyer } from '#features/accounts/storefront/buyer.ts';
import type { OrderStatus } from '../../domain/order-status.ts';
import { loadOrder } from './load-order.ts';

const buyer = { shop: { id: 'shop' }, session: { handle: 'handle' } } as unknown as Buyer;
const having = (...statuses: OrderStatus[]) =>
  ({
    fetchQuery: async () => ({ number: 100_001, events: statuses.map((status) => ({ status })) }),
  }) as unknown as QueryClient;

test.each([
  [['received'], 'Pedido 100001'],
  [['quote-requested'], 'Orçamento 100001'],
  [['quote-requested', 'quote-priced', 'cancelled'], 'Orçamento 100001'],
  [['quote-requested', 'quote-priced', 'received', 'cancelled'], 'Pedido 100001'],
] as const)('what went through %j is called %s, on its page and in the tab', async (statuses, name) => {
  expect(await loadOrder(having(...statuses), buyer, '100001')).toBe(name);
});
