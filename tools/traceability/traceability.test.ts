import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { specSections, traceabilityPage } from './page.ts';
import { ALL_PROOFS, faultsOf } from './proofs/all-proofs.ts';
import { proof } from './proofs/proof.ts';
import { readSources } from './sources.ts';

test('each proof names a test that is there, and an item of the specification', () => {
  const sources = readSources();
  const items = specSections(sources).flatMap(([, rows]) => rows.map(({ item }) => item));
  expect(faultsOf(ALL_PROOFS, items, sources.tests)).toEqual([]);
});

test('docs/traceability.md says what the code holds: else run `npm run traceability`', () => {
  const written = readFileSync(fileURLToPath(new URL('../../docs/traceability.md', import.meta.url)), 'utf8');
  expect(written).toBe(traceabilityPage());
});

const tests = [
  {
    path: 'a.test.ts',
    text: "// 'only said'\ntest('one', () => {});\ntest.each([1])(\n  'each %s', () => {});",
  },
];

test.each([
  ['one', 'PAGO', []],
  ['each %s', 'PAGO', []],
  ['on', 'PAGO', ['no such test: a.test.ts: on']],
  ['only said', 'PAGO', ['no such test: a.test.ts: only said']],
  ['one', 'NADA', ['no such item: NADA']],
])('a proof by %s of %s', (title, item, faults) => {
  expect(faultsOf([proof('a.test.ts', title, item)], ['PAGO'], tests)).toEqual(faults);
});

test('a file that is not there, and a second proof of one item', () => {
  const twice = [proof('a.test.ts', 'one', 'PAGO'), proof('b.test.ts', 'one', 'PAGO')];
  expect(faultsOf(twice, ['PAGO'], tests)).toEqual(['proven twice: PAGO', 'no such file: b.test.ts']);
});
