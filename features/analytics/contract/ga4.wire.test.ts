import { expect, test } from 'vitest';
import { centavos } from '#kernel/money.ts';
import { thousandths } from '#kernel/quantity.ts';
import type { ShopEvent } from '../domain/shop-event.ts';
import { ga4Parameters } from './ga4.wire.ts';

const CHEESE = { id: 'p1', name: 'Queijo', unitPrice: centavos(4_000), quantity: thousandths(500) };

test.each<[ShopEvent, object]>([
  [{ name: 'search', term: 'queijo' }, { search_term: 'queijo' }],
  [
    {
      name: 'view_item_list',
      listName: 'Search Results',
      items: [{ ...CHEESE, category: 'frios', index: 3 }],
    },
    {
      currency: 'BRL',
      value: 20,
      item_list_name: 'Search Results',
      items: [
        {
          item_id: 'p1',
          item_name: 'Queijo',
          quantity: 1,
          price: 20,
          item_category: 'frios',
          item_list_name: 'Search Results',
          index: 3,
        },
      ],
    },
  ],
  [
    {
      name: 'select_promotion',
      promotion: { id: 'c1', name: 'A feira da semana', creative: 'Frutas', slot: 2 },
    },
    {
      promotion_id: 'c1',
      promotion_name: 'A feira da semana',
      creative_name: 'Frutas',
      creative_slot: '2',
    },
  ],
  [
    { name: 'view_item', items: [{ id: 'p2', name: 'Sob consulta', quantity: thousandths(1_000) }] },
    { items: [{ item_id: 'p2', item_name: 'Sob consulta', quantity: 1 }] },
  ],
  [
    {
      name: 'purchase',
      items: [CHEESE],
      order: { number: 51, total: centavos(2_500), shipping: centavos(700), coupon: 'FRIOS' },
    },
    {
      currency: 'BRL',
      value: 18,
      shipping: 7,
      coupon: 'FRIOS',
      transaction_id: '51',
      items: [{ item_id: 'p1', item_name: 'Queijo', quantity: 1, price: 20 }],
    },
  ],
])('an event in GA4’s words: %j', (event, parameters) => expect(ga4Parameters(event)).toEqual(parameters));

test('a long order names as many items as Google takes', () => {
  const event: ShopEvent = { name: 'view_cart', items: Array.from({ length: 300 }, () => CHEESE) };
  expect(ga4Parameters(event).items).toHaveLength(200);
  expect(ga4Parameters(event).value).toBe(6_000);
});
