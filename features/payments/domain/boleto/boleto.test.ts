import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { defined } from '#kernel/defined.ts';
import { centavos } from '#kernel/money.ts';
import { addDays } from '#kernel/time/calendar.ts';
import type { BoletoAccount } from '../method-settings.ts';
import { accountFaults, bankNumber } from './bank-number.ts';
import { barcode, dayOfFactor, dueFactor } from './barcode.ts';
import { bars, blackBars } from './bars.ts';
import { generalDigit } from './check-digits.ts';
import { makeBoleto } from './make-boleto.ts';
import { parseBoleto } from './parse-boleto.ts';
import { formatLine } from './typed-line.ts';

interface Valid {
  readonly tipo: 'bancario' | 'arrecadacao';
  readonly banco: string | null;
  readonly codigo_barras: string;
  readonly linha_digitavel: string;
  readonly linha_formatada: string;
  readonly valor: string | null;
  readonly vencimento: { fator: number; vencimento_ciclo_1997: string; vencimento_ciclo_2025: string } | null;
}
interface Vectors {
  readonly validos: readonly Valid[];
  readonly invalidos: readonly { readonly entrada: string; readonly motivo: string }[];
}

const file = resolve('..', 'shared', 'data', 'vectors', 'boleto.json');
const given = existsSync(file);
const { validos, invalidos }: Vectors = given
  ? JSON.parse(readFileSync(file, 'utf8'))
  : { validos: [], invalidos: [] };

const TODAY = '2026-11-22';
const ITAU: BoletoAccount = { bank: '341', agency: '1248', account: '02124', wallet: '109' };
const BRADESCO: BoletoAccount = { bank: '237', agency: '4042', account: '0061900', wallet: '03' };
const BRASIL: BoletoAccount = {
  bank: '001',
  agency: '4042',
  account: '61900',
  wallet: '18',
  agreement: '1238798',
};

describe.skipIf(!given)('boletos of many banks', () => {
  test.each(validos.map((one) => [one.linha_formatada, one] as const))('%s is read right', (_, one) => {
    const amount = one.valor === null ? undefined : centavos(Math.round(Number(one.valor) * 100));
    const days = one.vencimento
      ? [one.vencimento.vencimento_ciclo_1997, one.vencimento.vencimento_ciclo_2025]
      : [undefined];
    for (const dueOn of days) {
      for (const text of [one.codigo_barras, one.linha_digitavel, one.linha_formatada]) {
        const read = parseBoleto(text, dueOn ?? TODAY);
        expect(read).toEqual({
          ok: true,
          value: {
            kind: one.tipo === 'bancario' ? 'bank' : 'collection',
            barcode: one.codigo_barras,
            line: one.linha_digitavel,
            ...defined({ amount, dueOn }),
            ...(one.banco === null ? {} : { bank: one.banco }),
          },
        });
      }
    }
    expect(formatLine(one.linha_digitavel)).toBe(one.linha_formatada);
  });

  // The app never makes boletos without a due date or an amount.
  const whole = validos.filter(({ vencimento, valor }) => vencimento !== null && Number(valor) > 0);
  test.each(whole.map((one) => [one.linha_formatada, one] as const))('%s is put together again', (_, one) => {
    const { banco, codigo_barras: code, valor, vencimento } = one;
    const days = [vencimento?.vencimento_ciclo_1997 ?? '', vencimento?.vencimento_ciclo_2025 ?? ''];
    for (const dueOn of days) {
      expect(dueFactor(dueOn)).toBe(String(vencimento?.fator));
      const amount = centavos(Math.round(Number(valor) * 100));
      expect(barcode({ bank: banco ?? '', dueOn, amount, freeField: code.slice(19) })).toBe(code);
    }
  });

  test.each(invalidos.map(({ entrada, motivo }) => [motivo, entrada]))('%s is refused', (_, text = '') => {
    expect(parseBoleto(text, TODAY).ok).toBe(false);
  });
});

test('the general digit is 1 where 11 less the remainder gives 0, 10 or 11', () => {
  expect(generalDigit('0')).toBe('1');
  expect(generalDigit('5')).toBe('1');
  expect(generalDigit('6')).toBe('1');
  expect(generalDigit('1')).toBe('9');
});

