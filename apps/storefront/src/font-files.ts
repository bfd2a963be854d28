/** The addresses of the faces' common characters (`platform/ui/fonts.css`), to be loaded with a page's first bytes. */

import type { ThemeStyle } from '#kernel/theme.ts';
import condensed from '../../../platform/ui/faces/condensed.woff2?url';
import grotesque from '../../../platform/ui/faces/grotesque.woff2?url';
import rounded from '../../../platform/ui/faces/rounded.woff2?url';
import serif from '../../../platform/ui/faces/serif.woff2?url';
import text from '../../../platform/ui/faces/text.woff2?url';

const FILES: Readonly<Record<ThemeStyle['display'], string>> = { text, grotesque, serif, condensed, rounded };

/** That of all words, and that of headings where the shop chose one. */
export const fontFiles = ({ display }: Pick<ThemeStyle, 'display'>): readonly string[] => [
  ...new Set([text, FILES[display]]),
];
