import { expect, test } from 'vitest';
import type { Increments } from '#features/pricing/domain/increments.ts';
import type { Offer } from '#features/pricing/domain/offer.ts';
import { centavos } from '#kernel/money.ts';
import { ONE, thousandths } from '#kernel/quantity.ts';
import { paymentPrices } from './payment-prices.ts';
import { priceLadder, rungOf } from './price-ladder.ts';
import { addMoreHint, nextPriceHint } from './price-words.ts';
import { shownPrice } from './shown-price.ts';

const rules = { multiplesDisabled: false };
const byOne: Increments = { step: ONE, minimum: ONE };
const anOffer = (changes: Partial<Offer> = {}): Offer => ({
  normal: centavos(1000),
  tiers: [],
  multiple: ONE,
  ...changes,
});
const tiered = anOffer({
  wholesale: { minimum: thousandths(12_000), price: centavos(950) },
  tiers: [{ from: thousandths(24_000), price: centavos(890) }],
});

test('the ladder names every quantity from which each one is cheaper', () => {
  expect(priceLadder(tiered, byOne, rules)).toEqual([
    { from: 1000, price: 1000 },
    { from: 12_000, price: 950 },
    { from: 24_000, price: 890 },
  ]);
});

test('a rung is a quantity that can be ordered', () => {
  const byFive: Increments = { step: thousandths(5000), minimum: ONE, maximum: thousandths(20_000) };
  expect(priceLadder(tiered, byFive, rules)).toEqual([
    { from: 5000, price: 1000 },
    { from: 15_000, price: 950 },
  ]);
});

test('so many stand on the highest rung they reach', () => {
  const rungs = priceLadder(tiered, byOne, rules);
  expect(rungOf(rungs, thousandths(23_000))?.price).toBe(950);
  expect(rungOf(rungs, thousandths(24_000))?.price).toBe(890);
});

test('"de … por" stands only where less than the normal price is paid', () => {
  expect(shownPrice(anOffer(), byOne, rules).before).toBeUndefined();
  const granted = shownPrice(
    anOffer({ attendant: { price: centavos(900), from: thousandths(0) } }),
    byOne,
    rules,
  );
  expect(granted).toMatchObject({ price: 900, before: 1000, reason: 'attendant' });
  const lowered = anOffer({ former: centavos(1250), tiers: tiered.tiers });
  expect(shownPrice(lowered, byOne, rules)).toMatchObject({ price: 1000, before: 1250 });
  expect(shownPrice(lowered, byOne, rules, thousandths(24_000))).toMatchObject({ price: 890, before: 1250 });
});

test('the hint follows the quantity that is chosen', () => {
  const hint = (chosen: number) => shownPrice(tiered, byOne, rules, thousandths(chosen)).next;
  const [first, second] = [hint(1000), hint(20_000)];
  expect(first && nextPriceHint(first, 'UN')).toBe('A partir de 12: R$\u00a09,50');
  expect(second && nextPriceHint(second, 'UN')).toBe('Leve 24 e pague R$\u00a08,90 cada');
  expect(second && addMoreHint(second, 'UN')).toBe('Adicione mais 4\u00a0un e pague R$\u00a08,90 cada');
  expect(second && nextPriceHint(second, 'KG')).toBe('Leve 24\u00a0kg e pague R$\u00a08,90/kg');
  expect(hint(24_000)).toBeUndefined();
});

test('prices by payment method are shown only where they differ', () => {
  const method = (id: string, priceVariance: number) => ({
    id,
    kind: 'pix' as const,
    name: id,
    description: '',
    priceVariance,
    deliveryTypes: [],
  });
  expect(paymentPrices(anOffer(), ONE, rules, [method('a', 0), method('b', 0)])).toEqual([]);
  expect(paymentPrices(anOffer(), ONE, rules, [method('a', 0), method('b', -500)])).toEqual([
    { id: 'b', name: 'b', price: 950 },
    { id: 'a', name: 'a', price: 1000 },
  ]);
});
