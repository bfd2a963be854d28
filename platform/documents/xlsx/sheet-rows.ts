import { DocumentProblem } from '../document-problem.ts';
import type { RowLimits, TakeRow } from '../row-limits.ts';
import { attributeOf, unescapeXml, type XmlEvents } from '../xml-scanner.ts';
import { type SharedStrings, withoutEscapes } from './shared-strings.ts';

/** Excel's last row. */
const LAST_ROW = 1_048_576;
/** Excel's limit for a cell. Characters. */
const MAX_LENGTH = 32_767;

/** Collects rows from scanner events and passes each to `take` when it ends. */
export class SheetRows implements XmlEvents {
  readonly #limits: RowLimits;
  readonly #strings: SharedStrings;
  readonly #take: TakeRow;
  #rows = 0;
  #cells = 0;
  #inData = false;
  #row = 0;
  #values: string[] = [];
  #column = 0;
  #type = '';
  #text = '';
  /** Inside the cell's value: `v`, or `t` for an inline string. */
  #inValue = false;
  #isDone = false;

  constructor(limits: RowLimits, strings: SharedStrings, take: TakeRow) {
    this.#limits = limits;
    this.#strings = strings;
    this.#take = take;
  }

  /** Whether all rows were read, or `take` wants no more. */
  get isDone(): boolean {
    return this.#isDone;
  }

  open(name: string, attributes: string): void {
    if (this.#isDone) return;
    if (name === 'v' || name === 't') this.#inValue = this.#inData;
    else if (name === 'c') this.#beginCell(attributes);
    else if (name === 'row') this.#beginRow(attributes);
    else if (name === 'sheetData') this.#inData = true;
  }

  text(written: string): void {
    if (!this.#inValue || this.#isDone) return;
    this.#text += unescapeXml(written);
    if (this.#text.length > MAX_LENGTH) throw new DocumentProblem('damaged', 'a cell is too long');
  }

  close(name: string): void {
    if (this.#isDone || !this.#inData) return;
    if (name === 'v' || name === 't') this.#inValue = false;
    else if (name === 'c') this.#endCell();
    else if (name === 'row') this.#isDone = !this.#take(this.#values, this.#row);
    else if (name === 'sheetData') this.#isDone = true;
  }

  #beginRow(attributes: string): void {
    if (!this.#inData) return;
    const said = attributeOf(attributes, 'r');
    const row = said === undefined ? this.#row + 1 : Number(said);
    if (!Number.isInteger(row) || row <= this.#row || row > LAST_ROW)
      throw new DocumentProblem('damaged', 'rows out of order');
    this.#rows += 1;
    if (this.#rows > this.#limits.rows) throw new DocumentProblem('too-complex', 'too many rows');
    this.#row = row;
    this.#values = [];
    this.#column = 0;
  }

  #beginCell(attributes: string): void {
    if (!this.#inData) return;
    this.#cells += 1;
    if (this.#cells > this.#limits.cells) throw new DocumentProblem('too-complex', 'too many cells');
    const place = attributeOf(attributes, 'r');
    this.#column = place === undefined ? this.#column + 1 : columnOf(place);
    this.#type = attributeOf(attributes, 't') ?? 'n';
    this.#text = '';
  }

  #endCell(): void {
    const at = this.#column - 1;
    if (at >= this.#limits.columns) return;
    while (this.#values.length < at) this.#values.push('');
    this.#values[at] = this.#value().slice(0, this.#limits.cellText);
  }

  #value(): string {
    switch (this.#type) {
      case 's':
        return this.#strings.at(Number(this.#text));
      case 'str':
      case 'inlineStr':
      case 'e':
        return withoutEscapes(this.#text);
      case 'n':
        return numberText(this.#text);
      default:
        // Booleans and unknown types are read as empty: they are neither codes nor quantities.
        return '';
    }
  }
}

/** 3 for 'C7'. */
function columnOf(place: string): number {
  let column = 0;
  for (let at = 0; at < place.length; at += 1) {
    const letter = place.charCodeAt(at) - 64;
    if (letter < 1 || letter > 26) break;
    column = column * 26 + letter;
  }
  if (column === 0 || column > 16_384) throw new DocumentProblem('damaged', 'a cell outside of the sheet');
  return column;
}

/** A number in Brazilian format: 1.5 becomes '1,5'. Whole numbers in full, because an EAN is a number in many sheets. */
function numberText(written: string): string {
  const value = written.trim() === '' ? Number.NaN : Number(written);
  if (!Number.isFinite(value)) return '';
  return Number.isInteger(value)
    ? value.toFixed(0)
    : String(Math.round(value * 1000) / 1000).replace('.', ',');
}
