import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { accessKeyDigit, formatAccessKey, parseAccessKey } from './access-key.ts';

test('a key says whose document it is, of which month, with which number', () => {
  expect(parseAccessKey('35260712ABC34501DE35550010000000011000000014')).toEqual({
    state: '35',
    month: '2607',
    issuer: '12ABC34501DE35',
    model: '55',
    series: 1,
    number: 1,
    emission: '1',
    code: '00000001',
  });
});

test.each([
  ['another check digit', '35260712ABC34501DE35550010000000011000000015'],
  ['a month that is none', '35261312ABC34501DE3555001000000001100000001'.slice(0, 43)],
  ['letters in small', '35260712abc34501de35550010000000011000000014'],
  ['spaces', '3526 0712 ABC3 4501 DE35 5500 1000 0000 0110 0000 0014'],
  ['nothing', ''],
])('%s is no key', (_, key) => {
  expect(parseAccessKey(key)).toBeUndefined();
});

test('a month beyond December is refused also with the right digit', () => {
  const body = '3526131122233300018155001000000123112345678';
  expect(parseAccessKey(`${body}${accessKeyDigit(body)}`)).toBeUndefined();
  const real = '3526121122233300018155001000000123112345678';
  expect(parseAccessKey(`${real}${accessKeyDigit(real)}`)).toMatchObject({ month: '2612' });
});

const vectors = new URL('../../../../../shared/data/vectors/chave_nfe.json', import.meta.url);

describe.runIf(existsSync(vectors))('the collected examples', () => {
  interface Examples {
    validas: {
      chave: string;
      cUF: string;
      AAMM: string;
      cnpj: string;
      mod: string;
      serie: string;
      nNF: string;
      tpEmis: string;
      cNF: string;
      cDV: string;
      formatada: string;
    }[];
    invalidas: { chave: string; motivo: string }[];
  }
  const { validas, invalidas }: Examples = existsSync(vectors)
    ? JSON.parse(readFileSync(vectors, 'utf8'))
    : { validas: [], invalidas: [] };

  test.each(validas)('$chave is read', ({ chave, formatada, ...parts }) => {
    const { cUF, AAMM, cnpj, mod, serie, nNF, tpEmis, cNF, cDV } = parts;
    expect(parseAccessKey(chave)).toEqual({
      state: cUF,
      month: AAMM,
      issuer: cnpj,
      model: mod,
      series: Number(serie),
      number: Number(nNF),
      emission: tpEmis,
      code: cNF,
    });
    expect(accessKeyDigit(chave.slice(0, 43))).toBe(cDV);
    expect(formatAccessKey(chave)).toBe(formatada);
  });

  test.each(invalidas)('$chave is refused: $motivo', ({ chave }) => {
    expect(parseAccessKey(chave)).toBeUndefined();
  });
});
