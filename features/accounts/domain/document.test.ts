import { existsSync, readFileSync } from 'node:fs';
import { cnpj as otherCnpj, cpf as otherCpf } from 'cpf-cnpj-validator';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bareDocument, isCnpj, isCpf } from './document.ts';

test.each([
  ['529.982.247-25', isCpf, true],
  ['529.982.247-24', isCpf, false],
  ['111.111.111-11', isCpf, false],
  ['11.222.333/0001-81', isCnpj, true],
  ['12.abc.345/01de-35', isCnpj, true],
  ['12.ABC.345/01DE-36', isCnpj, false],
  ['12.ABC.345/01DE-A5', isCnpj, false],
  ['00.000.000/0000-00', isCnpj, false],
])('%s', (typed, check, valid) => {
  expect(check(bareDocument(typed))).toBe(valid);
});

/** An independent implementation that knows letters too. */
test('agrees with cpf-cnpj-validator on any eleven digits and any fourteen letters and digits', () => {
  const text = (alphabet: string, length: number) =>
    fc
      .array(fc.constantFrom(...alphabet), { minLength: length, maxLength: length })
      .map((all) => all.join(''));
  const digits = '0123456789';
  fc.assert(
    fc.property(text(digits, 9), (body) => {
      expect(otherCpf.isValid(completed(body, isCpf))).toBe(true);
    }),
  );
  fc.assert(
    fc.property(text(digits, 11), (bare) => {
      expect(isCpf(bare)).toBe(otherCpf.isValid(bare));
    }),
  );
  fc.assert(
    fc.property(text(`${digits}ABCDEFGHIJKLMNOPQRSTUVWXYZ`, 12), (body) => {
      const bare = completed(body, isCnpj);
      expect(otherCnpj.isValid(bare)).toBe(true);
    }),
  );
});

/** The body with the only check digits that fit. */
function completed(body: string, isValid: (bare: string) => boolean): string {
  const all = Array.from({ length: 100 }, (_, digits) => `${body}${String(digits).padStart(2, '0')}`);
  const fitting = all.filter(isValid);
  fc.pre(new Set(body).size > 1);
  expect(fitting).toHaveLength(1);
  return fitting[0] ?? '';
}

const vectors = new URL('../../../../shared/data/vectors/cpf_cnpj.json', import.meta.url);

describe.runIf(existsSync(vectors))('the collected examples', () => {
  interface Examples {
    cpf_validos: { digitos: string; formatado: string }[];
    cnpj_numericos_validos: { valor: string; formatado: string }[];
    cnpj_alfanumericos_validos: { valor: string; formatado: string }[];
    cpf_invalidos: { entrada: string }[];
    cnpj_invalidos: { entrada: string }[];
    normalizacao: { entrada: string; normalizado: string; valido: boolean }[];
  }
  const read = (): Examples => JSON.parse(readFileSync(vectors, 'utf8'));

  test('that are valid', () => {
    const { cpf_validos, cnpj_numericos_validos, cnpj_alfanumericos_validos } = read();
    expect(cpf_validos.filter(({ formatado }) => !isCpf(bareDocument(formatado)))).toEqual([]);
    const cnpjs = [...cnpj_numericos_validos, ...cnpj_alfanumericos_validos];
    expect(
      cnpjs.filter(({ valor, formatado }) => bareDocument(formatado) !== valor || !isCnpj(valor)),
    ).toEqual([]);
  });

  test('that are invalid', () => {
    const { cpf_invalidos, cnpj_invalidos } = read();
    expect(cpf_invalidos.filter(({ entrada }) => isCpf(bareDocument(entrada)))).toEqual([]);
    expect(cnpj_invalidos.filter(({ entrada }) => isCnpj(bareDocument(entrada)))).toEqual([]);
  });

  test('that are written in other ways', () => {
    for (const { entrada, normalizado, valido } of read().normalizacao) {
      const bare = bareDocument(entrada);
      expect(bare).toBe(normalizado);
      expect(isCpf(bare) || isCnpj(bare)).toBe(valido);
    }
  });
});
