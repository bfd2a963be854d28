import { describe, expect, test } from 'vitest';
import { aProduct } from '#features/cart/domain/testing/a-product.ts';
import type { PaymentMethod } from '#features/payments/domain/payment-method.ts';
import { centavos } from '#kernel/money.ts';
import { ONE } from '#kernel/quantity.ts';
import type { ShownPreview, ShownTerms } from '../../contract/attended/attended-order.wire.ts';
import { changedPrices } from './changed-prices.ts';
import { type DraftFields, NO_FIELDS } from './order-draft.ts';
import { deliveryOf, missingOf, slotKey, standingOrder, totalsOf } from './standing-order.ts';

const QUESTION = '019a0000-0000-7000-8000-000000000002';
const method = (id: string, deliveryTypes: PaymentMethod['deliveryTypes']): PaymentMethod => ({
  id,
  kind: 'pix',
  name: id,
  description: '',
  priceVariance: 0,
  deliveryTypes,
});
const anAddress = (id: string, primary = false) => ({ ...ADDRESS, id, primary });
const ADDRESS = {
  label: 'Casa',
  street: 'Rua Um',
  number: '1',
  district: '',
  complement: '',
  city: 'Campinas',
  state: 'SP',
  postalCode: '13010100',
  country: 'Brasil',
  reference: '',
};
const terms: ShownTerms = {
  client: { clientId: 'c', name: 'Ana' },
  quote: false,
  deliveryTypes: ['delivery', 'pickup'],
  addresses: [anAddress('a'), anAddress('b')],
  methods: [method('card', ['delivery']), method('pix', ['delivery', 'pickup'])],
  questions: [{ id: QUESTION, name: 'Obra', required: true, options: [] }],
  combos: [],
};
const slot = { slotId: 's', date: '2026-12-01', startsAt: 480, endsAt: 720 };
const option = {
  id: 'area',
  type: 'delivery',
  name: 'Centro',
  fee: centavos(990),
  minimumOrder: centavos(0),
  slots: [slot],
} as const;
const line = (total: number) => ({
  product: aProduct({ id: 'x', name: 'Café' }),
  quantity: ONE,
  giftWrap: false,
  price: { unit: centavos(total), reason: 'normal', total: centavos(total), saved: centavos(0) },
});
const preview = (total = 1000): ShownPreview =>
  ({
    cart: { lines: [line(total)], notices: [], subtotal: centavos(total), version: 0 },
    options: [option],
  }) as unknown as ShownPreview;
const whole: DraftFields = {
  ...NO_FIELDS,
  lines: [{ id: 'x', name: 'Café', combo: false, quantity: ONE }],
  addressId: 'b',
  answers: { [QUESTION]: 'Casa nova' },
};
const missing = (fields: DraftFields, shown: ShownPreview | undefined = preview(), of = terms) =>
  missingOf(fields, {
    terms: of,
    standing: standingOrder(of, fields),
    preview: shown,
    choice: shown && deliveryOf(shown, fields),
  });

describe('what applies', () => {
  test('the wishes, where they are offered', () => {
    const fields = { ...whole, deliveryType: 'pickup', paymentMethodId: 'card' };
    expect(standingOrder(terms, fields)).toMatchObject({ type: 'pickup', method: { id: 'pix' } });
    expect(standingOrder(terms, fields).address).toBeUndefined();
    expect(standingOrder(terms, whole)).toMatchObject({ type: 'delivery', address: { id: 'b' } });
  });

  test('of several addresses the main one, else none before one is chosen', () => {
    expect(standingOrder(terms, NO_FIELDS).address).toBeUndefined();
    const main = { ...terms, addresses: [anAddress('a'), anAddress('b', true)] };
    expect(standingOrder(main, NO_FIELDS).address?.id).toBe('b');
  });

  test('the chosen window while it is offered, and what it comes to with the fee', () => {
    const choice = deliveryOf(preview(), { ...whole, slot: slotKey(slot) });
    expect(choice).toEqual({ option, slot });
    expect(totalsOf(preview(), choice)).toMatchObject({ subtotal: 1000, deliveryFee: 990, total: 1990 });
    expect(totalsOf(preview(), undefined)).toBeUndefined();
  });
});

describe('what is missing', () => {
  test('nothing of a whole order', () => expect(missing(whole)).toEqual([]));

  test.each<[string, Partial<DraftFields>]>([
    ['Acrescente um produto.', { lines: [] }],
    [
      'Escreva a quantidade de cada item, ou tire o que não vai.',
      { lines: [...whole.lines, { id: 'y', name: 'Chá', combo: false, quantity: null }] },
    ],
    ['Escolha o endereço de entrega.', { addressId: '' }],
    ['Responda: Obra', { answers: {} }],
  ])('%s', (text, change) => expect(missing({ ...whole, ...change })).toEqual([text]));

  test('why nothing is delivered', () => {
    const far = { ...preview(), options: [], noDelivery: 'O fornecedor não atende no endereço informado' };
    expect(missing(whole, far)).toEqual(['O fornecedor não atende no endereço informado']);
  });
});

test('prices that changed are named with what they were and are', () => {
  const seen = (total: number) => {
    const shown = preview(total);
    return { preview: shown, totals: totalsOf(shown, deliveryOf(shown, whole)) as never };
  };
  expect(changedPrices(seen(1000), seen(1100))).toEqual(['Café: de R$\u00a010,00 para R$\u00a011,00']);
  expect(changedPrices(seen(1000), seen(1000))).toEqual([]);
});
