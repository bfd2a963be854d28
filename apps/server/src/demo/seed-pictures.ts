import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { PictureStore } from '#platform/pictures/picture-store.ts';

/** A glyph of the picture package as a stored picture, kept like any upload. */
export function glyphPictures(store: PictureStore): (glyph: string) => Promise<string> {
  const known = new Map<string, Promise<string>>();
  return (glyph) => {
    const stored = known.get(glyph) ?? readFile(glyphFile(glyph)).then((bytes) => store.put(bytes));
    known.set(glyph, stored);
    return stored;
  };
}

const glyphFile = (glyph: string): string =>
  fileURLToPath(import.meta.resolve(`@lobehub/fluent-emoji-3d/assets/${glyph}.webp`));
