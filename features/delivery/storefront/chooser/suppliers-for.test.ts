import { expect, test } from 'vitest';
import { type Api, ApiRefusal } from '#platform/web/api.ts';
import { suppliersFor } from './suppliers-for.ts';

const refusing = (refusal: ApiRefusal): Api => ({ call: () => Promise.reject(refusal) });

test('an address that nobody serves is an empty list', async () => {
  const unserved = new ApiRefusal(422, { code: 'unserved-address' });
  expect(await suppliersFor(refusing(unserved), { postalCode: '01310100' })).toEqual([]);
});

test('any other refusal is a failure', async () => {
  const invalid = new ApiRefusal(400, { code: 'invalid-request' });
  await expect(suppliersFor(refusing(invalid), { postalCode: '0' })).rejects.toBe(invalid);
});

test('coordinates and CEP are told where they are known', async () => {
  const asked: unknown[] = [];
  const api: Api = {
    call: (_, { query }: { query?: unknown } = {}) => {
      asked.push(query);
      return Promise.resolve({ fornecedores: [] }) as never;
    },
  };
  const position = { latitude: -23.5, longitude: -46.6 };
  await suppliersFor(api, { position, postalCode: '05435000' });
  await suppliersFor(api, { position });
  expect(asked).toEqual([
    { lat: -23.5, lng: -46.6, cep: '05435000' },
    { lat: -23.5, lng: -46.6 },
  ]);
});
