import fc from 'fast-check';
import { expect, test } from 'vitest';
import { linesOfRows } from './lines-of-rows.ts';
import { parseQuickLines } from './parse-quick-lines.ts';

const pairs = (text: string) => parseQuickLines(text).map(({ code, quantity }) => [code, quantity]);

test.each([
  ['by spaces', 'MC-0001 12', ['MC-0001', '12']],
  ['by many spaces', '  MC-0001    1,5  ', ['MC-0001', '1,5']],
  ['by a tab', 'MC-0001\t12', ['MC-0001', '12']],
  ['by a semicolon', 'MC-0001;12', ['MC-0001', '12']],
  ['by a semicolon and spaces', ' MC-0001 ; 1,5 ', ['MC-0001', '1,5']],
  ['by a comma', 'MC-0001,12', ['MC-0001', '12']],
  ['by a comma, with a decimal one', 'MC-0001,1,5', ['MC-0001', '1,5']],
  ['by a comma and a space', 'MC-0001, 1,5', ['MC-0001', '1,5']],
  ['by a dash', 'MC-0001 - 12', ['MC-0001', '12']],
  ['a number with thousands', 'MC-0001 1.234,5', ['MC-0001', '1.234,5']],
  ['with a unit', 'MC-0001 3 cx', ['MC-0001', '3']],
  ['with a unit at once', 'MC-0001 1,5kg', ['MC-0001', '1,5']],
  ['an EAN', '7899101001695 2', ['7899101001695', '2']],
  ['a code of two words', 'ARROZ 5KG 2', ['ARROZ 5KG', '2']],
  ['quoted', '"MC-0001";"12"', ['MC-0001', '12']],
  ['quotes within', '"A ""B""";1', ['A "B"', '1']],
  ['no quantity', 'MC-0001', ['MC-0001', '']],
  ['a quantity that is no number', 'MC-0001;doze', ['MC-0001', 'doze']],
  ['no code', ';3', ['', '3']],
  ['three cells of a sheet', 'MC-0001\tArroz\t2', ['MC-0001', '2']],
])('%s', (_, line, expected) => {
  expect(pairs(line)).toEqual([expected]);
});

test('blank lines and whatever line ends are used are passed over', () => {
  expect(pairs('A 1\r\n\r\n  \rB 2\nC 3\n')).toEqual([
    ['A', '1'],
    ['B', '2'],
    ['C', '3'],
  ]);
});

test('a header names the columns, also where others stand between', () => {
  const list = 'Código\tProduto\tPreço\tQuantidade\nA\tArroz\t9,90\t3\nB\tFeijão\t8,90\t\nC\tSal\t2,00\t1,5';
  expect(pairs(list)).toEqual([
    ['A', '3'],
    ['C', '1,5'],
  ]);
  expect(pairs('qtde;sku\n2;A')).toEqual([['A', '2']]);
});

test('a line keeps its place in the file', () => {
  const rows = [['Loja X'], ['CÓDIGO:', 'Qtd.'], [], ['A', '1'], ['B', ''], ['C', '2']];
  expect(linesOfRows(rows)).toEqual([
    { code: 'A', quantity: '1', row: 4 },
    { code: 'C', quantity: '2', row: 6 },
  ]);
});

const code = fc.stringMatching(/^[A-Z][A-Z0-9-]{2,12}$/).filter((text) => !/^(COD|SKU|EAN|REF)/.test(text));
const amount = fc
  .tuple(fc.integer({ min: 1, max: 9_999 }), fc.integer({ min: 0, max: 999 }))
  .map(([whole, part]) => (part === 0 ? String(whole) : `${whole},${part}`));

test('whatever parts them, code and quantity come back as they were written', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(code, amount), { maxLength: 40 }),
      fc.constantFrom('\t', ';', ' ', ', '),
      (lines, mark) => {
        const text = lines.map((line) => line.join(mark)).join('\n');
        expect(pairs(text)).toEqual(lines);
      },
    ),
  );
});

test('no text breaks it, and no line comes from nowhere', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
      expect(parseQuickLines(text).length).toBeLessThanOrEqual(text.split(/\r\n|\r|\n/).length);
    }),
  );
});

test('a long line of spaces is read at once', () => {
  const since = performance.now();
  parseQuickLines(`A${' '.repeat(20_000)}B`);
  parseQuickLines(`${'A '.repeat(20_000)}x`);
  expect(performance.now() - since).toBeLessThan(2_000);
});
