/** Reads back a PDF of `makePdf`: every text with its position, page by page. */
import { inflateSync } from 'node:zlib';

export interface PdfText {
  readonly text: string;
  readonly x: number;
  /** From the top of the page. */
  readonly y: number;
  readonly size: number;
}

const PAGE_HEIGHT = 841.89;

export function readPdf(file: Uint8Array): readonly (readonly PdfText[])[] {
  const source = Buffer.from(file).toString('latin1');
  const objects = new Map(
    [...source.matchAll(/(?:^|\n)(\d+) 0 obj\n([\s\S]*?)\nendobj/g)].map(([, id = '', body = '']) => [
      id,
      body,
    ]),
  );
  const kids = [...objects.values()].find((body) => /\/Type \/Pages\b/.test(body)) ?? '';
  const pages = [...(/\/Kids \[([^\]]*)\]/.exec(kids)?.[1] ?? '').matchAll(/(\d+) 0 R/g)];
  return pages.map(([, id = '']) => {
    const contents = /\/Contents (\d+) 0 R/.exec(objects.get(id) ?? '')?.[1] ?? '';
    return textsIn(streamOf(objects.get(contents) ?? ''));
  });
}

function streamOf(body: string): string {
  const start = body.indexOf('stream\n') + 'stream\n'.length;
  const bytes = Buffer.from(body.slice(start, body.lastIndexOf('\nendstream')), 'latin1');
  return inflateSync(bytes).toString('latin1');
}

const SHOWN = /1 0 0 1 (\S+) (\S+) Tm\s+\/\S+ (\S+) Tf\s+(?:\S+ Tc\s+)?\[(.*?)\] TJ/g;

const textsIn = (content: string): PdfText[] =>
  [...content.matchAll(SHOWN)].map(([, x = '', y = '', size = '', shown = '']) => ({
    text: [...shown.matchAll(/<([0-9a-f]*)>/g)].map(([, hex = '']) => decoded(hex)).join(''),
    x: Number(x),
    y: PAGE_HEIGHT - Number(y),
    size: Number(size),
  }));

const decoded = (hex: string): string => new TextDecoder('windows-1252').decode(Buffer.from(hex, 'hex'));

/** All texts of a page, in drawing order. */
export const wordsOn = (page: readonly PdfText[] | undefined): string =>
  (page ?? []).map(({ text }) => text).join('\n');
