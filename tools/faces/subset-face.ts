import { readFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import { inProject } from '#platform/process/project-folder.ts';

/**
 * The characters of nearly every page in Portuguese. Who reads another one also loads the whole Latin face
 * (`unicode-range` in `platform/ui/fonts.css`).
 */
export const COMMON_CHARACTERS =
  'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789' +
  'ÁÀÂÃÉÊÍÓÔÕÚÇáàâãéêíóôõúüç' +
  ' \u00a0!"$%&\'()*+,-./:;?@ª°²·º×–—“”…−';

interface Face {
  /** Beneath node_modules. */
  readonly source: string;
  /** Weights that the design uses, of a variable face. */
  readonly weights?: { readonly min: number; readonly max: number };
}

/** By the name of its file in `platform/ui/faces`. */
export const FACES: Readonly<Record<string, Face>> = {
  text: {
    source: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
    weights: { min: 400, max: 700 },
  },
  grotesque: { source: '@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff2' },
  serif: { source: '@fontsource/fraunces/files/fraunces-latin-600-normal.woff2' },
  condensed: { source: '@fontsource/oswald/files/oswald-latin-600-normal.woff2' },
  rounded: { source: '@fontsource/fredoka/files/fredoka-latin-600-normal.woff2' },
};

/**
 * The common characters of a face as WOFF2, with kerning and figures of one width. All tables that browsers read stay: they refuse a
 * face without names, and space the letters of one without hints by their own.
 */
export async function subsetFace({ source, weights }: Face): Promise<Buffer> {
  return subsetFont(await readFile(inProject(`node_modules/${source}`)), COMMON_CHARACTERS, {
    targetFormat: 'woff2',
    keepFeatures: ['kern', 'tnum'],
    noLayoutClosure: true,
    dropTables: ['DSIG', ...(weights ? [] : ['STAT'])],
    ...(weights && { variationAxes: { wght: weights } }),
  });
}

/** The other characters that a Latin face has. A browser loads each face whose range has a character, also while another one loads. */
export const OTHER_CHARACTERS = [...range(0x21, 0x24f), ...range(0x2000, 0x22ff)]
  .map((code) => String.fromCharCode(code))
  .filter((character) => !COMMON_CHARACTERS.includes(character))
  .join('');

/** As CSS writes it: `U+20-22, U+24`. */
export function unicodeRange(characters: string): string {
  const codes = [...characters].map((character) => character.codePointAt(0) ?? 0).sort((a, b) => a - b);
  return codes
    .filter((code) => !codes.includes(code - 1))
    .map((first) => {
      let last = first;
      while (codes.includes(last + 1)) last += 1;
      return `U+${hex(first)}${last > first ? `-${hex(last)}` : ''}`;
    })
    .join(', ');
}

const hex = (code: number): string => code.toString(16).toUpperCase();

function range(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}
