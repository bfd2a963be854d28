/** Paper, pens, art, bags, gifts and toys. */

import { art } from '../labels/art.mjs';
import { darker, inkOn, lighter, line } from '../labels/svg.mjs';
import { dice, hose, loft, lump, plate, rounded, sleeve, softBox } from '../studio/geometry.mjs';
import {
  canvasOf,
  clear,
  film,
  gloss,
  grainBump,
  matte,
  metal,
  paper,
  plastic,
  rubber,
  speckled,
  textureOf,
  wood,
} from '../studio/materials.mjs';
import { ball, cylinder, group, mesh, placed, THREE, torus } from './parts.mjs';
import { lie } from './tools.mjs';

const polygon = (points) => (shape) => {
  shape.moveTo(...points[0]);
  for (const point of points.slice(1)) shape.lineTo(...point);
  shape.closePath();
};
const faces = (front, rest, index = 4) => [0, 1, 2, 3, 4, 5].map((face) => (face === index ? front : rest));
const RAINBOW = [
  '#e0433a',
  '#f2762e',
  '#f5b92c',
  '#f5dc3c',
  '#9ccb3b',
  '#3fa64b',
  '#2fa6a0',
  '#3a9fd8',
  '#3a62c8',
  '#6a4fb0',
  '#b04fb0',
  '#e0559a',
  '#8a5a34',
  '#3a3a3f',
  '#f0a0b0',
  '#c9a06a',
];
/** A coloured ground with a pattern of motifs, for covers, bags and wrapping. */
const pattern = (name, ground, w = 400, h = 520, step = 130) => {
  let out = `<rect width="${w}" height="${h}" fill="${ground}"/>`;
  for (let x = 0; x * step < w + step; x += 1)
    for (let y = 0; y * step < h + step; y += 1)
      out += art(name, x * step + (y % 2 ? step / 2 : 0), y * step, step * 0.62);
  return out;
};

// Notebooks and paper.
export async function notebook({ spiral, discs, plain, small, wide, agenda, lock, cover, pad }, ctx) {
  const [w, h, d] = small ? [1.05, 1.5, 0.1] : wide ? [1.75, 1.25, 0.12] : [1.25, 1.65, agenda ? 0.24 : 0.16];
  const { brand, title, kind, size, tone, motif } = ctx.label;
  const ground = plain ?? tone;
  const ink = inkOn(ground);
  const W = 600;
  const H = Math.round((W * h) / w);
  const strap = agenda
    ? `<text x="${W / 2}" y="${H * 0.42}" font-family="Playfair Display" font-weight="700" font-size="120" text-anchor="middle" fill="${ink}">2026</text>`
    : '';
  const face =
    plain && !agenda
      ? `<rect width="${W}" height="${H}" fill="${ground}"/><rect x="${W * 0.62}" y="${H * 0.82}" width="${W * 0.3}" height="${H * 0.06}" fill="none"/>${line(brand.name, W / 2, H * 0.9, { font: brand.font, size: 40, max: W * 0.6, fill: ink })}`
      : agenda
        ? `<rect width="${W}" height="${H}" fill="${ground}"/>${motif === 'star' ? '' : art(cover ?? motif, W / 2, H * 0.66, W * 0.5)}${strap}${line('Agenda', W / 2, H * 0.26, { font: 'display', size: 60, max: W * 0.7, fill: ink })}`
        : `<rect width="${W}" height="${H}" fill="${ground}"/><circle cx="${W / 2}" cy="${H * 0.48}" r="${W * 0.4}" fill="${lighter(ground, 0.35)}"/>${art(cover ?? motif, W / 2, H * 0.48, W * 0.68)}<rect x="${W * 0.16}" y="${H * 0.8}" width="${W * 0.68}" height="${H * 0.12}" rx="14" fill="#fff"/>${line(title, W / 2, H * 0.855, { font: 'round', size: 44, max: W * 0.62, fill: '#333' })}${line(size || kind, W / 2, H * 0.9, { font: 'book', size: 30, max: W * 0.6, fill: '#555' })}${line(brand.name, W / 2, H * 0.09, { font: brand.font, size: 54, max: W * 0.8, fill: ink })}`;
  const map = await ctx.svg(face, W, H);
  const parts = [
    mesh(softBox(w, h, d * 0.74, 0.01), matte('#fbfaf4'), [0, 0, 0]),
    mesh(softBox(w * 1.02, h * 1.01, 0.04, 0.012), faces(paper(map), matte(ground)), [0, 0, d * 0.4]),
    mesh(softBox(w * 1.02, h * 1.01, 0.04, 0.012), matte(ground), [0, 0, -d * 0.4]),
  ];
  if (spiral)
    for (let k = 0; k < 22; k += 1)
      parts.push(
        mesh(
          torus(d * 0.74, 0.016),
          metal('#b9bec3', 0.25),
          [-w / 2 + 0.02, -h * 0.46 + (k * h * 0.92) / 21, 0],
          [Math.PI / 2, 0, 0],
        ),
      );
  if (discs)
    for (let k = 0; k < 8; k += 1)
      parts.push(
        mesh(cylinder(d * 1.1, 0.04), plastic('#f2efe6'), [-w / 2, -h * 0.42 + (k * h * 0.84) / 7, 0]),
      );
  if (lock)
    parts.push(mesh(softBox(0.3, 0.26, d + 0.14, 0.05), metal('#d9b45a', 0.25), [w / 2 - 0.02, 0, 0]));
  if (agenda)
    parts.push(mesh(softBox(0.05, h * 1.02, d + 0.1, 0.01), matte(darker(ground, 0.35)), [w * 0.38, 0, 0]));
  if (!spiral && !discs && !pad)
    parts.push(mesh(softBox(0.06, h * 1.01, d * 0.86, 0.02), matte(darker(ground, 0.15)), [-w * 0.5, 0, 0]));
  return placed(group(...parts), [0, h / 2, 0], [-0.06, 0, 0]);
}
export const stickyNotes = ({ colour }) =>
  group(
    ...Array.from({ length: 14 }, (_, k) =>
      mesh(
        softBox(1.2, 0.035, 1.2, 0.004),
        matte(k % 2 ? colour : lighter(colour, 0.08)),
        [0, 0.02 + k * 0.036, 0],
        [0, k * 0.006, 0],
      ),
    ),
    mesh(softBox(1.2, 0.01, 1.2, 0.003), matte(lighter(colour, 0.1)), [0.02, 0.56, 0.02], [0.06, 0.12, 0.02]),
  );
export const kraftBooklets = () =>
  group(
    ...[0, 1, 2].map((k) =>
      mesh(
        softBox(1.0, 0.05, 1.5, 0.01),
        matte('#fff', {
          map: speckled('#bd935f', ['#a67a48', '#d0aa78'], { count: 900, size: [1, 2], long: 3, seed: k }),
        }),
        [k * 0.26 - 0.26, 0.03 + k * 0.055, k * 0.1],
        [0, -0.16 + k * 0.16, 0],
      ),
    ),
  );
export async function wallCalendar(_p, ctx) {
  const days = Array.from(
    { length: 31 },
    (_, k) =>
      `<text x="${70 + (k % 7) * 78}" y="${560 + Math.floor(k / 7) * 62}" font-family="Archivo" font-weight="700" font-size="34" fill="${k % 7 === 6 ? '#d3202a' : '#333'}" text-anchor="middle">${k + 1}</text>`,
  ).join('');
  const face = `<rect width="600" height="860" fill="#fff"/><rect width="600" height="400" fill="#bfe0f0"/>${art('mountain', 300, 230, 460)}<text x="300" y="490" font-family="Oswald" font-weight="600" font-size="60" fill="#1d4e89" text-anchor="middle">JANEIRO 2026</text>${days}`;
  return placed(
    group(
      mesh(softBox(1.4, 2.0, 0.05, 0.01), faces(paper(await ctx.svg(face, 600, 860)), matte('#fff'))),
      ...Array.from({ length: 16 }, (_, k) =>
        mesh(torus(0.05, 0.012), metal(), [-0.62 + k * 0.082, 1.0, 0], [0, Math.PI / 2, 0]),
      ),
    ),
    [0, 1.02, 0],
  );
}
export async function deskPlanner(_p, ctx) {
  const days = ['SEG', 'TER', 'QUA', 'QUI', 'SEX', 'SÁB']
    .map(
      (day, k) =>
        `<rect x="${30 + (k % 3) * 260}" y="${120 + Math.floor(k / 3) * 210}" width="240" height="190" fill="#faf7f0" stroke="#cfc7b8"/><text x="${150 + (k % 3) * 260}" y="${156 + Math.floor(k / 3) * 210}" font-family="Oswald" font-weight="600" font-size="30" fill="#3a3a55" text-anchor="middle">${day}</text>`,
    )
    .join('');
  return group(
    mesh(
      softBox(1.9, 0.1, 1.3, 0.01),
      faces(
        paper(
          await ctx.svg(
            `<rect width="820" height="560" fill="#fff"/><text x="40" y="80" font-family="DM Serif Display" font-weight="400" font-size="54" fill="#3a3a55">Semana</text>${days}`,
            820,
            560,
          ),
        ),
        matte('#f4f1ea'),
        2,
      ),
      [0, 0.05, 0],
    ),
  );
}
export async function ream({ dims: [w, h, d], paper: sheet }, ctx) {
  const top = await ctx.face(w, d);
  const side = await ctx.face(w, h);
  const wrap = sheet ? matte(sheet) : film(side);
  return group(
    mesh(
      softBox(w, h, d, 0.015),
      faces(film(top), wrap, 2).map((material, k) =>
        k === 4 && !sheet ? film(side) : k < 2 ? matte(sheet ?? ctx.label.brand.ground) : material,
      ),
      [0, h / 2, 0],
    ),
  );
}
export const paperSheets = ({ colour, thick, glitter }) =>
  group(
    ...[0, 1, 2].map((k) =>
      mesh(
        softBox(1.5, thick ? 0.05 : 0.02, 1.9, 0.006),
        glitter ? metal(colour, 0.35) : matte(k % 2 ? darker(colour, 0.06) : colour),
        [k * 0.12, 0.02 + k * (thick ? 0.052 : 0.024), k * -0.08],
        [0, -0.06 * k, 0],
      ),
    ),
    glitter
      ? group(
          ...Array.from({ length: 240 }, (_, k) =>
            mesh(softBox(0.025, 0.006, 0.025, 0.002), metal(k % 2 ? '#fff2b8' : '#b58e34', 0.1), [
              Math.sin(k * 12.9) * 0.72 + 0.24,
              0.19,
              Math.cos(k * 78.2) * 0.9 - 0.16,
            ]),
          ),
        )
      : undefined,
  );
export const crepe = ({ colour }) =>
  placed(
    group(
      mesh(
        loft(
          rounded([
            [0, 0],
            [0.26, 0, 0.02],
            [0.26, 2.2, 0.02],
            [0, 2.2],
          ]),
          {
            depth: 0.6,
            around: 120,
            warp: ([x, y, z], turn) => {
              const wave = 1 + 0.03 * Math.sin(y * 90 + turn * 12);
              return [x * wave, y, z * wave];
            },
          },
        ),
        matte(colour),
      ),
    ),
    [1.1, 0.2, 0],
    [0, 0, Math.PI / 2],
  );
