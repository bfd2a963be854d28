/** The front of a package: one layout per kind of brand. Each returns the inside of an SVG of `w` × `h`. */
import { art } from './art.mjs';
import { block, darker, inkOn, lighter, line, luminance, mix } from './svg.mjs';

const readable = (colour, ground) => (contrast(colour, ground) > 2.7 ? colour : inkOn(ground));

const contrast = (a, b) => {
  const [low, high] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (high + 0.05) / (low + 0.05);
};

const EDGES = {
  curve: (w, y, d) => `M0 0H${w}V${y}Q${w / 2} ${y + d} 0 ${y}Z`,
  arch: (w, y, d) => `M0 0H${w}V${y + d * 0.6}Q${w / 2} ${y - d * 0.9} 0 ${y + d * 0.6}Z`,
  wave: (w, y, d) =>
    `M0 0H${w}V${y - d * 0.2}C${w * 0.7} ${y + d} ${w * 0.35} ${y - d * 0.9} 0 ${y + d * 0.4}Z`,
  diagonal: (w, y, d) => `M0 0H${w}V${y - d * 0.4}L0 ${y + d * 0.4}Z`,
};

/** A coloured head with the brand, the motif below, the sort in a ribbon. */
function panel({ brand, title, kind, size, motif, tone, note }, w, h) {
  const ground = lighter(tone, 0.86);
  const edge = (EDGES[brand.shape] ?? EDGES.curve)(w, h * 0.36, h * 0.1);
  const ribbonInk = inkOn(tone);
  const wide = w > h * 1.25;
  const head = brand.ground;
  const size_ = Math.min(w * 0.19, h * 0.16);
  return [
    `<linearGradient id="g" x2="0" y2="1"><stop stop-color="${lighter(head, 0.1)}"/><stop offset="1" stop-color="${darker(head, 0.12)}"/></linearGradient>`,
    `<radialGradient id="r" cy="0.7" r="0.75"><stop stop-color="#fff"/><stop offset="1" stop-color="${ground}"/></radialGradient>`,
    `<rect width="${w}" height="${h}" fill="url(#r)"/>`,
    `<path d="${edge}" fill="${brand.second}" transform="translate(0 ${h * 0.018})"/><path d="${edge}" fill="url(#g)"/>`,
    block(brand.name, w / 2, h * 0.19, {
      font: brand.font,
      size: size_,
      max: w * 0.82,
      lines: wide ? 1 : 2,
      leading: 0.98,
      middle: true,
      fill: readable(brand.second, head),
    }),
    wide
      ? art(motif, w * 0.77, h * 0.68, h * 0.48) +
        block(title, w * 0.07, h * 0.58, {
          font: 'sans',
          size: h * 0.13,
          max: w * 0.5,
          lines: 2,
          anchor: 'start',
          fill: '#2a2320',
        })
      : block(title, w / 2, h * 0.475, {
          font: 'sans',
          size: Math.min(w * 0.125, h * 0.085),
          max: w * 0.86,
          lines: 1,
          fill: '#2a2320',
        }) + art(motif, w / 2, h * 0.735, Math.min(w * 0.6, h * 0.34)),
    kind === ''
      ? ''
      : wide
        ? `<rect x="0" y="${h * 0.76}" width="${w * 0.6}" height="${h * 0.17}" rx="${h * 0.02}" fill="${tone}"/>` +
          line(kind, w * 0.3, h * 0.885, { font: 'narrow', size: h * 0.125, max: w * 0.52, fill: ribbonInk })
        : `<rect x="${w * 0.1}" y="${h * 0.505}" width="${w * 0.8}" height="${h * 0.076}" rx="${h * 0.038}" fill="${tone}"/>` +
          line(kind, w / 2, h * 0.562, { font: 'narrow', size: h * 0.058, max: w * 0.7, fill: ribbonInk }),
    line(size, w * 0.94, h * 0.925, {
      font: 'sans',
      size: Math.min(w * 0.07, h * 0.055),
      max: w * 0.42,
      anchor: 'end',
      fill: '#2a2320',
    }),
    line(note ?? '', w * 0.06, h * 0.925, {
      font: 'book',
      size: Math.min(w * 0.045, h * 0.035),
      max: w * 0.44,
      anchor: 'start',
      fill: '#4a4340',
    }),
  ].join('');
}

