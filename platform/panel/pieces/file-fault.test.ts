import { expect, test } from 'vitest';
import { fileFault, sizeWords } from './file-fault.ts';

const rules = { accept: '.csv, .xlsx,image/*,application/pdf', maxBytes: 2_000_000 };

test.each([
  ['lista.CSV', '', 10, undefined],
  ['foto.jpg', 'image/jpeg', 10, undefined],
  ['nota.pdf', 'application/pdf', 10, undefined],
  ['virus.exe', 'application/x-msdownload', 10, 'não é de um tipo aceito'],
  ['lista.csv', '', 0, 'está vazio'],
  ['lista.csv', '', 2_500_000, 'tem 2,5 MB. O máximo é 2 MB.'],
])('%s (%s, %d bytes): %s', (name, type, size, words) => {
  const fault = fileFault({ name, type, size }, rules);
  if (words === undefined) expect(fault).toBeUndefined();
  else expect(fault).toContain(words);
});

test('without a list of kinds any file is taken', () =>
  expect(fileFault({ name: 'x', type: '', size: 1 }, { maxBytes: 1 })).toBeUndefined());

test.each([
  [999, '1 kB'],
  [300_000, '300 kB'],
  [1_500_000, '1,5 MB'],
])('%d bytes are %s', (bytes, words) => expect(sizeWords(bytes)).toBe(words));