export const origami = () =>
  group(
    ...RAINBOW.slice(0, 9).map((colour, k) =>
      mesh(
        softBox(1.2, 0.02, 1.2, 0.004),
        matte(colour),
        [k * 0.05 - 0.2, 0.02 + k * 0.024, -k * 0.03],
        [0, k * 0.14 - 0.5, 0],
      ),
    ),
    placed(mesh(new THREE.ConeGeometry(0.3, 0.44, 4), matte('#e0433a')), [0.2, 0.46, 0.2], [0, 0.4, 0]),
  );
export const envelopes = ({ colour, mixed }) =>
  group(
    ...[0, 1, 2, 3].map((k) => {
      const tone = mixed ? ['#f2a0b0', '#a8d8e8', '#f7e3a0', '#b8e0b0'][k] : colour;
      return group(
        placed(
          group(
            mesh(softBox(1.7, 0.03, 1.1, 0.006), matte(tone)),
            mesh(
              plate(
                polygon([
                  [-0.85, 0],
                  [0.85, 0],
                  [0, -0.62],
                ]),
                0.02,
                { bevel: 0.005 },
              ),
              matte(darker(tone, 0.05)),
              [0, 0.022, -0.55],
              [Math.PI / 2, 0, 0],
            ),
          ),
          [k * 0.1 - 0.15, 0.02 + k * 0.034, k * 0.12 - 0.2],
          [0, 0.08 * (k - 1), 0],
        ),
      );
    }),
  );
export const shippingBox = () => {
  const card = matte('#fff', {
    map: speckled('#c69a63', ['#b3864f', '#d6ad79'], { count: 900, size: [1, 2], long: 4 }),
  });
  return group(
    mesh(softBox(1.6, 1.1, 1.2, 0.015), card, [0, 0.55, 0]),
    mesh(softBox(0.22, 0.012, 1.21, 0.004), gloss('#d9b987'), [0, 1.105, 0]),
    mesh(softBox(0.22, 0.3, 0.01, 0.004), gloss('#d9b987'), [0, 0.96, 0.605]),
  );
};
export const folder = ({ colour, thick }) =>
  placed(
    group(
      mesh(
        softBox(1.35, 1.8, thick ? 0.3 : 0.08, 0.03),
        colour === '#dfe9ef' ? clear('#cfe4f0', 0.55, 0.15) : plastic(colour, 0.42),
      ),
      colour === '#dfe9ef' ? mesh(softBox(1.2, 1.6, 0.03, 0.005), matte('#fff')) : undefined,
      mesh(softBox(0.05, 1.84, thick ? 0.32 : 0.1, 0.01), matte('#2a2a2d'), [0.52, 0, 0]),
      thick
        ? mesh(softBox(0.9, 0.34, 0.02, 0.005), paper(undefined, { color: '#fff' }), [0, 0.4, 0.16])
        : undefined,
    ),
    [0, 0.9, 0],
  );
export const archiveBox = () => {
  const card = matte('#fff', {
    map: speckled('#c69a63', ['#b3864f', '#d6ad79'], { count: 900, size: [1, 2], long: 4 }),
  });
  return group(
    mesh(softBox(1.0, 1.4, 1.9, 0.015), card, [0, 0.7, 0]),
    mesh(cylinder(0.14, 0.02), matte('#3a2a1c'), [0, 1.05, 0.953], [Math.PI / 2, 0, 0]),
    ...[0.2, 0.34, 0.48].map((y) => mesh(softBox(0.7, 0.02, 0.01, 0.003), matte('#5a4a38'), [0, y, 0.955])),
  );
};
export const binder = () =>
  group(
    mesh(softBox(0.5, 1.8, 1.5, 0.03), plastic('#274c77', 0.45), [0, 0.9, 0]),
    mesh(softBox(0.3, 0.8, 0.02, 0.005), matte('#fff'), [0, 1.1, 0.755]),
    mesh(torus(0.12, 0.025), metal(), [0, 0.4, 0.755]),
    mesh(softBox(0.42, 1.7, 1.4, 0.01), matte('#fbfaf4'), [0.02, 0.9, -0.08]),
  );
export const clipboard = ({ wood: wooden }) =>
  placed(
    group(
      mesh(softBox(1.35, 1.9, 0.06, 0.03), wooden ? wood('#b98a52', '#7a5226') : clear('#cfe4f0', 0.5)),
      mesh(softBox(1.2, 1.65, 0.02, 0.004), matte('#fff'), [0, -0.08, 0.04]),
      mesh(softBox(0.62, 0.2, 0.14, 0.04), metal('#d3d7da', 0.15), [0, 0.86, 0.06]),
      mesh(cylinder(0.06, 0.6), metal('#d3d7da', 0.15), [0, 0.9, 0.1], [0, 0, Math.PI / 2]),
    ),
    [0, 0.95, 0],
  );
export const canvasBoard = () =>
  placed(
    group(
      mesh(softBox(1.4, 1.8, 0.14, 0.02), matte('#fbfaf5', { bumpMap: grainBump(3, 120), bumpScale: 0.4 })),
      mesh(softBox(1.38, 1.78, 0.12, 0.01), wood('#d9ae74'), [0, 0, -0.03]),
    ),
    [0, 0.9, 0],
    [-0.06, 0, 0],
  );
export const board = ({ cork }) =>
  placed(
    group(
      mesh(softBox(2.2, 1.5, 0.08, 0.02), cork ? wood('#c9985c', '#8a5f30') : metal('#d3d7da', 0.3)),
      mesh(
        softBox(2.06, 1.36, 0.03, 0.008),
        cork
          ? matte('#fff', {
              map: speckled('#c79a64', ['#a5733c', '#dcb888', '#8a5a2c'], { count: 3000, size: [1, 3] }),
            })
          : gloss('#fdfdfc', { roughness: 0.15 }),
        [0, 0, 0.035],
      ),
      cork ? undefined : mesh(softBox(0.8, 0.05, 0.14, 0.02), metal('#d3d7da', 0.3), [0, -0.74, 0.1]),
    ),
    [0, 0.76, 0],
  );
export const pictureFrame = () =>
  placed(
    group(
      mesh(
        plate(
          polygon([
            [-0.75, -1],
            [0.75, -1],
            [0.75, 1],
            [-0.75, 1],
          ]),
          0.12,
          {
            bevel: 0.04,
            holes: [
              (p) => {
                p.moveTo(-0.58, -0.83);
                p.lineTo(0.58, -0.83);
                p.lineTo(0.58, 0.83);
                p.lineTo(-0.58, 0.83);
              },
            ],
          },
        ),
        wood('#b98a52', '#7a5226'),
      ),
      mesh(softBox(1.2, 1.7, 0.03, 0.005), matte('#f4f1ea'), [0, 0, -0.02]),
      mesh(softBox(0.8, 1.2, 0.01, 0.003), matte('#a8c8d8'), [0, 0, 0.005]),
      mesh(new THREE.CircleGeometry(0.2, 32), matte('#f6d98a'), [0.12, 0.2, 0.014]),
      mesh(
        plate(
          polygon([
            [-0.4, -0.6],
            [0.4, -0.6],
            [0.4, -0.3],
            [0.1, 0.0],
            [-0.1, -0.25],
            [-0.4, -0.1],
          ]),
          0.01,
          { bevel: 0.002 },
        ),
        matte('#5f8a6a'),
        [0, 0, 0.012],
      ),
    ),
    [0, 1, 0],
    [-0.12, 0, 0],
  );

// Pens.
export const pen = ({ colour, gel, eraser }) =>
  lie(
    group(
      mesh(
        new THREE.CylinderGeometry(0.1, 0.1, 2.0, gel ? 40 : 6),
        gel ? clear('#e6edf2', 0.4) : clear(lighter(colour, 0.6), 0.5, 0.1),
        [0, 1.1, 0],
      ),
      mesh(cylinder(0.045, 1.9), plastic(colour), [0, 1.05, 0]),
      mesh(
        cylinder(0.1, 0.28, 0.035),
        gel ? rubber(colour) : metal('#c9a24a', 0.25),
        [0, -0.02, 0],
        [Math.PI, 0, 0],
      ),
      mesh(cylinder(0.016, 0.12), metal(), [0, -0.2, 0]),
      gel ? mesh(cylinder(0.112, 0.5), rubber(colour), [0, 0.34, 0]) : undefined,
      placed(
        group(
          mesh(
            loft(
              rounded([
                [0, 0],
                [0.13, 0, 0.02],
                [0.12, 0.75, 0.03],
                [0, 0.76],
              ]),
            ),
            plastic(colour),
          ),
          mesh(softBox(0.09, 0.7, 0.05, 0.02), plastic(colour), [0, 0.34, 0.16]),
        ),
        gel ? [0, 1.85, 0] : [0.36, 0.2, 0],
        [0, 0, gel ? 0 : 0.04],
      ),
      mesh(cylinder(0.1, 0.08), eraser ? rubber('#f0a0b0') : plastic(colour), [0, gel ? 2.64 : 2.13, 0]),
    ),
    0.78,
  );
export const fountainPen = () =>
  lie(
    group(
      mesh(
        loft(
          rounded([
            [0, 0],
            [0.06, 0.02, 0.02],
            [0.12, 0.3, 0.06],
            [0.13, 1.3, 0.1],
            [0.09, 1.9, 0.05],
            [0, 1.92],
          ]),
        ),
        gloss('#1c2541', { roughness: 0.15 }),
      ),
      mesh(torus(0.125, 0.02), metal('#d9b45a', 0.15), [0, 0.4, 0], [Math.PI / 2, 0, 0]),
      mesh(
        plate(
          polygon([
            [-0.08, 0],
            [0.08, 0],
            [0.06, -0.2],
            [0, -0.42],
            [-0.06, -0.2],
          ]),
          0.03,
        ),
        metal('#d9b45a', 0.15),
        [0, 0.02, 0.02],
      ),
      placed(
        group(
          mesh(
            loft(
              rounded([
                [0, 0],
                [0.15, 0, 0.03],
                [0.13, 0.9, 0.08],
                [0, 0.94],
              ]),
            ),
            gloss('#1c2541', { roughness: 0.15 }),
          ),
          mesh(softBox(0.07, 0.7, 0.05, 0.02), metal('#d9b45a', 0.15), [0, 0.5, 0.17]),
        ),
        [0.46, 0.2, 0],
      ),
    ),
    0.75,
  );
const pencil = (colour, long = 2.3) =>
  group(
    mesh(new THREE.CylinderGeometry(0.1, 0.1, long, 6), gloss(colour, { roughness: 0.3 }), [0, long / 2, 0]),
    mesh(new THREE.CylinderGeometry(0.1, 0.03, 0.3, 24), wood('#ecd0a0', '#d0aa70'), [0, -0.15, 0]),
    mesh(cylinder(0.002, 0.11, 0.033), matte(colour === '#1f6a3a' ? '#2a2a2c' : colour), [0, -0.34, 0]),
  );
export const pencils = ({ colours, count = 3, rainbow }) =>
  lie(
    group(
      ...Array.from({ length: count }, (_, k) =>
        placed(
          group(
            pencil(rainbow ? RAINBOW[k % 16] : (colours ?? ['#1f6a3a'])[0], 2.3),
            rainbow ? undefined : mesh(cylinder(0.105, 0.2), metal('#d9b45a', 0.25), [0, 2.36, 0]),
          ),
          [(k - (count - 1) / 2) * 0.22, rainbow ? 0.1 * Math.sin(k * 1.7) : k * 0.12, 0],
        ),
      ),
    ),
    rainbow ? 0.1 : 0.7,
  );