/** The whole face in the sort's colour, the brand in a medallion. */
function badge({ brand, title, kind, size, motif, tone }, w, h) {
  const ground = brand.shape === 'rays' ? brand.ground : tone;
  const deep = darker(ground, 0.25);
  const rays =
    brand.shape === 'rays'
      ? Array.from(
          { length: 18 },
          (_, i) =>
            `<path d="M0 0L${Math.cos((i * Math.PI) / 9) * h * 1.3} ${Math.sin((i * Math.PI) / 9) * h * 1.3}L${Math.cos((i * Math.PI) / 9 + 0.17) * h * 1.3} ${Math.sin((i * Math.PI) / 9 + 0.17) * h * 1.3}Z" fill="${lighter(ground, 0.5)}" opacity="0.28" transform="translate(${w / 2} ${h * 0.66})"/>`,
        ).join('')
      : '';
  const medal = brand.shape === 'rays' ? brand.second : brand.ground;
  const max = w * 0.7;
  const wide = w > h * 1.25;
  const ry = wide ? h * 0.21 : Math.min(h * 0.15, w * 0.28);
  const cy = wide ? h * 0.27 : h * 0.2;
  const ink = inkOn(ground);
  return [
    `<radialGradient id="r" cy="0.62" r="0.8"><stop stop-color="${lighter(ground, 0.32)}"/><stop offset="0.6" stop-color="${ground}"/><stop offset="1" stop-color="${deep}"/></radialGradient>`,
    `<rect width="${w}" height="${h}" fill="url(#r)"/>${rays}`,
    `<ellipse cx="${w / 2}" cy="${cy}" rx="${w * 0.45}" ry="${ry * 1.12}" fill="${inkOn(medal)}" opacity="0.95"/><ellipse cx="${w / 2}" cy="${cy}" rx="${w * 0.43}" ry="${ry}" fill="${medal}"/>`,
    block(brand.name, w / 2, cy, {
      font: brand.font,
      size: ry * (brand.name.length > 9 && !wide ? 0.74 : 1.05),
      max,
      lines: brand.name.length > 9 && !wide ? 2 : 1,
      leading: 0.95,
      middle: true,
      fill: readable(brand.shape === 'rays' ? brand.ground : brand.second, medal),
    }),
    wide
      ? art(motif, w * 0.78, h * 0.72, h * 0.44) +
        block(title, w * 0.06, h * 0.68, {
          font: 'sans',
          size: h * 0.14,
          max: w * 0.52,
          lines: 1,
          anchor: 'start',
          fill: ink,
        })
      : block(title, w / 2, h * 0.43, {
          font: 'sans',
          size: Math.min(w * 0.12, h * 0.085),
          max: w * 0.86,
          lines: 1,
          fill: ink,
        }) +
        `<circle cx="${w / 2}" cy="${h * 0.72}" r="${Math.min(w * 0.36, h * 0.2)}" fill="#fff" opacity="0.22"/>` +
        art(motif, w / 2, h * 0.72, Math.min(w * 0.6, h * 0.34)),
    kind === ''
      ? ''
      : wide
        ? `<rect x="${w * 0.06}" y="${h * 0.75}" width="${w * 0.5}" height="${h * 0.16}" rx="${h * 0.08}" fill="#fff"/>` +
          line(kind, w * 0.31, h * 0.87, {
            font: 'narrow',
            size: h * 0.12,
            max: w * 0.42,
            fill: readable(darker(tone, 0.2), '#ffffff'),
          })
        : `<rect x="${w * 0.1}" y="${h * 0.455}" width="${w * 0.8}" height="${h * 0.074}" rx="${h * 0.037}" fill="#fff"/>` +
          line(kind, w / 2, h * 0.511, {
            font: 'narrow',
            size: h * 0.057,
            max: w * 0.7,
            fill: readable(darker(tone, 0.2), '#ffffff'),
          }),
    line(size, w * 0.94, h * 0.925, {
      font: 'sans',
      size: Math.min(w * 0.07, h * 0.055),
      max: w * 0.42,
      anchor: 'end',
      fill: ink,
    }),
  ].join('');
}

