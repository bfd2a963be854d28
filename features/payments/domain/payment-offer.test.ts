import { expect, test } from 'vitest';
import { centavos } from '#kernel/money.ts';
import type { PaymentKind } from './method-settings.ts';
import type { PaymentMethod } from './payment-method.ts';
import { paymentOffer } from './payment-offer.ts';

const method = (kind: PaymentKind, priceVariance: number, withoutInterest?: number): PaymentMethod => ({
  id: `${kind} ${priceVariance} ${withoutInterest}`,
  kind,
  name: kind,
  description: '',
  priceVariance,
  deliveryTypes: ['delivery'],
  ...(withoutInterest === undefined
    ? {}
    : {
        card: {
          instalments: { most: 24, withoutInterest, monthlyInterest: 199, smallestPart: centavos(1000) },
          preAuthorise: false,
        },
      }),
});

test('the best is the method with the lowest prices, the first of equal ones', () => {
  const methods = [method('boleto', -300), method('pix', -500), method('on-account', -500)];
  expect(paymentOffer(methods)).toEqual({ best: { kind: 'pix', basisPoints: -500 } });
  expect(paymentOffer([method('card', 250, 1)])).toEqual({ best: { kind: 'card', basisPoints: 250 } });
  expect(paymentOffer([])).toBeUndefined();
});

test('the card is the one with most instalments without interest', () => {
  const methods = [method('card', 0, 3), method('card', 200, 10), method('card', 0, 10)];
  expect(paymentOffer(methods)?.card).toEqual({
    basisPoints: 200,
    withoutInterest: 10,
    smallestPart: 1000,
  });
});
