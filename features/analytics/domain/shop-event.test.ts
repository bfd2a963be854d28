import { describe, expect, test } from 'vitest';
import { centavos } from '#kernel/money.ts';
import { ONE, thousandths } from '#kernel/quantity.ts';
import { logEntryToWire } from '../contract/shop-event.wire.ts';
import { type EventItem, eventValue } from './shop-event.ts';

const item = (over: Partial<EventItem> = {}): EventItem => ({
  id: 'p',
  name: 'Arroz',
  unitPrice: centavos(1990),
  quantity: ONE,
  ...over,
});

describe('the value of an event', () => {
  test('is the exact sum of its items', () => {
    const items = [item({ quantity: thousandths(3000) }), item({ unitPrice: centavos(10) })];
    expect(eventValue({ name: 'view_cart', items })).toBe(5980);
  });
  test('is that of the line for goods sold by weight', () =>
    expect(eventValue({ name: 'add_to_cart', items: [item({ quantity: thousandths(1350) })] })).toBe(2687));
  test('is unknown where the shop hides prices', () => {
    const { unitPrice: _, ...hidden } = item();
    expect(eventValue({ name: 'view_item', items: [item(), hidden] })).toBeUndefined();
  });
  test('is the order’s total for a purchase', () => {
    const order = { number: 7, total: centavos(123), shipping: centavos(3) };
    expect(eventValue({ name: 'purchase', items: [item()], order })).toBe(123);
  });
  test('does not exist for a search', () =>
    expect(eventValue({ name: 'search', term: 'arroz' })).toBeUndefined());
});

test('the log gets event, visit, value in reais, list and order, and nothing of who it was or what they searched', () => {
  expect(logEntryToWire({ name: 'search', term: 'ana@exemplo.com' }, 'v')).toEqual({
    event: 'search',
    session_id: 'v',
  });
  expect(logEntryToWire({ name: 'select_item', listName: 'Search Results', items: [item()] }, 'v')).toEqual({
    event: 'select_item',
    session_id: 'v',
    value: 19.9,
    item_list_name: 'Search Results',
  });
  const order = { number: 100001, total: centavos(5130), shipping: centavos(0) };
  expect(logEntryToWire({ name: 'purchase', items: [], order }, 'v')).toEqual({
    event: 'purchase',
    session_id: 'v',
    value: 51.3,
    transaction_id: 100001,
  });
});
