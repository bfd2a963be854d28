import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  isEndless,
  json,
  type StubService,
  stubService,
  unwell,
} from '#platform/http/testing/stub-service.ts';
import { outside } from '#platform/outbound/fetch-outside.ts';
import { geocoder } from './geocoder.ts';

/** Timeouts: short for requests that never get a response, long for the others on a busy machine. */
const [SHORT, LONG] = [500, 15_000];
const network = { ...outside, timeout: LONG };
const position = { latitude: -23.5613, longitude: -46.6565 };
const place = {
  position,
  address: {
    postalCode: '01310200',
    street: 'Avenida Paulista',
    district: 'Bela Vista',
    city: 'São Paulo',
    state: 'SP',
    country: 'Brasil',
  },
};

let service: StubService;
beforeAll(async () => {
  service = await stubService();
});
afterAll(() => service.close());
beforeEach(() => {
  service.asked.length = 0;
  network.timeout = LONG;
});

test('without a service there is none', () => {
  expect(geocoder(undefined)).toBeUndefined();
});

describe('in the shape of Nominatim', () => {
  const found = {
    lat: '-23.5613',
    lon: '-46.6565',
    address: {
      road: 'Avenida Paulista',
      suburb: 'Bela Vista',
      city: 'São Paulo',
      municipality: 'Região Metropolitana',
      state: 'São Paulo',
      'ISO3166-2-lvl4': 'BR-SP',
      postcode: '01310-200',
      country: 'Brasil',
    },
  };
  const maps = () => geocoder(`${service.url}/mapa`, network);

  test('an address is found', async () => {
    service.answer = json([found]);
    expect(await maps()?.find('Avenida Paulista, 1578')).toEqual(place);
    expect(service.asked[0]).toMatch(/^\/mapa\/search\?q=Avenida\+Paulista%2C\+1578&format=jsonv2&/);
  });

  test('a point has an address', async () => {
    service.answer = json(found);
    expect(await maps()?.at(position)).toEqual(place);
    expect(service.asked[0]).toMatch(/^\/mapa\/reverse\?lat=-23.56130&lon=-46.65650&/);
  });

  test.each([
    ['nothing', []],
    ['nowhere', [{ ...found, lat: 'x' }]],
    ['off the map', [{ ...found, lat: '123' }]],
    ['an error', { error: 'Unable to geocode' }],
  ])('%s is no place', async (_, body) => {
    service.answer = json(body);
    expect(await maps()?.find('Rua')).toBeUndefined();
  });
});

describe('in the shape of Google’s', () => {
  const part = (long_name: string, short_name: string, type: string) => ({
    long_name,
    short_name,
    types: [type],
  });
  const found = {
    status: 'OK',
    results: [
      {
        address_components: [
          part('Avenida Paulista', 'Av. Paulista', 'route'),
          part('Bela Vista', 'Bela Vista', 'sublocality_level_1'),
          part('São Paulo', 'São Paulo', 'administrative_area_level_2'),
          part('São Paulo', 'SP', 'administrative_area_level_1'),
          part('Brasil', 'BR', 'country'),
          part('01310-200', '01310-200', 'postal_code'),
        ],
        geometry: { location: { lat: position.latitude, lng: position.longitude } },
      },
    ],
  };
  const maps = () => geocoder(`${service.url}/maps/api/geocode/json?key=segredo`, network);

  test('a maps result is mapped', async () => {
    service.answer = json(found);
    expect(await maps()?.find('Avenida Paulista, 1578')).toEqual(place);
    expect(await maps()?.at(position)).toEqual(place);
    expect(service.asked[0]).toMatch(/^\/maps\/api\/geocode\/json\?key=segredo&address=Avenida/);
    expect(service.asked[1]).toContain('latlng=-23.56130%2C-46.65650');
  });

  test('no result is no place', async () => {
    service.answer = json({ status: 'ZERO_RESULTS', results: [] });
    expect(await maps()?.find('Rua')).toBeUndefined();
  });
});

test.each(Object.entries(unwell))('%s is no place', async (name, answer) => {
  service.answer = answer;
  if (isEndless(name)) network.timeout = SHORT;
  expect(await geocoder(service.url, network)?.find('Rua')).toBeUndefined();
});

test('what was found is cached', async () => {
  service.answer = json({ lat: '-23.5', lon: '-46.6', address: {} });
  const maps = geocoder(service.url, network);
  await maps?.at(position);
  await maps?.at(position);
  expect(service.asked).toHaveLength(1);
});
