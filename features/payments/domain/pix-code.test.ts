import { existsSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { defined } from '#kernel/defined.ts';
import { centavos, fromReais } from '#kernel/money.ts';
import { crc16, dynamicPixCode, mandateCode, pixCode, pixText } from './pix-code.ts';
import { parsePixCode } from './testing/parse-pix-code.ts';

const receiver = { key: '52998224725', name: 'LOJA EXEMPLO LTDA', city: 'SAO PAULO' };

test('the check is CRC-16/CCITT-FALSE', () => {
  expect(crc16('123456789')).toBe('29B1');
  expect(crc16('')).toBe('FFFF');
});

test('a code has the fields, lengths and check of the Central Bank manual', () => {
  expect(pixCode({ receiver, amount: centavos(100), txid: 'PEDIDO0001' })).toBe(
    '00020126330014br.gov.bcb.pix01115299822472552040000530398654041.005802BR5917LOJA EXEMPLO LTDA6009SAO PAULO62140510PEDIDO0001630429CC',
  );
});

test.each([
  [1, '54040.01'],
  [10, '54040.10'],
  [99_99, '540599.99'],
  [1234_56, '54071234.56'],
  [999_999_999_999, '54139999999999.99'],
])('%i centavos are written %s: a point and always two decimals', (amount, field) => {
  expect(pixCode({ receiver, amount: centavos(amount), txid: 'A' })).toContain(`5303986${field}5802BR`);
});

test.each([
  ['Empório da Vila Comércio de Alimentos Ltda', 25, 'Emporio da Vila Comercio'],
  ['São José dos Campos', 15, 'Sao Jose dos Ca'],
  ['  Ação   №1 ', 25, 'Acao 1'],
])('%s loses its accents and what does not fit in %i characters', (text, maxLength, expected) => {
  expect(pixText(text, maxLength)).toBe(expected);
});

describe('what could never be paid is no code', () => {
  test.each(['', 'A'.repeat(26), 'PED-1', 'çedilha', '***'])('txid %j', (txid) => {
    expect(() => pixCode({ receiver, amount: centavos(100), txid })).toThrow(RangeError);
  });
  test.each([0, -1, 1_000_000_000_000])('amount %i', (amount) => {
    expect(() => pixCode({ receiver, amount: centavos(amount), txid: 'A' })).toThrow(RangeError);
  });
  test.each(['', 'a b', 'é@loja.br', 'k'.repeat(78)])('key %j', (key) => {
    expect(() => pixCode({ receiver: { ...receiver, key }, amount: centavos(1), txid: 'A' })).toThrow(
      RangeError,
    );
  });
  test('a name without letters', () => {
    expect(() =>
      pixCode({ receiver: { ...receiver, name: '日本' }, amount: centavos(1), txid: 'A' }),
    ).toThrow(RangeError);
  });
});

const txids = fc.string({
  unit: fc.constantFrom(...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'),
  minLength: 1,
  maxLength: 25,
});
/** With accents, characters that codes may not contain, and spaces; often too long. */
const names = fc
  .string({ unit: fc.constantFrom(...'ABCXYZabcxyzçãÉ日 &.'), maxLength: 60, size: 'max' })
  .map((rest) => `L${rest}`);
const requests = fc.record({
  receiver: fc.record({
    key: fc.constantFrom('52998224725', 'a@b.example', '+5511900000000'),
    name: names,
    city: names,
  }),
  amount: fc.integer({ min: 1, max: 999_999_999_999 }).map(centavos),
  txid: txids,
});

test('every code reads back as it was asked for, names within 25 and 15 letters', () => {
  fc.assert(
    fc.property(requests, (request) => {
      const parsed = parsePixCode(pixCode(request));
      expect(parsed).toMatchObject({ key: request.receiver.key, amount: request.amount, txid: request.txid });
      expect(parsed?.name.length).toBeLessThanOrEqual(25);
      expect(parsed?.city.length).toBeLessThanOrEqual(15);
    }),
  );
});

test('one changed character is noticed', () => {
  fc.assert(
    fc.property(requests, fc.nat(), (request, place) => {
      const code = pixCode(request);
      const at = place % code.length;
      const other = code[at] === '7' ? '8' : '7';
      expect(parsePixCode(code.slice(0, at) + other + code.slice(at + 1))).toBeUndefined();
    }),
  );
});

interface Vector {
  readonly nome: string;
  readonly payload: string;
  readonly valido: boolean;
  readonly tipo?: string;
  readonly campos?: {
    crc: string;
    nome: string;
    cidade: string;
    chave?: string;
    url?: string;
    url_recorrencia?: string;
    valor?: string;
    txid: string;
  };
  readonly entrada?: {
    chave?: string;
    nome: string;
    cidade: string;
    valor?: string;
    txid?: string;
    desc?: string;
  };
}
const file = new URL('../../../../shared/data/vectors/pix_brcode.json', import.meta.url);
const vectors: Vector[] = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).casos : [];

describe.skipIf(vectors.length === 0)('published codes', () => {
  test.each(vectors)('$nome: valid is $valido', ({ payload, valido, campos }) => {
    const parsed = parsePixCode(payload);
    expect(parsed !== undefined).toBe(valido);
    if (campos === undefined) return;
    expect(crc16(payload.slice(0, -4))).toBe(campos.crc);
    expect(parsed).toEqual({
      ...defined({
        key: campos.chave,
        url: campos.url,
        mandateUrl: campos.url_recorrencia,
        amount: campos.valor === undefined ? undefined : fromReais(Number(campos.valor)),
      }),
      name: campos.nome,
      city: campos.cidade,
      txid: campos.txid,
    });
  });

  const mandates = vectors.filter(({ tipo }) => tipo === 'recorrencia');
  test.each(mandates)('$nome: built letter by letter', ({ payload, campos }) => {
    const { url_recorrencia: url = '', nome: name = '', cidade: city = '' } = campos ?? {};
    expect(mandateCode(url, { name, city })).toBe(payload);
  });

  // Charges never have codes without an amount, with a description, or dynamic ones.
  const charges = vectors.filter(
    ({ entrada: made }) =>
      /^[A-Za-z0-9]+$/.test(made?.txid ?? '') && made?.valor !== undefined && made.desc === undefined,
  );
  test.each(charges)('$nome: built letter by letter', ({ payload, entrada: made }) => {
    const content = { key: made?.chave ?? '', name: made?.nome ?? '', city: made?.cidade ?? '' };
    const amount = fromReais(Number(made?.valor));
    expect(pixCode({ receiver: content, amount, txid: made?.txid ?? '' })).toBe(payload);
  });
});

test('a code may authorise a mandate, with a payment or without one', () => {
  const vila = { name: 'Empório da Vila', city: 'São Paulo' };
  const payUrl = 'banco.exemplo/qr/v2/abc';
  const mandateUrl = 'banco.exemplo/rec/def';
  const both = dynamicPixCode(payUrl, vila, centavos(1990), mandateUrl);
  expect(parsePixCode(both)).toMatchObject({ url: payUrl, mandateUrl, amount: 1990 });
  const only = parsePixCode(mandateCode(mandateUrl, vila));
  expect(only).toEqual({ mandateUrl, name: 'Emporio da Vila', city: 'Sao Paulo', txid: '***' });
  expect(parsePixCode(dynamicPixCode(payUrl, vila, centavos(1990)))?.mandateUrl).toBeUndefined();
  expect(() => mandateCode('com espaço', vila)).toThrow(RangeError);
});
