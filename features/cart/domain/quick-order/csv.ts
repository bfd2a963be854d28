/** Rows as a CSV file that Brazilian spreadsheets open: semicolons, and no cell that a program would run. */
export const csvOf = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${rows.map((row) => row.map(cellOf).join(';')).join('\r\n')}\r\n`;

/** What begins like a formula gets an apostrophe before it, and so stays text. */
const runs = /^[\s\uFEFF]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/;

function cellOf(text: string): string {
  const safe = runs.test(text) ? `'${text}` : text;
  return /[";\r\n\t']/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