export const mechanicalPencil = () =>
  lie(
    group(
      mesh(
        loft(
          rounded([
            [0, 0],
            [0.02, 0.01, 0.01],
            [0.04, 0.2, 0.02],
            [0.11, 0.44, 0.04],
            [0.12, 2.1, 0.05],
            [0.06, 2.2, 0.02],
            [0.06, 2.4, 0.02],
            [0, 2.4],
          ]),
        ),
        plastic('#1c2541', 0.35),
      ),
      mesh(cylinder(0.125, 0.5), rubber('#3ddbd9'), [0, 0.75, 0]),
      mesh(softBox(0.07, 0.8, 0.05, 0.02), metal(), [0, 1.75, 0.16]),
    ),
    0.75,
  );
const fat = (colour, body, long = 1.5) =>
  group(
    mesh(
      loft(
        rounded([
          [0, 0],
          [0.19, 0, 0.03],
          [0.19, long, 0.03],
          [0, long],
        ]),
        { depth: 0.7, power: 3.4 },
      ),
      plastic(body, 0.3),
    ),
    mesh(
      loft(
        rounded([
          [0, 0],
          [0.2, 0, 0.03],
          [0.18, 0.7, 0.06],
          [0, 0.72],
        ]),
        { depth: 0.7, power: 3.4 },
      ),
      gloss(colour, { roughness: 0.25 }),
      [0, long - 0.05, 0],
    ),
    mesh(softBox(0.12, 0.55, 0.05, 0.02), gloss(colour), [0, long + 0.34, 0.17]),
    mesh(softBox(0.24, 0.7, 0.02, 0.006), matte('#ffffff'), [0, long * 0.5, 0.13]),
  );
export const highlighter = ({ colour }) =>
  lie(
    group(fat(colour, colour), mesh(softBox(0.2, 0.05, 0.02, 0.005), matte('#1c2541'), [0, 1.0, 0.145])),
    0.75,
  );
export const highlighterSet = () =>
  lie(
    group(
      ...['#f7e38a', '#f7b7cb', '#b8e6c8', '#b8d8f5', '#d8c4f0', '#f7cfa8'].map((colour, k) =>
        placed(fat(colour, colour), [(k - 2.5) * 0.44, 0, 0]),
      ),
    ),
    0.05,
  );
export const marker = ({ colour, white }) =>
  lie(
    group(
      mesh(
        loft(
          rounded([
            [0, 0],
            [0.2, 0, 0.04],
            [0.2, 1.6, 0.03],
            [0, 1.6],
          ]),
        ),
        plastic(white ? '#f7f7f5' : colour, 0.3),
      ),
      mesh(
        loft(
          rounded([
            [0, 0],
            [0.21, 0, 0.03],
            [0.19, 0.7, 0.06],
            [0, 0.72],
          ]),
        ),
        plastic(colour, 0.3),
        [0, 1.58, 0],
      ),
      mesh(
        sleeve(
          [
            [0.2, 0],
            [0.2, 1.6],
          ],
          0.3,
          1.3,
          { off: 0.004 },
        ),
        matte(white ? colour : '#f4f4f2'),
      ),
    ),
    0.75,
  );
export const feltPens = ({ count }) =>
  lie(
    group(
      ...Array.from({ length: count }, (_, k) =>
        group(
          mesh(cylinder(0.09, 1.5), plastic('#fbfbf9', 0.35), [(k - (count - 1) / 2) * 0.21, 0.75, 0]),
          mesh(cylinder(0.1, 0.6, 0.09), plastic(RAINBOW[k % 16], 0.3), [
            (k - (count - 1) / 2) * 0.21,
            1.75,
            0,
          ]),
          mesh(cylinder(0.095, 0.1), plastic(RAINBOW[k % 16], 0.3), [(k - (count - 1) / 2) * 0.21, 0.05, 0]),
        ),
      ),
    ),
    0.05,
  );
export const crayons = ({ count, pastel }) =>
  lie(
    group(
      ...Array.from({ length: count }, (_, k) => {
        const colour = pastel ? lighter(RAINBOW[k % 16], 0.25) : RAINBOW[k % 16];
        const x = (k - (count - 1) / 2) * 0.22;
        return group(
          mesh(cylinder(0.095, 1.4), matte(colour, { roughness: 0.45 }), [x, 0.7, 0]),
          mesh(cylinder(0.099, 1.05), matte(lighter(colour, 0.25)), [x, 0.62, 0]),
          mesh(cylinder(0.095, 0.22, 0.05), matte(colour, { roughness: 0.45 }), [x, 1.5, 0]),
        );
      }),
    ),
    0.05,
  );
export const charcoal = () =>
  lie(
    group(
      ...Array.from({ length: 7 }, (_, k) =>
        mesh(
          hose(
            [
              [(k - 3) * 0.26, 0, 0],
              [(k - 3) * 0.26 + 0.02, 0.8, 0],
              [(k - 3) * 0.26, 1.8, 0],
            ],
            0.08 + (k % 3) * 0.012,
          ),
          matte('#232325', { bumpMap: grainBump(2, 200), bumpScale: 0.8 }),
        ),
      ),
    ),
    0.2,
  );
export const eraser = ({ kind }) =>
  kind === 'donut'
    ? placed(
        group(
          mesh(torus(0.4, 0.22), matte('#e0aa66'), [0, 0, 0]),
          mesh(torus(0.4, 0.21), matte('#f28ab0'), [0, 0, 0.05]),
        ),
        [0, 0.25, 0],
        [-Math.PI / 2, 0, 0],
      )
    : kind === 'melon'
      ? placed(
          mesh(new THREE.CylinderGeometry(0.8, 0.8, 0.3, 48, 1, false, 0, Math.PI), [
            matte('#3f8a3a'),
            matte('#e5514c'),
            matte('#e5514c'),
          ]),
          [0, 0.2, 0],
          [-Math.PI / 2, Math.PI / 2, 0],
        )
      : group(
          mesh(softBox(1.4, 0.36, 0.66, 0.06), matte('#fdfdfb'), [0, 0.18, 0]),
          mesh(softBox(0.9, 0.375, 0.68, 0.03), matte('#1f5fc0'), [-0.26, 0.18, 0]),
        );
export const scissors = ({ colour, big }) =>
  lie(
    group(
      ...[-1, 1].map((s) =>
        group(
          mesh(
            plate(
              polygon(
                [
                  [s * 0.02, 0.0],
                  [s * 0.2, 0.1],
                  [s * 0.12, 1.2],
                  [s * 0.02, big ? 1.6 : 1.35],
                  [0, 0.2],
                ].map(([x, y]) => [x, y]),
              ),
              0.05,
              { bevel: 0.012 },
            ),
            metal('#dfe3e6', 0.15),
            [0, 0.1, s * 0.02],
          ),
          mesh(
            hose(
              [
                [s * -0.05, 0.15, 0],
                [s * -0.22, -0.2, 0],
              ],
              0.07,
            ),
            plastic(colour, 0.35),
          ),
          mesh(torus(0.3, 0.085), plastic(colour, 0.35), [s * -0.38, -0.55, 0], [0, 0, 0]),
        ),
      ),
      mesh(cylinder(0.07, 0.14), metal(), [0, 0.2, 0], [Math.PI / 2, 0, 0]),
    ),
    0.7,
  );
const ticks = (ground, ink) =>
  textureOf(
    canvasOf(1024, 128, (c, w, h) => {
      c.fillStyle = ground;
      c.fillRect(0, 0, w, h);
      c.fillStyle = ink;
      c.font = '700 30px Archivo';
      for (let k = 0; k <= 100; k += 1) {
        const x = 12 + k * 10;
        c.fillRect(x, 0, 2, k % 10 ? (k % 5 ? 26 : 38) : 52);
        if (k % 10 === 0) c.fillText(String(k / 10), x - 8, 88);
      }
    }),
  );
export const ruler = ({ steel, long }) =>
  lie(
    mesh(
      softBox(long === 15 ? 1.7 : 2.7, 0.34, 0.04, 0.01),
      [0, 1, 2, 3, 4, 5].map((face) =>
        face === 4
          ? steel
            ? matte('#fff', { map: ticks('#cfd3d6', '#222'), metalness: 0.5, roughness: 0.3 })
            : gloss('#fff', { map: ticks('#d6ecf5', '#1c2541') })
          : plastic('#cfe0ea'),
      ),
    ),
    0.5,
  );
export const setSquares = () =>
  lie(
    group(
      mesh(
        plate(
          polygon([
            [0, 0],
            [1.8, 0],
            [0, 1.8],
          ]),
          0.05,
          {
            holes: [
              (p) => {
                p.moveTo(0.34, 0.34);
                p.lineTo(0.98, 0.34);
                p.lineTo(0.34, 0.98);
              },
            ],
          },
        ),
        gloss('#9fd4ea', { transparent: true, opacity: 0.72 }),
      ),
      mesh(
        plate(
          polygon([
            [0, 0],
            [1.1, 0],
            [0, 1.9],
          ]),
          0.05,
          {
            holes: [
              (p) => {
                p.moveTo(0.28, 0.3);
                p.lineTo(0.62, 0.3);
                p.lineTo(0.28, 0.9);
              },
            ],
          },
        ),
        gloss('#9fd4ea', { transparent: true, opacity: 0.72 }),
        [1.1, 0.35, 0.06],
      ),
    ),
    0.0,
  );
export const protractor = () =>
  lie(
    mesh(
      plate(
        (s) => {
          s.absarc(0, 0, 1.2, 0, Math.PI);
          s.lineTo(-1.2, -0.14);
          s.lineTo(1.2, -0.14);
        },
        0.05,
        {
          holes: [
            (p) => {
              p.absarc(0, 0.12, 0.62, 0, Math.PI);
            },
          ],
          curve: 64,
        },
      ),
      gloss('#9fd4ea', { transparent: true, opacity: 0.72 }),
    ),
    0.1,
  );
export async function calculator({ scientific }, ctx) {
  void ctx;
  const parts = [
    mesh(softBox(1.2, 0.16, 1.9, 0.07), plastic('#2a2d33', 0.4), [0, 0.08, 0]),
    mesh(softBox(0.96, 0.03, 0.38, 0.01), gloss('#b9c9a8', { roughness: 0.2 }), [0, 0.165, -0.62]),
  ];
  const [columns, lines] = scientific ? [5, 6] : [4, 5];
  for (let x = 0; x < columns; x += 1)
    for (let z = 0; z < lines; z += 1)
      parts.push(
        mesh(
          softBox(0.92 / columns, 0.07, 1.0 / lines, 0.03),
          plastic(x === columns - 1 ? '#f08a2c' : z < 1 ? '#6a7078' : '#eef0f2', 0.4),
          [-0.46 + (x + 0.5) * (1.0 / columns) - 0.04, 0.18, -0.28 + (z + 0.5) * (1.12 / lines)],
        ),
      );
  return group(...parts);
}

