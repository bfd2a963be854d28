import { expect, test } from 'vitest';
import { priceEffect } from './price-effect.ts';

const varying = new Set(['support-price-variance-by-payment']);

test.each([
  [-300, '3% de desconto', true],
  [250, '2,5% de acréscimo', false],
  [-125, '1,25% de desconto', true],
])('a variance of %i basis points reads %s', (priceVariance, text, saves) => {
  expect(priceEffect(varying, { priceVariance })).toEqual({ text, saves });
});

test('a method that changes nothing says nothing', () => {
  expect(priceEffect(varying, { priceVariance: 0 })).toBeUndefined();
});

test('without the tag no method changes a price', () => {
  expect(priceEffect(new Set(), { priceVariance: -300 })).toBeUndefined();
});