/** Paper with a frame, as wine, oil and cheese have. */
function classic({ brand, title, kind, size, motif, tone, note, year }, w, h) {
  const paper = '#f8f2e4';
  const ink = brand.ground;
  const gold = brand.second;
  const m = Math.min(w, h) * 0.055;
  const wide = w > h * 1.25;
  return [
    `<rect width="${w}" height="${h}" fill="${paper}"/>`,
    `<rect x="${m}" y="${m}" width="${w - 2 * m}" height="${h - 2 * m}" fill="none" stroke="${ink}" stroke-width="${m * 0.22}"/><rect x="${m * 1.5}" y="${m * 1.5}" width="${w - 3 * m}" height="${h - 3 * m}" fill="none" stroke="${darker(gold, 0.1)}" stroke-width="${m * 0.12}"/>`,
    wide
      ? art(motif, w * 0.19, h * 0.5, h * 0.52)
      : art(motif, w / 2, h * 0.235, Math.min(w * 0.34, h * 0.24)),
    block(brand.name, wide ? w * 0.63 : w / 2, wide ? h * 0.28 : h * 0.45, {
      font: brand.font,
      size: Math.min(w * (wide ? 0.12 : 0.15), h * (wide ? 0.2 : 0.1)),
      max: w * (wide ? 0.56 : 0.8),
      lines: 2,
      leading: 1,
      middle: true,
      fill: ink,
    }),
    `<rect x="${wide ? w * 0.36 : w * 0.14}" y="${h * (wide ? 0.5 : 0.565)}" width="${wide ? w * 0.54 : w * 0.72}" height="${h * (wide ? 0.17 : 0.085)}" fill="${tone}"/>`,
    line(
      (kind === '' ? title : kind).toLocaleUpperCase('pt-BR'),
      wide ? w * 0.63 : w / 2,
      h * (wide ? 0.625 : 0.625),
      {
        font: 'narrow',
        size: h * (wide ? 0.13 : 0.058),
        max: w * (wide ? 0.5 : 0.66),
        spacing: 0.04,
        fill: inkOn(tone),
      },
    ),
    kind === ''
      ? ''
      : block(title, wide ? w * 0.63 : w / 2, h * (wide ? 0.78 : 0.735), {
          font: 'display',
          size: Math.min(w * 0.09, h * (wide ? 0.13 : 0.062)),
          max: w * (wide ? 0.54 : 0.76),
          lines: wide ? 1 : 2,
          fill: '#3a302a',
        }),
    line(year ?? '', w / 2, h * 0.83, { font: 'display', size: h * 0.05, max: w * 0.5, fill: ink }),
    line(size, wide ? w * 0.63 : w / 2, h * (wide ? 0.88 : 0.905), {
      font: 'book',
      size: Math.min(w * 0.06, h * (wide ? 0.09 : 0.042)),
      max: w * 0.6,
      fill: '#4a4038',
    }),
    note ? line(note, w / 2, h * 0.86, { font: 'book', size: h * 0.032, max: w * 0.7, fill: '#4a4038' }) : '',
  ].join('');
}

/** One colour, big words, a motif that bleeds: craft drinks and cosmetics. */
function modern({ brand, title, kind, size, motif, tone }, w, h) {
  const light = luminance(tone) > 0.5;
  const ground = light ? tone : mix(tone, '#ffffff', 0.08);
  const ink = inkOn(ground);
  const wide = w > h * 1.25;
  const main = kind === '' ? title : kind;
  return [
    `<linearGradient id="g" x2="0.6" y2="1"><stop stop-color="${lighter(ground, 0.14)}"/><stop offset="1" stop-color="${darker(ground, 0.14)}"/></linearGradient>`,
    `<rect width="${w}" height="${h}" fill="url(#g)"/>`,
    wide
      ? `<circle cx="${w * 0.8}" cy="${h * 0.5}" r="${h * 0.4}" fill="${lighter(ground, 0.55)}"/>${art(motif, w * 0.8, h * 0.5, h * 0.56)}`
      : `<circle cx="${w / 2}" cy="${h * 0.66}" r="${Math.min(w * 0.37, h * 0.2)}" fill="${lighter(ground, 0.6)}"/>${art(motif, w / 2, h * 0.66, Math.min(w * 0.56, h * 0.31))}`,
    block(brand.name, wide ? w * 0.07 : w / 2, wide ? h * 0.27 : h * 0.14, {
      font: brand.font,
      size: Math.min(w * 0.17, h * (wide ? 0.22 : 0.12)),
      max: w * (wide ? 0.52 : 0.84),
      lines: wide ? 1 : 2,
      leading: 0.98,
      middle: !wide,
      anchor: wide ? 'start' : 'middle',
      fill: ink,
    }),
    block(main, wide ? w * 0.07 : w / 2, wide ? h * 0.52 : h * 0.335, {
      font: 'narrow',
      size: Math.min(w * 0.15, h * (wide ? 0.2 : 0.085)),
      max: w * (wide ? 0.52 : 0.84),
      lines: 2,
      leading: 0.95,
      middle: !wide,
      anchor: wide ? 'start' : 'middle',
      fill: ink,
    }),
    kind === ''
      ? ''
      : line(title, wide ? w * 0.07 : w / 2, wide ? h * 0.9 : h * 0.44, {
          font: 'book',
          size: Math.min(w * 0.08, h * (wide ? 0.11 : 0.048)),
          max: w * (wide ? 0.52 : 0.8),
          anchor: wide ? 'start' : 'middle',
          fill: ink,
        }),
    line(size, wide ? w * 0.93 : w / 2, wide ? h * 0.94 : h * 0.94, {
      font: 'sans',
      size: Math.min(w * 0.075, h * (wide ? 0.09 : 0.045)),
      max: w * 0.6,
      anchor: wide ? 'end' : 'middle',
      fill: ink,
    }),
  ].join('');
}

