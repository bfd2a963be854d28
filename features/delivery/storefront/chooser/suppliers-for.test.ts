import { expect, test } from 'vitest';
import { type Api, ApiRefusal } from '#platform/web/api.ts';
import { suppliersFor } from './suppliers-for.ts';

const refusing = (refusal: ApiRefusal): Api => ({ call: () => Promise.reject(refusal) });

test('an address that nobody serves is an empty list', async () => {
  const unserved = new ApiRefusal(422, { code: 'unserved-address' });
  expect(await suppliersFor(refusing(unserved), '01310100')).toEqual([]);
});

test('any other refusal is a failure', async () => {
  const invalid = new ApiRefusal(400, { code: 'invalid-request' });
  await expect(suppliersFor(refusing(invalid), '0')).rejects.toBe(invalid);
});
