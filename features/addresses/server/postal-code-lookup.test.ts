import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  isEndless,
  json,
  type StubService,
  stubService,
  unwell,
} from '#platform/http/testing/stub-service.ts';
import { type OutsideNetwork, outside } from '#platform/outbound/fetch-outside.ts';
import { type PostalCodeLookup, postalCodeLookup } from './postal-code-lookup.ts';

/** Timeouts: short for requests that never get a response, long for the others on a busy machine. */
const [SHORT, LONG] = [500, 15_000];
const network = { ...outside, timeout: LONG };
const CEP = '01310100';
const place = {
  postalCode: CEP,
  state: 'SP',
  city: 'São Paulo',
  district: 'Bela Vista',
  street: 'Avenida Paulista',
};

let service: StubService;
let lookUp: PostalCodeLookup;
beforeAll(async () => {
  service = await stubService();
});
afterAll(() => service.close());
beforeEach(() => {
  service.asked.length = 0;
  network.timeout = LONG;
  lookUp = postalCodeLookup(`${service.url}/ws/{cep}/json/`, network);
});

test('without a service nobody is asked', async () => {
  expect(await postalCodeLookup(undefined)(CEP)).toBeUndefined();
});

describe('is understood', () => {
  test('in the shape of BrasilAPI, with where it is', async () => {
    const location = { type: 'Point', coordinates: { longitude: '-46.6565', latitude: '-23.5613' } };
    service.answer = json({
      cep: '01310-100',
      state: 'SP',
      city: 'São Paulo',
      neighborhood: 'Bela Vista',
      street: 'Avenida  Paulista ',
      service: 'open-cep',
      location,
    });
    expect(await lookUp(CEP)).toEqual({ ...place, position: { latitude: -23.5613, longitude: -46.6565 } });
    expect(service.asked).toEqual([`/ws/${CEP}/json/`]);
  });

  test('in the shape of ViaCEP', async () => {
    service.answer = json({
      cep: '01310-100',
      logradouro: 'Avenida Paulista',
      complemento: 'até 610 - lado par',
      bairro: 'Bela Vista',
      localidade: 'São Paulo',
      uf: 'SP',
      ibge: '3550308',
    });
    expect(await lookUp(CEP)).toEqual(place);
  });

  test.each([
    [{ cep: CEP, state: 'SP', city: 'Cidade', neighborhood: null, street: null }, 'Cidade'],
    [{ cep: CEP, state: 'SP', city: 'Cidade', location: { coordinates: {} } }, 'Cidade'],
    [
      { cep: CEP, state: 'SP', city: 'Cidade', location: { coordinates: { latitude: 'x', longitude: '' } } },
      'Cidade',
    ],
  ])('with what it leaves out: %j', async (body, city) => {
    service.answer = json(body);
    expect(await lookUp(CEP)).toEqual({ ...place, city, district: '', street: '' });
  });
});

test.each([
  ['ViaCEP', json({ erro: true })],
  ['ViaCEP of late', json({ erro: 'true' })],
  ['BrasilAPI', json({ name: 'CepPromiseError', message: 'Todos os serviços de CEP retornaram erro.' }, 404)],
])('%s says that nobody has it', async (_, answer) => {
  service.answer = answer;
  expect(await lookUp(CEP)).toBe('unknown');
});

describe('nobody can say', () => {
  test.each(Object.entries(unwell))('on %s', async (name, answer) => {
    service.answer = answer;
    if (isEndless(name)) network.timeout = SHORT;
    expect(await lookUp(CEP)).toBeUndefined();
    expect(service.asked).toHaveLength(1);
    // Failures are not cached.
    network.timeout = LONG;
    service.answer = json({ cep: CEP, uf: 'SP', localidade: 'São Paulo' });
    expect(await lookUp(CEP)).toMatchObject({ city: 'São Paulo' });
  });

  test.each([
    ['another CEP', { cep: '20040-002', state: 'RJ', city: 'Rio de Janeiro' }],
    ['no state of ours', { cep: CEP, state: 'TX', city: 'Austin' }],
    ['no state', { cep: CEP, city: 'Austin' }],
  ])('when it speaks of %s', async (_, body) => {
    service.answer = json(body);
    expect(await lookUp(CEP)).toBeUndefined();
  });
});

test('a response is cached, and concurrent equal requests are sent once', async () => {
  service.answer = json({ cep: CEP, uf: 'SP', localidade: 'São Paulo' });
  await Promise.all([lookUp(CEP), lookUp(CEP)]);
  await lookUp(CEP);
  expect(service.asked).toHaveLength(1);
});

describe('only the service’s own host is asked', () => {
  const requests: string[] = [];
  const world = (address: string): OutsideNetwork => ({
    ...outside,
    resolve: async () => [address],
    get: async ({ address: to }) => {
      requests.push(to);
      throw new Error('no network here');
    },
  });

  test('at a public address that its name stands for', async () => {
    await postalCodeLookup('https://cep.exemplo/{cep}', world('8.8.8.8'))(CEP);
    expect(requests).toEqual(['8.8.8.8']);
  });

  test.each(['10.0.0.7', '127.0.0.1', '169.254.169.254', '::1', 'fd00::1'])(
    'and not where the name leads inward, to %s',
    async (address) => {
      requests.length = 0;
      expect(await postalCodeLookup('https://cep.exemplo/{cep}', world(address))(CEP)).toBeUndefined();
      expect(requests).toEqual([]);
    },
  );
});
