import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import type { Shop } from '#features/suppliers/domain/shop.ts';
import { centavos } from '#kernel/money.ts';
import { createApi } from '#platform/web/api.ts';
import { canLookUp, deliveryOptionsQuery } from './delivery-options-query.ts';

const session = { authenticated: true, handle: 'h', clientId: '0197a3a4-0000-7000-8000-000000000001' };
const shop = { id: '0197a3a4-0000-7000-8000-000000000002' } as Shop;

function responseOf(status: number, body: unknown) {
  const urls: string[] = [];
  const api = createApi({
    headers: () => ({}),
    transport: async ({ url }) => {
      urls.push(url);
      return { status, body, header: () => undefined };
    },
  });
  const query = deliveryOptionsQuery(
    { api, shop, session },
    { type: 'delivery', address: { id: 'a1', postalCode: '01310100' }, subtotal: centavos(12_345) },
  );
  return {
    urls,
    answer: new QueryClient({ defaultOptions: { queries: { retry: false } } }).fetchQuery(query),
  };
}

test('the look-up names type, address and the value of the goods', async () => {
  const { urls, answer } = responseOf(200, { formasEntrega: [] });
  expect(await answer).toEqual({ options: [] });
  expect(urls[0]).toBe(
    `/v4/app/h~${session.clientId}/formas-entrega/${shop.id}?tipoEntrega=DELIVERY&idendereco=a1&totalprodutos=123.45`,
  );
});

test('a refusal empties the list, records the sentence of spec 8 and keeps the server message', async () => {
  const message = 'O fornecedor não atende no endereço informado';
  const { answer } = responseOf(422, { code: 'address-not-served', message });
  expect(await answer).toEqual({
    options: [],
    failure: { recorded: 'Falha ao consultar agendamentos', message },
  });
});

test('where only the value stands in the way, the failure says what it has to reach', async () => {
  const { answer } = responseOf(422, {
    code: 'no-delivery-option',
    message: 'x',
    facts: { pedidoMinimo: 50 },
  });
  expect((await answer).failure?.minimumOrder).toBe(5000);
});

test('a broken server is no answer', async () => {
  await expect(responseOf(500, {}).answer).rejects.toThrow();
});

test('it runs only for pickup or when the address has a cep', () => {
  expect(canLookUp({ type: 'pickup' })).toBe(true);
  expect(canLookUp({ type: 'delivery', address: { id: 'a1', postalCode: '01310100' } })).toBe(true);
  expect(canLookUp({ type: 'delivery', address: { id: 'a1', postalCode: '' } })).toBe(false);
  expect(canLookUp({ type: 'delivery' })).toBe(false);
});
