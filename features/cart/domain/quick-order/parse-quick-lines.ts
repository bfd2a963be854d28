/** Reads pasted lines of code and quantity: separated by tab, semicolon, comma or spaces, with or without a header. */
import { linesOfRows, type Row } from './lines-of-rows.ts';
import type { WrittenLine } from './quick-line.ts';

export const parseQuickLines = (text: string): WrittenLine[] =>
  linesOfRows(text.split(/\r\n|\r|\n/).map(cellsOf)).map(({ code, quantity }) => ({ code, quantity }));

/** '12', '1,5', '1.234,56', optionally with a unit: '3 cx'. */
const endsInNumber = /^(.*?\S)\s+(\d[\d.,]*)(?:\s*[a-zç]{1,4}\.?)?$/i;

function cellsOf(line: string): Row {
  for (const mark of ['\t', ';']) {
    if (line.includes(mark)) return line.split(mark).map(unquoted);
  }
  const plain = line.trim();
  const [, code, quantity] = endsInNumber.exec(plain) ?? [];
  if (code !== undefined && quantity !== undefined) {
    return [unquoted(code.replace(/(?:\s*[,:]|\s+[-=])$/, '')), quantity.replace(/[.,]$/, '')];
  }
  // 'ABC,1,5' means one and a half: only the first comma separates.
  const comma = plain.indexOf(',');
  return comma < 0 ? [unquoted(plain)] : [plain.slice(0, comma), plain.slice(comma + 1)].map(unquoted);
}

function unquoted(cell: string): string {
  const plain = cell.trim();
  return plain.length > 1 && plain.startsWith('"') && plain.endsWith('"')
    ? plain.slice(1, -1).replaceAll('""', '"').trim()
    : plain;
}