// Art.
export const paintPots = ({ count, colour }) => {
  const columns = count === 1 ? 1 : count === 12 ? 4 : 3;
  return group(
    ...Array.from({ length: count }, (_, k) => {
      const x = (k % columns) - (columns - 1) / 2;
      const z = Math.floor(k / columns) - (count / columns - 1) / 2;
      const tone = colour ?? RAINBOW[k];
      return group(
        mesh(
          loft(
            rounded([
              [0, 0],
              [0.26, 0, 0.03],
              [0.28, 0.42, 0.02],
              [0, 0.42],
            ]),
          ),
          gloss(tone, { roughness: 0.2 }),
          [x * 0.64, 0, z * 0.64],
        ),
        mesh(
          loft(
            rounded([
              [0, 0.4],
              [0.3, 0.4, 0.02],
              [0.29, 0.58, 0.03],
              [0, 0.58],
            ]),
          ),
          plastic(colour ? '#f7f7f5' : '#ffffff', 0.35),
          [x * 0.64, 0, z * 0.64],
        ),
        mesh(cylinder(0.22, 0.01), gloss(tone), [x * 0.64, 0.585, z * 0.64]),
      );
    }),
  );
};
export const watercolours = ({ count }) => {
  const columns = count === 24 ? 8 : 6;
  const rows = count / columns;
  return group(
    mesh(softBox(columns * 0.36 + 0.2, 0.14, rows * 0.5 + 0.4, 0.04), plastic('#f7f7f5'), [0, 0.07, 0]),
    ...Array.from({ length: count }, (_, k) =>
      mesh(softBox(0.3, 0.05, 0.42, 0.03), matte(RAINBOW[k % 16], { roughness: 0.4 }), [
        ((k % columns) - (columns - 1) / 2) * 0.36,
        0.15,
        (Math.floor(k / columns) - (rows - 1) / 2) * 0.5 - 0.06,
      ]),
    ),
    mesh(
      softBox(columns * 0.36 + 0.2, 0.06, rows * 0.5 + 0.4, 0.03),
      plastic('#b7312c', 0.35),
      [0, rows * 0.26 + 0.3, -rows * 0.25 - 0.42],
      [1.15, 0, 0],
    ),
    mesh(
      cylinder(0.035, columns * 0.28),
      plastic('#1c2541'),
      [0, 0.18, rows * 0.25 + 0.1],
      [0, 0, Math.PI / 2],
    ),
  );
};
const brushOf = (tip, high = 2.4) =>
  group(
    mesh(
      loft(
        rounded([
          [0, 0],
          [0.04, 0.02, 0.02],
          [0.09, high * 0.6, 0.2],
          [0.065, high, 0.02],
          [0, high],
        ]),
      ),
      gloss('#b7312c', { roughness: 0.2 }),
    ),
    mesh(cylinder(0.07, 0.5, tip === 'round' ? 0.08 : 0.075), metal('#d3d7da', 0.15), [0, high + 0.22, 0]),
    tip === 'flat'
      ? mesh(softBox(0.34, 0.5, 0.07, 0.02), matte('#c9863f'), [0, high + 0.7, 0])
      : tip === 'fan'
        ? mesh(
            plate(
              polygon([
                [-0.06, 0],
                [0.06, 0],
                [0.42, 0.5],
                [0.2, 0.6],
                [0, 0.63],
                [-0.2, 0.6],
                [-0.42, 0.5],
              ]),
              0.05,
            ),
            matte('#c9863f'),
            [0, high + 0.46, 0],
          )
        : mesh(
            loft(
              rounded([
                [0, 0],
                [0.08, 0, 0.01],
                [0.1, 0.2, 0.1],
                [0, 0.6],
              ]),
            ),
            matte('#c9863f'),
            [0, high + 0.45, 0],
          ),
  );
export const artBrush = ({ tip }) => lie(brushOf(tip), 0.75);
export const artBrushes = () =>
  lie(
    group(
      ...['round', 'flat', 'round', 'fan', 'flat', 'round'].map((tip, k) =>
        placed(brushOf(tip, 1.9 + (k % 3) * 0.16), [(k - 2.5) * 0.46, 0, 0]),
      ),
    ),
    0.05,
  );
export const easel = () => {
  const stick = (a, b) => {
    const from = new THREE.Vector3(...a);
    const to = new THREE.Vector3(...b);
    const one = mesh(softBox(0.1, from.distanceTo(to), 0.1, 0.02), wood('#d9ae74', '#a0763f'));
    one.position.copy(from).add(to).multiplyScalar(0.5);
    one.quaternion.setFromUnitVectors(new THREE.Vector3(0, 1, 0), to.clone().sub(from).normalize());
    return one;
  };
  return group(
    stick([-0.7, 0, 0.3], [-0.12, 2.2, -0.2]),
    stick([0.7, 0, 0.3], [0.12, 2.2, -0.2]),
    stick([0, 0, -0.9], [0, 2.1, -0.2]),
    stick([-0.8, 0.55, 0.3], [0.8, 0.55, 0.3]),
    stick([-0.4, 1.2, 0.06], [0.4, 1.2, 0.06]),
  );
};
export const clay = () =>
  group(
    ...RAINBOW.slice(0, 12).map((colour, k) =>
      mesh(softBox(0.24, 0.24, 1.2, 0.06), matte(colour, { roughness: 0.6 }), [(k - 5.5) * 0.26, 0.12, 0]),
    ),
  );
export const porcelainPalette = () =>
  group(
    mesh(cylinder(1, 0.16), gloss('#fbfbf9'), [0, 0.08, 0]),
    ...Array.from({ length: 6 }, (_, k) =>
      mesh(cylinder(0.26, 0.02), gloss('#e6e6e2'), [
        Math.cos((k * Math.PI) / 3) * 0.62,
        0.165,
        Math.sin((k * Math.PI) / 3) * 0.62,
      ]),
    ),
  );
export const yarn = ({ colour }) => {
  const random = dice(6);
  return group(
    mesh(ball(0.78), matte(darker(colour, 0.18)), [0, 0.8, 0]),
    ...Array.from({ length: 46 }, (_, k) =>
      mesh(
        torus(0.78 + (k % 3) * 0.012, 0.045),
        matte(k % 2 ? colour : lighter(colour, 0.12)),
        [0, 0.8, 0],
        [random() * 6, random() * 6, random() * 6],
      ),
    ),
    mesh(
      hose(
        [
          [0.5, 0.2, 0.5],
          [0.9, 0.05, 0.7],
          [1.3, 0.05, 0.3],
          [1.5, 0.05, 0.6],
        ],
        0.045,
      ),
      matte(colour),
    ),
  );
};
export const buttons = () => {
  const random = dice(8);
  const one = (tone) =>
    mesh(
      plate(
        (s) => {
          s.absarc(0, 0, 0.26, 0, 6.3);
        },
        0.09,
        {
          bevel: 0.03,
          holes: [
            [-0.07, -0.07],
            [0.07, -0.07],
            [-0.07, 0.07],
            [0.07, 0.07],
          ].map(([x, y]) => (p) => {
            p.absarc(x, y, 0.035, 0, 6.3);
          }),
        },
      ),
      wood(tone, darker(tone, 0.3)),
    );
  return group(
    ...Array.from({ length: 22 }, (_, k) =>
      placed(
        one(['#c99a63', '#a8713c', '#8a5a34', '#d9b484'][k % 4]),
        [(random() - 0.5) * 1.9, 0.06 + (k % 3) * 0.06, (random() - 0.5) * 1.9],
        [-Math.PI / 2 + (random() - 0.5) * 0.3, 0, random() * 6],
      ),
    ),
  );
};

// Bags and bottles.
export async function backpack({ colour, print, art: motif, wheels }, ctx) {
  const cloth = matte(colour, { bumpMap: grainBump(3, 120), bumpScale: 0.4 });
  const front = print
    ? await ctx.svg(pattern(motif, darker(colour, 0.05), 480, 480, 160), 480, 480)
    : undefined;
  const trim = darker(colour, 0.35);
  return group(
    mesh(
      loft(
        rounded(
          [
            [0, 0],
            [0.66, 0, 0.14],
            [0.74, 0.5, 0.3],
            [0.72, 1.3, 0.3],
            [0.5, 1.85, 0.35],
            [0, 1.95],
          ],
          12,
        ),
        { depth: 0.55, power: 3 },
      ),
      print ? matte('#fff', { map: textureOf(front.image, { repeat: [2, 1] }) }) : cloth,
    ),
    mesh(
      loft(
        rounded(
          [
            [0, 0],
            [0.5, 0, 0.1],
            [0.54, 0.4, 0.2],
            [0.46, 0.78, 0.14],
            [0, 0.82],
          ],
          10,
        ),
        { depth: 0.34, power: 3.4 },
      ),
      matte(trim),
      [0, 0.12, 0.34],
    ),
    mesh(
      hose(
        [
          [-0.46, 0.72, 0.46],
          [0, 0.8, 0.52],
          [0.46, 0.72, 0.46],
        ],
        0.025,
      ),
      metal('#b9bec3', 0.3),
    ),
    mesh(
      hose(
        [
          [-0.7, 1.0, 0.2],
          [-0.56, 1.6, 0.22],
          [0, 1.84, 0.24],
          [0.56, 1.6, 0.22],
          [0.7, 1.0, 0.2],
        ],
        0.025,
      ),
      matte(trim),
    ),
    mesh(
      hose(
        [
          [-0.16, 1.86, -0.1],
          [-0.14, 2.1, -0.1],
          [0.14, 2.1, -0.1],
          [0.16, 1.86, -0.1],
        ],
        0.05,
      ),
      matte(trim),
    ),
    ...[-1, 1].map((s) =>
      mesh(
        hose(
          [
            [s * 0.34, 1.7, -0.36],
            [s * 0.62, 1.3, -0.62],
            [s * 0.6, 0.5, -0.52],
            [s * 0.5, 0.1, -0.3],
          ],
          0.07,
        ),
        matte(trim),
      ),
    ),
    ...(wheels
      ? [
          ...[-0.5, 0.5].map((x) =>
            mesh(cylinder(0.16, 0.14), rubber(), [x, 0.06, -0.3], [0, 0, Math.PI / 2]),
          ),
          mesh(
            hose(
              [
                [-0.26, 1.7, -0.42],
                [-0.26, 2.6, -0.42],
                [0.26, 2.6, -0.42],
                [0.26, 1.7, -0.42],
              ],
              0.035,
            ),
            metal(),
          ),
        ]
      : []),
  );
}
export async function pencilCase({ colour, art: motif, boxy }, ctx) {
  const map = motif ? await ctx.svg(pattern(motif, colour, 800, 400, 150), 800, 400) : undefined;
  return group(
    mesh(
      softBox(2.1, boxy ? 0.8 : 0.66, 0.62, boxy ? 0.16 : 0.26),
      faces(
        map ? matte('#fff', { map }) : matte(colour, { bumpMap: grainBump(3, 120), bumpScale: 0.4 }),
        matte(colour),
      ),
      [0, boxy ? 0.4 : 0.33, 0],
    ),
    mesh(
      hose(
        [
          [-0.95, boxy ? 0.78 : 0.63, 0.1],
          [0, boxy ? 0.81 : 0.67, 0.12],
          [0.95, boxy ? 0.78 : 0.63, 0.1],
        ],
        0.03,
      ),
      metal('#c9cdd1', 0.3),
    ),
    mesh(softBox(0.2, 0.03, 0.09, 0.02), metal('#c9cdd1', 0.3), [0.8, boxy ? 0.84 : 0.7, 0.13]),
  );
}
export async function lunchBag({ colour, art: motif }, ctx) {
  const map = motif
    ? await ctx.svg(`<rect width="400" height="400" fill="${colour}"/>${art(motif, 200, 210, 250)}`, 400, 400)
    : undefined;
  return group(
    mesh(
      softBox(1.5, 1.2, 0.85, 0.16),
      faces(map ? matte('#fff', { map }) : matte(colour), matte(colour)),
      [0, 0.6, 0],
    ),
    mesh(
      hose(
        [
          [-0.4, 1.18, 0],
          [-0.34, 1.55, 0],
          [0.34, 1.55, 0],
          [0.4, 1.18, 0],
        ],
        0.05,
      ),
      matte(darker(colour, 0.4)),
    ),
    mesh(
      hose(
        [
          [-0.74, 0.98, 0.4],
          [0, 1.0, 0.43],
          [0.74, 0.98, 0.4],
        ],
        0.02,
      ),
      metal(),
    ),
  );
}
export const steelBottle = () =>
  group(
    mesh(
      loft(
        rounded([
          [0, 0],
          [0.34, 0, 0.04],
          [0.35, 1.6, 0.3],
          [0.22, 1.95, 0.06],
          [0.22, 2.0, 0.01],
          [0, 2.0],
        ]),
      ),
      metal('#c4c8cc', 0.32),
    ),
    mesh(
      loft(
        rounded([
          [0, 1.98],
          [0.25, 1.98, 0.02],
          [0.24, 2.3, 0.04],
          [0, 2.3],
        ]),
      ),
      plastic('#1d1d1f'),
    ),
    mesh(
      hose(
        [
          [-0.16, 2.28, 0],
          [-0.14, 2.5, 0],
          [0.14, 2.5, 0],
          [0.16, 2.28, 0],
        ],
        0.04,
      ),
      plastic('#1d1d1f'),
    ),
  );
