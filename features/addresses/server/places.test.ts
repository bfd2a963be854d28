/** The place of a CEP without a service: the state and, for imported capitals, the city. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ttlCache } from '#platform/cache/ttl-cache.ts';
import { lookUpThrottle } from '#platform/http/limits/address-counter.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { importMunicipalities } from './import-municipalities.ts';
import { municipalitiesOf } from './municipalities.store.ts';
import { placeOfPostalCode } from './place-of-postal-code.ts';

const database = testDatabase();
const HEAD = 'codigo_ibge,nome,uf,codigo_uf,latitude,longitude,capital,ddd,siafi_id,fuso_horario';
const LINES = [
  HEAD,
  '3550308,São Paulo,SP,35,-23.5329,-46.6395,1,11,7107,America/Sao_Paulo',
  '3509502,Campinas,SP,35,-22.9053,-47.0659,0,19,6291,America/Sao_Paulo',
  "1100015,Alta Floresta D'Oeste,RO,11,-11.9283,-61.9953,0,69,0033,America/Porto_Velho",
];
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function bringIn(lines: readonly string[], zipped = false) {
  const file = join(folder, 'municipios.csv');
  const text = `${lines.join('\n')}\n`;
  await writeFile(file, zipped ? gzipSync(text) : text);
  const refused: number[] = [];
  const imported = await importMunicipalities(database.current, file, (line) => refused.push(line));
  return { imported, refused };
}
const off = async () => undefined;
const placeOf = (cep: string, lookUp: Parameters<typeof placeOfPostalCode>[2] = off) =>
  placeOfPostalCode(database.current.db, cep, lookUp);

test('without municipalities the digits say the state, and the city is typed', async () => {
  expect(await placeOf('01310100')).toEqual({
    postalCode: '01310100',
    state: 'SP',
    city: '',
    district: '',
    street: '',
    source: 'digits',
  });
  expect(await placeOf('00100000')).toBeUndefined();
});

describe('the import of municipalities', () => {
  test.each([false, true])('reads the country’s file, zipped: %s', async (zipped) => {
    const { imported, refused } = await bringIn(LINES, zipped);
    expect(imported).toEqual({ ok: true, value: { written: 3, refused: 0 } });
    expect(refused).toEqual([]);
    expect(await municipalitiesOf(database.current.db, 'SP')).toMatchObject([
      { code: 3509502, name: 'Campinas', capital: false },
      {
        code: 3550308,
        name: 'São Paulo',
        capital: true,
        position: { latitude: -23.5329, longitude: -46.6395 },
      },
    ]);
  });

  test('a line without one is reported, the others are written, and a changed name is updated', async () => {
    const broken = [
      HEAD,
      'x,Sem código,SP,35,-23,-46,0,11,1,z',
      '3550308,São Paulo de Piratininga,SP,35,-23.5329,-46.6395,1,11,7107,z',
      '9999999,Fora,XX,99,0,0,0,11,1,z',
      '3550309,Sem lugar,SP,35,,,0,11,1,z',
    ];
    const { imported, refused } = await bringIn(broken);
    expect(imported).toEqual({ ok: true, value: { written: 1, refused: 3 } });
    expect(refused).toEqual([2, 4, 5]);
    const [, capital] = await municipalitiesOf(database.current.db, 'SP');
    expect(capital?.name).toBe('São Paulo de Piratininga');
    await bringIn(LINES);
  });

  test.each([
    ['another file', ['sku,nome', '1,Arroz'], 'Faltam colunas'],
    ['an empty one', [''], 'Faltam colunas'],
    ['a quote that is never closed', [HEAD, '1,"São Paulo'], 'não pode ser lido'],
  ])('%s is refused in words', async (_, lines, words) => {
    const { imported } = await bringIn(lines);
    expect(imported).toMatchObject({ ok: false, refusal: expect.stringContaining(words) });
  });

  test('so is one that is not there', async () => {
    const imported = await importMunicipalities(database.current, join(folder, 'nenhum.csv'), () => {});
    expect(imported).toMatchObject({ ok: false, refusal: expect.stringContaining('não pode ser lido') });
  });
});

describe('with municipalities', () => {
  test('a capital’s CEP says the city, another’s does not', async () => {
    await bringIn(LINES);
    expect(await placeOf('01310100')).toMatchObject({ state: 'SP', city: 'São Paulo', source: 'digits' });
    expect(await placeOf('13010000')).toMatchObject({ state: 'SP', city: '', source: 'digits' });
  });

  test('a service says more; where it knows nothing the digits have to do', async () => {
    const found = {
      postalCode: '01310100',
      state: 'SP',
      city: 'São Paulo',
      district: 'Bela Vista',
      street: 'Paulista',
    };
    expect(await placeOf('01310100', async () => found)).toEqual({ ...found, source: 'service' });
    expect(await placeOf('01310100', async () => 'unknown')).toMatchObject({ source: 'digits', street: '' });
  });
});

test('sixty look-ups a minute are allowed to each who asks', () => {
  const throttle = lookUpThrottle();
  const tries = (asker: string, now: number, times: number) =>
    Array.from({ length: times }, () => throttle.may(asker, now)).filter(Boolean).length;
  expect(tries('ana', 1_000_000, 70)).toBe(60);
  expect(tries('bia', 1_000_000, 10)).toBe(10);
  expect(tries('ana', 1_059_999, 1)).toBe(0);
  expect(tries('ana', 1_060_000, 1)).toBe(1);
});

test('answers are cached for their time and up to a maximum', async () => {
  let now = 0;
  let loads = 0;
  const answers = ttlCache<number>({ max: 2, timeToLive: 10, now: () => now });
  const load = (key: string) => answers.get(key, async () => ++loads);
  expect([await load('a'), await load('a'), await load('b'), await load('c')]).toEqual([1, 1, 2, 3]);
  expect([await load('c'), await load('a')]).toEqual([3, 4]);
  now = 10;
  expect(await load('a')).toBe(5);
});
