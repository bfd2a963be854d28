/** A tile's price by payment is the one that the server charges. Spec 6, support-price-variance-by-payment. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { PaymentOffer } from '#features/payments/domain/payment-offer.ts';
import type { Offer } from '#features/pricing/domain/offer.ts';
import { withVariance } from '#features/pricing/domain/payment-variance.ts';
import { unitPrice } from '#features/pricing/domain/unit-price.ts';
import { centavos, formatMoney } from '#kernel/money.ts';
import { ONE, thousandths } from '#kernel/quantity.ts';
import { baseOfferToWire, offerToWire, offerWithBase } from '../../contract/products/product.wire.ts';
import { amountNotes, paymentNotes } from './payment-notes.ts';

const rules = { multiplesDisabled: false };
const offer = (normal: number, more: Partial<Offer> = {}): Offer => ({
  normal: centavos(normal),
  tiers: [],
  multiple: ONE,
  ...more,
});
const pix = { kind: 'pix', basisPoints: -300 } as const;
const card = { basisPoints: 0, withoutInterest: 12, smallestPart: centavos(1000) };
const notes = (shown: Offer, offered: PaymentOffer, unit = 'UN', quantity = 1) =>
  paymentNotes(shown, thousandths(quantity * 1000), rules, offered, unit);
const plain = (text: string | undefined) => text?.replaceAll(/\s/g, ' ');

describe('the best price', () => {
  test.each([
    ['is named beside a dearer one', offer(449), 'UN', 'R$ 4,36 no Pix'],
    ['is per measure where that is sold', offer(449), 'KG', 'R$ 4,36/kg no Pix'],
    ['has a word where it is the one that is shown', withVariance(offer(449), -300), 'UN', 'Preço no Pix'],
    ['is found whatever method the shown one is for', withVariance(offer(1000), 500), 'UN', 'R$ 9,70 no Pix'],
    ['is not named where rounding leaves no difference', offer(1), 'UN', undefined],
  ])('%s', (_, shown, unit, words) => {
    expect(plain(notes(shown, { best: pix }, unit).best)).toBe(words);
  });

  test('of a granted price does not exist: no method changes it', () => {
    const granted = offer(1000, { attendant: { price: centavos(900), from: thousandths(0) } });
    expect(notes(granted, { best: pix })).toEqual({});
    expect(notes(withVariance(granted, -300), { best: pix })).toEqual({});
  });

  test('is no method’s where all are dearer than the price without one', () => {
    expect(notes(offer(1000), { best: { kind: 'card', basisPoints: 250 } })).toEqual({});
  });
});

describe('instalments', () => {
  const best = { kind: 'pix', basisPoints: 0 } as const;
  test.each([
    [12_000, 'UN', '12x de R$ 10,00 sem juros'],
    [5_999, 'UN', '5x de R$ 11,99 sem juros'],
    [1_999, 'UN', undefined],
    [50_000, 'KG', undefined],
  ])('of %i centavos by %s: %s', (price, unit, words) => {
    expect(plain(notes(offer(price), { best, card }, unit).instalments)).toBe(words);
  });

  test('are of the card’s price, not of the one that is shown', () => {
    const dearer = { ...card, basisPoints: 500 };
    expect(plain(notes(withVariance(offer(12_000), -300), { best, card: dearer }).instalments)).toBe(
      'R$ 126,00 em 12x de R$ 10,50 sem juros',
    );
  });
});

describe('beside the total of a line', () => {
  const best = { kind: 'pix', basisPoints: -300 } as const;
  const amount = (effects: Readonly<Record<number, number>>, offered: PaymentOffer) =>
    Object.values(amountNotes(centavos(12_000), (points) => centavos(effects[points] ?? 0), offered)).map(
      plain,
    );

  test.each([
    [{ [-300]: -360 }, ['R$ 116,40 no Pix', '12x de R$ 10,00 sem juros']],
    // Combos at a fixed price and granted prices.
    [{}, ['12x de R$ 10,00 sem juros']],
  ])('stand the total by Pix and its instalments: %j', (effects, words) => {
    expect(amount(effects, { best, card })).toEqual(words);
    expect(amount(effects, { best })).toEqual(words.slice(0, -1));
  });
});

const money = fc.integer({ min: 1, max: 5_000_000 }).map(centavos);
const anOffer: fc.Arbitrary<Offer> = fc
  .record({
    normal: money,
    wholesale: fc.option(
      fc.record({ minimum: fc.integer({ min: 1, max: 50_000 }).map(thousandths), price: money }),
      {
        nil: undefined,
      },
    ),
    tiers: fc.uniqueArray(
      fc.record({ from: fc.integer({ min: 1, max: 50_000 }).map(thousandths), price: money }),
      {
        maxLength: 4,
        selector: ({ from }) => from,
      },
    ),
  })
  .map(({ wholesale, tiers, normal }) => ({
    normal,
    ...(normal % 2 === 0 ? {} : { former: centavos(normal * 2) }),
    tiers: tiers.toSorted((one, other) => one.from - other.from),
    multiple: ONE,
    ...(wholesale === undefined ? {} : { wholesale }),
  }));
const variance = fc.integer({ min: -5_000, max: 5_000 });

test('over the wire, at any quantity and by any shown method, it is the price that the server makes', () => {
  fc.assert(
    fc.property(
      anOffer,
      variance,
      variance,
      fc.integer({ min: 1, max: 60_000 }).map(thousandths),
      (base, shownBy, bestBy, quantity) => {
        const served = withVariance(base, shownBy);
        const wire: object = JSON.parse(
          JSON.stringify({ ...offerToWire(served), ...baseOfferToWire(served) }),
        );
        const read = offerWithBase(wire);
        expect(read).toEqual(served);
        if (read === undefined) throw new Error('a price is there');
        const best = { kind: 'pix', basisPoints: bestBy } as const;
        const shown = unitPrice(served, quantity, rules).price;
        const lowest = unitPrice(withVariance(base, bestBy), quantity, rules).price;
        const said = paymentNotes(read, quantity, rules, { best }, 'UN').best;
        if (lowest < shown) expect(said).toBe(`${formatMoney(lowest)} no Pix`);
        else expect([undefined, 'Preço no Pix']).toContain(said);
      },
    ),
  );
});