export const kidsBottle = () =>
  group(
    mesh(
      loft(
        rounded([
          [0, 0],
          [0.36, 0, 0.06],
          [0.32, 0.7, 0.2],
          [0.36, 1.3, 0.1],
          [0, 1.3],
        ]),
      ),
      gloss('#4ac0e8', { transparent: true, opacity: 0.85 }),
    ),
    mesh(
      loft(
        rounded([
          [0, 1.28],
          [0.39, 1.28, 0.03],
          [0.36, 1.62, 0.1],
          [0, 1.64],
        ]),
      ),
      plastic('#f08a2c'),
    ),
    mesh(
      hose(
        [
          [0.05, 1.6, 0],
          [0.05, 1.9, 0],
          [0.2, 2.05, 0],
        ],
        0.06,
      ),
      plastic('#f7f7f5'),
    ),
    mesh(
      hose(
        [
          [-0.3, 1.5, 0],
          [-0.4, 1.95, 0],
          [-0.1, 2.05, 0],
          [-0.05, 1.65, 0],
        ],
        0.05,
      ),
      plastic('#f08a2c'),
    ),
  );
export const umbrella = ({ colour, dots, glass }) => {
  const cloth = () => (glass ? clear('#dfeaf2', 0.35, 0.1) : matte(colour, { side: 2 }));
  const ribs = 8;
  const dome = loft(
    rounded(
      [
        [1.4, 0],
        [1.32, 0.24, 0.2],
        [0.9, 0.62, 0.4],
        [0.1, 0.86, 0.1],
        [0, 0.88],
      ],
      12,
    ),
    {
      around: 128,
      warp: ([x, y, z], turn) => {
        const scallop = y < 0.3 ? 0.1 * Math.abs(Math.sin(turn * Math.PI * ribs)) * (1 - y / 0.3) : 0;
        return [x, y + scallop, z];
      },
    },
  );
  return placed(
    group(
      mesh(dome, cloth()),
      ...(dots
        ? Array.from({ length: 40 }, (_, k) => {
            const a = k * 2.4;
            const r = 0.3 + (k / 40) * 0.95;
            return mesh(ball(0.06, 12), matte('#ffffff'), [
              Math.cos(a) * r,
              0.86 - 0.42 * r ** 2,
              Math.sin(a) * r,
            ]);
          })
        : []),
      mesh(cylinder(0.035, 2.0), metal(), [0, -0.2, 0]),
      mesh(cylinder(0.02, 0.2), metal(), [0, 0.95, 0]),
      mesh(
        hose(
          [
            [0, -1.2, 0],
            [0, -1.5, 0],
            [0.16, -1.64, 0],
            [0.3, -1.5, 0],
            [0.3, -1.38, 0],
          ],
          0.06,
        ),
        plastic('#1d1d1f'),
      ),
    ),
    [0, 1.7, 0],
    [0, 0, 0.12],
  );
};
export async function toteBag(_p, ctx) {
  return group(
    mesh(
      plate(
        (s) => {
          s.moveTo(-0.8, 0);
          s.lineTo(0.8, 0);
          s.lineTo(0.74, 1.7);
          s.lineTo(-0.74, 1.7);
        },
        0.2,
        { bevel: 0.08 },
      ),
      matte('#efe6d2', { bumpMap: grainBump(3, 120), bumpScale: 0.5 }),
    ),
    mesh(
      new THREE.PlaneGeometry(0.9, 0.9),
      new THREE.MeshStandardMaterial({
        map: await ctx.svg(art('sunflower', 200, 200, 360), 400, 400),
        transparent: true,
        roughness: 0.8,
      }),
      [0, 0.85, 0.105],
    ),
    ...[0.06, -0.06].map((z) =>
      mesh(
        hose(
          [
            [-0.36, 1.66, z],
            [-0.32, 2.3, z],
            [0.32, 2.3, z],
            [0.36, 1.66, z],
          ],
          0.045,
        ),
        matte('#e6d9bd'),
      ),
    ),
  );
}

// Gifts and home.
export async function mug({ art: motif }, ctx) {
  const body = rounded([
    [0, 0],
    [0.52, 0, 0.06],
    [0.56, 0.1, 0.05],
    [0.56, 1.2, 0.02],
    [0.52, 1.2, 0.02],
    [0.5, 0.1, 0.05],
    [0, 0.1],
  ]);
  const inside = `<rect width="600" height="640" fill="#fbfbf9"/>${art(motif, 300, 290, 330)}${line(ctx.label.kind, 300, 540, { font: 'hand', size: 70, max: 500, fill: '#3a3a45' })}`;
  return placed(
    group(
      mesh(loft(body), gloss('#fbfbf9', { side: 2 })),
      mesh(
        sleeve(
          [
            [0.56, 0.1],
            [0.56, 1.2],
          ],
          0.12,
          1.12,
          { angle: 1.65, off: 0.004 },
        ),
        gloss('#fff', { map: await ctx.svg(inside, 600, 640) }),
      ),
      mesh(
        hose(
          [
            [0.54, 1.0, 0],
            [0.86, 1.0, 0],
            [0.98, 0.62, 0],
            [0.82, 0.28, 0],
            [0.54, 0.26, 0],
          ],
          0.075,
        ),
        gloss('#fbfbf9'),
      ),
    ),
    [0, 0, 0],
    [0, 0.05, 0],
  );
}
export async function scentedCandle(_p, ctx) {
  const profile = rounded([
    [0, 0],
    [0.52, 0, 0.06],
    [0.54, 1.05, 0.02],
    [0.5, 1.05, 0.01],
  ]);
  return group(
    mesh(
      loft(
        rounded([
          [0, 0.04],
          [0.48, 0.04, 0.04],
          [0.5, 0.8, 0.01],
          [0, 0.8],
        ]),
      ),
      matte('#f6efdd', { roughness: 0.5 }),
    ),
    mesh(loft(profile), clear(ctx.label.tone, 0.3)),
    mesh(sleeve(profile, 0.16, 0.82, { angle: 1.9, off: 0.008 }), paper(await ctx.face(1, 0.66))),
    mesh(cylinder(0.014, 0.2), matte('#3a3028'), [0, 0.88, 0]),
  );
}
export async function cushion({ colour, art: motif }, ctx) {
  const map = await ctx.svg(
    `<rect width="500" height="500" fill="${colour}"/>${art(motif, 250, 250, 320)}`,
    500,
    500,
  );
  const { pillow } = await import('../studio/geometry.mjs');
  const options = { seal: 0.001, folds: 0.25, sides: 0.03 };
  return placed(
    group(
      mesh(pillow(1.8, 1.8, 0.8, options), matte('#fff', { map })),
      mesh(pillow(1.8, 1.8, 0.8, { ...options, back: true }), matte(colour)),
    ),
    [0, 0.9, 0],
    [-0.12, 0, 0],
  );
}
export async function giftRoll({ art: motif, colour }, ctx) {
  const map = textureOf((await ctx.svg(pattern(motif, colour, 520, 520, 130), 520, 520)).image, {
    repeat: [1.4, 2],
  });
  const one = (r) =>
    mesh(
      loft(
        rounded([
          [0.06, 0],
          [r, 0, 0.01],
          [r, 2.3, 0.01],
          [0.06, 2.3],
        ]),
      ),
      matte('#fff', { map, roughness: 0.45 }),
    );
  return placed(
    group(
      placed(one(0.26), [0, 0, 0]),
      mesh(cylinder(0.1, 2.34), matte('#b99467'), [0, 1.15, 0]),
      mesh(
        new THREE.PlaneGeometry(0.9, 2.3),
        matte('#fff', { map, side: 2 }),
        [0.62, 1.15, 0.18],
        [0, -0.2, 0],
      ),
    ),
    [0, 0, 0],
    [0, 0.1, 0.16],
  );
}
export const giftBag = () =>
  group(
    mesh(softBox(1.1, 1.4, 0.5, 0.015), gloss('#d94a5c'), [0, 0.7, 0]),
    ...[0.14, -0.14].map((z) =>
      mesh(
        hose(
          [
            [-0.28, 1.38, z],
            [-0.24, 1.78, z],
            [0.24, 1.78, z],
            [0.28, 1.38, z],
          ],
          0.025,
        ),
        matte('#f8e2a8'),
      ),
    ),
    mesh(softBox(0.4, 0.26, 0.01, 0.003), matte('#fff6e0'), [0.2, 1.0, 0.256], [0, 0, -0.2]),
  );
const bow = (colour) =>
  group(
    ...[0, 1, 2, 3].map((k) =>
      placed(
        mesh(
          hose(
            [
              [0, 0, 0],
              [0.22, 0.3, 0.08],
              [0.5, 0.26, 0],
              [0.44, 0.06, -0.06],
              [0, 0, 0],
            ],
            0.05,
          ),
          gloss(colour),
        ),
        [0, 0, 0],
        [0, k * 1.57 + 0.4, 0],
      ),
    ),
    mesh(ball(0.1), gloss(colour)),
  );
export const giftBox = () =>
  group(
    mesh(softBox(1.4, 0.95, 1.4, 0.02), matte('#f4d7d0'), [0, 0.48, 0]),
    mesh(softBox(1.48, 0.3, 1.48, 0.02), matte('#e9bdb5'), [0, 1.0, 0]),
    mesh(softBox(0.2, 1.18, 1.5, 0.01), gloss('#b5444f'), [0, 0.585, 0]),
    mesh(softBox(1.5, 1.18, 0.2, 0.01), gloss('#b5444f'), [0, 0.585, 0]),
    placed(bow('#b5444f'), [0, 1.2, 0]),
  );
export const ribbonRoll = ({ colour }) =>
  group(
    mesh(
      loft(
        rounded([
          [0.3, 0.06],
          [0.66, 0.06, 0.01],
          [0.66, 0.42, 0.01],
          [0.3, 0.42],
        ]),
      ),
      gloss(colour, { roughness: 0.22 }),
    ),
    ...[0.03, 0.45].map((y) => mesh(cylinder(0.74, 0.05), matte('#f4efe6'), [0, y, 0])),
    mesh(cylinder(0.2, 0.5), matte('#d9cdb8'), [0, 0.25, 0]),
    mesh(
      hose(
        [
          [0.66, 0.24, 0],
          [0.9, 0.2, 0.5],
          [1.2, 0.16, 0.4],
          [1.4, 0.1, 0.8],
        ],
        0.035,
      ),
      gloss(colour, { roughness: 0.22 }),
    ),
  );
