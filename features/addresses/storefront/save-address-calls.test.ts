import { expect, test } from 'vitest';
import type { Shop } from '#features/suppliers/domain/shop.ts';
import { createApi, type WireAnswer, type WireRequest } from '#platform/web/api.ts';
import { changedFields, fieldsOf } from './address-form-values.ts';
import { sendAddressChanges, sendDeletion, sendNewAddress } from './save-address-calls.ts';

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

test('a refusal that is about no field is thrown, to be shown as a whole', async () => {
  const { buyer } = buyerWith({ status: 409, body: { code: 'too-many-addresses', message: 'Muitos' } });
  await expect(sendNewAddress(buyer, draft)).rejects.toThrow('Muitos');
});

const address = {
  ...draft,
  id: '0197a3a4-0000-7000-8000-0000000000a1',
  postalCode: '01305000',
  country: 'Brasil',
  primary: false,
};

test('only what was changed is sent, so that another device loses nothing', async () => {
  const { buyer, sent } = buyerWith({ status: 409, body: { code: 'conflict', message: 'Agora não' } });
  const begun = fieldsOf(address);
  const typed = { ...begun, number: '102', primary: true, position: { latitude: -23.5, longitude: -46.6 } };
  await expect(sendAddressChanges(buyer, address, changedFields(begun, typed))).rejects.toThrow('Agora não');
  expect(JSON.parse(String(sent[0]?.body))).toEqual({
    idendereco: address.id,
    numero: '102',
    primario: true,
    lat: -23.5,
    lng: -46.6,
    idfornecedor: 'shop',
    idcliente: clientId,
  });
});

test('an update answer with code 400 is an error using its message', async () => {
  const { buyer } = buyerWith({
    status: 400,
    body: { code: 400, message: 'Endereço fora do mapa' } as never,
  });
  await expect(sendAddressChanges(buyer, address, { number: '7' })).rejects.toThrow('Endereço fora do mapa');
});

test('what another device deleted before is deleted', async () => {
  const { buyer } = buyerWith({ status: 404, body: { code: 'not-found' } });
  await expect(sendDeletion(buyer, address.id)).resolves.toBeUndefined();
  const { buyer: failing } = buyerWith({ status: 503, body: { message: 'Indisponível' } });
  await expect(sendDeletion(failing, address.id)).rejects.toThrow('Indisponível');
});
