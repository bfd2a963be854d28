/** SVG text that fits its box, and colours mixed from others. */

/** Family of each font, the package that holds it, and the weight. */
export const FONTS = {
  slab: ['Alfa Slab One', 'alfa-slab-one', 400],
  sans: ['Archivo', 'archivo', 700],
  book: ['Archivo Text', 'archivo', 400],
  narrow: ['Barlow Condensed', 'barlow-condensed', 600],
  tall: ['Bebas Neue', 'bebas-neue', 400],
  display: ['DM Serif Display', 'dm-serif-display', 400],
  soft: ['Fraunces', 'fraunces', 700],
  round: ['Fredoka', 'fredoka', 600],
  script: ['Lobster', 'lobster', 400],
  plain: ['Nunito', 'nunito', 800],
  poster: ['Oswald', 'oswald', 600],
  hand: ['Pacifico', 'pacifico', 400],
  serif: ['Playfair Display', 'playfair-display', 700],
  geo: ['Poppins', 'poppins', 700],
};

const ruler = document.createElement('canvas').getContext('2d');

export function widthOf(words, font, size, spacing = 0) {
  const [family, , weight] = FONTS[font];
  ruler.font = `${weight} ${size}px "${family}"`;
  return ruler.measureText(words).width + spacing * size * Math.max(0, words.length - 1);
}

const escaped = (words) => words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** One line around `x`, smaller where it would be wider than `max`. */
export function line(
  words,
  x,
  y,
  { font = 'sans', size, max, fill = '#111', anchor = 'middle', spacing = 0, extra = '' },
) {
  if (words === '' || words === undefined) return '';
  const [family, , weight] = FONTS[font];
  const width = widthOf(words, font, size, spacing);
  const fitted = width > max ? (size * max) / width : size;
  return `<text x="${x}" y="${y}" font-family="${family}" font-weight="${weight}" font-size="${fitted.toFixed(1)}" fill="${fill}" text-anchor="${anchor}" letter-spacing="${(spacing * fitted).toFixed(1)}" ${extra}>${escaped(words)}</text>`;
}

/** Up to `lines` lines, as large as they fit; `y` is the first baseline's cap or the block's middle. */
export function block(
  words,
  x,
  y,
  { font = 'sans', size, max, lines = 2, leading = 1.05, middle = false, ...rest },
) {
  const parts = broken(words, font, size, max, lines);
  const widest = Math.max(...parts.map((part) => widthOf(part, font, size, rest.spacing ?? 0)));
  const fitted = widest > max ? (size * max) / widest : size;
  const first = middle ? y - ((parts.length - 1) * fitted * leading) / 2 + fitted * 0.35 : y;
  return parts
    .map((part, index) =>
      line(part, x, first + index * fitted * leading, { font, size: fitted, max: max * 1.01, ...rest }),
    )
    .join('');
}

/** The break into lines whose widest is narrowest, with as few lines as needed. */
function broken(words, font, size, max, lines) {
  const all = words.split(' ');
  if (lines === 1 || all.length === 1 || widthOf(words, font, size) <= max) return [words];
  let best = [words];
  let bestWidth = Number.POSITIVE_INFINITY;
  for (let first = 1; first < all.length; first += 1) {
    const tails =
      lines > 2
        ? broken(all.slice(first).join(' '), font, size, max, lines - 1)
        : [all.slice(first).join(' ')];
    const parts = [all.slice(0, first).join(' '), ...tails];
    const width = Math.max(...parts.map((part) => widthOf(part, font, size)));
    if (width < bestWidth) [best, bestWidth] = [parts, width];
  }
  return best;
}

const channels = (hex) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

/** `share` of the second colour in the first; both `#rrggbb`. */
export function mix(from, to, share) {
  const [a, b] = [channels(from), channels(to)];
  return `#${a
    .map((value, index) =>
      Math.round(value + (b[index] - value) * share)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

export const lighter = (colour, share) => mix(colour, '#ffffff', share);
export const darker = (colour, share) => mix(colour, '#000000', share);

/** Relative luminance, 0 to 1. */
export function luminance(hex) {
  const [r, g, b] = channels(hex).map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** White or a dark tone of the ground, whichever can be read on it. */
export const inkOn = (ground) => (luminance(ground) > 0.4 ? darker(ground, 0.78) : '#ffffff');
