/** Comma separated values for sheets. Reliability M29: what looks like a formula is text, and is told as such. */

/** Begins what a sheet would work out instead of showing, also in the wide signs of East Asian keyboards. */
const FORMULA = /^['=+\-@\t\r\n＝＋－＠]/;

/**
 * What would begin one where a sheet parts cells and lines in the middle of a text: to a sheet that takes commas for the
 * separator, quotes behind a semicolon are no quotes.
 */
const FORMULA_INSIDE = /[,\t\r\n](?=['=+\-@＝＋－＠])/g;

/** An apostrophe in front makes a sheet show text as it is; whoever reads such a file back takes one away at each such place. */
export const neutral = (text: string): string =>
  `${FORMULA.test(text) ? "'" : ''}${text.replace(FORMULA_INSIDE, "$&'")}`;

export type CsvCell = string | number;

/**
 * One line with its end. Semicolons part the cells and numbers have commas, as sheets in Brazil read them.
 * Texts are made neutral; numbers are not, for a minus is no formula there.
 */
export const csvLine = (cells: readonly CsvCell[]): string =>
  `${cells.map((cell) => (typeof cell === 'number' ? String(cell).replace('.', ',') : quoted(neutral(cell)))).join(';')}\r\n`;

const quoted = (text: string): string =>
  /[";\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;

/** Without it sheets take UTF-8 for something else. */
export const CSV_START = '\uFEFF';
export const CSV = 'text/csv; charset=utf-8';