/** Tools, fixings, office: a strong head, the size in a box that can be read across a counter. */
function trade({ brand, title, kind, size, motif, tone, drawing = true }, w, h) {
  const wide = w > h * 1.25;
  const ink = readable(brand.second, brand.ground);
  const fact = size === '' ? kind : size;
  const sub = size === '' ? '' : kind;
  const bar = h * (wide ? 0.34 : 0.25);
  return [
    `<rect width="${w}" height="${h}" fill="#f7f7f5"/>`,
    `<path d="M0 0H${w}V${bar}L${w * 0.72} ${bar}L${w * 0.66} ${bar * 1.14}H0Z" fill="${brand.ground}"/><rect y="${h * 0.93}" width="${w}" height="${h * 0.07}" fill="${brand.ground}"/><rect y="${h * 0.915}" width="${w}" height="${h * 0.018}" fill="${brand.second === '#ffffff' ? darker(brand.ground, 0.3) : brand.second}"/>`,
    line(brand.name.toLocaleUpperCase('pt-BR'), w * 0.07, bar * 0.74, {
      font: brand.font,
      size: bar * 0.62,
      max: w * 0.86,
      anchor: 'start',
      fill: ink,
    }),
    block(title, w * 0.07, wide ? h * 0.5 : h * 0.385, {
      font: 'sans',
      size: Math.min(w * 0.12, h * (wide ? 0.12 : 0.08)),
      max: w * (wide ? 0.56 : 0.86),
      lines: 2,
      leading: 1.02,
      anchor: 'start',
      fill: '#1c1c1e',
    }),
    drawing
      ? wide
        ? art(motif, w * 0.8, h * 0.66, h * 0.46)
        : art(motif, w * 0.5, h * 0.635, Math.min(w * 0.52, h * 0.27))
      : '',
    fact === ''
      ? ''
      : `<rect x="${w * 0.07}" y="${h * (wide ? 0.7 : 0.785)}" width="${w * (wide ? 0.5 : 0.86)}" height="${h * (wide ? 0.18 : 0.105)}" rx="${h * 0.012}" fill="${tone}"/>` +
        line(fact, w * (wide ? 0.32 : 0.5), h * (wide ? 0.835 : 0.862), {
          font: 'narrow',
          size: h * (wide ? 0.14 : 0.078),
          max: w * (wide ? 0.46 : 0.8),
          fill: inkOn(tone),
        }),
    sub === '' || wide
      ? ''
      : line(sub, w * 0.07, wide ? h * 0.66 : h * 0.525, {
          font: 'narrow',
          size: h * (wide ? 0.09 : 0.05),
          max: w * 0.5,
          anchor: 'start',
          fill: darker(tone, 0.15),
        }),
  ].join('');
}

/** Brown paper with a printed sticker: roasters, bakers, millers. */
function kraft({ brand, title, kind, size, motif, tone }, w, h) {
  const wide = w > h * 1.25;
  const speck = Array.from(
    { length: 90 },
    (_, i) =>
      `<rect x="${(i * 97) % w}" y="${(i * 173) % h}" width="${2 + (i % 3)}" height="1.5" fill="#8a6a42" opacity="0.25" transform="rotate(${(i * 41) % 180} ${(i * 97) % w} ${(i * 173) % h})"/>`,
  ).join('');
  const x = w * 0.12;
  const y = wide ? h * 0.1 : h * 0.2;
  const sw = w - 2 * x;
  const sh = wide ? h * 0.8 : h * 0.62;
  const inner = wide ? classic : stickerInside;
  return `<rect width="${w}" height="${h}" fill="#c9a473"/>${speck}<g transform="translate(${x} ${y})"><rect width="${sw}" height="${sh}" rx="${sw * 0.03}" fill="#fbf6ea"/>${inner({ brand, title, kind, size, motif, tone }, sw, sh)}</g>`;
}

