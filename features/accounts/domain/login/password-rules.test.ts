import fc from 'fast-check';
import { expect, test } from 'vitest';
import { COMMON_PASSWORDS } from './common-passwords.ts';
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH, passwordProblem } from './password-rules.ts';
import { passwordStrength, STRENGTHS } from './password-strength.ts';

test.each([
  ['1234567', 'too-short'],
  ['çãéíõúü', 'too-short'],
  ['🔑🔑🔑🔑', 'too-short'],
  ['x'.repeat(201), 'too-long'],
  ['12345678', 'too-common'],
  ['senha123', 'too-common'],
  ['Senha@123', 'too-common'],
  ['SENHA2026!', 'too-common'],
  ['Mudar123', 'too-common'],
  ['p@ssw0rd', 'too-common'],
  ['corinthians', 'too-common'],
  ['Flamengo10', 'too-common'],
  ['deusefiel', 'too-common'],
  ['Coração1', 'too-common'],
  ['aaaaaaaa', 'too-common'],
  ['abababab', 'too-common'],
  ['hgfedcba', 'too-common'],
  ['ana.souza1', 'about-you'],
  ['souza2026', undefined],
  ['52998224725', 'about-you'],
  ['souzasouza', undefined],
  ['azul cavalo grampo', undefined],
  ['vitrine de abril', undefined],
  ['k9$vTq2!', undefined],
] as const)('%j is %s', (password, problem) => {
  expect(passwordProblem(password, ['ana.souza@exemplo.com.br', 'Ana', '52998224725'])).toBe(problem);
});

test('a few hundred passwords are known to be common', () => {
  expect(COMMON_PASSWORDS.size).toBeGreaterThan(400);
  for (const common of COMMON_PASSWORDS) {
    if (common.length >= MIN_PASSWORD_LENGTH) expect(passwordProblem(common), common).toBe('too-common');
    expect(common).toBe(common.toLowerCase());
  }
});

test('a random password of enough characters is accepted, whatever it is made of', () => {
  const passwords = fc
    .uint8Array({ minLength: 12, maxLength: 32 })
    .map((bytes) => Buffer.from(bytes).toString('base64'));
  fc.assert(
    fc.property(passwords, (password) => {
      fc.pre(new Set(password).size > 8);
      expect(passwordProblem(password)).toBeUndefined();
    }),
  );
});

test('no shorter and no longer one is ever taken', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), (password) => {
      const { length } = [...password];
      fc.pre(length < MIN_PASSWORD_LENGTH || length > MAX_PASSWORD_LENGTH);
      expect(passwordProblem(password)).toMatch(/^too-/);
    }),
  );
});

test.each([
  ['', 'weak'],
  ['senha123', 'weak'],
  ['vento7x2', 'fair'],
  ['ventania72', 'good'],
  ['azul cavalo grampo', 'strong'],
  ['k9$vTq2!pL', 'good'],
] as const)('%j is %s', (password, strength) => {
  expect(passwordStrength(password)).toBe(strength);
});

test('more of the same kind never makes a password weaker', () => {
  const rank = (password: string) => STRENGTHS.indexOf(passwordStrength(password));
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z]{10,20}$/), (password) => {
      fc.pre(passwordProblem(password) === undefined && new Set(password).size === password.length);
      expect(rank(`${password}A7!x`)).toBeGreaterThanOrEqual(rank(password));
    }),
  );
});
