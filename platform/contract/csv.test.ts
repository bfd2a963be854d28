/** Reliability M29; T49. */
import { parse } from 'csv-parse/sync';
import { expect, test } from 'vitest';
import { CSV_START, csvLine, neutral } from './csv.ts';

const HOSTILE = [
  '=HYPERLINK("http://mau.exemplo","clique")',
  '+1+1',
  '-2+3',
  '@SUM(1)',
  '\t=1+1',
  '\r=1+1',
  '\n=1',
  "'=1",
  '＝1+1',
  '＋1',
  '－1',
  '＠SUM(1)',
  '<b>&"x"; y</b>',
  'linha\noutra',
  'a,=1+1',
  "a,'=1",
  ',@SUM(1)',
  'a,,＝1+1',
  'lista\n-2+3\r\n+1',
  'a\t=1',
  '10,5 kg, sem troco',
  ' espaços ',
  '',
];

/** Removes the apostrophes as a reader of the file does. */
const readBack = (cell: string): string => cell.replace(/(^|[,\t\r\n])'/g, '$1');

test('no cell of text begins a formula, and an apostrophe less gives each text back', () => {
  const file = CSV_START + csvLine(HOSTILE);
  const [read = []] = parse(file, { delimiter: ';', bom: true, relaxColumnCount: true }) as string[][];
  for (const cell of read) expect(cell).not.toMatch(/^[=+\-@\t\r\n＝＋－＠]/);
  expect(read.map(readBack)).toEqual(HOSTILE);
});

test.each([',', '\t'])(
  'nor where a sheet parts cells by %j, and quotes are none in the middle of one',
  (delimiter) => {
    const file = HOSTILE.map((text) => csvLine([text, 12.5, text])).join('');
    const lines = parse(file, { delimiter, relaxQuotes: true, relaxColumnCount: true }) as string[][];
    for (const cell of lines.flat()) expect(cell).not.toMatch(/^[=+\-@＝＋－＠]/);
  },
);

test('numbers have a comma and stay numbers', () => {
  expect(csvLine(['a', 12.5, -3])).toBe('a;12,5;-3\r\n');
  expect(neutral('abc, de')).toBe('abc, de');
});