export async function greetingCard({ art: motif, postcards }, ctx) {
  const { label } = ctx;
  const face = `<rect width="500" height="700" fill="#fffaf2"/><rect x="24" y="24" width="452" height="652" fill="none" stroke="${darker(label.brand.ground, 0.1)}" stroke-width="5"/>${art(motif, 250, 270, 300)}${line(label.kind || 'Cartão', 250, 560, { font: 'hand', size: 64, max: 420, fill: '#7a3f4a' })}`;
  const map = await ctx.svg(face, 500, 700);
  const card = (x, turn, y = 0) =>
    placed(
      group(mesh(softBox(1.1, 1.54, 0.02, 0.004), faces(paper(map), matte('#fffaf2')))),
      [x, 0.77 + y, 0],
      [-0.06, turn, 0],
    );
  return postcards
    ? group(card(-0.1, 0.2), placed(card(0.3, -0.1), [0.1, 0, -0.25], [0, 0, -0.1]))
    : group(
        card(0.1, -0.05),
        placed(
          group(mesh(softBox(1.2, 0.9, 0.02, 0.004), matte(label.brand.ground))),
          [-0.35, 0.45, -0.2],
          [-0.06, 0.1, 0.06],
        ),
      );
}
export async function book({ art: motif, tone, thick }, ctx) {
  const { label } = ctx;
  const W = 520;
  const H = 720;
  const ink = inkOn(tone);
  const face = `<rect width="${W}" height="${H}" fill="${tone}"/><circle cx="${W / 2}" cy="${H * 0.6}" r="${W * 0.34}" fill="${lighter(tone, 0.45)}"/>${art(motif, W / 2, H * 0.6, W * 0.56)}${line(label.title, W / 2, H * 0.14, { font: 'round', size: 66, max: W * 0.86, fill: ink })}${line(label.kind, W / 2, H * 0.23, { font: 'slab', size: 58, max: W * 0.86, fill: ink })}${line(label.brand.name, W / 2, H * 0.94, { font: 'geo', size: 30, max: W * 0.7, fill: ink })}`;
  const d = thick ? 0.36 : 0.16;
  const map = await ctx.svg(face, W, H);
  return placed(
    group(
      mesh(softBox(1.22, 1.7, d, 0.01), matte('#fbf8ee')),
      mesh(softBox(1.28, 1.78, 0.03, 0.008), faces(film(map), matte(tone)), [0.01, 0, d / 2 + 0.01]),
      mesh(softBox(1.28, 1.78, 0.03, 0.008), matte(tone), [0.01, 0, -d / 2 - 0.01]),
      mesh(softBox(0.04, 1.78, d + 0.05, 0.01), matte(darker(tone, 0.15)), [-0.62, 0, 0]),
    ),
    [0, 0.89, 0],
    [-0.06, 0, 0],
  );
}
export async function stickerSheet({ art: motifs }, ctx) {
  const face = `<rect width="500" height="680" fill="#fff"/>${motifs
    .map((name, k) => {
      const x = 140 + (k % 2) * 220;
      const y = 130 + Math.floor(k / 2) * 210;
      return `<circle cx="${x}" cy="${y}" r="96" fill="#f4f1ea"/>${art(name, x, y, 130)}`;
    })
    .join('')}`;
  return placed(
    mesh(softBox(1.2, 1.64, 0.02, 0.004), faces(film(await ctx.svg(face, 500, 680)), matte('#fff'))),
    [0, 0.82, 0],
    [-0.08, 0, 0],
  );
}

// Toys and party.
export const balloons = ({ colours }) =>
  group(
    ...[
      [-0.55, 1.5, 0],
      [0.5, 1.65, -0.2],
      [0, 2.2, 0.1],
      [-0.05, 1.25, 0.35],
      [0.62, 2.4, 0],
    ].map(([x, y, z], k) =>
      group(
        mesh(
          loft(
            rounded(
              [
                [0, -0.66],
                [0.06, -0.6, 0.02],
                [0.42, -0.1, 0.4],
                [0.5, 0.28, 0.4],
                [0.3, 0.62, 0.3],
                [0, 0.68],
              ],
              14,
            ),
          ),
          gloss(colours[k % colours.length], { roughness: 0.16 }),
          [x, y, z],
        ),
        mesh(
          hose(
            [
              [x, y - 0.64, z],
              [x * 0.4, 0.5, z],
              [0, 0, 0],
            ],
            0.008,
          ),
          matte('#999'),
        ),
      ),
    ),
  );
export function sportsBall({ kind }) {
  const map = textureOf(
    canvasOf(1024, 512, (c, w, h) => {
      c.fillStyle = kind === 'basket' ? '#d9702a' : '#fbfbf8';
      c.fillRect(0, 0, w, h);
      if (kind === 'soccer') {
        for (let x = 0; x < 8; x += 1)
          for (let y = 0; y < 4; y += 1) {
            c.fillStyle = '#1c1c1f';
            const cx = x * 128 + (y % 2) * 64 + 40;
            const cy = y * 128 + 64;
            c.beginPath();
            for (let k = 0; k < 5; k += 1)
              c[k ? 'lineTo' : 'moveTo'](
                cx + Math.cos(k * 1.2566 - 1.57) * 34,
                cy + Math.sin(k * 1.2566 - 1.57) * 34,
              );
            c.fill();
          }
      } else if (kind === 'basket') {
        c.strokeStyle = '#1c1c1f';
        c.lineWidth = 9;
        for (const x of [0, 256, 512, 768]) {
          c.beginPath();
          c.moveTo(x + 3, 0);
          c.lineTo(x + 3, h);
          c.stroke();
        }
        c.beginPath();
        c.moveTo(0, h / 2);
        c.lineTo(w, h / 2);
        c.stroke();
      } else {
        for (let k = 0; k < 6; k += 1) {
          c.fillStyle = ['#1f5fc0', '#f5c400', '#fbfbf8'][k % 3];
          c.fillRect((k * w) / 6, 0, w / 6, h);
          c.strokeStyle = '#c9c9c5';
          c.lineWidth = 4;
          for (let l = 1; l < 3; l += 1) {
            c.beginPath();
            c.moveTo((k * w) / 6 + (l * w) / 18, 0);
            c.lineTo((k * w) / 6 + (l * w) / 18, h);
            c.stroke();
          }
        }
      }
    }),
  );
  return placed(
    mesh(
      ball(0.95, 64),
      matte('#fff', {
        map,
        roughness: kind === 'basket' ? 0.75 : 0.4,
        ...(kind === 'basket' && { bumpMap: grainBump(2, 220), bumpScale: 0.6 }),
      }),
    ),
    [0, 0.95, 0],
    [0.35, 0.5, 0.2],
  );
}
export const rubberBall = ({ colour }) => mesh(ball(0.8), gloss(colour, { roughness: 0.3 }), [0, 0.8, 0]);
export const diceSet = () => {
  const random = dice(3);
  return group(
    ...Array.from({ length: 10 }, (_, k) =>
      placed(
        group(
          mesh(softBox(0.4, 0.4, 0.4, 0.07), gloss(RAINBOW[(k * 3) % 12], { roughness: 0.2 })),
          ...[[0, 0.201, 0], ...[-0.1, 0.1].flatMap((a) => [-0.1, 0.1].map((b) => [a, b, 0.201]))].map(
            ([x, y, z]) => mesh(ball(0.035, 10), matte('#fff'), [x, y, z]),
          ),
        ),
        [((k % 4) - 1.5) * 0.56 + random() * 0.1, 0.2, (Math.floor(k / 4) - 1) * 0.56],
        [0, random() * 1.5, 0],
      ),
    ),
  );
};
export const bricks = () => {
  const brick = (x, y, z, long, colour, turn = 0) =>
    placed(
      group(
        mesh(softBox(long * 0.3, 0.34, 0.6, 0.02), gloss(colour, { roughness: 0.22 }), [0, 0.17, 0]),
        ...Array.from({ length: long * 2 }, (_, k) =>
          mesh(cylinder(0.09, 0.08), gloss(colour, { roughness: 0.22 }), [
            (Math.floor(k / 2) - (long - 1) / 2) * 0.3,
            0.38,
            k % 2 ? 0.15 : -0.15,
          ]),
        ),
      ),
      [x, y, z],
      [0, turn, 0],
    );
  return group(
    brick(-0.5, 0, 0, 4, '#e0433a'),
    brick(0.6, 0, 0.1, 3, '#3a7fc8'),
    brick(-0.2, 0.34, 0, 4, '#f5c82c'),
    brick(0.4, 0.34, 0, 2, '#3fa64b'),
    brick(0, 0.68, 0, 4, '#3a7fc8'),
    brick(-0.9, 0, 0.85, 2, '#3fa64b', 0.5),
    brick(0.5, 0, 0.95, 4, '#f2762e', -0.3),
  );
};
export const globe = () => {
  const map = textureOf(
    canvasOf(1024, 512, (c, w, h) => {
      c.fillStyle = '#3f8fd0';
      c.fillRect(0, 0, w, h);
      c.fillStyle = '#6fae54';
      for (const [x, y, rx, ry] of [
        [220, 150, 110, 70],
        [260, 230, 50, 40],
        [320, 330, 66, 100],
        [540, 140, 80, 46],
        [560, 270, 84, 110],
        [720, 150, 170, 80],
        [800, 220, 70, 60],
        [880, 350, 66, 44],
        [150, 110, 70, 40],
      ]) {
        c.beginPath();
        c.ellipse(x, y, rx, ry, x, 0, 7);
        c.fill();
      }
      c.strokeStyle = 'rgba(255,255,255,.35)';
      for (let k = 1; k < 12; k += 1) {
        c.beginPath();
        c.moveTo((k * w) / 12, 0);
        c.lineTo((k * w) / 12, h);
        c.stroke();
      }
      for (let k = 1; k < 6; k += 1) {
        c.beginPath();
        c.moveTo(0, (k * h) / 6);
        c.lineTo(w, (k * h) / 6);
        c.stroke();
      }
    }),
  );
  return group(
    placed(mesh(ball(0.8, 64), gloss('#fff', { map, roughness: 0.3 })), [0, 1.25, 0], [0.3, 1.2, -0.4]),
    placed(mesh(torus(0.9, 0.035, Math.PI * 1.15), metal('#c9a24a', 0.25)), [0, 1.25, 0], [0, 0, -2.2]),
    mesh(cylinder(0.06, 0.3), metal('#c9a24a', 0.25), [0, 0.28, 0]),
    mesh(
      loft(
        rounded([
          [0, 0],
          [0.6, 0, 0.03],
          [0.56, 0.1, 0.04],
          [0.1, 0.2, 0.05],
          [0, 0.2],
        ]),
      ),
      wood('#8a5a34', '#5a3a1c'),
    ),
  );
};
export const cards = () =>
  group(
    ...[0, 1, 2, 3].map((k) =>
      placed(
        group(
          mesh(softBox(0.9, 0.012, 1.3, 0.004), matte('#fff')),
          mesh(
            softBox(0.16, 0.004, 0.16, 0.002),
            matte(k % 2 ? '#d3202a' : '#1c1c1f'),
            [0, 0.008, 0],
            [0, 0.785, 0],
          ),
        ),
        [k * 0.3 - 0.3, 0.02 + k * 0.014, 0.3],
        [0, 0.3 - k * 0.2, 0],
      ),
    ),
    mesh(softBox(0.95, 0.34, 1.36, 0.02), gloss('#c8203a'), [-0.4, 0.17, -0.9], [0, 0.2, 0]),
  );
