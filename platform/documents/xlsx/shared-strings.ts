import { DocumentProblem } from '../document-problem.ts';
import { unescapeXml, type XmlEvents } from '../xml-scanner.ts';

/** Three for each of a hundred thousand products. */
const MAX_STRINGS = 300_000;
/** Limit for all strings together. */
const MAX_CHARACTERS = 16_000_000;
/** Excel's own limit. Characters. */
const MAX_LENGTH = 32_767;

/** The workbook's shared strings, which cells refer to by index; each is cut to `cut` characters. */
export class SharedStrings implements XmlEvents {
  readonly #strings: string[] = [];
  readonly #cut: number;
  #characters = 0;
  #inText = false;
  /** Phonetic hints repeat the text in other letters. */
  #inPhonetic = false;
  #text = '';

  constructor(cut: number) {
    this.#cut = cut;
  }

  at(place: number): string {
    return this.#strings[place] ?? '';
  }

  open(name: string): void {
    if (name === 'si') this.#text = '';
    else if (name === 't') this.#inText = !this.#inPhonetic;
    else if (name === 'rPh') this.#inPhonetic = true;
  }

  text(written: string): void {
    if (!this.#inText) return;
    this.#text += unescapeXml(written);
    if (this.#text.length > MAX_LENGTH) throw new DocumentProblem('damaged', 'a text is too long');
  }

  close(name: string): void {
    if (name === 't') this.#inText = false;
    else if (name === 'rPh') this.#inPhonetic = false;
    else if (name === 'si') this.#add(detached(withoutEscapes(this.#text).slice(0, this.#cut)));
  }

  #add(text: string): void {
    this.#characters += text.length;
    if (this.#strings.length >= MAX_STRINGS || this.#characters > MAX_CHARACTERS)
      throw new DocumentProblem('too-complex', 'too many texts');
    this.#strings.push(text);
  }
}

/** A copy: a slice would keep the whole block in memory that it was cut from. */
const detached = (text: string): string => Buffer.from(text, 'utf16le').toString('utf16le');

/** Decodes Excel's escapes: a line break is '_x000D_'. */
export const withoutEscapes = (text: string): string =>
  text.includes('_x')
    ? text.replace(/_x([0-9a-f]{4})_/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    : text;
