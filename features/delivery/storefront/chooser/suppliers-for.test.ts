import { expect, test } from 'vitest';
import { type Api, ApiRefusal } from '#platform/web/api.ts';
import { suppliersFor } from './suppliers-for.ts';

test('a refusal is a failure', async () => {
  const invalid = new ApiRefusal(400, { code: 'invalid-request' });
  const refusing: Api = { call: () => Promise.reject(invalid) };
  await expect(suppliersFor(refusing, { postalCode: '0' })).rejects.toBe(invalid);
});

test('coordinates and CEP are sent where they are known', async () => {
  const requests: unknown[] = [];
  const api: Api = {
    call: (_, { query }: { query?: unknown } = {}) => {
      requests.push(query);
      return Promise.resolve({ fornecedores: [] }) as never;
    },
  };
  const position = { latitude: -23.5, longitude: -46.6 };
  await suppliersFor(api, { position, postalCode: '05435000' });
  await suppliersFor(api, { position });
  expect(requests).toEqual([
    { lat: -23.5, lng: -46.6, cep: '05435000' },
    { lat: -23.5, lng: -46.6 },
  ]);
});
