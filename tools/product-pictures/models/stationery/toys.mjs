/** Toys and games. */
import { dice, hose, loft, lump, rounded, softBox } from '../../studio/geometry.mjs';
import { canvasOf, gloss, grainBump, matte, metal, textureOf, wood } from '../../studio/materials.mjs';
import { ball, cylinder, group, mesh, placed, torus } from '../parts.mjs';
import { RAINBOW } from './parts.mjs';

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
        : kind === 'sloth'
          ? [
              mesh(lump(0.4, { stretch: [1, 0.85, 0.5] }), skin(belly), [0, 1.34, 0.36]),
              ...[-1, 1].map((s) =>
                mesh(
                  lump(0.16, { stretch: [1.5, 0.75, 0.5], rough: 0.01 }),
                  skin(ear),
                  [s * 0.24, 1.39, 0.46],
                  [0, s * 0.4, -s * 0.35],
                ),
              ),
            ]
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