export const dominoes = () => {
  const pip = [
    [-0.13, -0.13],
    [0.13, 0.13],
    [0, 0],
    [-0.13, 0.13],
    [0.13, -0.13],
  ];
  return group(
    ...Array.from({ length: 7 }, (_, k) =>
      placed(
        group(
          mesh(softBox(0.5, 0.14, 1.0, 0.05), wood('#d9b07a', '#a0763f')),
          mesh(softBox(0.44, 0.01, 0.02, 0.003), matte('#3a2418'), [0, 0.073, 0]),
          ...[-0.25, 0.25].flatMap((z, half) =>
            pip
              .slice(0, ((k * 2 + half) % 5) + 1)
              .map(([x, y]) => mesh(cylinder(0.045, 0.02), matte('#3a2418'), [x, 0.068, z + y])),
          ),
        ),
        [((k % 4) - 1.5) * 0.62, 0.07, Math.floor(k / 4) * 1.15 - 0.5],
        [0, (k % 3) * 0.14 - 0.1, 0],
      ),
    ),
  );
};
export const yoyo = () =>
  placed(
    group(
      ...[-0.2, 0.2].map((z) =>
        mesh(
          loft(
            rounded([
              [0, 0],
              [0.7, 0.02, 0.06],
              [0.6, 0.24, 0.16],
              [0, 0.3],
            ]),
          ),
          wood('#c8402f', '#8a2418'),
          [0, 0, z * 0.2],
          [z > 0 ? Math.PI / 2 : -Math.PI / 2, 0, 0],
        ),
      ),
      mesh(torus(0.3, 0.06), matte('#f4f1ea')),
      mesh(
        hose(
          [
            [0.3, 0.3, 0],
            [0.8, 0.9, 0],
            [1.2, 0.5, 0.1],
            [1.3, 0.2, 0.3],
          ],
          0.02,
        ),
        matte('#f4f1ea'),
      ),
    ),
    [0, 0.7, 0],
  );
export const xylophone = () =>
  group(
    ...RAINBOW.slice(0, 8).map((colour, k) =>
      mesh(softBox(0.24, 0.09, 1.4 - k * 0.1, 0.03), gloss(colour, { roughness: 0.25 }), [
        (k - 3.5) * 0.3,
        0.24,
        0,
      ]),
    ),
    ...[-0.42, 0.42].map((z) =>
      mesh(
        softBox(2.5, 0.14, 0.12, 0.03),
        wood('#d9ae74', '#a0763f'),
        [0, 0.12, z * 0.9],
        [0, z > 0 ? 0.06 : -0.06, 0],
      ),
    ),
    mesh(cylinder(0.035, 1.3), wood('#d9ae74', '#a0763f'), [0.2, 0.42, 0.5], [0.2, 0, 1.3]),
    mesh(ball(0.12), gloss('#e0433a'), [0.86, 0.6, 0.4]),
  );
export const plush = ({ kind }) => {
  const [fur, belly, ear] = {
    bear: ['#b07a48', '#e3c49a', '#8a5a34'],
    sloth: ['#9a8468', '#e6d6b8', '#6a563e'],
    jaguar: ['#e0a845', '#f6e3b8', '#c98a2c'],
    turtle: ['#7fae5a', '#e3dca8', '#5a8a40'],
    macaw: ['#d8322c', '#f2c21d', '#1f6fd0'],
  }[kind];
  const skin = (colour) => matte(colour, { bumpMap: grainBump(4, 240), bumpScale: 1.2 });
  const eye = (x) => mesh(ball(0.06, 16), gloss('#1c1c1f'), [x, 1.42, 0.5]);
  return group(
    mesh(lump(0.6, { stretch: [1, 1.05, 0.9], rough: 0.015 }), skin(fur), [0, 0.6, 0]),
    mesh(lump(0.42, { stretch: [0.9, 1, 0.5], rough: 0.01 }), skin(belly), [0, 0.58, 0.34]),
    mesh(lump(0.52, { stretch: [1.06, 0.95, 0.95], rough: 0.012 }), skin(fur), [0, 1.36, 0.06]),
    kind === 'macaw'
      ? mesh(
          loft(
            rounded([
              [0, -0.24],
              [0.1, -0.16, 0.06],
              [0.2, 0.16, 0.12],
              [0, 0.2],
            ]),
          ),
          gloss('#2a2a2c'),
          [0, 1.3, 0.56],
          [0.3, 0, 0],
        )
      : group(
          mesh(lump(0.22, { stretch: [1.15, 0.85, 0.8] }), skin(belly), [0, 1.24, 0.46]),
          mesh(ball(0.07, 16), gloss('#2a2018'), [0, 1.3, 0.64]),
        ),
    eye(-0.2),
    eye(0.2),
    ...(kind === 'turtle'
      ? [mesh(lump(0.7, { stretch: [1, 1.1, 0.6] }), skin('#8a6a3a'), [0, 0.66, -0.34])]
      : kind === 'macaw'
        ? [-1, 1].map((s) =>
            mesh(
              lump(0.4, { stretch: [0.4, 1.3, 0.8] }),
              skin(s ? '#1f6fd0' : ear),
              [s * 0.62, 0.66, -0.05],
              [0, 0, s * 0.2],
            ),
          )
        : [-1, 1].map((s) => mesh(ball(0.18, 24), skin(ear), [s * 0.4, 1.76, 0]))),
    ...[-1, 1].flatMap((s) => [
      mesh(lump(0.22, { stretch: [1, 1.5, 1] }), skin(fur), [s * 0.62, 0.72, 0.16], [0, 0, s * 0.7]),
      mesh(lump(0.25, { stretch: [1, 1, 1.4] }), skin(fur), [s * 0.36, 0.2, 0.42]),
    ]),
    ...(kind === 'jaguar'
      ? Array.from({ length: 26 }, (_, k) => {
          const a = k * 2.4;
          const y = 0.2 + (k / 26) * 0.8;
          return mesh(ball(0.06, 10), matte('#3a2a18'), [Math.cos(a) * 0.58, y, Math.sin(a) * 0.5]);
        })
      : []),
  );
};
export const kite = () =>
  placed(
    group(
      ...[
        [
          '#e0433a',
          [
            [0, 1],
            [0.75, 0.2],
            [0, 0.2],
          ],
        ],
        [
          '#f5c82c',
          [
            [0, 1],
            [-0.75, 0.2],
            [0, 0.2],
          ],
        ],
        [
          '#3a9fd8',
          [
            [0, 0.2],
            [0.75, 0.2],
            [0, -1],
          ],
        ],
        [
          '#3fa64b',
          [
            [0, 0.2],
            [-0.75, 0.2],
            [0, -1],
          ],
        ],
      ].map(([colour, points]) => mesh(plate(polygon(points), 0.02, { bevel: 0.004 }), matte(colour))),
      mesh(
        hose(
          [
            [0, -1, 0],
            [0.2, -1.3, 0],
            [-0.15, -1.6, 0],
            [0.2, -1.9, 0],
          ],
          0.015,
        ),
        matte('#777'),
      ),
      ...[0, 1, 2].map((k) =>
        mesh(
          softBox(0.2, 0.09, 0.02, 0.01),
          matte(RAINBOW[k * 3]),
          [k % 2 ? -0.08 : 0.12, -1.28 - k * 0.26, 0.01],
          [0, 0, k],
        ),
      ),
    ),
    [0, 2, 0],
    [0, 0, -0.3],
  );
export const paperCups = () =>
  group(
    ...[
      [-0.6, 0.1],
      [0.6, 0.1],
      [0, -0.5],
    ].map(([x, z], k) =>
      mesh(
        loft(
          rounded([
            [0, 0],
            [0.32, 0, 0.02],
            [0.44, 1.0, 0.01],
            [0.47, 1.02, 0.02],
            [0.44, 1.04, 0.01],
            [0.4, 1.0, 0.01],
            [0.3, 0.06, 0.02],
            [0, 0.06],
          ]),
        ),
        matte(['#e0218a', '#ffe14d', '#3fb8d8'][k], { side: 2, roughness: 0.5 }),
        [x, 0, z],
      ),
    ),
  );
export const paperPlates = ({ dots, art: motif }) => {
  void motif;
  const map = dots
    ? speckled('#e0218a', ['#ffffff'], { count: 90, size: [14, 16], seed: 3 })
    : speckled('#8fcf6a', ['#4f9a4a', '#ffe14d'], { count: 60, size: [10, 22], seed: 5 });
  return group(
    ...[0, 1, 2, 3].map((k) =>
      mesh(
        loft(
          rounded(
            [
              [0, 0.02],
              [0.7, 0.02, 0.06],
              [1.0, 0.16, 0.03],
              [1.02, 0.15, 0.01],
              [0.7, 0, 0.06],
              [0, 0],
            ]
              .reverse()
              .reverse(),
          ),
        ),
        matte('#fff', { map, side: 2 }),
        [k * 0.03, k * 0.05, k * 0.02],
      ),
    ),
  );
};
export const christmasTree = () =>
  group(
    ...[
      [0.7, 0.35],
      [0.56, 0.75],
      [0.42, 1.12],
      [0.28, 1.46],
    ].map(([r, y], k) =>
      mesh(
        loft(
          rounded([
            [0.02, 0],
            [r, 0.02, 0.04],
            [0.1, 0.55, 0.05],
            [0, 0.58],
          ]),
          {
            around: 120,
            warp: ([x, h, z], t) => {
              const w = 1 + 0.12 * Math.sin(t * 60 + k);
              return [x * w, h - 0.04 * Math.sin(t * 44), z * w];
            },
          },
        ),
        matte(k % 2 ? '#2f7a45' : '#276a3b'),
        [0, y, 0],
      ),
    ),
    ...Array.from({ length: 22 }, (_, k) => {
      const y = 0.42 + (k / 22) * 1.4;
      const r = 0.72 - y * 0.3;
      return mesh(ball(0.06, 14), gloss(['#d8202c', '#f2c21d', '#e6e9ec'][k % 3], { roughness: 0.12 }), [
        Math.cos(k * 2.4) * r,
        y,
        Math.sin(k * 2.4) * r,
      ]);
    }),
    mesh(ball(0.1), gloss('#f2c21d'), [0, 2.08, 0]),
    mesh(
      loft(
        rounded([
          [0, 0],
          [0.24, 0, 0.02],
          [0.3, 0.32, 0.02],
          [0, 0.32],
        ]),
      ),
      matte('#b5653f'),
    ),
  );

// Office and computing.
export const mouse = ({ colour }) =>
  group(
    mesh(lump(0.7, { stretch: [0.82, 0.5, 1.3], rough: 0.0 }), plastic(colour, 0.36), [0, 0.3, 0]),
    mesh(softBox(0.02, 0.2, 0.8, 0.005), matte(darker(colour, 0.5)), [0, 0.56, 0.32], [0.32, 0, 0]),
    mesh(cylinder(0.09, 0.1), rubber(), [0, 0.57, 0.4], [0, 0, Math.PI / 2]),
    mesh(softBox(1.14, 0.08, 1.7, 0.04), matte('#1d1d1f'), [0, 0.04, 0]),
  );
