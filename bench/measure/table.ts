/** A table for the terminal: the first columns are text, the others numbers. */
export interface Table {
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** Number of text columns from the left. */
  readonly words: number;
}

export function formatTable({ head, rows, words }: Table): string {
  const all = [head, ...rows];
  const widths = head.map((_, column) => Math.max(...all.map((row) => (row[column] ?? '').length)));
  const line = (row: readonly string[]): string =>
    widths
      .map((width, column) => {
        const cell = row[column] ?? '';
        return column < words ? cell.padEnd(width) : cell.padStart(width);
      })
      .join('  ')
      .trimEnd();
  const rule = widths.map((width) => '-'.repeat(width)).join('  ');
  return [line(head), rule, ...rows.map(line)].join('\n');
}

const formats = [0, 1, 2, 3].map(
  (digits) =>
    new Intl.NumberFormat('pt-BR', { minimumFractionDigits: digits, maximumFractionDigits: digits }),
);

/** '1.234,5' with the given number of decimals; '–' for no value. */
export const formatNumber = (value: number | undefined, decimals: 0 | 1 | 2 | 3 = 0): string =>
  value === undefined || !Number.isFinite(value) ? '–' : (formats[decimals]?.format(value) ?? String(value));
