/** How a client's order payload is read. Spec 3, order submit payload. */
import { Value } from 'typebox/value';
import { describe, expect, test } from 'vitest';
import { thousandths } from '#kernel/quantity.ts';
import type { OrderDraft } from '../../domain/submit/order-draft.ts';
import { orderPayloadSchema, type WireOrderPayload } from './order-payload.schema.ts';
import { orderDraftFromWire, orderDraftToWire } from './submit-order.wire.ts';

const ID = '01a1fc5d-1800-7000-8000-0000000000a1';
const payload: WireOrderPayload = {
  itens: [{ id: ID, quantidade: 1.5 }],
  tipoEntrega: 'DELIVERY',
  formaPagamento: { idformapagto: ID, temForma: true },
};
const draft: OrderDraft = {
  lines: [{ productId: ID, quantity: thousandths(1500), giftWrap: false }],
  deliveryType: 'delivery',
  paymentMethodId: ID,
  note: '',
  customerOrderNumber: '',
};
const understood = (more: object): OrderDraft => {
  const wire = { ...payload, ...more };
  expect(Value.Errors(orderPayloadSchema, wire)).toEqual([]);
  return orderDraftFromWire(wire);
};

test.each<[string, object, OrderDraft['slot']]>([
  [
    'window and day',
    { data_de_entrega: '2026-11-25', idagendamento: 'x' },
    { slotId: 'x', date: '2026-11-25' },
  ],
  ['a day alone', { data_de_entrega: '2026-11-25' }, { date: '2026-11-25' }],
  ['a window alone', { idagendamento: 'x' }, { slotId: 'x' }],
  ['what is empty', { data_de_entrega: '', idagendamento: '' }, undefined],
])('a slot is named by %s', (_, formaEntrega, slot) => {
  expect(understood({ formaEntrega }).slot).toEqual(slot);
});

test('of store and address the other one may be null, and is as good as absent', () => {
  const enderecoentrega = { idendereco: ID, coords: { lat: -1, lng: -2 } };
  expect(understood({ enderecoentrega, lojaRetira: null, formaEntrega: null })).toEqual({
    ...draft,
    addressId: ID,
    position: { latitude: -1, longitude: -2 },
  });
  const coordenadas_loja = { latitude: 1, longitude: 2 };
  const lojaRetira = { nome: 'Loja do centro', descricao_endereco_loja: 'Rua Dois', coordenadas_loja };
  expect(understood({ tipoEntrega: 'RETIRADA', lojaRetira, enderecoentrega: null })).toEqual({
    ...draft,
    deliveryType: 'pickup',
    storeName: 'Loja do centro',
    storeAddress: 'Rua Dois',
    storePosition: coordenadas_loja,
  });
});

test('Pix Automático is part of the payment, and asked for by true alone', () => {
  const { formaPagamento } = payload;
  const wanted: OrderDraft = { ...draft, automaticPix: true };
  expect(understood({ formaPagamento: { ...formaPagamento, pixAutomatico: true } })).toEqual(wanted);
  expect(understood({ formaPagamento: { ...formaPagamento, pixAutomatico: false } })).toEqual(draft);
  expect(orderDraftToWire(wanted).formaPagamento).toMatchObject({ pixAutomatico: true });
  expect(orderDraftToWire(draft).formaPagamento.pixAutomatico).toBeUndefined();
});

test('a complete billing address is understood, an incomplete one is as good as none', () => {
  const complete = {
    rua: 'Rua Um',
    numero: '1',
    bairro: 'Centro',
    cidade: 'São Paulo',
    uf: 'sp',
    cep: '01310-100',
  };
  expect(understood({ enderecofaturamento: complete }).billing).toEqual({
    street: 'Rua Um',
    number: '1',
    district: 'Centro',
    complement: '',
    city: 'São Paulo',
    state: 'SP',
    postalCode: '01310100',
    country: 'Brasil',
  });
  const { rua: _, ...incomplete } = complete;
  for (const enderecofaturamento of [incomplete, {}, null])
    expect(understood({ enderecofaturamento })).toEqual(draft);
});

describe('the channel', () => {
  test('is MANUAL where an attendant prepared the cart, else WEB', () => {
    expect(orderDraftToWire({ ...draft, attended: true }).canalVenda).toBe('MANUAL');
    expect(orderDraftToWire(draft).canalVenda).toBe('WEB');
  });

  test('that a client names is not believed', () => {
    expect(understood({ canalVenda: 'MANUAL' })).toEqual(draft);
  });
});

test('what a screen sends is understood as it was meant', () => {
  const whole: OrderDraft = {
    ...draft,
    addressId: ID,
    position: { latitude: -23.5, longitude: -46.6 },
    storeId: ID,
    storeName: 'Loja do centro',
    storeAddress: 'Rua Dois, 2',
    storePosition: { latitude: -23.5, longitude: -46.6 },
    billing: {
      street: 'Rua Um',
      number: '1',
      district: 'Centro',
      complement: '',
      city: 'São Paulo',
      state: 'SP',
      postalCode: '01310100',
      country: 'Brasil',
    },
    optionId: ID,
    slot: { slotId: ID, date: '2026-11-25' },
    note: 'Portão azul',
    customerOrderNumber: 'OC 7',
    coupon: 'BEMVINDO',
    adult: true,
  };
  expect(orderDraftFromWire(orderDraftToWire(whole))).toEqual(whole);
});
