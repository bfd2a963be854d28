/** Reliability M28: the cost of reading a sheet is limited while it is read, not afterwards. */
import { expect, test } from 'vitest';
import { DocumentProblem } from '#platform/documents/document-problem.ts';
import { zipOf } from '#platform/documents/testing/zip-of.ts';
import { readSheetLines } from './read-sheet-lines.ts';
import { hostileCsv, hostileXlsx, sheetOf, workbookAround } from './testing/hostile-sheets.ts';

/** A budget that is exhausted after this many checks. */
function budgetOf(checks: number) {
  const budget = {
    asked: 0,
    check() {
      budget.asked += 1;
      if (budget.asked > checks) throw new DocumentProblem('too-complex', 'spent');
    },
  };
  return budget;
}

test.each([
  ['an XLSX file', zipOf(workbookAround(sheetOf(`<row>${'<c/>'.repeat(20)}</row>`.repeat(50_000))))],
  ['text', Buffer.from(';\n'.repeat(100_000))],
])('reading %s stops when its budget is spent', async (_, file) => {
  const enough = budgetOf(1_000);
  expect(await readSheetLines(file, enough)).not.toMatchObject({ refusal: { code: 'sheet-too-complex' } });
  expect(enough.asked).toBeGreaterThan(10);
  const spent = budgetOf(2);
  expect(await readSheetLines(file, spent)).toEqual({ ok: false, refusal: { code: 'sheet-too-complex' } });
  expect(spent.asked).toBe(3);
});

// Blocks of 64 kB: of a hundred megabytes only as much is unpacked as it takes to refuse it.
test.each([
  ['a bomb that says what it is', 0],
  ['a bomb that says it is small', 0],
  ['an attribute of 50 MB', 4],
  ['an attribute without end', 4],
  ['a comment of 50 MB', 4],
  ['a text of 50 MB in one cell', 4],
  ['elements within elements', 1],
  ['one long string in every row', 2],
  ['cells merged a million times', 1],
] as const)('%s is left after a few blocks', async (name, blocks) => {
  const budget = budgetOf(1_000);
  await readSheetLines(hostileXlsx[name]?.file() ?? Buffer.alloc(0), budget);
  expect(budget.asked).toBeLessThanOrEqual(blocks);
});

test.each(['one line of cells', 'lines of many cells', 'a quote that is never closed'] as const)(
  '%s is left before it is parted into a million cells',
  async (name) => {
    const budget = budgetOf(1_000);
    const read = await readSheetLines(hostileCsv[name]?.file() ?? Buffer.alloc(0), budget);
    expect(read.ok).toBe(false);
    expect(budget.asked).toBe(0);
  },
);
