import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { inProject } from '#platform/process/project-folder.ts';
import { COMMON_CHARACTERS, FACES, OTHER_CHARACTERS, subsetFace, unicodeRange } from './subset-face.ts';

test.each(Object.entries(FACES))('the file of %s is what `npm run faces` writes', async (name, face) => {
  const file = await readFile(inProject(`platform/ui/faces/${name}.woff2`));
  expect(file.equals(await subsetFace(face))).toBe(true);
  expect(file.byteLength).toBeLessThan(11_500);
});

test('each face is used for the characters that its file has, and the whole face for the others', async () => {
  const css = await readFile(inProject('platform/ui/fonts.css'), 'utf8');
  const rangesOf = (source: RegExp): string[] =>
    css
      .split('@font-face')
      .filter((rule) => source.test(rule))
      .map((rule) => (/unicode-range:([^;]+);/.exec(rule)?.[1] ?? '').replaceAll(/\s+/g, ' ').trim());
  const faces = Object.keys(FACES);
  expect(rangesOf(/faces\/\w+\.woff2/)).toEqual(faces.map(() => unicodeRange(COMMON_CHARACTERS)));
  expect(rangesOf(/@fontsource/)).toEqual(faces.map(() => unicodeRange(OTHER_CHARACTERS)));
});

test('a range is written as CSS reads it', () => {
  expect(unicodeRange('cabx ')).toBe('U+20, U+61-63, U+78');
});
