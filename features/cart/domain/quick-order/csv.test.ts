import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { csvOf } from './csv.ts';

const read = (text: string): string[][] =>
  parse(text, { bom: true, delimiter: ';', relax_column_count: true });

test.each(['=1+1', '+1', '-1', '@SUM(A1)', ' =1', '\t=1', '\r=1', '＝1', '\n=1'])(
  '%j is no formula',
  (cell) => {
    expect(read(csvOf([[cell]]))).toEqual([[`'${cell}`]]);
  },
);

test('it begins as Excel wants it, and ends its lines as files do', () => {
  expect(csvOf([['Código', 'Quantidade']])).toBe('\uFEFFCódigo;Quantidade\r\n');
});

test('every cell is read back, and none begins like a formula', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.string(), fc.string({ unit: 'binary' })), { minLength: 1 }), (rows) => {
      const back = read(csvOf(rows.map((row) => row.map((cell) => `x${cell}`))));
      expect(back).toEqual(rows.map((row) => row.map((cell) => `x${cell}`)));
      for (const cell of read(csvOf(rows)).flat()) expect(cell).not.toMatch(/^\s*[=+\-@]/);
    }),
  );
});
