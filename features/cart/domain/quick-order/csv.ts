/** Rows as CSV for Brazilian spreadsheet programs: semicolons, and no cell that they would run as a formula. */
export const csvOf = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${rows.map((row) => row.map(cellOf).join(';')).join('\r\n')}\r\n`;

/** A cell that looks like a formula gets a leading apostrophe, and so stays text. */
const runs = /^[\s\uFEFF]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/;

function cellOf(text: string): string {
  const safe = runs.test(text) ? `'${text}` : text;
  return /[";\r\n\t']/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
