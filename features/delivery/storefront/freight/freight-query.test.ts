import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { ONE } from '#kernel/quantity.ts';
import { createApi } from '#platform/web/api.ts';
import { freightQuery } from './freight-query.ts';

function responseOf(status: number, answer: unknown) {
  const sent: unknown[] = [];
  const api = createApi({
    headers: () => ({}),
    transport: async ({ method, url, body }) => {
      sent.push(method, url, body === undefined ? undefined : JSON.parse(String(body)));
      return { status, body: answer, header: () => undefined };
    },
  });
  const query = freightQuery(api, {
    supplierId: 's1',
    types: ['delivery'],
    cep: '01310100',
    productId: 'p1',
    quantity: ONE,
  });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  return { sent, freight: client.fetchQuery(query) };
}

test('the look-up names the CEP, the way and how much of the product', async () => {
  const { sent, freight } = responseOf(200, { formasEntrega: [] });
  expect(await freight).toEqual([{ options: [] }]);
  expect(sent).toEqual([
    'POST',
    '/v4/app/formas-entrega/s1/01310100?tipoEntrega=DELIVERY',
    { produtos: [{ idproduto: 'p1', quantidade: 1 }] },
  ]);
});

test("a refusal is shown in the server's words", async () => {
  const message = 'O fornecedor não atende no endereço informado';
  const { freight } = responseOf(422, { code: 'address-not-served', message });
  expect(await freight).toEqual([{ refusal: message }]);
});

test('where only the value stands in the way, it says what it takes and then costs', async () => {
  const facts = { pedidoMinimo: 30, taxaEntrega: 9.9 };
  const { freight } = responseOf(422, { code: 'no-delivery-option', message: 'x', facts });
  expect(await freight).toEqual([{ from: { minimumOrder: 3000, fee: 990 } }]);
});

test.each([500, 429])('%s is no answer', async (status) => {
  await expect(responseOf(status, {}).freight).rejects.toThrow();
});
