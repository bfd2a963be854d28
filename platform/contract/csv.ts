/** CSV for spreadsheets. Reliability M29: text that looks like a formula is neutralised. */

/** First characters that a spreadsheet evaluates instead of showing, including full-width East Asian variants. */
const FORMULA = /^['=+\-@\t\r\n＝＋－＠]/;

/**
 * The start of a formula where a spreadsheet may split cells or lines inside a text: to a spreadsheet that separates by commas,
 * quotes behind a semicolon are not quotes.
 */
const FORMULA_INSIDE = /[,\t\r\n](?=['=+\-@＝＋－＠])/g;

/**
 * A leading apostrophe makes a spreadsheet show text literally. A reader of the file removes one apostrophe at each such
 * position.
 */
export const neutral = (text: string): string =>
  `${FORMULA.test(text) ? "'" : ''}${text.replace(FORMULA_INSIDE, "$&'")}`;

export type CsvCell = string | number;

/**
 * One line with its line end. Cells are separated by semicolons and numbers have decimal commas, as spreadsheets in Brazil
 * expect. Texts are neutralised; numbers are not, because a minus sign is no formula there.
 */
export const csvLine = (cells: readonly CsvCell[]): string =>
  `${cells.map((cell) => (typeof cell === 'number' ? String(cell).replace('.', ',') : quoted(neutral(cell)))).join(';')}\r\n`;

const quoted = (text: string): string =>
  /[";\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;

/** Byte order mark: without it spreadsheets do not recognise UTF-8. */
export const CSV_START = '\uFEFF';
export const CSV = 'text/csv; charset=utf-8';