export const keyboard = () => {
  const parts = [mesh(softBox(3, 0.1, 1.1, 0.04), plastic('#22223b', 0.45), [0, 0.05, 0])];
  for (let z = 0; z < 5; z += 1)
    for (let x = 0; x < 15; x += 1)
      if (!(z === 4 && x > 3 && x < 9))
        parts.push(
          mesh(
            softBox(0.165, 0.09, 0.165, 0.03),
            plastic(x === 14 || (z === 0 && x === 0) ? '#4cc9f0' : '#f2f3f5', 0.45),
            [(x - 7) * 0.192, 0.13, (z - 2) * 0.195],
          ),
        );
  parts.push(mesh(softBox(0.95, 0.09, 0.165, 0.03), plastic('#f2f3f5', 0.45), [-0.19, 0.13, 0.39]));
  return group(...parts);
};
export const usbStick = () =>
  placed(
    group(
      mesh(softBox(1.3, 0.26, 0.5, 0.07), plastic('#22223b', 0.35), [-0.2, 0.13, 0]),
      mesh(softBox(0.5, 0.16, 0.38, 0.015), metal('#cfd3d7', 0.2), [0.68, 0.13, 0]),
      mesh(softBox(0.3, 0.02, 0.24, 0.005), gloss('#4cc9f0'), [-0.4, 0.265, 0]),
    ),
    [0, 0, 0],
    [0, 0.3, 0],
  );
export const usbCable = () =>
  group(
    ...[0, 1, 2].map((k) =>
      mesh(torus(0.8 - k * 0.06, 0.05), rubber('#2a2a35'), [0, 0.06 + k * 0.05, 0], [Math.PI / 2, 0, 0]),
    ),
    mesh(
      hose(
        [
          [0.78, 0.1, 0.1],
          [0.9, 0.06, 0.6],
          [0.6, 0.06, 1.1],
        ],
        0.05,
      ),
      rubber('#2a2a35'),
    ),
    mesh(
      hose(
        [
          [-0.78, 0.1, 0.1],
          [-0.9, 0.06, 0.6],
          [-0.5, 0.06, 1.1],
        ],
        0.05,
      ),
      rubber('#2a2a35'),
    ),
    ...[
      [0.5, 1.3],
      [-0.4, 1.3],
    ].map(([x, z]) =>
      group(
        mesh(softBox(0.26, 0.16, 0.42, 0.06), plastic('#2a2a35'), [x, 0.08, z]),
        mesh(softBox(0.16, 0.07, 0.2, 0.03), metal(), [x, 0.08, z + 0.28]),
      ),
    ),
  );
export const powerBank = () =>
  group(
    mesh(softBox(1.0, 0.22, 2.0, 0.09), plastic('#22223b', 0.35), [0, 0.11, 0]),
    ...[0, 1, 2, 3].map((k) =>
      mesh(cylinder(0.025, 0.01), new THREE.MeshStandardMaterial({ color: '#4cc9f0', emissive: '#4cc9f0' }), [
        -0.12 + k * 0.08,
        0.225,
        0.8,
      ]),
    ),
  );
export const charger = () =>
  group(
    mesh(softBox(0.8, 1.0, 0.7, 0.12), plastic('#fbfbf9', 0.3), [0, 0.5, 0]),
    mesh(softBox(0.24, 0.09, 0.02, 0.03), matte('#222'), [0, 0.5, 0.352]),
    ...[-0.16, 0.16].map((x) => mesh(cylinder(0.045, 0.4), metal('#d9b45a', 0.25), [x, 1.18, 0])),
  );
export const headset = () =>
  group(
    mesh(
      hose(
        [
          [-0.72, 0.7, 0],
          [-0.8, 1.4, 0],
          [0, 2.0, 0],
          [0.8, 1.4, 0],
          [0.72, 0.7, 0],
        ],
        0.08,
      ),
      plastic('#22223b'),
    ),
    ...[-1, 1].map((s) =>
      group(
        mesh(cylinder(0.4, 0.24), plastic('#22223b', 0.35), [s * 0.76, 0.62, 0], [0, 0, Math.PI / 2]),
        mesh(torus(0.3, 0.12), rubber(), [s * 0.64, 0.62, 0], [0, Math.PI / 2, 0]),
      ),
    ),
    mesh(
      hose(
        [
          [-0.86, 0.5, 0.1],
          [-0.8, 0.2, 0.5],
          [-0.4, 0.16, 0.8],
        ],
        0.04,
      ),
      plastic('#22223b'),
    ),
    mesh(ball(0.09), rubber(), [-0.38, 0.16, 0.82]),
  );
export const wallClock = () =>
  placed(
    group(
      mesh(cylinder(1, 0.14), plastic('#22223b', 0.35), [0, 0, 0], [Math.PI / 2, 0, 0]),
      mesh(cylinder(0.9, 0.16), matte('#fdfdfb'), [0, 0, 0], [Math.PI / 2, 0, 0]),
      ...Array.from({ length: 12 }, (_, k) =>
        placed(
          mesh(softBox(k % 3 ? 0.03 : 0.06, 0.14, 0.02, 0.004), matte('#222'), [0, 0.76, 0.085]),
          [0, 0, 0],
          [0, 0, (k * Math.PI) / 6],
        ),
      ),
      placed(mesh(softBox(0.06, 0.5, 0.02, 0.01), matte('#222'), [0, 0.2, 0.1]), [0, 0, 0], [0, 0, 1.0]),
      placed(mesh(softBox(0.04, 0.74, 0.02, 0.01), matte('#222'), [0, 0.3, 0.11]), [0, 0, 0], [0, 0, -1.0]),
      mesh(cylinder(0.05, 0.06), matte('#d3202a'), [0, 0, 0.1], [Math.PI / 2, 0, 0]),
    ),
    [0, 1, 0],
  );
export const stapler = () =>
  group(
    mesh(softBox(2.0, 0.14, 0.46, 0.05), plastic('#274c77', 0.4), [0, 0.08, 0]),
    mesh(softBox(1.8, 0.24, 0.4, 0.1), plastic('#274c77', 0.35), [-0.05, 0.5, 0], [0, 0, 0.12]),
    mesh(softBox(1.7, 0.12, 0.3, 0.02), metal(), [0, 0.32, 0], [0, 0, 0.12]),
    mesh(cylinder(0.18, 0.4), plastic('#274c77'), [-0.85, 0.3, 0], [Math.PI / 2, 0, 0]),
  );
export const paperClips = () => {
  const random = dice(4);
  const shape = [
    [0, 0, 0],
    [0, 0, 0.6],
    [0.16, 0, 0.72],
    [0.3, 0, 0.6],
    [0.3, 0, -0.16],
    [0.1, 0, -0.3],
    [-0.1, 0, -0.16],
    [-0.1, 0, 0.5],
    [0.1, 0, 0.62],
  ];
  return group(
    ...Array.from({ length: 34 }, () =>
      placed(
        mesh(hose(shape, 0.022, { segments: 60, around: 8 }), metal('#cfd3d7', 0.18)),
        [(random() - 0.5) * 1.9, 0.03 + random() * 0.16, (random() - 0.5) * 1.9],
        [(random() - 0.5) * 0.3, random() * 6, (random() - 0.5) * 0.3],
      ),
    ),
  );
};
export const mapPins = () => {
  const random = dice(4);
  return group(
    ...Array.from({ length: 22 }, (_, k) =>
      placed(
        group(
          mesh(ball(0.13, 20), gloss(RAINBOW[(k * 3) % 12], { roughness: 0.15 }), [0, 0.42, 0]),
          mesh(cylinder(0.004, 0.42, 0.016), metal(), [0, 0.2, 0]),
        ),
        [(random() - 0.5) * 1.6, 0.1, (random() - 0.5) * 1.6],
        [1.2 + random() * 0.4, random() * 6, 0],
      ),
    ),
  );
};
export const penHolder = ({ wood: wooden }) =>
  group(
    mesh(
      softBox(1.8, 0.1, 0.9, 0.03),
      wooden ? wood('#d9b47a', '#a8803f') : clear('#cfe4f0', 0.45),
      [0, 0.05, 0],
    ),
    ...[
      [-0.6, 0.5, 1.0],
      [0.3, 1.1, 0.5],
    ].map(([x, w, h]) =>
      mesh(softBox(w, h, 0.8, 0.03), wooden ? wood('#d9b47a', '#a8803f') : clear('#cfe4f0', 0.4), [
        x,
        h / 2,
        0,
      ]),
    ),
    ...[
      [-0.7, '#e0433a'],
      [-0.55, '#3a7fc8'],
      [-0.62, '#f5b92c'],
    ].map(([x, colour], k) =>
      mesh(cylinder(0.05, 1.6), gloss(colour), [x, 1.0, (k - 1) * 0.16], [0.08 * (k - 1), 0, 0.06 * (1 - k)]),
    ),
  );
export const magnets = () =>
  group(
    ...Array.from({ length: 10 }, (_, k) =>
      mesh(
        loft(
          rounded([
            [0, 0],
            [0.28, 0, 0.03],
            [0.24, 0.16, 0.06],
            [0, 0.18],
          ]),
        ),
        gloss(RAINBOW[k], { roughness: 0.22 }),
        [((k % 4) - 1.5) * 0.64, 0, (Math.floor(k / 4) - 1) * 0.64],
      ),
    ),
  );
export async function mousePad({ art: motif, colour }, ctx) {
  return group(
    mesh(
      softBox(2.0, 0.05, 1.6, 0.02),
      faces(
        matte('#fff', {
          map: await ctx.svg(
            `<rect width="600" height="480" fill="${colour}"/>${art(motif, 300, 250, 360)}`,
            600,
            480,
          ),
        }),
        rubber(),
        2,
      ),
      [0, 0.03, 0],
    ),
  );
}
export const deskLamp = () =>
  group(
    mesh(
      loft(
        rounded([
          [0, 0],
          [0.5, 0, 0.03],
          [0.46, 0.1, 0.04],
          [0, 0.12],
        ]),
      ),
      plastic('#1b1b3a', 0.4),
    ),
    mesh(
      hose(
        [
          [0, 0.1, 0],
          [-0.3, 1.0, 0],
          [0.2, 1.9, 0],
        ],
        0.05,
      ),
      metal(),
    ),
    mesh(
      loft(
        rounded([
          [0.06, 0.4],
          [0.16, 0.36, 0.05],
          [0.46, 0, 0.02],
        ]),
      ),
      plastic('#ffb703', 0.35),
      [0.42, 1.55, 0],
      [0, 0, 0.5],
    ),
    mesh(
      ball(0.16),
      new THREE.MeshStandardMaterial({ color: '#fff6d8', emissive: '#ffe9a8' }),
      [0.44, 1.58, 0],
    ),
  );
export const paperRolls = () =>
  group(
    ...[
      [-0.5, 0.1],
      [0.5, 0.1],
      [0, -0.6],
    ].map(([x, z]) =>
      group(
        mesh(
          loft(
            rounded([
              [0.1, 0],
              [0.42, 0, 0.01],
              [0.42, 0.8, 0.01],
              [0.1, 0.8],
            ]),
          ),
          matte('#fdfdfb'),
          [x, 0, z],
        ),
        mesh(cylinder(0.09, 0.81), matte('#6a6a70'), [x, 0.4, z]),
      ),
    ),
  );
