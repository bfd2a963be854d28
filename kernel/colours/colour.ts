/** Colour arithmetic of WCAG 2: luminance, contrast and mixing, on '#rrggbb'. */
export type Rgb = readonly [red: number, green: number, blue: number];

const hex = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i;

/** Undefined for anything but '#rrggbb' or '#rgb', so that nothing else can reach a style sheet. */
export function parseColour(text: string): Rgb | undefined {
  const short = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/i.exec(text);
  const long = short
    ? `#${short
        .slice(1)
        .map((digit) => digit + digit)
        .join('')}`
    : text;
  const [, red, green, blue] = hex.exec(long) ?? [];
  if (red === undefined || green === undefined || blue === undefined) return undefined;
  return [Number.parseInt(red, 16), Number.parseInt(green, 16), Number.parseInt(blue, 16)];
}

export const formatColour = (colour: Rgb): string =>
  `#${colour.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;

function luminance(colour: Rgb): number {
  const [red, green, blue] = colour.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as unknown as Rgb;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast ratio of WCAG 2, from 1 (equal) to 21 (black on white). */
export function contrast(one: Rgb, other: Rgb): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/** `colour` mixed with `share` (0 to 1) of `into`, rounded as the style sheet will write it. */
export const mix = (colour: Rgb, into: Rgb, share: number): Rgb =>
  colour.map((part, index) => Math.round(part + ((into[index] ?? 0) - part) * share)) as unknown as Rgb;
