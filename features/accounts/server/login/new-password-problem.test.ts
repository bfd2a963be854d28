import { afterEach, expect, test, vi } from 'vitest';
import { newPasswordProblem } from './new-password-problem.ts';

const OWN = ['ana.souza@exemplo.com.br', 'Ana Conceição Souza', '52998224725'];

afterEach(() => vi.restoreAllMocks());

/** Each test starts a new second, which has estimates left. */
let seconds = 1_000;
const aNewSecond = (): void => {
  seconds += 10;
  vi.spyOn(performance, 'now').mockReturnValue(seconds * 1_000);
};

test.each([
  ['a name and a year', 'Fernanda1990'],
  ['two names', 'marialuiza'],
  ['a word', 'cafezinho'],
  ['a word and a digit', 'cachorro1'],
  ['a word with its accents', 'conexão1'],
  ['a day', '21091985'],
  ['a leaked password', 'dragonfly1'],
  ['a leaked password in other signs', 'dr@g0nfly'],
  ['own words', 'conceicao2026'],
  ['a word over and over', 'cafezinhocafezinho'],
  ['a word and a space over and over', 'brasil brasil brasil brasil brasil'],
  ['two hundred characters of a word', 'cafezinho'.repeat(22)],
  ['a long run and little else', 'aaaaaaaaaaaaaaaaaaaab'],
])('%s is among the first guesses: %s', async (_, password) => {
  aNewSecond();
  expect(await newPasswordProblem(password, OWN)).toBe('too-common');
});

test.each([
  ['some words', 'azul cavalo grampo'],
  ['a sentence', 'o bolo da vovó tem coco'],
  ['drawn characters', 'k9$vTq2!'],
  ['a word and drawn characters', 'vento7x2'],
  ['drawn characters after a word over and over', 'brasil brasil brasil k9$vTq2!xW4mZ7p'],
  ['drawn characters after a long run', `${'a'.repeat(20)}k9$vTq2!xW4mZ7p`],
  ['two hundred characters', '@$€4310!5x'.repeat(20)],
])('%s are taken: %s', async (_, password) => {
  aNewSecond();
  expect(await newPasswordProblem(password, OWN)).toBeUndefined();
});

test('the rules of the page come first', async () => {
  expect(await newPasswordProblem('curta', OWN)).toBe('too-short');
  expect(await newPasswordProblem('x'.repeat(201), OWN)).toBe('too-long');
  expect(await newPasswordProblem('senha123', OWN)).toBe('too-common');
  expect(await newPasswordProblem('ana.souza1', OWN)).toBe('about-you');
});

test('above ten passwords in a second the rules alone decide, until the next one', async () => {
  aNewSecond();
  const problems = await Promise.all(Array.from({ length: 25 }, () => newPasswordProblem('cafezinho', OWN)));
  expect(problems.filter((problem) => problem === 'too-common')).toHaveLength(10);
  expect(problems.slice(10)).toEqual(Array.from({ length: 15 }));
  aNewSecond();
  expect(await newPasswordProblem('cafezinho', OWN)).toBe('too-common');
});

test('visitors use up a budget of their own', async () => {
  aNewSecond();
  const visitors = Array.from({ length: 25 }, () => newPasswordProblem('cafezinho', OWN, 'visitors'));
  expect((await Promise.all(visitors)).filter((problem) => problem === 'too-common')).toHaveLength(10);
  expect(await newPasswordProblem('cafezinho', OWN)).toBe('too-common');
});

test('while the dictionaries cannot be loaded the rules alone decide, and it is reported once', async () => {
  vi.resetModules();
  let works = false;
  vi.doMock('@zxcvbn-ts/language-pt-br', async (original) => {
    if (!works) throw new Error('no such file');
    return original();
  });
  const fresh = await import('./new-password-problem.ts');
  const { onFailedDictionaries } = await import('./password-estimator.ts');
  const report = vi.fn();
  onFailedDictionaries(report);
  aNewSecond();
  expect(await fresh.newPasswordProblem('cafezinho', OWN)).toBeUndefined();
  expect(await fresh.newPasswordProblem('cafezinho', OWN)).toBeUndefined();
  expect(await fresh.newPasswordProblem('senha123', OWN)).toBe('too-common');
  expect(report).toHaveBeenCalledOnce();
  works = true;
  expect(await fresh.newPasswordProblem('cafezinho', OWN)).toBe('too-common');
  vi.doUnmock('@zxcvbn-ts/language-pt-br');
});
