import { DocumentProblem } from '../document-problem.ts';
import { unescapeXml, type XmlEvents } from '../xml-scanner.ts';

/** Three for each product of a hundred thousand. */
const MOST_STRINGS = 300_000;
/** Of all together. */
const MOST_CHARACTERS = 16_000_000;
/** Excel allows no longer one. */
const LONGEST = 32_767;

/** The texts that cells refer to by number, each cut to the length that its reader wants. */
export class SharedStrings implements XmlEvents {
  readonly #strings: string[] = [];
  readonly #cut: number;
  #characters = 0;
  #inText = false;
  /** Pronunciation aids repeat the text in other letters. */
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
    if (this.#text.length > LONGEST) throw new DocumentProblem('damaged', 'a text is too long');
  }

  close(name: string): void {
    if (name === 't') this.#inText = false;
    else if (name === 'rPh') this.#inPhonetic = false;
    else if (name === 'si') this.#add(detached(withoutEscapes(this.#text).slice(0, this.#cut)));
  }

  #add(text: string): void {
    this.#characters += text.length;
    if (this.#strings.length >= MOST_STRINGS || this.#characters > MOST_CHARACTERS)
      throw new DocumentProblem('too-complex', 'too many texts');
    this.#strings.push(text);
  }
}

/** A copy: a slice would hold all of the block that it was cut from. */
const detached = (text: string): string => Buffer.from(text, 'utf16le').toString('utf16le');

/** Excel writes a line break as '_x000D_'. */
export const withoutEscapes = (text: string): string =>
  text.includes('_x')
    ? text.replace(/_x([0-9a-f]{4})_/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    : text;
