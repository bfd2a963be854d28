/** Notebooks, calendars and paper. */
import { art } from '../../labels/art.mjs';
import { darker, inkOn, lighter, line } from '../../labels/svg.mjs';
import { loft, rounded, softBox } from '../../studio/geometry.mjs';
import { film, matte, metal, paper, plastic, speckled } from '../../studio/materials.mjs';
import { cylinder, group, mesh, placed, THREE, torus } from '../parts.mjs';
import { faces, RAINBOW } from './parts.mjs';

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
        : `<rect width="${W}" height="${H}" fill="${ground}"/><circle cx="${W / 2}" cy="${H * 0.48}" r="${Math.min(W * 0.4, H * 0.3)}" fill="${lighter(ground, 0.35)}"/>${art(cover ?? motif, W / 2, H * 0.48, Math.min(W * 0.68, H * 0.5))}<rect x="${W * 0.16}" y="${H * 0.8}" width="${W * 0.68}" height="${H * 0.12}" rx="14" fill="#fff"/>${line(title, W / 2, H * 0.855, { font: 'round', size: Math.min(44, H * 0.056), max: W * 0.62, fill: '#333' })}${line(size || kind, W / 2, H * 0.9, { font: 'book', size: Math.min(30, H * 0.038), max: W * 0.6, fill: '#555' })}${line(brand.name, W / 2, H * 0.09, { font: brand.font, size: Math.min(54, H * 0.07), max: W * 0.8, fill: ink })}`;
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
