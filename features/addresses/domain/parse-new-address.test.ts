import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatAddress } from './address.ts';
import { type AddressDraft, parseNewAddress } from './parse-new-address.ts';
import { STATES } from './states.ts';

const draft = (more: Partial<AddressDraft> = {}): AddressDraft => ({
  label: 'Casa',
  street: 'Avenida Paulista',
  number: '1000',
  district: 'Bela Vista',
  complement: '',
  city: 'São Paulo',
  state: 'sp',
  postalCode: '01310-100',
  country: '',
  reference: '',
  ...more,
});

test('the cep loses its hyphen, the country defaults to Brasil, texts are trimmed', () => {
  expect(
    parseNewAddress(draft({ street: '  Avenida   Paulista ', latitude: -23.56, longitude: -46.65 })),
  ).toEqual({
    ok: true,
    value: {
      label: 'Casa',
      street: 'Avenida Paulista',
      number: '1000',
      district: 'Bela Vista',
      complement: '',
      city: 'São Paulo',
      state: 'SP',
      postalCode: '01310100',
      country: 'Brasil',
      reference: '',
      position: { latitude: -23.56, longitude: -46.65 },
      primary: false,
    },
  });
});

describe('is reported field by field', () => {
  test.each<[string, Partial<AddressDraft>, object]>([
    ['no street', { street: ' ' }, { street: 'Informe a rua.' }],
    ['no such state', { state: 'XX' }, { state: 'Escolha um dos 27 estados.' }],
    ['no state', { state: '' }, { state: 'Escolha o estado.' }],
    ['seven digits', { postalCode: '0131010' }, { postalCode: 'O CEP tem 8 números.' }],
    ['letters', { postalCode: '01310-1OO' }, { postalCode: 'O CEP tem 8 números.' }],
    ['too long', { complement: 'x'.repeat(121) }, { complement: 'Use no máximo 120 caracteres.' }],
    ['half a position', { latitude: -23 }, { position: 'A posição no mapa não é válida.' }],
    ['off the map', { latitude: -91, longitude: 0 }, { position: 'A posição no mapa não é válida.' }],
    ['no number', { latitude: Number.NaN, longitude: 0 }, { position: 'A posição no mapa não é válida.' }],
    [
      'two wrongs',
      { number: '', city: '' },
      { number: 'Informe o número ou S/N.', city: 'Informe a cidade.' },
    ],
  ])('%s', (_, wrong, errors) => {
    expect(parseNewAddress(draft(wrong))).toEqual({ ok: false, refusal: errors });
  });
});

test('an accepted address is accepted again unchanged', () => {
  const text = fc.string({ maxLength: 130 });
  const anyDraft = fc.record({
    label: text,
    street: text,
    number: fc.string({ maxLength: 25 }),
    district: text,
    complement: text,
    city: text,
    state: fc.constantFrom(...STATES, 'sp', 'xx'),
    postalCode: fc.stringMatching(/^\d{5}-?\d{3}$/),
    country: text,
    reference: text,
  });
  fc.assert(
    fc.property(anyDraft, (given) => {
      const first = parseNewAddress(given);
      fc.pre(first.ok);
      expect(first.ok && parseNewAddress(first.value)).toEqual(first);
      expect(first.ok && /^\d{8}$/.test(first.value.postalCode)).toBe(true);
    }),
  );
});

test('control characters become one space: no label prints them and the database holds no NUL', () => {
  const parsed = parseNewAddress(draft({ street: 'Rua\u0000 \u0007\tdas Flores\u0000' }));
  expect(parsed.ok && parsed.value.street).toBe('Rua das Flores');
});

test('there are 27 states', () => {
  expect(new Set(STATES).size).toBe(27);
});

test('an address reads as one line', () => {
  const parsed = parseNewAddress(draft({ complement: 'apto 12' }));
  expect(parsed.ok && formatAddress(parsed.value)).toBe(
    'Avenida Paulista, 1000, apto 12 - Bela Vista, São Paulo - SP, 01310-100',
  );
});
