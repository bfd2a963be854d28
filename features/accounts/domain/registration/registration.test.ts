import { cnpj } from 'cpf-cnpj-validator';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatDocument } from '../document.ts';
import { formatPhone, phoneProblem, tidyPhone } from './personal-fields.ts';
import { parseProfile } from './profile.ts';
import { parseRegistration, type RegistrationDraft } from './registration.ts';

const RULES = { foreignDocuments: false };
const draft = (changes: Partial<RegistrationDraft> = {}): RegistrationDraft => ({
  document: '529.982.247-25',
  name: '  Ana   Souza ',
  companyName: '',
  stateRegistration: '',
  email: 'Ana@Exemplo.com.br',
  phone: '(11) 91234-5678',
  ...changes,
});
const company = (changes: Partial<RegistrationDraft> = {}) =>
  draft({ document: '12.abc.345/01de-35', companyName: 'Nova Era Ltda.', ...changes });

test('a person is registered by CPF', () => {
  expect(parseRegistration(draft({ stateRegistration: '1' }), RULES)).toEqual({
    ok: true,
    value: {
      kind: 'person',
      document: '52998224725',
      clientName: 'Ana Souza',
      userName: 'Ana Souza',
      email: 'ana@exemplo.com.br',
      phone: '11912345678',
    },
  });
});

test('a company is registered by CNPJ, with letters too, and somebody who answers for it', () => {
  const typed = company({ stateRegistration: 'isento' });
  expect(parseRegistration(typed, RULES)).toEqual({
    ok: true,
    value: {
      kind: 'company',
      document: '12ABC34501DE35',
      clientName: 'Nova Era Ltda.',
      userName: 'Ana Souza',
      email: 'ana@exemplo.com.br',
      phone: '11912345678',
      stateRegistration: 'ISENTO',
    },
  });
});

describe('a foreign document', () => {
  const typed = draft({ document: 'fk 123456' });
  test('is taken where the shop takes them', () => {
    const parsed = parseRegistration(typed, { ...RULES, foreignDocuments: true });
    expect(parsed).toMatchObject({ ok: true, value: { kind: 'person', document: 'FK123456' } });
  });
  test('and nowhere else', () => {
    expect(parseRegistration(typed, RULES)).toMatchObject({ ok: false, refusal: { document: /CPF/ } });
  });
});

test.each([
  [{ document: '' }, 'document'],
  [{ document: '529.982.247-24' }, 'document'],
  [{ document: '12.ABC.345/01DE-36' }, 'document'],
  [{ document: '111.111.111-11' }, 'document'],
  [{ name: ' ' }, 'name'],
  [{ name: 'x'.repeat(121) }, 'name'],
  [{ name: '123' }, 'name'],
  [{ email: 'ana' }, 'email'],
  [{ email: '52998224725' }, 'email'],
  [{ phone: '1234' }, 'phone'],
  [{ phone: '(00) 91234-5678' }, 'phone'],
  [{ phone: '(11) 91234-5678 ramal 2' }, 'phone'],
] as const)('%j of a person is reported at its field', (changes, field) => {
  const parsed = parseRegistration(draft(changes), RULES);
  expect(parsed.ok ? [] : Object.keys(parsed.refusal)).toEqual([field]);
});

test.each([
  [{ companyName: '' }, 'companyName'],
  [{ companyName: 'x'.repeat(121) }, 'companyName'],
  [{ stateRegistration: '12' }, 'stateRegistration'],
] as const)('%j of a company is reported at its field', (changes, field) => {
  const parsed = parseRegistration(company(changes), RULES);
  expect(parsed.ok ? [] : Object.keys(parsed.refusal)).toEqual([field]);
});

test('everything that is wrong is reported at once', () => {
  const nothing = draft({ document: '', name: '', email: '', phone: '' });
  const parsed = parseRegistration(nothing, RULES);
  expect(parsed.ok ? [] : Object.keys(parsed.refusal).toSorted()).toEqual([
    'document',
    'email',
    'name',
    'phone',
  ]);
});

test('any CNPJ is taken as it is written and as it is read', () => {
  const cnpjs = fc.integer({ min: 0, max: 1_000 }).map(() => cnpj.generate());
  fc.assert(
    fc.property(cnpjs, (document) => {
      for (const typed of [document, formatDocument(document), ` ${document} `])
        expect(parseRegistration(company({ document: typed }), RULES)).toMatchObject({
          ok: true,
          value: { document, kind: 'company' },
        });
    }),
    { numRuns: 30 },
  );
});

test.each([
  ['(11) 91234-5678', '11912345678', '(11) 91234-5678'],
  ['011 3234-5678', '1132345678', '(11) 3234-5678'],
  ['+55 11 91234 5678', '11912345678', '(11) 91234-5678'],
  ['+351 912 345 678', '+351912345678', '+351912345678'],
])('%s is the phone %s', (typed, normalised, shown) => {
  expect([phoneProblem(typed), tidyPhone(typed), formatPhone(tidyPhone(typed))]).toEqual([
    undefined,
    normalised,
    shown,
  ]);
});

test('a client changes its name, phone and state registration by the same rules', () => {
  const typed = { name: ' Ana  Dias', phone: '(11) 3234-5678', stateRegistration: '110.042.490.114' };
  const normalised = { name: 'Ana Dias', phone: '1132345678' };
  expect(parseProfile(typed, true)).toEqual({
    ok: true,
    value: { ...normalised, stateRegistration: '110042490114' },
  });
  expect(parseProfile(typed, false)).toEqual({ ok: true, value: { ...normalised, stateRegistration: '' } });
  const wrong = parseProfile({ name: '', phone: '', stateRegistration: 'x' }, true);
  expect(wrong.ok ? [] : Object.keys(wrong.refusal)).toEqual(['name', 'phone', 'stateRegistration']);
});
