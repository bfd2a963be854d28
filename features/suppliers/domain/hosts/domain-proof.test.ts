import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mayBeDomain, proofProblem, proofText } from './domain-proof.ts';

const proof = 'abc123';
const right = proofText(proof);

test.each([
  ['the record', { records: ['v=spf1 -all', right], file: undefined }, undefined],
  ['the file, with a line break', { records: [], file: `${right}\n` }, undefined],
  ['the record of another shop', { records: ['vitrine=other'], file: undefined }, 'other-value'],
  ['other records only', { records: ['v=spf1 -all'], file: undefined }, 'not-found'],
  ['a file of something else', { records: undefined, file: '<html>' }, 'not-found'],
  ['nothing at all', { records: undefined, file: undefined }, 'no-answer'],
] as const)('%s: %o', (_, found, problem) => {
  expect(proofProblem(proof, found)).toBe(problem);
});

test('no text but the very proof proves a host', () => {
  fc.assert(
    fc.property(fc.array(fc.string()), fc.string(), (records, file) => {
      fc.pre(![...records, file].some((text) => text.trim() === right));
      expect(proofProblem(proof, { records, file })).toBeDefined();
    }),
  );
});

test.each([
  ['loja.exemplo.com.br', true],
  ['xn--emprio-3ya.com.br', true],
  ['exemplo.com', true],
  ['localhost', false],
  ['127.0.0.1', false],
  ['[::1]', false],
  ['-a.com', false],
  ['a..com', false],
  ['loja.exemplo.com.br:80', false],
])('%s may be a shop’s domain: %s', (host, may) => {
  expect(mayBeDomain(host)).toBe(may);
});
