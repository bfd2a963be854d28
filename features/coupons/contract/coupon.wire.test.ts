import { expect, test } from 'vitest';
import { aCoupon } from '../domain/testing/a-coupon.ts';
import { couponFromWire, couponToWire } from './coupon.wire.ts';

test.each(['WEB', 'MANUAL'] as const)('a coupon of the channel %s is answered with it', (channel) => {
  const wire = couponToWire(aCoupon({ channel }));
  expect(wire.canalVenda).toBe(channel);
  expect(couponFromWire(wire).channel).toBe(channel);
});

test('a coupon of every channel is answered without one', () => {
  const wire = couponToWire(aCoupon());
  expect(wire).not.toHaveProperty('canalVenda');
  expect(couponFromWire(wire)).not.toHaveProperty('channel');
});
