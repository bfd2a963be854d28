/** The addresses of the faces that `platform/ui/fonts.css` names, to be loaded with a page's first bytes. */

import grotesque from '@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff2?url';
import serif from '@fontsource/fraunces/files/fraunces-latin-600-normal.woff2?url';
import rounded from '@fontsource/fredoka/files/fredoka-latin-600-normal.woff2?url';
import condensed from '@fontsource/oswald/files/oswald-latin-600-normal.woff2?url';
import text from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url';
import type { ThemeStyle } from '#kernel/theme.ts';

const FILES: Readonly<Record<ThemeStyle['display'], string>> = { text, grotesque, serif, condensed, rounded };

/** That of all words, and that of headings where the shop chose one. */
export const fontFiles = ({ display }: Pick<ThemeStyle, 'display'>): readonly string[] => [
  ...new Set([text, FILES[display]]),
];
