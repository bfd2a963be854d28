import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pastedCells } from './pasted-cells.ts';

test('what a spreadsheet copies comes back cell by cell', () => {
  const cells = fc.array(fc.array(fc.string(), { minLength: 1, maxLength: 4 }), {
    minLength: 1,
    maxLength: 4,
  });
  fc.assert(
    fc.property(cells, (rows) => {
      const tidy = rows.map((row) => row.map((cell) => cell.replace(/\r/g, '')));
      const quoted = tidy.map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join('\t'));
      expect(pastedCells(`${quoted.join('\r\n')}\r\n`)).toEqual(tidy);
    }),
  );
});