test.each([
  ['2025-02-21', '9999'],
  ['2025-02-22', '1000'],
  ['2000-07-03', '1000'],
  ['2026-11-22', '1638'],
])('%s is written as factor %s and read as that day', (day, factor) => {
  expect(dueFactor(day)).toBe(factor);
  expect(dayOfFactor(factor, day)).toBe(day);
});

test('a factor is read by the day on which it is read', () => {
  expect(dayOfFactor('1000', '2025-02-20')).toBe('2025-02-22');
  expect(dayOfFactor('9999', '2025-03-01')).toBe('2025-02-21');
  expect(dayOfFactor('1000', '2004-01-01')).toBe('2000-07-03');
  expect(dayOfFactor('0000', TODAY)).toBeUndefined();
});

test.each([
  // Itaú's own example of wallet 109, and what other programs make of these accounts.
  [ITAU, 10_152, '109/00010152-7', '1090001015271248021246000'],
  [BRADESCO, 777_700_168, '03/00777700168-5', '4042030077770016800619000'],
  [{ ...BRADESCO, wallet: '19' }, 2, '19/00000000002-8', '4042190000000000200619000'],
  [{ ...BRADESCO, wallet: '19' }, 1, '19/00000000001-P', '4042190000000000100619000'],
  [{ ...BRADESCO, wallet: '19' }, 6, '19/00000000006-0', '4042190000000000600619000'],
  [BRASIL, 7_777_700_168, '12387987777700168', '0000001238798777770016818'],
] as const)('%o numbers its boleto %i as %s', (account, sequence, ourNumber, freeField) => {
  expect(bankNumber(account, sequence)).toEqual({ ourNumber, freeField });
});

test('the boleto of a known title is the same digit by digit', () => {
  const boleto = makeBoleto({
    account: ITAU,
    sequence: 10_152,
    dueOn: '2029-05-20',
    amount: centavos(675_787),
  });
  expect(formatLine(boleto.line)).toBe('34191.09008 01015.271248 80212.460002 4 25480000675787');
});

test('whatever is made is read again as what it was', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(ITAU, BRADESCO, BRASIL),
      fc.integer({ min: 1, max: 99_999_999 }),
      fc.integer({ min: 0, max: 5000 }),
      fc.integer({ min: 1, max: 9_999_999_999 }),
      (account, sequence, days, cents) => {
        const made = makeBoleto({
          account,
          sequence,
          dueOn: addDays(TODAY, days),
          amount: centavos(cents),
        });
        const read = parseBoleto(formatLine(made.line), TODAY);
        expect(read).toMatchObject({
          ok: true,
          value: { barcode: made.barcode, dueOn: made.dueOn, amount: made.amount, bank: account.bank },
        });
        // A wrong digit in a field is always detected; in due date and amount not, because three remainders share the
        // digit 1.
        const at = cents % 32;
        const wrong = made.line.slice(0, at) + ((Number(made.line[at]) + 1) % 10) + made.line.slice(at + 1);
        expect(parseBoleto(wrong, TODAY).ok).toBe(false);
      },
    ),
  );
});

test('a number that the bank does not have is breakage', () => {
  expect(() => bankNumber(ITAU, 100_000_000)).toThrow(RangeError);
  expect(() => bankNumber(ITAU, 0)).toThrow(RangeError);
});

test('an account that its bank could not read is reported field by field', () => {
  expect(accountFaults(ITAU)).toEqual([]);
  expect(accountFaults({ ...ITAU, agency: '12', wallet: '999' })).toEqual(['agency', 'wallet']);
  expect(accountFaults({ bank: '001', agency: '4042', account: '1', wallet: '17' })).toEqual(['agreement']);
});

test('bars are drawn as interleaved two of five, between its start and its end', () => {
  // 1 = W n n n W in black, 2 = n W n n W in white.
  expect(bars('12')).toEqual([1, 1, 1, 1, 3, 1, 1, 3, 1, 1, 1, 1, 3, 3, 3, 1, 1]);
  const { bars: black, width } = blackBars('0'.repeat(44));
  expect(width).toBe(4 + 44 * 9 + 5);
  expect(black.at(-1)).toEqual({ x: width - 1, width: 1 });
});
