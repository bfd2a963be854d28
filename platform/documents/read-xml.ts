/**
 * Reads data-exchange XML: elements, attributes, text. Rejects everything that could expand or reach outside: document types,
 * entities other than the five predefined and numeric ones, processing instructions. Reliability T48.
 */
import { accept, type Result, refuse } from '#kernel/result.ts';
import { withoutEntities } from './xml-entities.ts';

export interface XmlElement {
  /** Without its prefix. */
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** The element's own text, without that of its children. */
  readonly text: string;
  readonly children: readonly XmlElement[];
}

export type XmlProblem = 'xml-too-large' | 'xml-forbidden' | 'xml-malformed';

export interface XmlLimits {
  readonly bytes: number;
  /** Elements and attributes together. */
  readonly elements: number;
  readonly depth: number;
}

/** The start of a markup `<…` and the text before it. Each part can match in one way only, so no input causes backtracking. */
const TOKEN = /([^<]*)<(!\[CDATA\[|!--|\?|!|\/)?/y;
const TAG = /([A-Za-z_][\w.:-]*)((?:\s+[A-Za-z_][\w.:-]*\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>/y;
/** Characters that XML forbids, even as numeric entities. */
const FORBIDDEN_SIGN = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/u;
const ATTRIBUTE = /([\w.:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

/** Returns the root element, or why there is none. */
export function readXml(
  bytes: Uint8Array,
  limits: XmlLimits,
): Result<XmlElement, { readonly code: XmlProblem }> {
  if (bytes.byteLength > limits.bytes) return refuse({ code: 'xml-too-large' });
  const source = decoded(bytes);
  if (source === undefined || FORBIDDEN_SIGN.test(source)) return refuse({ code: 'xml-malformed' });
  try {
    return accept(parse(source, limits));
  } catch (error) {
    if (error instanceof Unreadable) return refuse({ code: error.problem });
    throw error;
  }
}

/** Undefined if the bytes are not UTF-8. */
function decoded(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

class Unreadable extends Error {
  readonly problem: XmlProblem;
  constructor(problem: XmlProblem) {
    super(problem);
    this.problem = problem;
  }
}

interface Growing {
  readonly name: string;
  /** The qualified name, with its prefix. */
  readonly written: string;
  readonly attributes: Readonly<Record<string, string>>;
  text: string;
  readonly children: XmlElement[];
}

function parse(source: string, limits: XmlLimits): XmlElement {
  const open: Growing[] = [];
  let root: Growing | undefined;
  let count = 0;
  let at = 0;

  const matchAt = (pattern: RegExp): RegExpExecArray => {
    pattern.lastIndex = at;
    const match = pattern.exec(source);
    if (match === null) throw new Unreadable('xml-malformed');
    at = pattern.lastIndex;
    return match;
  };
  /** Returns the source up to `end` and moves past it. */
  const upTo = (end: string): string => {
    const found = source.indexOf(end, at);
    if (found < 0) throw new Unreadable('xml-malformed');
    const passed = source.slice(at, found);
    at = found + end.length;
    return passed;
  };
  const addText = (text: string) => {
    const inside = open.at(-1);
    if (inside !== undefined) inside.text += text;
    else if (text.trim() !== '') throw new Unreadable('xml-malformed');
  };

  while (source.indexOf('<', at) >= 0) {
    const start = at;
    const [, before = '', kind] = matchAt(TOKEN);
    if (before.includes(']]>')) throw new Unreadable('xml-malformed');
    addText(unescaped(before));
    if (kind === '!--') {
      if (/--|-$/.test(upTo('-->'))) throw new Unreadable('xml-malformed');
    } else if (kind === '![CDATA[') {
      if (open.length === 0) throw new Unreadable('xml-malformed');
      addText(upTo(']]>'));
    } else if (kind === '!') throw new Unreadable('xml-forbidden');
    else if (kind === '?') {
      // The declaration at the very start adds nothing; other instructions are not allowed.
      if (!/^xml\s/.test(upTo('?>')) || start + before.length > 0) throw new Unreadable('xml-forbidden');
    } else if (kind === '/') {
      const closing = open.pop();
      if (closing === undefined || upTo('>').trimEnd() !== closing.written)
        throw new Unreadable('xml-malformed');
    } else {
      const [, written = '', attributes = '', empty] = matchAt(TAG);
      const element: Growing = {
        name: written.slice(written.indexOf(':') + 1),
        written,
        attributes: attributesIn(attributes, limits.elements - count),
        text: '',
        children: [],
      };
      count += 1 + Object.keys(element.attributes).length;
      const parent = open.at(-1);
      if (parent !== undefined) parent.children.push(element);
      else if (root === undefined) root = element;
      else throw new Unreadable('xml-malformed');
      if (empty === '') open.push(element);
      if (count > limits.elements || open.length > limits.depth) throw new Unreadable('xml-too-large');
    }
  }
  if (root === undefined || open.length > 0 || source.slice(at).trim() !== '')
    throw new Unreadable('xml-malformed');
  return root;
}

function attributesIn(written: string, most: number): Record<string, string> {
  const attributes = new Map<string, string>();
  for (const [, name = '', double, single] of written.matchAll(ATTRIBUTE)) {
    if (attributes.size >= most) throw new Unreadable('xml-too-large');
    // Of two attributes with one name, readers differ in which they take.
    if (attributes.has(name)) throw new Unreadable('xml-malformed');
    attributes.set(name, unescaped(double ?? single ?? ''));
  }
  return Object.fromEntries(attributes);
}

const unescaped = (text: string): string => withoutEntities(text, () => new Unreadable('xml-forbidden'));

/** The first element at a path such as 'ide/natOp'. */
export function elementAt(from: XmlElement | undefined, path: string): XmlElement | undefined {
  let found = from;
  for (const name of path.split('/')) found = found?.children.find((child) => child.name === name);
  return found;
}

/** The trimmed text at a path; empty if there is no such element. */
export const textAt = (from: XmlElement | undefined, path: string): string =>
  elementAt(from, path)?.text.trim() ?? '';

export const elementsOf = (from: XmlElement | undefined, name: string): readonly XmlElement[] =>
  from?.children.filter((child) => child.name === name) ?? [];
