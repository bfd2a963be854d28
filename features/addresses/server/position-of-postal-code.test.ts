import { beforeEach, expect, test } from 'vitest';
import type { PostalPlace } from '../domain/address.ts';
import type { Geocoder } from './geocoder.ts';
import { positionOfPostalCode } from './position-of-postal-code.ts';

const AT = { latitude: -23.55, longitude: -46.63 };
const place: PostalPlace = {
  postalCode: '01310100',
  state: 'SP',
  city: 'São Paulo',
  district: 'Bela Vista',
  street: 'Avenida Paulista',
};
let answer: PostalPlace | 'unknown' | undefined;
let requests: string[];
let searched: string[];
beforeEach(() => {
  [answer, requests, searched] = [place, [], []];
});
const lookUp = async (cep: string) => {
  requests.push(cep);
  return answer;
};
const mapOf = (state: string): Geocoder => ({
  find: async (text) => {
    searched.push(text);
    const address = { postalCode: '', street: '', district: '', city: '', state, country: '' };
    return { address, position: AT };
  },
  at: async () => undefined,
});
const throttle = { may: () => true };
const who = (now = 1_000_000) => ({ asker: 'ana', now });

test('a CEP is where its service says, which is asked once', async () => {
  answer = { ...place, position: AT };
  const positionOf = positionOfPostalCode({ lookUp, maps: mapOf('SP'), throttle });
  expect([await positionOf(who(), '01310100'), await positionOf(who(), '01310100')]).toEqual([AT, AT]);
  expect([requests.length, searched.length]).toEqual([1, 0]);
});

test('else where the map has its street, in its state', async () => {
  const positionOf = positionOfPostalCode({ lookUp, maps: mapOf('SP'), throttle });
  expect(await positionOf(who(), '01310100')).toEqual(AT);
  expect(searched).toEqual(['Avenida Paulista, Bela Vista, São Paulo - SP, Brasil']);
  const elsewhere = positionOfPostalCode({ lookUp, maps: mapOf('RJ'), throttle });
  expect(await elsewhere(who(), '01310100')).toBeUndefined();
});

test('a CEP of a whole town is nowhere', async () => {
  answer = { ...place, street: '', district: '' };
  const positionOf = positionOfPostalCode({ lookUp, maps: mapOf('SP'), throttle });
  expect([await positionOf(who(), '01310100'), searched]).toEqual([undefined, []]);
});

test('nobody has the CEP, or no map is named: then nobody is asked twice', async () => {
  const positionOf = positionOfPostalCode({ lookUp, maps: undefined, throttle });
  expect(await positionOf(who(), '01310100')).toBeUndefined();
  answer = 'unknown';
  await positionOf(who(), '01310101');
  await positionOf(who(), '01310100');
  await positionOf(who(), '01310101');
  expect(requests).toEqual(['01310100', '01310101']);
});

test('digits that no state has are not asked about', async () => {
  const positionOf = positionOfPostalCode({ lookUp, maps: undefined, throttle });
  expect([await positionOf(who(), '00100000'), await positionOf(who(), '0131')]).toEqual([
    undefined,
    undefined,
  ]);
  expect(requests).toEqual([]);
});

test('a service that does not answer rests for half a minute', async () => {
  answer = undefined;
  const positionOf = positionOfPostalCode({ lookUp, maps: undefined, throttle });
  for (const later of [0, 1, 29_999]) await positionOf(who(1_000_000 + later), '01310100');
  expect(requests).toHaveLength(1);
  answer = { ...place, position: AT };
  expect(await positionOf(who(1_030_000), '01310100')).toEqual(AT);
});

test('who asks too much learns nothing new, and still what is known', async () => {
  answer = { ...place, position: AT };
  let left = 1;
  const positionOf = positionOfPostalCode({
    lookUp,
    maps: undefined,
    throttle: { may: () => left-- > 0 },
  });
  expect(await positionOf(who(), '01310100')).toEqual(AT);
  expect(await positionOf(who(), '01310101')).toBeUndefined();
  expect(await positionOf(who(), '01310100')).toEqual(AT);
});
