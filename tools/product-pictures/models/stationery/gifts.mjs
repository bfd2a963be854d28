/** Gifts, wrapping and books. */
import { art } from '../../labels/art.mjs';
import { darker, inkOn, lighter, line } from '../../labels/svg.mjs';
import { hose, loft, rounded, sleeve, softBox } from '../../studio/geometry.mjs';
import { clear, film, gloss, matte, paper, textureOf } from '../../studio/materials.mjs';
import { ball, cylinder, group, mesh, placed, THREE } from '../parts.mjs';
import { faces, pattern } from './parts.mjs';

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
  const { pillow } = await import('../../studio/geometry.mjs');
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
