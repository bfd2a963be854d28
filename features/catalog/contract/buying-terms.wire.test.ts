import { expect, test } from 'vitest';
import { buyingTermsFromWire, buyingTermsToWire, listTermsFromWire } from './buying-terms.wire.ts';

const terms = { paymentMethodId: 'pix', deliveryType: 'pickup', addressId: 'casa' } as const;

test('how one buys is named alike by all calls about products', () => {
  expect(buyingTermsFromWire(buyingTermsToWire(terms))).toEqual(terms);
  expect(buyingTermsFromWire(buyingTermsToWire({}))).toEqual({});
  expect(listTermsFromWire({ formapagamento: 'pix', tipoentrega: 'RETIRADA', idendereco: 'casa' })).toEqual(
    terms,
  );
});

test('an empty type of delivery names none', () => {
  expect(buyingTermsFromWire({ tipoEntrega: '' })).toEqual({});
});