function stickerInside({ brand, title, kind, size, motif, tone }, w, h) {
  return [
    `<path d="M0 ${w * 0.03}Q0 0 ${w * 0.03} 0H${w * 0.97}Q${w} 0 ${w} ${w * 0.03}V${h * 0.34}H0Z" fill="${brand.ground}"/>`,
    block(brand.name, w / 2, h * 0.17, {
      font: brand.font,
      size: Math.min(w * 0.17, h * 0.14),
      max: w * 0.86,
      lines: 2,
      leading: 1,
      middle: true,
      fill: readable(brand.second, brand.ground),
    }),
    art(motif, w / 2, h * 0.5, h * 0.25),
    block(title, w / 2, h * 0.72, {
      font: 'sans',
      size: Math.min(w * 0.1, h * 0.085),
      max: w * 0.88,
      lines: 1,
      fill: '#2a2320',
    }),
    kind === ''
      ? ''
      : `<rect y="${h * 0.75}" width="${w}" height="${h * 0.115}" fill="${tone}"/>` +
        line(kind, w / 2, h * 0.833, { font: 'narrow', size: h * 0.085, max: w * 0.88, fill: inkOn(tone) }),
    line(size, w / 2, h * 0.95, { font: 'sans', size: h * 0.06, max: w * 0.7, fill: '#2a2320' }),
  ].join('');
}

const LAYOUTS = { panel, badge, classic, modern, trade, kraft };

export const faceOf = (label, w, h) => (LAYOUTS[label.layout ?? label.brand.layout] ?? panel)(label, w, h);

/** The side or back of a package: name, a table of facts, a bar code. */
export function backOf({ brand, title, kind, size, tone }, w, h) {
  const ground =
    brand.layout === 'kraft'
      ? '#c9a473'
      : brand.layout === 'badge'
        ? brand.shape === 'rays'
          ? brand.ground
          : tone
        : brand.layout === 'modern'
          ? tone
          : brand.layout === 'panel'
            ? lighter(tone, 0.86)
            : '#f7f5ef';
  const rows = Array.from(
    { length: 7 },
    (_, i) =>
      `<rect x="${w * 0.12}" y="${h * (0.37 + i * 0.045)}" width="${w * (0.34 + ((i * 7) % 5) * 0.05)}" height="${h * 0.014}" fill="#5a5550"/><rect x="${w * 0.76}" y="${h * (0.37 + i * 0.045)}" width="${w * 0.12}" height="${h * 0.014}" fill="#5a5550"/>`,
  ).join('');
  const bars = Array.from(
    { length: 26 },
    (_, i) =>
      `<rect x="${w * (0.14 + i * 0.0135)}" y="${h * 0.77}" width="${w * (0.003 + ((i * 5) % 3) * 0.003)}" height="${h * 0.13}" fill="#111"/>`,
  ).join('');
  return [
    `<rect width="${w}" height="${h}" fill="${ground}"/><rect width="${w}" height="${h * 0.16}" fill="${brand.ground}"/>`,
    line(brand.name, w / 2, h * 0.11, {
      font: brand.font,
      size: h * 0.07,
      max: w * 0.8,
      fill: readable(brand.second, brand.ground),
    }),
    block(`${title} ${kind}`.trim(), w / 2, h * 0.22, {
      font: 'sans',
      size: h * 0.045,
      max: w * 0.84,
      lines: 2,
      fill: inkOn(ground),
    }),
    `<rect x="${w * 0.08}" y="${h * 0.32}" width="${w * 0.84}" height="${h * 0.39}" fill="#fff" stroke="#333" stroke-width="${w * 0.006}"/>${rows}`,
    `<rect x="${w * 0.1}" y="${h * 0.75}" width="${w * 0.44}" height="${h * 0.18}" fill="#fff"/>${bars}`,
    line(size, w * 0.76, h * 0.88, { font: 'sans', size: h * 0.05, max: w * 0.36, fill: inkOn(ground) }),
  ].join('');
}
