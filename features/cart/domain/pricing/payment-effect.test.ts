import { expect, test } from 'vitest';
import { centavos } from '#kernel/money.ts';
import { thousandths } from '#kernel/quantity.ts';
import type { LinePrice } from '../cart.ts';
import { paymentEffect } from './payment-effect.ts';

const line = (unit: number, more: Partial<LinePrice> = {}) => ({
  quantity: thousandths(3000),
  price: {
    unit: centavos(unit),
    reason: 'normal',
    total: centavos(unit * 3),
    saved: centavos(0),
    ...more,
  } satisfies LinePrice,
});

test('a combo at a price of its own and a granted price are not changed', () => {
  const lines = [
    line(1000),
    line(7990, { reason: 'combo', fixed: true }),
    line(500, { reason: 'attendant', fixed: true }),
  ];
  expect(paymentEffect(lines, -300)).toBe(-90);
});

test('is counted from the prices before, whatever way they are shown for', () => {
  const byPix = line(970, { beforePayment: { unit: centavos(1000), total: centavos(3000) } });
  expect(paymentEffect([byPix], -300)).toBe(-90);
  expect(paymentEffect([byPix], 0)).toBe(0);
  expect(paymentEffect([byPix], 500)).toBe(150);
});

test('what has no price says nothing', () => {
  expect(paymentEffect([{ quantity: thousandths(1000) }], -300)).toBe(0);
});
