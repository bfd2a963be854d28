/** Icons of installed apps, as PNG: a picture on white, or an initial on a colour. */
import sharp from 'sharp';
import { BAG_STROKES, INITIAL_STROKES } from './initial-strokes.ts';
import { openPicture } from './picture-file.ts';

export interface AppIcon {
  /** Width and height in pixels. */
  readonly size: number;
  /** Part of the square that the content may fill: the rest may be cut off. */
  readonly fill: number;
  /** Otherwise the corners are round and transparent. */
  readonly square: boolean;
  /** A picture stands there without a ground. */
  readonly bare?: boolean;
}

export interface IconLetter {
  /** An upper-case letter or a digit; a shopping bag for anything else. */
  readonly initial: string;
  /** '#rrggbb' */
  readonly ground: string;
}

const COLOUR = /^#[0-9a-f]{6}$/i;
/** At most 256 colours: half the bytes, which browsers fetch beside the first pictures of a page. */
const ICON = { compressionLevel: 9, palette: true } as const;
/** Share of the side. */
const CORNER = 0.22;
/** What the strokes take of their square, with their width. */
const LETTER = 0.68;

export async function letterIcon({ initial, ground }: IconLetter, icon: AppIcon): Promise<Uint8Array> {
  if (!COLOUR.test(ground)) throw new Error('a colour is not #rrggbb');
  const strokes = INITIAL_STROKES[initial] ?? BAG_STROKES;
  const { size, square, fill } = icon;
  const side = (size * fill) / LETTER;
  const at = (size - side) / 2;
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">` +
    `<rect width="${size}" height="${size}" rx="${square ? 0 : size * CORNER}" fill="${ground}"/>` +
    `<path transform="translate(${at} ${at}) scale(${side / 100})" d="${strokes}" fill="none" stroke="${inkOn(ground)}" stroke-width="11" stroke-linecap="round" stroke-linejoin="round"/></svg>`;
  return sharp(Buffer.from(svg)).png(ICON).toBuffer();
}

/** White, or black where white has less contrast. WCAG 2. */
function inkOn(ground: string): string {
  const parts = [1, 3, 5].map((at) => {
    const share = Number.parseInt(ground.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  const luminance = [0.2126, 0.7152, 0.0722].reduce((sum, weight, at) => sum + weight * (parts[at] ?? 0), 0);
  return 1.05 / (luminance + 0.05) >= (luminance + 0.05) / 0.05 ? '#ffffff' : '#16181d';
}

/** Any picture, whole and in the middle of a square, which is white unless it is bare. */
export async function pictureIcon(
  picture: Uint8Array,
  { size, fill, square, bare = false }: AppIcon,
): Promise<Uint8Array> {
  const side = Math.round(size * fill);
  const content = await openPicture(picture)
    .autoOrient()
    .resize(side, side, { fit: 'contain', background: '#ffffff00' })
    .timeout({ seconds: 20 })
    .png(bare ? ICON : {})
    .toBuffer();
  if (bare) return content;
  const ground = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><rect width="${size}" height="${size}" rx="${square ? 0 : size * CORNER}" fill="#ffffff"/></svg>`,
  );
  return sharp(ground)
    .composite([{ input: content, gravity: 'centre' }])
    .png(ICON)
    .toBuffer();
}
