import { existsSync, readFileSync } from 'node:fs';
import { cnpj as otherCnpj, cpf as otherCpf } from 'cpf-cnpj-validator';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bareDocument, formatDocument, isCnpj, isCpf } from './document.ts';

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

/** Appends the only valid check digits. */
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
    cpf_invalidos: { entrada: string; motivo: string }[];
    cnpj_invalidos: { entrada: string; motivo: string }[];
    normalizacao: { entrada: string; normalizado: string; valido: boolean }[];
  }
  const none: Examples = {
    cpf_validos: [],
    cnpj_numericos_validos: [],
    cnpj_alfanumericos_validos: [],
    cpf_invalidos: [],
    cnpj_invalidos: [],
    normalizacao: [],
  };
  const all: Examples = existsSync(vectors) ? JSON.parse(readFileSync(vectors, 'utf8')) : none;

  test.each(all.cpf_validos)('$formatado is a CPF', ({ digitos, formatado }) => {
    expect(bareDocument(formatado)).toBe(digitos);
    expect(formatDocument(digitos)).toBe(formatado);
    expect([isCpf(digitos), isCnpj(digitos)]).toEqual([true, false]);
  });

  const cnpjs = [...all.cnpj_numericos_validos, ...all.cnpj_alfanumericos_validos];
  test.each(cnpjs)('$formatado is a CNPJ', ({ valor, formatado }) => {
    expect(bareDocument(formatado)).toBe(valor);
    expect(formatDocument(valor)).toBe(formatado);
    expect([isCnpj(valor), isCpf(valor)]).toEqual([true, false]);
  });

  test.each(all.cpf_invalidos)('"$entrada" is no CPF: $motivo', ({ entrada }) => {
    expect(isCpf(bareDocument(entrada))).toBe(false);
  });

  test.each(all.cnpj_invalidos)('"$entrada" is no CNPJ: $motivo', ({ entrada }) => {
    expect(isCnpj(bareDocument(entrada))).toBe(false);
  });

  test.each(all.normalizacao)('"$entrada" is $normalizado', ({ entrada, normalizado, valido }) => {
    const bare = bareDocument(entrada);
    expect(bare).toBe(normalizado);
    expect(isCpf(bare) || isCnpj(bare)).toBe(valido);
  });
});
