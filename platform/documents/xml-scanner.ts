/**
 * A streaming XML parser with constant memory, for documents that are too large for a tree (`read-xml.ts`). Rejects the same:
 * document types, entities other than the five predefined and numeric ones, processing instructions.
 */
import { DocumentProblem } from './document-problem.ts';
import { withoutEntities } from './xml-entities.ts';

export interface XmlEvents {
  /** `attributes` is the raw source: read it with `attributeOf`. */
  open(name: string, attributes: string): void;
  /** A raw piece of text; decode it with `unescapeXml`. One text may come in several pieces. */
  text(written: string): void;
  close(name: string): void;
}

export interface ScanLimits {
  /** Length of a raw tag, comment or piece of text. Characters. */
  readonly piece: number;
  readonly elements: number;
  readonly depth: number;
}

const damaged = (detail: string): DocumentProblem => new DocumentProblem('damaged', detail);

/** The name without its prefix. */
const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

export class XmlScanner {
  readonly #events: XmlEvents;
  readonly #limits: ScanLimits;
  readonly #open: string[] = [];
  #elements = 0;
  /** Input that is not a complete piece yet; never longer than `limits.piece`. */
  #rest = '';
  #isBegun = false;

  constructor(events: XmlEvents, limits: ScanLimits) {
    this.#events = events;
    this.#limits = limits;
  }

  write(text: string): void {
    const source = this.#rest + text;
    let at = 0;
    while (at < source.length) {
      const next = this.#piece(source, at);
      if (next === undefined) break;
      this.#isBegun = true;
      at = next;
    }
    this.#rest = source.slice(at);
    if (this.#rest.length > this.#limits.piece) throw damaged('a piece is too long');
  }

  /** Throws if the document is incomplete. */
  end(): void {
    if (this.#rest.trim() !== '' || this.#open.length > 0 || this.#elements === 0)
      throw damaged('breaks off');
  }

  /** Reads the piece that begins here and returns where it ends; undefined if its end has not arrived yet. */
  #piece(source: string, at: number): number | undefined {
    const start = source.indexOf('<', at);
    if (start !== at) {
      if (start < 0) return undefined;
      this.#text(source.slice(at, start));
      return start;
    }
    const sign = source[at + 1];
    if (sign === undefined) return undefined;
    if (sign === '/') return this.#closing(source, at);
    if (sign === '!') return this.#marked(source, at);
    if (sign === '?') return this.#declaration(source, at);
    return this.#opening(source, at);
  }

  #text(written: string): void {
    if (written.length > this.#limits.piece) throw damaged('a text is too long');
    if (this.#open.length > 0) this.#events.text(written);
    else if (written.trim() !== '') throw damaged('text outside of the document');
  }

  #closing(source: string, at: number): number | undefined {
    const end = source.indexOf('>', at);
    if (end < 0) return undefined;
    const name = source.slice(at + 2, end).trimEnd();
    if (this.#open.pop() !== name) throw damaged(`closes ${name.slice(0, 40)}`);
    this.#events.close(localName(name));
    return end + 1;
  }

  #opening(source: string, at: number): number | undefined {
    const end = endOfTag(source, at + 1);
    if (end < 0) return undefined;
    if (end - at > this.#limits.piece) throw damaged('a tag is too long');
    if (this.#open.length === 0 && this.#elements > 0) throw damaged('two roots');
    const isEmpty = source.charCodeAt(end - 1) === 47;
    const tag = source.slice(at + 1, isEmpty ? end - 1 : end);
    const space = tag.search(/\s/);
    const written = space < 0 ? tag : tag.slice(0, space);
    if (written === '') throw damaged('a tag without name');
    this.#elements += 1;
    if (this.#elements > this.#limits.elements) throw new DocumentProblem('too-complex', 'too many elements');
    if (this.#open.length >= this.#limits.depth) throw damaged('too deep');
    this.#events.open(localName(written), space < 0 ? '' : tag.slice(space));
    if (isEmpty) this.#events.close(localName(written));
    else this.#open.push(written);
    return end + 1;
  }

  /** A comment or CDATA; anything else would be a declaration. */
  #marked(source: string, at: number): number | undefined {
    if (source.startsWith('<!--', at)) {
      const end = source.indexOf('-->', at + 4);
      return end < 0 ? undefined : end + 3;
    }
    if (source.startsWith('<![CDATA[', at)) {
      const end = source.indexOf(']]>', at + 9);
      if (end < 0) return undefined;
      this.#text(source.slice(at + 9, end).replaceAll('&', '&amp;'));
      return end + 3;
    }
    if (source.length - at < 9) return undefined;
    throw damaged('a declaration');
  }

  /** The XML declaration at the very start adds nothing; other instructions are not allowed. */
  #declaration(source: string, at: number): number | undefined {
    const end = source.indexOf('?>', at);
    if (end < 0) return undefined;
    if (this.#isBegun || !/^<\?xml\s/.test(source.slice(at, at + 6))) throw damaged('an instruction');
    return end + 2;
  }
}

/** Index of the `>` that ends the tag, ignoring those in quoted attributes. Negative if it has not arrived yet. */
function endOfTag(source: string, from: number): number {
  let quote = 0;
  for (let at = from; at < source.length; at += 1) {
    const code = source.charCodeAt(at);
    if (quote !== 0) {
      if (code === quote) quote = 0;
    } else if (code === 62) return at;
    else if (code === 34 || code === 39) quote = code;
    else if (code === 60) throw damaged('a tag within a tag');
  }
  return -1;
}

const ATTRIBUTE = /\s+([^\s=<>"'/]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/y;

export function attributeOf(attributes: string, wanted: string): string | undefined {
  ATTRIBUTE.lastIndex = 0;
  for (let match = ATTRIBUTE.exec(attributes); match !== null; match = ATTRIBUTE.exec(attributes)) {
    if (match[1] === wanted) return unescapeXml(match[2] ?? match[3] ?? '');
  }
  return undefined;
}

/** Decodes entities; throws on unknown ones. */
export const unescapeXml = (written: string): string =>
  withoutEntities(written, () => damaged('an unknown entity'));
