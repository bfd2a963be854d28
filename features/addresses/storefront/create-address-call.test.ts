import { expect, test } from 'vitest';
import type { Shop } from '#features/suppliers/domain/shop.ts';
import { createApi } from '#platform/web/api.ts';
import type { WireAnswer, WireRequest } from '#platform/web/transport.ts';
import { sendNewAddress } from './create-address-call.ts';

const clientId = '0197a3a4-0000-7000-8000-000000000001';
const draft = {
  label: 'Casa',
  street: 'Rua Augusta',
  number: '100',
  district: 'Consolação',
  complement: '',
  city: 'São Paulo',
  state: 'SP',
  postalCode: '01305-000',
  country: '',
  reference: '',
};

function buyerWith(answer: Pick<WireAnswer, 'status' | 'body'>) {
  const sent: WireRequest[] = [];
  const api = createApi({
    headers: () => ({}),
    transport: async (request) => {
      sent.push(request);
      return { header: () => undefined, ...answer };
    },
  });
  const session = { authenticated: true, handle: 'handle', clientId };
  return { buyer: { api, session, shop: { id: 'shop' } as Shop }, sent };
}

test('an address with mistakes is not even sent', async () => {
  const { buyer, sent } = buyerWith({ status: 200, body: {} });
  const result = await sendNewAddress(buyer, { ...draft, postalCode: '123', street: '' });
  expect(result).toMatchObject({
    ok: false,
    refusal: { postalCode: 'O CEP tem 8 números.', street: 'Informe a rua.' },
  });
  expect(sent).toHaveLength(0);
});

test('what the server finds wrong comes back under the names of the form', async () => {
  const body = {
    code: 'invalid-address',
    message: 'Confira',
    facts: { campos: { cep: 'CEP de outro estado.' } },
  };
  const { buyer } = buyerWith({ status: 400, body });
  expect(await sendNewAddress(buyer, draft)).toEqual({
    ok: false,
    refusal: { postalCode: 'CEP de outro estado.' },
  });
});

test('a refusal that is about no field is thrown, to be told as a whole', async () => {
  const { buyer } = buyerWith({ status: 409, body: { code: 'too-many-addresses', message: 'Muitos' } });
  await expect(sendNewAddress(buyer, draft)).rejects.toThrow('Muitos');
});
