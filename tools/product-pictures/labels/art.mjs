/** Drawn motifs of labels, each in a box of 100 × 100 around (0, 0). */
import { darker, lighter } from './svg.mjs';

const c = (x, y, r, fill, extra = '') => `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" ${extra}/>`;
const e = (x, y, rx, ry, fill, extra = '') =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}" ${extra}/>`;
const p = (d, fill, extra = '') => `<path d="${d}" fill="${fill}" ${extra}/>`;
const s = (d, stroke, width = 4, extra = '') =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${extra}/>`;
const g = (body, transform) => `<g transform="${transform}">${body}</g>`;
const leaf = (x, y, angle, size, fill = '#4f9a3d') =>
  g(
    p('M0 0C8-14 26-16 36 0C26 16 8 14 0 0Z', fill) + s('M3 0H32', darker(fill, 0.25), 2),
    `translate(${x} ${y}) rotate(${angle}) scale(${size})`,
  );
const ring = (count, radius, draw) =>
  Array.from({ length: count }, (_, i) =>
    draw(
      Math.cos((i * 2 * Math.PI) / count) * radius,
      Math.sin((i * 2 * Math.PI) / count) * radius,
      (i * 360) / count,
    ),
  ).join('');
const shine = (x, y, rx = 7, ry = 11) =>
  e(x, y, rx, ry, '#fff', `opacity="0.35" transform="rotate(25 ${x} ${y})"`);

/** A round fruit cut open. */
const citrus = (skin, flesh) => () =>
  c(0, 2, 40, skin) +
  c(0, 2, 35, lighter(flesh, 0.75)) +
  ring(9, 0, (_x, _y, a) =>
    g(p('M0-4C-7-14-9-26-8-31C-3-33 3-33 8-31C9-26 7-14 0-4Z', flesh), `translate(0 2) rotate(${a})`),
  ) +
  leaf(16, -34, -24, 0.9);
const round =
  (colour, stem = '#6b4a2a') =>
  () =>
    c(-3, 6, 37, colour) +
    c(6, 10, 29, darker(colour, 0.08), 'opacity="0.5"') +
    shine(-16, -8) +
    s('M-3-28C-3-38 2-42 6-44', stem, 4) +
    leaf(3, -36, -14, 0.85);
const grains =
  (colour, w = 5, h = 11) =>
  () =>
    [
      [-28, 16, 20],
      [-14, 22, -40],
      [0, 14, 12],
      [14, 22, 60],
      [27, 14, -20],
      [-20, 4, 70],
      [-6, 0, -15],
      [9, 2, 35],
      [20, -2, -60],
      [-12, -14, 25],
      [3, -16, -50],
      [13, -14, 8],
      [-2, -30, 20],
      [-34, 28, 80],
      [34, 27, 10],
      [0, 32, 88],
      [-17, 36, 5],
      [18, 36, -30],
    ]
      .map(([x, y, a]) =>
        e(
          x,
          y,
          w,
          h,
          colour,
          `transform="rotate(${a} ${x} ${y})" stroke="${darker(colour, 0.24)}" stroke-width="1.6"`,
        ),
      )
      .join('');
const wheat = (colour) => () =>
  [-16, 0, 16]
    .map((x, i) =>
      g(
        s('M0 46V-30', darker(colour, 0.2), 3) +
          [0, 1, 2, 3, 4]
            .map(
              (k) =>
                e(-7, -28 + k * 12, 5, 9, colour, `transform="rotate(-28 -7 ${-28 + k * 12})"`) +
                e(7, -28 + k * 12, 5, 9, darker(colour, 0.08), `transform="rotate(28 7 ${-28 + k * 12})"`),
            )
            .join('') +
          e(0, -40, 5, 9, colour),
        `rotate(${(i - 1) * 16} 0 46) translate(${x * 0.4} 0)`,
      ),
    )
    .join('');
const flower = (petal, heart) => () =>
  s('M0 10C2 26-2 38 0 48', '#5d8f46', 4) +
  leaf(0, 36, -20, 0.8, '#6aa84f') +
  ring(8, 0, (_x, _y, a) => e(0, -24, 9, 17, petal, `transform="translate(0 -6) rotate(${a})"`)) +
  c(0, -6, 12, heart);
const fish = (colour) => () =>
  p('M-46 0C-26-28 12-28 30 0C12 28-26 28-46 0Z', colour) +
  p('M22 0L48-22C42-6 42 6 48 22Z', darker(colour, 0.12)) +
  p('M-14-19C-4-34 10-30 14-17Z', darker(colour, 0.15)) +
  s('M-22-14C-15-4-15 6-22 14', darker(colour, 0.25), 2.5) +
  c(-32, -5, 4, '#fff') +
  c(-32, -5, 2, '#222') +
  s('M-6-8C-2-3-2 3-6 8M6-8C10-3 10 3 6 8', lighter(colour, 0.35), 2);
const meat = (colour) => () =>
  p('M-44-6C-42-34-4-42 22-32C48-22 48 8 30 24C12 40-16 30-30 24C-42 18-46 8-44-6Z', darker(colour, 0.3)) +
  p('M-38-6C-36-28-4-36 19-27C41-18 42 6 26 19C10 33-14 25-26 19C-36 14-39 6-38-6Z', colour) +
  s('M-24-6C-12-18 4-22 18-16M-20 8C-6 0 10-2 24 4', lighter(colour, 0.65), 4) +
  c(-22, 2, 6, '#f6e9dc');
const cup =
  (inside, pot = '#fff') =>
  () =>
    p('M-34-12H30C30 22 18 34-2 34S-34 22-34-12Z', pot, 'stroke="#0002" stroke-width="1.5"') +
    e(-2, -12, 32, 8, inside) +
    s('M29-4C46-8 46 18 24 18', pot === '#fff' ? '#f1ede8' : pot, 6) +
    s('M-14-24C-20-32-8-36-14-46M2-24C-4-32 8-36 2-46', '#fff', 3, 'opacity="0.8"');
const head =
  (face, ear, inner) =>
  (muzzle = '#fff', extra = '') =>
    ear(face, inner) +
    e(0, 6, 34, 31, face) +
    c(-13, 0, 4.5, '#222') +
    c(13, 0, 4.5, '#222') +
    c(-12, -1.5, 1.5, '#fff') +
    c(14, -1.5, 1.5, '#fff') +
    e(0, 19, 15, 11, muzzle) +
    e(0, 13, 5.5, 4, '#3a2a24') +
    s('M0 17C0 23-7 24-9 21M0 17C0 23 7 24 9 21', '#3a2a24', 2.2) +
    extra;
const dog = head(
  '#c98d4e',
  (f) =>
    e(-32, 4, 11, 24, darker(f, 0.35), 'transform="rotate(14 -32 4)"') +
    e(32, 4, 11, 24, darker(f, 0.35), 'transform="rotate(-14 32 4)"'),
);
const cat = head(
  '#8f8a86',
  (f, i) =>
    p('M-33 0L-30-38L-6-20Z', f) +
    p('M33 0L30-38L6-20Z', f) +
    p('M-28-8L-26-30L-12-18Z', i) +
    p('M28-8L26-30L12-18Z', i),
  '#eab2b2',
);
const panda = () =>
  c(-27, -21, 13, '#26262a') +
  c(27, -21, 13, '#26262a') +
  e(0, 6, 37, 32, '#ffffff', 'stroke="#0002" stroke-width="1.5"') +
  e(-14, 2, 9, 12, '#26262a', 'transform="rotate(24 -14 2)"') +
  e(14, 2, 9, 12, '#26262a', 'transform="rotate(-24 14 2)"') +
  c(-12, 0, 3, '#fff') +
  c(12, 0, 3, '#fff') +
  e(0, 16, 6, 4, '#26262a') +
  s('M0 19C0 25-8 26-10 22M0 19C0 25 8 26 10 22', '#26262a', 2.2);
const drop = (colour) => () =>
  p('M0-44C20-14 32 0 32 16A32 32 0 0 1-32 16C-32 0-20-14 0-44Z', colour) + shine(-13, 14, 6, 13);
const bubbles = (colour) => () =>
  [
    [0, 6, 24],
    [-28, -12, 13],
    [24, -20, 15],
    [30, 22, 9],
    [-24, 26, 10],
    [2, -38, 8],
  ]
    .map(
      ([x, y, r]) =>
        c(x, y, r, lighter(colour, 0.45), `fill-opacity="0.75" stroke="${colour}" stroke-width="2"`) +
        e(
          x - r * 0.35,
          y - r * 0.4,
          r * 0.28,
          r * 0.18,
          '#fff',
          `transform="rotate(-35 ${x - r * 0.35} ${y - r * 0.4})"`,
        ),
    )
    .join('');
const beans = (colour) => () =>
  [
    [-22, 10, 30],
    [6, 18, -20],
    [24, -6, 60],
    [-6, -16, -50],
    [-34, -14, 80],
    [16, -32, 10],
    [30, 26, -70],
    [-14, 36, 0],
  ]
    .map(([x, y, a]) =>
      g(
        e(0, 0, 16, 11, colour) +
          s('M-11-3C-4 4 4-4 11 3', darker(colour, 0.5), 3) +
          e(-5, -5, 5, 2.5, '#fff', 'opacity="0.25"'),
        `translate(${x} ${y}) rotate(${a})`,
      ),
    )
    .join('');
const bread = (crust, crumb) => () =>
  p('M-42 2C-50-26-26-36 0-34C26-36 50-26 42 2L38 34H-38Z', crust) +
  p('M-34 2C-40-20-22-28 0-26C22-28 40-20 34 2L31 28H-31Z', crumb) +
  [
    [-14, -4],
    [8, -12],
    [14, 10],
    [-8, 14],
    [0, 2],
  ]
    .map(([x, y]) => e(x, y, 4, 2.6, darker(crumb, 0.1)))
    .join('');
const bowl =
  (fill, pot = '#d9473c') =>
  () =>
    e(0, -8, 40, 15, fill) +
    p('M-42-8C-42 24-22 38 0 38S42 24 42-8C30 4-30 4-42-8Z', pot) +
    ring(5, 0, (_x, _y, a) => c(Math.cos(a) * 20, -10 + Math.sin(a) * 6, 4, lighter(fill, 0.35)));
const cow = () =>
  p('M-30-26C-46-30-48-16-36-12Z', '#3a3330') +
  p('M30-26C46-30 48-16 36-12Z', '#3a3330') +
  p('M-24-32C-30-46-20-46-18-36ZM24-32C30-46 20-46 18-36Z', '#d8c9a4') +
  p('M-26-30C-12-40 12-40 26-30C34-14 26 14 20 28C12 42-12 42-20 28C-26 14-34-14-26-30Z', '#fff') +
  p('M-26-30C-14-38-4-38-4-34C-2-18-10-4-26-6C-31-14-30-24-26-30Z', '#3a3330') +
  c(-13, -12, 4, '#fff') +
  c(-13, -12, 2.6, '#111') +
  c(13, -12, 4, '#222') +
  e(0, 26, 20, 14, '#f0b7a9') +
  e(-7, 25, 3, 4, '#a8604f') +
  e(7, 25, 3, 4, '#a8604f');
const sprig = (colour) => () =>
  s('M0 46C2 20-2 0 0-36', darker(colour, 0.2), 3) +
  [-26, -10, 6, 22]
    .map(
      (y, i) =>
        leaf(0, y, -32 - i * 2, 0.85, colour) +
        g(leaf(0, 0, -32, 0.85, colour), `translate(0 ${y + 3}) scale(-1 1)`),
    )
    .join('') +
  leaf(0, -34, -90, 0.6, colour);
const bolt = (colour) => () => p('M8-48L-28 8H-4L-10 48L30-12H4Z', colour);
const star = (colour) => () =>
  p('M0-44L12-14L44-12L19 8L28 40L0 22L-28 40L-19 8L-44-12L-12-14Z', colour, 'stroke-linejoin="round"');
const berries =
  (colour, size = 13) =>
  () =>
    [
      [-16, 4],
      [10, -8],
      [14, 20],
      [-10, 28],
      [-32, 22],
      [34, 6],
      [-8, -20],
    ]
      .map(([x, y]) => c(x, y, size, colour) + c(x - 4, y - 4, size * 0.28, '#fff', 'opacity="0.45"'))
      .join('') + leaf(2, -28, -40, 0.9);
const pieces =
  (colour, alt = darker(colour, 0.12)) =>
  () =>
    [
      [-22, 12, 20],
      [6, 20, -30],
      [26, 0, 50],
      [-4, -8, 10],
      [-30, -14, -40],
      [12, -28, 25],
    ]
      .map(
        ([x, y, a], i) =>
          `<rect x="${x - 11}" y="${y - 11}" width="22" height="22" rx="4" fill="${i % 2 ? alt : colour}" transform="rotate(${a} ${x} ${y})"/>`,
      )
      .join('');

export const ART = {
  orange: citrus('#f08a1c', '#f7a833'),
  lemon: citrus('#8cb82f', '#c9e06a'),
  yellowlemon: citrus('#f2c927', '#f7e27a'),
  apple: round('#cf2f36'),
  greenapple: round('#8dbb3a'),
  peach: round('#f4a35e'),
  guava: round('#e9788a'),
  tomato: () =>
    c(0, 6, 38, '#d8372b') +
    shine(-15, -6) +
    ring(5, 0, (_x, _y, a) =>
      g(p('M0 0C6-8 5-18 0-24C-5-18-6-8 0 0Z', '#4b8b3a'), `translate(0 -26) rotate(${a})`),
    ),
  plum: round('#6b2f6e'),
  mango: () =>
    p('M-34 14C-40-18 4-46 30-24C50-4 28 36-2 36C-20 36-31 30-34 14Z', '#f3a12f') +
    p('M-30 18C-10 34 28 24 34-14C46 8 24 36-2 36C-18 36-26 30-30 18Z', '#df5f33', 'opacity="0.55"') +
    shine(-8, -12) +
    leaf(22, -30, -30, 0.9),
  strawberry: () =>
    p('M0 44C-26 30-38 6-34-12C-28-28 28-28 34-12C38 6 26 30 0 44Z', '#dd2f3f') +
    [
      [-16, -6],
      [0, -2],
      [16, -6],
      [-10, 12],
      [9, 12],
      [0, 27],
    ]
      .map(([x, y]) => e(x, y, 2, 3.4, '#f9d36b'))
      .join('') +
    ring(6, 0, (_x, _y, a) =>
      g(p('M0 0C7-7 7-17 0-24C-7-17-7-7 0 0Z', '#4e9a3c'), `translate(0 -20) rotate(${a})`),
    ),
  grape: () =>
    [
      [0, 34],
      [-11, 20],
      [11, 20],
      [-22, 5],
      [0, 5],
      [22, 5],
      [-11, -10],
      [11, -10],
    ]
      .map(([x, y]) => c(x, y, 13, '#6a2c7e') + c(x - 4, y - 4, 3.6, '#fff', 'opacity="0.4"'))
      .join('') +
    s('M0-18V-42', '#6b4a2a', 4) +
    leaf(2, -28, -20, 1),
  whitegrape: () =>
    [
      [0, 34],
      [-11, 20],
      [11, 20],
      [-22, 5],
      [0, 5],
      [22, 5],
      [-11, -10],
      [11, -10],
    ]
      .map(([x, y]) => c(x, y, 13, '#a8bf4d') + c(x - 4, y - 4, 3.6, '#fff', 'opacity="0.5"'))
      .join('') +
    s('M0-18V-42', '#6b4a2a', 4) +
    leaf(2, -28, -20, 1),
  redberries: berries('#c3243d'),
  blueberries: berries('#3c4f94'),
  blackberries: berries('#4a1f4d'),
  jabuticaba: berries('#2f1a35', 15),
  acai: berries('#3f1840', 11),
  pineapple: () =>
    e(0, 14, 26, 33, '#e8a92c') +
    s('M-20-4L18 36M-24 12L4 42M-8-16L24 18M20-4L-18 36M24 12L-4 42M8-16L-24 18', '#b97b17', 2.2) +
    [-40, -20, 0, 20, 40]
      .map((a) => g(p('M-5 0C-6-16-2-26 0-32C2-26 6-16 5 0Z', '#4f8f3c'), `translate(0 -16) rotate(${a})`))
      .join(''),
  coconut: () =>
    c(0, 4, 40, '#6f4a2c') +
    c(0, 4, 33, '#fff') +
    c(0, 6, 24, '#f1ece4') +
    s('M-36-12C-30-24-20-32-8-35', '#8a6240', 3),
  passion: () =>
    c(0, 2, 40, '#7a2f5c') +
    c(0, 2, 34, '#f7e5c8') +
    c(0, 2, 28, '#f0a825') +
    [
      [-9, -6],
      [8, -10],
      [0, 6],
      [-12, 10],
      [12, 8],
      [2, 18],
    ]
      .map(([x, y]) => e(x, y, 3.5, 5, '#2d2016'))
      .join(''),
  avocado: () =>
    p('M0-44C18-44 20-18 28-2C38 22 20 44 0 44S-38 22-28-2C-20-18-18-44 0-44Z', '#3f6b2a') +
    p('M0-36C13-36 14-14 22 0C30 20 16 36 0 36S-30 20-22 0C-14-14-13-36 0-36Z', '#d7e08a') +
    c(0, 12, 14, '#8a5a33'),
  banana: () =>
    p('M-38-22C-30 22 6 40 42 18C44 14 42 10 40 10C10 20-18 6-26-28C-28-34-38-30-38-22Z', '#f3cf3e') +
    p('M-33-8C-22 22 8 34 41 16', 'none', 'stroke="#d1a52b" stroke-width="3"') +
    p('M-36-28L-34-40L-28-40L-27-27Z', '#7d6224'),
  rice: grains('#f0e3bd', 4, 10),
  brownrice: grains('#c79a5f', 4, 10),
  blackrice: grains('#3a2a36', 4, 10),
  redrice: grains('#9a4634', 4, 10),
  lentil: grains('#b08a4a', 8, 7),
  peas: grains('#7fb24a', 9, 9),
  quinoa: grains('#ecdcb2', 5, 5),
  seeds: grains('#d1b27a', 4, 9),
  popcorn: () =>
    grains('#f1b62d', 7, 9)() +
    g(
      ring(5, 13, (x, y) => c(x, y, 13, '#fffaf0', 'stroke="#e6dcc4" stroke-width="1.5"')),
      'translate(0 -14)',
    ),
  beanbrown: beans('#b98a5f'),
  beanblack: beans('#2e2528'),
  beanlight: beans('#e3cfa6'),
  coffee: beans('#5b3520'),
  wheat: wheat('#dba63a'),
  oat: wheat('#cfb27a'),
  corn: () =>
    e(0, -2, 18, 42, '#f4c22f') +
    [-28, -16, -4, 8, 20].map((y) => s(`M-14 ${y}H14`, '#d99c1e', 2)).join('') +
    s('M-6-38V34M6-38V34', '#d99c1e', 2) +
    p('M-4 46C-34 34-32 4-24-10C-18 8-14 30-4 46Z', '#6ba04a') +
    p('M4 46C34 34 32 4 24-10C18 8 14 30 4 46Z', '#588b3c'),
  pasta: () =>
    [0, 1, 2, 3]
      .map((i) =>
        g(
          p('M-30-7L30-7L38 7L-22 7Z', '#efc669') + s('M-28-3H32M-25 3H35', '#d6a440', 2),
          `translate(${(i % 2) * 6 - 3} ${i * 21 - 32}) rotate(${i % 2 ? 14 : -12})`,
        ),
      )
      .join(''),
  spaghetti: () =>
    `${Array.from({ length: 13 }, (_, i) =>
      s(
        `M${-36 + i * 6} 46C${-30 + i * 5} 10 ${-14 + i * 2.4} -6 ${-12 + i * 2} -46`,
        i % 2 ? '#e6b550' : '#f2cd7a',
        4,
      ),
    ).join('')}<rect x="-26" y="-8" width="52" height="12" rx="4" fill="#c8402f"/>`,
  ravioli: pieces('#f2d9a0', '#eccb84'),
  gnocchi: grains('#f4dfae', 9, 12),
  lasagna: () =>
    [0, 1, 2, 3]
      .map(
        (i) =>
          `<rect x="-40" y="${-28 + i * 16}" width="80" height="9" rx="3" fill="#f2cf7e"/><rect x="-40" y="${-20 + i * 16}" width="80" height="8" rx="3" fill="${i % 2 ? '#b5352a' : '#fbeed2'}"/>`,
      )
      .join('') + leaf(-6, -32, -20, 0.8),
  pizza: () =>
    c(0, 0, 44, '#d99a4a') +
    c(0, 0, 38, '#f6d476') +
    [
      [-14, -14],
      [14, -10],
      [-4, 14],
      [20, 14],
      [-24, 8],
      [4, -28],
    ]
      .map(([x, y]) => c(x, y, 8, '#c23b2b'))
      .join('') +
    leaf(-4, -2, 30, 0.6) +
    leaf(10, 24, -70, 0.5),
  noodles: bowl('#f3d070', '#cf3a31'),
  soup: bowl('#e89a3b', '#3b7f86'),
  salad: bowl('#7cb04c', '#f5f1e8'),
  cereal: bowl('#d9a25b', '#4b78b5'),
  stew: bowl('#9a4f2c', '#d8c3a0'),
  fish: fish('#7ea3b8'),
  salmon: fish('#ef8664'),
  sardine: fish('#8b9bb0'),
  tuna: fish('#4f7396'),
  shrimp: () =>
    s('M30-26C-10-40-38-10-24 18C-16 34 8 34 14 22', '#f08a6b', 20) +
    s('M30-26C-10-40-38-10-24 18C-16 34 8 34 14 22', '#f7ac90', 12, 'stroke-dasharray="3 7"') +
    p('M8 24L34 34L16 10Z', '#e56f51') +
    c(26, -28, 3, '#222') +
    s('M34-28C44-30 46-20 48-14M33-24C42-20 40-12 42-6', '#e56f51', 2),
  beef: meat('#b5353a'),
  pork: meat('#e39a94'),
  ham: meat('#e58d8d'),
  chicken: () =>
    p('M-40-4C-44-30-14-44 10-32C28-24 28 0 14 10C0 20-12 32-26 24C-38 18-39 8-40-4Z', '#d98a3d') +
    shine(-16, -16) +
    s('M14 10L32 28', '#f6ead6', 9) +
    c(34, 24, 6, '#f6ead6') +
    c(28, 33, 6, '#f6ead6'),
  sausage: () =>
    s('M-34-16C-20 22 20 26 36-2', '#a8432f', 22) +
    s('M-32-20C-18 14 16 18 32-6', '#c96a4f', 6) +
    s('M-36-24L-40-34M39-8L47-16', '#8c3424', 5),
  salami: () =>
    c(0, 0, 40, '#7d2b26') +
    c(0, 0, 36, '#b6423c') +
    [
      [-14, -16],
      [10, -18],
      [20, 4],
      [-20, 8],
      [0, 2],
      [8, 22],
      [-10, 24],
    ]
      .map(([x, y], i) => c(x, y, 3 + (i % 3), '#f4dfd0'))
      .join(''),
  bacon: () =>
    [0, 1, 2]
      .map(
        (i) =>
          s(
            `M-42 ${-22 + i * 20}C-28 ${-34 + i * 20}-14 ${-10 + i * 20} 0 ${-22 + i * 20}S28 ${-10 + i * 20} 42 ${-22 + i * 20}`,
            '#b5473c',
            14,
          ) +
          s(
            `M-42 ${-22 + i * 20}C-28 ${-34 + i * 20}-14 ${-10 + i * 20} 0 ${-22 + i * 20}S28 ${-10 + i * 20} 42 ${-22 + i * 20}`,
            '#f1cdb8',
            4,
          ),
      )
      .join(''),
  burger: () =>
    p('M-42-8C-42-38 42-38 42-8Z', '#d8963f') +
    `<rect x="-44" y="-8" width="88" height="9" rx="4" fill="#74ad45"/><rect x="-42" y="1" width="84" height="14" rx="7" fill="#6b3a24"/><path d="M-38 15H38L20 23L8 15Z" fill="#f6c945"/>` +
    p('M-42 18H42C42 36 30 38 0 38S-42 36-42 18Z', '#d8963f') +
    [
      [-20, -24],
      [0, -29],
      [20, -24],
      [-8, -18],
      [11, -18],
    ]
      .map(([x, y]) => e(x, y, 3, 2, '#f8ecd2'))
      .join(''),
  egg: () =>
    e(-14, 8, 22, 29, '#e7b98c', 'transform="rotate(-14 -14 8)"') +
    e(16, 10, 22, 29, '#f3d3b0', 'transform="rotate(12 16 10)"') +
    shine(8, -4),
  cheese: () =>
    p('M-44 10L30-30C44-22 46-4 44 10Z', '#f7cf57') +
    p('M-44 10H44V32H-44Z', '#f0bb38') +
    c(4, -4, 6, '#dfa52a') +
    c(26, 20, 6, '#dba024') +
    c(-18, 22, 5, '#dba024') +
    c(24, -8, 4, '#dfa52a'),
  whitecheese: () =>
    p('M-44 8L30-30C44-22 46-4 44 8Z', '#fffaf0') +
    p('M-44 8H44V32H-44Z', '#f0e9da') +
    c(10, 20, 3, '#ddd2bd') +
    c(-16, 18, 2.5, '#ddd2bd'),
  butter: () =>
    p('M-40-4L-26-20H44L34-4Z', '#fbe38a') +
    `<rect x="-40" y="-4" width="74" height="28" fill="#f3d267"/>` +
    p('M34-4L44-20V10L34 24Z', '#e0b948') +
    e(0, 30, 46, 6, '#fff'),
  milk: () =>
    p('M-22-16L-14-40H14L22-16V44H-22Z', '#fff', 'stroke="#cfd8e6" stroke-width="2"') +
    `<rect x="-16" y="-46" width="32" height="9" rx="3" fill="#3a6fc0"/>` +
    p('M-22 4C-8-6 8 14 22 4V44H-22Z', '#dfeaf8'),
  splash: () =>
    p(
      'M-46 30C-40 6-30 14-26-4C-22-22-12-6-8-16C-4-34 6-24 6-10C10-20 20-22 22-6C30-8 40 8 46 30Z',
      '#eaf3fc',
      'stroke="#7fb0dd" stroke-width="2.5"',
    ) +
    c(-18, -32, 5, '#cfe3f5') +
    c(18, -34, 4, '#cfe3f5'),
  cow,
  honey: () =>
    ring(6, 25, (x, y) => p('M0-14L12-7V7L0 14L-12 7V-7Z', '#f0a91e', `transform="translate(${y} ${x}) "`)) +
    p('M0-14L12-7V7L0 14L-12 7V-7Z', '#f7c44f') +
    g(
      e(0, 0, 9, 6, '#f6c834') +
        s('M-3-5V5M3-5V5', '#3a2a12', 2.5) +
        e(-2, -8, 6, 4, '#fff', 'opacity="0.85"'),
      'translate(26 -34) rotate(-20)',
    ),
  chocolate: () =>
    [0, 1, 2]
      .flatMap((i) =>
        [0, 1, 2].map(
          (j) =>
            `<rect x="${-36 + i * 24}" y="${-36 + j * 24}" width="22" height="22" rx="3" fill="#6a3b22"/><rect x="${-32 + i * 24}" y="${-32 + j * 24}" width="14" height="14" rx="2" fill="#7e4a2d"/>`,
        ),
      )
      .join(''),
  whitechoc: () =>
    [0, 1, 2]
      .flatMap((i) =>
        [0, 1, 2].map(
          (j) =>
            `<rect x="${-36 + i * 24}" y="${-36 + j * 24}" width="22" height="22" rx="3" fill="#f1e2c0"/><rect x="${-32 + i * 24}" y="${-32 + j * 24}" width="14" height="14" rx="2" fill="#f8efd8"/>`,
        ),
      )
      .join(''),
  cocoa: () =>
    p('M-40 8C-36-22 6-40 40-20C34 12-8 34-40 8Z', '#8a4a24') +
    s('M-36 6C-14-10 10-20 36-18M-30 12C-8 4 16-6 34-10', '#6d3718', 3) +
    leaf(-30, 20, 30, 0.9),
  cookie: () =>
    c(0, 0, 40, '#c98f4f') +
    c(0, 0, 34, '#dba566') +
    [
      [-14, -14],
      [12, -18],
      [18, 8],
      [-18, 10],
      [0, 0],
      [4, 22],
    ]
      .map(([x, y]) => c(x, y, 5.5, '#5b3219'))
      .join(''),
  sandwichcookie: () =>
    g(
      `<rect x="-38" y="-22" width="76" height="14" rx="7" fill="#6a3b20"/><rect x="-35" y="-9" width="70" height="10" rx="4" fill="#fff6e4"/><rect x="-38" y="0" width="76" height="14" rx="7" fill="#5b3119"/>`,
      'rotate(-12) translate(0 4)',
    ),
  bread: bread('#b9743a', '#f6e2bc'),
  wholebread: bread('#8a5429', '#cfa873'),
  cake: () =>
    p('M-40 0L36-26C44-20 44-8 42 0Z', '#7a4526') +
    `<rect x="-40" y="0" width="82" height="12" fill="#e9a24d"/><rect x="-40" y="12" width="82" height="6" fill="#7a4526"/><rect x="-40" y="18" width="82" height="14" fill="#e9a24d"/>`,
  cone: () =>
    p('M-20 0L0 46L20 0Z', '#d99d52') +
    s('M-12 18L10 6M-6 32L14 14', '#b67a36', 2) +
    c(-12, -8, 16, '#f7dccb') +
    c(12, -8, 16, '#e89bb0') +
    c(0, -24, 17, '#fff3d9'),
  scoop: () =>
    c(-16, 4, 22, '#f6e6c6') +
    c(16, 4, 22, '#fff6e2') +
    c(0, -18, 22, '#faeed4') +
    e(0, 26, 42, 10, '#f3dfb8'),
  popsicle: () =>
    `<rect x="-20" y="-46" width="40" height="66" rx="18" fill="#ee6f7b"/><rect x="-11" y="-36" width="6" height="44" rx="3" fill="#fff" opacity="0.4"/><rect x="-6" y="20" width="12" height="28" rx="5" fill="#e3bd85"/>`,
  peanut: () =>
    p('M-34 24C-46 8-30-8-16-6C-8-28 8-42 26-30C44-16 30 4 16 8C10 28-16 42-34 24Z', '#d9a763') +
    s('M-26 18C-14 4 14-14 28-22', '#b88443', 2.5, 'stroke-dasharray="6 5"'),
  cashew: () =>
    s('M-26-22C-2-38 34-20 28 6C24 24-2 30-16 24', '#ecd6a6', 24) +
    s('M-22-24C0-36 28-20 24 4', '#f8ebcb', 6),
  chips: () =>
    [
      [-14, 10, -20],
      [14, 4, 25],
      [0, -16, 5],
    ]
      .map(([x, y, a]) =>
        g(
          e(0, 0, 26, 17, '#f3bd4c', 'stroke="#d9962b" stroke-width="2"') +
            s('M-16-4C-6 4 6-10 16-2', '#fbdb91', 3),
          `translate(${x} ${y}) rotate(${a})`,
        ),
      )
      .join(''),
  fries: () =>
    [-24, -12, 0, 12, 24]
      .map(
        (x, i) =>
          `<rect x="${x - 5}" y="${-44 + (i % 3) * 7}" width="10" height="64" rx="2" fill="#f6c64a" transform="rotate(${x * 0.5} ${x} 0)"/>`,
      )
      .join('') + p('M-34 0C-14 10 14 10 34 0L26 46H-26Z', '#d63a31'),
  lollipop: () =>
    s('M0 4V48', '#f5efe4', 5) +
    c(0, -14, 30, '#e8476a') +
    s('M0-14C8-22 18-8 6 0C-10 8-24-10-14-26C0-44 30-30 24-6', '#fff', 5),
  jam: () => round('#c5334a')(),
  leafy: () =>
    leaf(-4, 40, -118, 1.6, '#5fa545') + leaf(4, 40, -62, 1.6, '#4a8f36') + leaf(0, 42, -90, 2.1, '#6db851'),
  mint: sprig('#58a64b'),
  rosemary: sprig('#5c8157'),
  basil: sprig('#4b9a3f'),
  bay: sprig('#6d8a45'),
  tea: sprig('#6f9a3e'),
  mate: sprig('#5d8a3a'),
  eucalyptus: sprig('#7fae9a'),
  pine: () =>
    `${[
      [0, -30, 20],
      [0, -10, 28],
      [0, 12, 36],
    ]
      .map(([x, y, w]) => p(`M${x} ${y - 18}L${x + w} ${y + 14}H${x - w}Z`, '#2f7a52'))
      .join('')}<rect x="-6" y="26" width="12" height="18" fill="#7a5230"/>`,
  chamomile: flower('#fff', '#f3b827'),
  hibiscus: flower('#d23a66', '#f7c23f'),
  rose: () =>
    c(0, -8, 30, '#d94a68') +
    s('M-4-8C2-18 14-8 6 2C-8 12-24-4-12-22C4-38 30-20 22 4', '#f7b6c2', 4) +
    s('M0 22V48', '#4f8a3f', 4) +
    leaf(0, 38, -30, 0.8),
  lavender: () =>
    [-16, 0, 16]
      .map((x) =>
        g(
          s('M0 46V-10', '#6d9457', 3) +
            [0, 1, 2, 3, 4]
              .map((k) => e(-5, -36 + k * 9, 5, 6, '#8d6bc4') + e(5, -33 + k * 9, 5, 6, '#7a57b3'))
              .join(''),
          `rotate(${x} 0 46)`,
        ),
      )
      .join(''),
  cotton: () =>
    [
      [-16, -4],
      [16, -4],
      [0, -20],
      [0, 10],
      [-10, 2],
      [10, 2],
    ]
      .map(([x, y]) => c(x, y, 17, '#fff', 'stroke="#dfe5ee" stroke-width="1.5"'))
      .join('') +
    s('M0 24V46', '#8a6a45', 4) +
    leaf(0, 36, -20, 0.7, '#8aa15c') +
    g(leaf(0, 36, -20, 0.7, '#8aa15c'), 'scale(-1 1)'),
  aloe: () =>
    [-30, -12, 12, 30]
      .map((a) => g(p('M-8 44C-10 0-4-30 0-42C4-30 10 0 8 44Z', '#6fae72'), `rotate(${a} 0 44)`))
      .join(''),
  almond: () =>
    [
      [-14, 8, -20],
      [14, 4, 24],
    ]
      .map(([x, y, a]) =>
        g(
          p('M0-30C20-14 20 16 0 28C-20 16-20-14 0-30Z', '#b87a44') +
            s('M0-22V20M-7-14V12M7-14V12', '#96602f', 2),
          `translate(${x} ${y}) rotate(${a})`,
        ),
      )
      .join(''),
  nut: () =>
    [
      [-16, 8, -50],
      [14, -8, 20],
      [12, 24, 70],
    ]
      .map(([x, y, a]) =>
        g(
          p('M0-22C18-14 16 14 0 22C-16 14-18-14 0-22Z', '#9a6a43') + s('M-4-14C-8-4-8 4-4 14', '#c49a6e', 3),
          `translate(${x} ${y}) rotate(${a})`,
        ),
      )
      .join(''),
  olive: () =>
    e(-14, 14, 17, 22, '#8a9a3a', 'transform="rotate(20 -14 14)"') +
    e(18, 10, 15, 20, '#6f8030', 'transform="rotate(-16 18 10)"') +
    shine(-18, 6, 4, 8) +
    s('M-14-8C-8-26 10-30 24-38M18-10C16-20 12-26 8-30', '#6b5a30', 3) +
    leaf(0, -30, -50, 0.9, '#7a9150') +
    leaf(22, -36, 10, 0.7, '#8aa15c'),
  blackolive: () =>
    e(-14, 14, 17, 22, '#3b2a3a', 'transform="rotate(20 -14 14)"') +
    e(18, 10, 15, 20, '#2c1f2c', 'transform="rotate(-16 18 10)"') +
    shine(-18, 6, 4, 8) +
    leaf(0, -18, -50, 1, '#7a9150'),
  chili: () =>
    s('M-22-30C2-24 22-4 26 32', '#d22c26', 19) +
    p('M18 26L30 48L34 28Z', '#d22c26') +
    s('M-18-34C2-28 14-14 20 4', '#f0675c', 4) +
    p('M-34-34C-30-42-16-40-14-26C-20-20-30-22-34-34Z', '#4f8f3c') +
    s('M-28-36L-38-46', '#4f8f3c', 5),
  pepper: () =>
    [
      [-20, 10],
      [4, 18],
      [24, 4],
      [-4, -8],
      [-26, -14],
      [16, -20],
      [-10, 34],
      [28, 28],
      [0, -32],
    ]
      .map(
        ([x, y], i) =>
          c(x, y, 8, i % 3 ? '#3a3230' : '#5a4a40') + c(x - 2.5, y - 2.5, 2, '#fff', 'opacity="0.3"'),
      )
      .join(''),
  garlic: () =>
    p('M0-42C6-24 36-16 34 12C32 36 14 40 0 38C-14 40-32 36-34 12C-36-16-6-24 0-42Z', '#f4eee6') +
    s('M0-36C-10-12-12 18-6 36M0-36C10-12 12 18 6 36', '#c9b3c4', 3),
  onion: () =>
    p('M0-44C4-26 38-20 36 10C34 32 16 40 0 40S-34 32-36 10C-38-20-4-26 0-44Z', '#9c3f6b') +
    s('M0-34C-16-14-16 22-4 38M0-34C16-14 16 22 4 38', '#c77aa0', 3),
  carrot: () =>
    p('M-20-16C-14-30 14-30 20-16C18 10 8 36 0 48C-8 36-18 10-20-16Z', '#ee8230') +
    s('M-12-4H2M-4 10H10M-6 24H4', '#cf6718', 3) +
    leaf(0, -22, -60, 0.8) +
    leaf(0, -22, -120, 0.8) +
    leaf(0, -22, -90, 0.9),
  beet: () =>
    p('M0-20C34-22 38 14 14 28C8 32 4 40 0 48C-4 40-8 32-14 28C-38 14-34-22 0-20Z', '#8a2150') +
    leaf(0, -18, -70, 0.9, '#6b8f3c') +
    leaf(0, -18, -112, 0.9, '#6b8f3c'),
  cucumber: () =>
    g(
      `<rect x="-44" y="-14" width="88" height="28" rx="14" fill="#4f8a3c"/>` +
        s('M-30-4H26M-26 5H30', '#7cb062', 3),
      'rotate(-28)',
    ) +
    g(
      c(0, 0, 17, '#4f8a3c') + c(0, 0, 14, '#d9e8a8') + ring(6, 7, (x, y) => e(x, y, 2, 3, '#b5ca78')),
      'translate(20 26)',
    ),
  mushroom: () =>
    p('M-40-2C-40-40 40-40 40-2Z', '#eadfd0') +
    p('M-14-2H14L18 38C8 44-8 44-18 38Z', '#f7f1e6') +
    s('M-34-2H34', '#c9b8a2', 4),
  broccoli: () =>
    p('M-8 4H8L14 46H-14Z', '#8cb560') +
    [
      [-22, -4],
      [22, -4],
      [0, -20],
      [-12, -16],
      [12, -16],
      [0, 0],
    ]
      .map(([x, y]) => c(x, y, 17, '#4f8f3f') + c(x - 5, y - 5, 5, '#6baa55'))
      .join(''),
  eggplant: () =>
    p('M-2-18C26-22 40 14 24 34C8 50-30 40-32 16C-32 0-20-16-2-18Z', '#4b2759') +
    shine(-14, 14, 5, 13) +
    p('M-16-20C-6-34 14-32 18-18C8-12-8-10-16-20Z', '#5c8f3f') +
    s('M2-28L6-42', '#5c8f3f', 6),
  potato: () =>
    e(0, 4, 42, 28, '#d9b274', 'transform="rotate(-12)"') +
    [
      [-16, -4],
      [10, 8],
      [20, -6],
      [-6, 16],
    ]
      .map(([x, y]) => e(x, y, 2.5, 1.8, '#a9803f'))
      .join(''),
  cassava: () =>
    [
      [-8, -10],
      [6, 12],
    ]
      .map(([x, y]) =>
        g(
          p('M-42-8C-20-18 20-16 42-4C40 6 20 16-20 14C-36 12-44 4-42-8Z', '#7a5234') +
            e(40, 0, 6, 8, '#fbf5e6'),
          `translate(${x} ${y}) rotate(-16)`,
        ),
      )
      .join(''),
  pumpkin: round('#e5822c'),
  palm: () =>
    `<rect x="-36" y="-22" width="72" height="15" rx="7" fill="#f6efd8"/><rect x="-30" y="-4" width="72" height="15" rx="7" fill="#efe5c4"/><rect x="-38" y="14" width="72" height="15" rx="7" fill="#f6efd8"/>`,
  artichoke: () =>
    [0, 1, 2]
      .map((k) =>
        [-1, 0, 1]
          .map((i) =>
            p(
              'M0-18C14-8 14 10 0 20C-14 10-14-8 0-18Z',
              k % 2 ? '#7fa05a' : '#94b26b',
              `transform="translate(${i * 17} ${-20 + k * 18})" stroke="#5f8040" stroke-width="1.5"`,
            ),
          )
          .join(''),
      )
      .join(''),
  ginger: () =>
    s('M-30 18C-14-2 4 12 20-10M-6 6L-2-24M14-2L34 8', '#d2a361', 20) +
    s('M-22 10L-16 16M4 4L10 10', '#b0803e', 2),
  turmeric: () => s('M-30 16C-12 2 8 10 30-14M-4 8L4-22', '#d88a1d', 18),
  paprika: () => p('M-42 34C-30 4-14-8 0-20C14-8 30 4 42 34Z', '#c1381f') + leaf(8, -20, -40, 0.8),
  salt: () =>
    p('M-44 32C-26-2-10-18 0-28C10-18 26-2 44 32Z', '#fff', 'stroke="#cfd9e6" stroke-width="2"') +
    pieces('#ffffff', '#eef3f8')(),
  sugar: pieces('#fffdf8', '#efe6d6'),
  cinnamon: () =>
    [-14, 4, 20]
      .map(
        (x) =>
          `<rect x="${x - 8}" y="-40" width="15" height="80" rx="6" fill="#a2663a" transform="rotate(14)"/>`,
      )
      .join(''),
  truffle: () => c(-10, 6, 26, '#3c2c26') + c(20, 16, 16, '#4a3830') + pieces('#4a3830', '#33251f')(),
  sesame: grains('#f0dcae', 4, 7),
  vanilla: () => flower('#fff5d6', '#e4b43c')() + s('M-30 30C-16 0 4-24 30-40', '#4a2c1a', 5),
  caramel: pieces('#c97f35', '#e0a050'),
  cinnamonroll: () =>
    c(0, 0, 40, '#d99a55') +
    s('M0 0C10-10 22 4 12 14C-4 26-26 8-18-10C-8-32 30-26 32 4C34 30 0 42-24 28', '#a8652f', 5),
  dog: () => dog(),
  cat: () => cat(),
  panda,
  bird: () =>
    p('M-30 6C-34-24 4-38 22-18L40-14L24-4C22 22-4 34-40 30C-28 24-28 16-30 6Z', '#f0b52e') +
    c(12, -14, 4, '#222') +
    p('M-22 4C-8-4 8 2 6 14C-6 22-20 18-22 4Z', '#d9921b'),
  hay: () =>
    Array.from({ length: 11 }, (_, i) =>
      s(
        `M${-40 + i * 8} 40C${-30 + i * 6} 10 ${-20 + i * 5} 0 ${-36 + i * 8} -40`,
        i % 2 ? '#a5b04f' : '#c7b862',
        3,
      ),
    ).join(''),
  paw: () =>
    e(0, 16, 22, 18, '#fff') +
    e(-26, -6, 9, 13, '#fff') +
    e(-9, -22, 9, 13, '#fff') +
    e(9, -22, 9, 13, '#fff') +
    e(26, -6, 9, 13, '#fff'),
  drop: drop('#3d8fd6'),
  oildrop: drop('#e9b52c'),
  bubbles: bubbles('#4aa3df'),
  pinkbubbles: bubbles('#e58cb4'),
  greenbubbles: bubbles('#69b857'),
  snow: () =>
    [0, 60, 120]
      .map((a) => g(s('M0-42V42M-12-32L0-22L12-32M-12 32L0 22L12 32', '#fff', 5), `rotate(${a})`))
      .join(''),
  flame: () =>
    p(
      'M0-46C8-24 32-12 30 16C28 36 14 44 0 44S-28 36-30 16C-30 2-18-6-16-20C-8-14-6-6-6 0C4-10 4-28 0-46Z',
      '#f08a24',
    ) + p('M0 42C-14 42-18 28-10 16C-6 10-2 8 0-2C6 8 16 16 14 28C12 38 6 42 0 42Z', '#fbd45a'),
  bolt: bolt('#fbd028'),
  star: star('#f6c63a'),
  sun: () =>
    ring(12, 0, (_x, _y, a) => g(p('M-5-26L0-46L5-26Z', '#f6b92b'), `rotate(${a})`)) + c(0, 0, 22, '#f9cf4b'),
  wave: () =>
    s(
      'M-46 0C-34-18-24-18-12 0S12 18 24 0S40-14 46-6M-46 20C-34 2-24 2-12 20S12 38 24 20S40 6 46 14',
      '#fff',
      7,
    ),
  tooth: () =>
    p(
      'M-30-30C-18-42-8-30 0-30S18-42 30-30C42-14 28 4 26 20C24 40 14 46 8 30C4 18-4 18-8 30C-14 46-24 40-26 20C-28 4-42-14-30-30Z',
      '#fff',
      'stroke="#c9dcea" stroke-width="2"',
    ) + shine(-14, -14),
  hair: () =>
    [0, 1, 2, 3, 4]
      .map((i) =>
        s(
          `M${-34 + i * 16} -44C${-54 + i * 16} -14 ${-10 + i * 16} 10 ${-34 + i * 16} 44`,
          '#fff',
          5,
          `opacity="${0.5 + i * 0.1}"`,
        ),
      )
      .join(''),
  baby: () =>
    c(0, 2, 36, '#f6d3b3') +
    c(-12, 0, 4, '#333') +
    c(12, 0, 4, '#333') +
    s('M-8 16C-3 22 3 22 8 16', '#b45f4a', 3) +
    s('M-4-34C2-46 12-38 4-30', '#7a5230', 4),
  shirt: () =>
    p(
      'M-20-36C-10-26 10-26 20-36L46-20L36 2L26-4V40H-26V-4L-36 2L-46-20Z',
      '#fff',
      'stroke="#c7d6ea" stroke-width="2"',
    ),
  plate: () =>
    c(0, 0, 42, '#fff', 'stroke="#cfd9e6" stroke-width="2"') + c(0, 0, 28, '#eef4fa') + star('#fff')(),
  moon: () =>
    p('M12-42A42 42 0 1 0 38 18A34 34 0 1 1 12-42Z', '#fbe7a1') +
    c(24, -20, 3, '#fff') +
    c(36, -4, 2, '#fff'),
  window: () =>
    `<rect x="-38" y="-38" width="76" height="76" rx="4" fill="#dff0fb" stroke="#fff" stroke-width="7"/><path d="M0-38V38M-38 0H38" stroke="#fff" stroke-width="6"/>` +
    s('M-26-14L-14-26M10 26L26 10', '#fff', 4),
  house: () =>
    p('M-44 0L0-40L44 0H32V40H-32V0Z', '#fff') +
    `<rect x="-9" y="12" width="18" height="28" fill="#c9d6ea"/>`,
  coffeecup: cup('#5b3520'),
  teacup: cup('#b8762c'),
  chaicup: cup('#c99a5e'),
  matcha: cup('#8fb04a'),
  choccup: cup('#5f3620'),
  hop: () =>
    [0, 1, 2, 3]
      .map((k) =>
        [-1, 0, 1]
          .map((i) =>
            p(
              'M0-12C10-5 10 6 0 14C-10 6-10-5 0-12Z',
              k % 2 ? '#8fae3f' : '#7a9a30',
              `transform="translate(${i * (16 - k * 3)} ${-22 + k * 16})"`,
            ),
          )
          .join(''),
      )
      .join('') + leaf(0, -36, -40, 0.8),
  barrel: () =>
    p('M-26-40H26C36-14 36 14 26 40H-26C-36 14-36-14-26-40Z', '#a8713c') +
    s('M-32-18H32M-32 18H32', '#5a3a1c', 5) +
    s('M-10-40C-13-14-13 14-10 40M10-40C13-14 13 14 10 40', '#8a5a2c', 2),
  cane: () =>
    [-18, 0, 18]
      .map(
        (x) =>
          s(`M${x} 46V-40`, '#8aa83f', 10) + s(`M${x - 5} -12H${x + 5}M${x - 5} 16H${x + 5}`, '#6b8530', 3),
      )
      .join('') +
    leaf(0, -34, -50, 1.1, '#6fa03c') +
    g(leaf(0, -34, -50, 1.1, '#6fa03c'), 'scale(-1 1)'),
  jam2: berries('#c5334a'),
  guarana: berries('#d9402c', 12),
  cola: () => drop('#5a2c18')(),
  lime: citrus('#6ca832', '#bfe07a'),
  screw: () =>
    g(
      `<rect x="-5" y="-24" width="10" height="58" fill="#c9ced4"/><path d="M-5 34L0 46L5 34Z" fill="#c9ced4"/><path d="M-14-36H14L6-22H-6Z" fill="#e3e7eb"/>` +
        [0, 1, 2, 3, 4].map((i) => s(`M-8 ${-14 + i * 11}L8 ${-19 + i * 11}`, '#8e969e', 3)).join('') +
        s('M-6-36H6', '#7d858d', 3),
      'rotate(32)',
    ),
  hexbolt: () =>
    g(
      `<rect x="-7" y="-18" width="14" height="60" fill="#c9ced4"/><path d="M-18-36H18V-18H-18Z" fill="#dfe4e8"/>` +
        [0, 1, 2, 3].map((i) => s(`M-9 ${2 + i * 11}L9 ${-3 + i * 11}`, '#8e969e', 3)).join(''),
      'rotate(28)',
    ),
  nut6: () =>
    p('M-36 0L-18-32H18L36 0L18 32H-18Z', '#c9ced4') + c(0, 0, 17, '#6e767e') + c(0, 0, 13, '#f0f2f4'),
  washer: () => c(0, 0, 38, '#c9ced4') + c(0, 0, 17, '#59626b'),
  plug: () =>
    g(
      `<rect x="-12" y="-36" width="24" height="74" rx="9" fill="#b9bec4"/>` +
        [0, 1, 2, 3, 4].map((i) => s(`M-13 ${-24 + i * 13}H13`, '#80878e', 3)).join(''),
      'rotate(24)',
    ),
  nail: () =>
    g(
      `<rect x="-4" y="-32" width="8" height="66" fill="#aab1b8"/><path d="M-4 34L0 48L4 34Z" fill="#aab1b8"/><ellipse cx="0" cy="-34" rx="14" ry="5" fill="#c8ced4"/>`,
      'rotate(25)',
    ),
  bulb: () =>
    c(0, -10, 30, '#ffe48a') +
    p('M-16 12H16L12 26H-12Z', '#ffe48a') +
    `<rect x="-12" y="26" width="24" height="16" rx="4" fill="#9aa3ac"/>`,
  brick: () =>
    [0, 1, 2]
      .map((j) =>
        [0, 1]
          .map(
            (i) =>
              `<rect x="${-44 + i * 46 - (j % 2) * 14}" y="${-30 + j * 22}" width="42" height="18" fill="#c46a45"/>`,
          )
          .join(''),
      )
      .join(''),
  tile: () =>
    [0, 1]
      .flatMap((i) =>
        [0, 1].map(
          (j) => `<rect x="${-38 + i * 40}" y="${-38 + j * 40}" width="36" height="36" fill="#e7edf0"/>`,
        ),
      )
      .join(''),
  roller: () =>
    `<rect x="-38" y="-36" width="66" height="24" rx="6" fill="#f4f1ea"/>` +
    s('M28-24H40V2H0V16', '#6e767e', 5) +
    `<rect x="-6" y="16" width="12" height="30" rx="4" fill="#d8472f"/>`,
  brushstroke: () =>
    p('M-46 10C-30-22 20-30 46-18C36-6 40 4 30 12C0 6-24 26-46 10Z', '#ffffff', 'opacity="0.9"'),
  can: () => `<rect x="-28" y="-34" width="56" height="70" rx="6" fill="#fff"/>`,
  plant: () =>
    leaf(0, 12, -50, 1.2, '#6db851') +
    g(leaf(0, 12, -50, 1.2, '#5aa040'), 'scale(-1 1)') +
    s('M0 40V6', '#4f8a3c', 5) +
    p('M-44 44C-20 30 20 30 44 44Z', '#7a5230'),
  pool: () =>
    s(
      'M-46-6C-34-18-24-18-12-6S12 6 24-6S40-14 46-10M-46 14C-34 2-24 2-12 14S12 26 24 14S40 6 46 10',
      '#fff',
      6,
    ),
  gear: () =>
    ring(8, 0, (_x, _y, a) =>
      g('<rect x="-8" y="-44" width="16" height="20" rx="3" fill="#dfe4e8"/>', `rotate(${a})`),
    ) +
    c(0, 0, 32, '#dfe4e8') +
    c(0, 0, 13, '#59626b'),
  crayons: () =>
    ['#e0433a', '#f29b2c', '#f5d13c', '#4fa64b', '#3a7fc8', '#7d4fb0']
      .map(
        (k, i) =>
          p('M-6 44V-24L0-44L6-24V44Z', k, `transform="translate(${-38 + i * 15.2} 0)"`) +
          `<rect x="${-44 + i * 15.2}" y="-14" width="12" height="44" fill="#fff" opacity="0.22"/>`,
      )
      .join(''),
  palette: () =>
    p('M-40 4C-40-28 0-42 28-26C52-10 44 18 22 16C8 14 6 24 8 32C0 46-40 34-40 4Z', '#e9c796') +
    c(-22, -6, 7, '#d8402f') +
    c(-6, -22, 7, '#f0b52e') +
    c(16, -18, 7, '#3a7fc8') +
    c(-18, 14, 7, '#4fa64b'),
  pencilart: () =>
    g(
      `<rect x="-7" y="-38" width="14" height="64" fill="#f3b62c"/><path d="M-7 26L0 46L7 26Z" fill="#f1d6ad"/><path d="M-2.4 39L0 46L2.4 39Z" fill="#333"/><rect x="-7" y="-46" width="14" height="9" fill="#e2808f"/>`,
      'rotate(32)',
    ),
  dino: () =>
    p(
      'M-40 34C-30 4-14-2-2-4C-4-26 8-40 28-38C42-36 44-22 36-18C30-16 24-18 20-20C22 2 22 20 14 34H2C0 24-8 22-14 26L-16 34Z',
      '#5fae5a',
    ) +
    c(28, -30, 3, '#222') +
    p('M-14-2L-10-14L-4-6ZM-26 8L-24-6L-16 0Z', '#f0a63a'),
  unicorn: () =>
    p(
      'M-22 40C-26 6-14-20 6-22L12-28C24-24 34-10 38 2C34 12 24 10 18 6C12 16 14 28 16 40Z',
      '#fff',
      'stroke="#d9cfe8" stroke-width="2"',
    ) +
    p('M10-24L26-50L20-20Z', '#f3c143') +
    s('M-4-22C-22-14-26 6-24 26', '#e48bc0', 9) +
    s('M-12-18C-28-6-32 10-32 28', '#8f8be0', 7) +
    c(20, -8, 3, '#333'),
  rocket: () =>
    g(
      p('M0-48C20-28 20 10 14 28H-14C-20 10-20-28 0-48Z', '#f2f4f8') +
        c(0, -12, 9, '#3f8fd0') +
        p('M-14 6L-30 30L-13 26ZM14 6L30 30L13 26Z', '#d9402f') +
        p('M-8 28H8L0 48Z', '#f5a623'),
      'rotate(24)',
    ),
  planet: () =>
    c(0, 0, 28, '#e39a4a') +
    s('M-46 14C-30 26 30 4 46-14', '#f6dca0', 7) +
    star('#fff')().replace('<path', '<path transform="translate(30 -34) scale(0.2)"'),
  galaxy: () =>
    c(-6, 4, 24, '#6f5bd0') +
    s('M-42 16C-24 28 22 10 36-10', '#f1b7e2', 6) +
    [
      [30, -32],
      [-34, -28],
      [36, 26],
      [0, -42],
      [-28, 40],
    ]
      .map(([x, y]) => c(x, y, 3, '#fff'))
      .join(''),
  sunflower: flower('#f5b92b', '#5f3a1c'),
  capybara: () =>
    e(4, 12, 36, 22, '#a9784a') +
    e(-24, -8, 20, 16, '#b5834f') +
    e(-34, -4, 10, 9, '#8f633a') +
    c(-22, -13, 3, '#222') +
    c(-12, -22, 5, '#8f633a') +
    `<rect x="-16" y="28" width="9" height="14" fill="#8f633a"/><rect x="20" y="28" width="9" height="14" fill="#8f633a"/>`,
  butterfly: () =>
    e(-20, -12, 20, 17, '#e0609a', 'transform="rotate(24 -20 -12)"') +
    e(20, -12, 20, 17, '#e0609a', 'transform="rotate(-24 20 -12)"') +
    e(-15, 18, 14, 13, '#f2a63c') +
    e(15, 18, 14, 13, '#f2a63c') +
    `<rect x="-3" y="-26" width="6" height="56" rx="3" fill="#3a2a3a"/>`,
  ball: () =>
    c(0, 0, 38, '#fff', 'stroke="#222" stroke-width="2"') +
    p('M0-14L13-4L8 11H-8L-13-4Z', '#222') +
    ring(5, 0, (_x, _y, a) => g(p('M-8-38L8-38L0-27Z', '#222'), `rotate(${a + 36})`)),
  heart: () => p('M0 38C-46 8-40-30-18-30C-6-30 0-20 0-16C0-20 6-30 18-30C40-30 46 8 0 38Z', '#dd3f5c'),
  balloon: () =>
    e(-14, -10, 20, 26, '#e24a4a') +
    e(16, -16, 20, 26, '#3f8fd6') +
    s('M-14 16C-10 30-4 34 0 46M16 10C10 26 4 34 0 46', '#666', 2),
  cactus: () =>
    `<rect x="-10" y="-38" width="20" height="70" rx="10" fill="#5a9a56"/>` +
    s('M-10 4H-26V-14M10 12H26V-8', '#5a9a56', 13) +
    p('M-24 30H24L18 48H-18Z', '#c9714a'),
  mountain: () =>
    p('M-48 34L-14-26L4 4L16-14L48 34Z', '#4f7f9a') + p('M-14-26L-24-8L-14-12L-6-6L-4-10Z', '#fff'),
  note: () => s('M-14 28V-30L28-38V20', '#333', 5) + e(-23, 28, 11, 8, '#333') + e(19, 20, 11, 8, '#333'),
  book: () =>
    p(
      'M-44-26C-26-34-10-30 0-22C10-30 26-34 44-26V28C26 20 10 24 0 32C-10 24-26 20-44 28Z',
      '#fff',
      'stroke="#667" stroke-width="2"',
    ) + s('M0-22V32', '#667', 2),
  globe: () =>
    c(0, 0, 40, '#4f9fd6') +
    p(
      'M-28-20C-12-34 6-30 4-14C-4-8-14 0-18 10C-30 2-34-8-28-20ZM10 0C24-8 36 0 34 14C26 28 12 26 8 14Z',
      '#6dae54',
    ),
  gift: () =>
    `<rect x="-36" y="-10" width="72" height="50" fill="#d94a5c"/><rect x="-40" y="-22" width="80" height="16" fill="#e8687a"/><rect x="-7" y="-22" width="14" height="62" fill="#f8e2a8"/>` +
    s('M0-24C-22-48-34-26 0-22C34-26 22-48 0-24', '#f8e2a8', 6),
};

/** A motif around (x, y), `size` wide. */
export function art(name, x, y, size, opacity = 1) {
  const draw = ART[name];
  if (draw === undefined) throw new Error(`there is no motif ${name}`);
  return `<g transform="translate(${x} ${y}) scale(${size / 100})" opacity="${opacity}">${draw()}</g>`;
}
