/** For the table. */
import { loft, plate, rounded, softBox } from '../../studio/geometry.mjs';
import { clear, gloss, grainBump, liquid, matte, metal, speckled, wood } from '../../studio/materials.mjs';
import { cheeseWedge } from '../fresh/cheese.mjs';
import { ball, cylinder, group, mesh, placed, torus } from '../parts.mjs';
import { lie } from '../tools/parts.mjs';
import { CHROME } from './parts.mjs';

export const ceramicPlate = ({ colour }) =>
  group(
    ...[0, 1].map((k) =>
      mesh(
        loft(
          rounded([
            [0, 0.04],
            [0.4, 0.0, 0.02],
            [0.78, 0.06, 0.06],
            [1.1, 0.14, 0.03],
            [1.12, 0.17, 0.02],
            [0.78, 0.11, 0.06],
            [0.5, 0.07, 0.03],
            [0, 0.07],
          ]),
        ),
        gloss('#fff', {
          map: speckled(colour, ['#ffffff', '#6a5a44'], { count: 260, size: [1, 2] }),
          roughness: 0.28,
        }),
        [0, k * 0.11, 0],
      ),
    ),
  );

export const ceramicBowl = ({ colour }) =>
  mesh(
    loft(
      rounded(
        [
          [0, 0.06],
          [0.34, 0, 0.03],
          [0.4, 0.06, 0.03],
          [0.86, 0.5, 0.2],
          [0.96, 0.86, 0.02],
          [0.92, 0.88, 0.02],
          [0.8, 0.5, 0.2],
          [0.3, 0.14, 0.1],
          [0, 0.12],
        ],
        10,
      ),
    ),
    gloss('#fff', {
      map: speckled(colour, ['#ffffff', '#6a5a44'], { count: 260, size: [1, 2] }),
      roughness: 0.28,
      side: 2,
    }),
  );

export const servingBoard = () =>
  group(
    mesh(
      plate(
        (s) => {
          s.moveTo(-1.2, -0.5);
          s.bezierCurveTo(-1.3, -0.6, -1.3, 0.6, -1.2, 0.5);
          s.bezierCurveTo(-0.6, 0.66, 0.4, 0.66, 0.9, 0.45);
          s.lineTo(1.1, 0.16);
          s.lineTo(1.7, 0.13);
          s.bezierCurveTo(1.85, 0.13, 1.85, -0.13, 1.7, -0.13);
          s.lineTo(1.1, -0.16);
          s.lineTo(0.9, -0.45);
          s.bezierCurveTo(0.4, -0.66, -0.6, -0.66, -1.2, -0.5);
        },
        0.14,
        {
          bevel: 0.04,
          holes: [
            (p) => {
              p.absarc(1.66, 0, 0.05, 0, 7);
            },
          ],
        },
      ),
      wood('#b9823f', '#6f421a'),
      [0, 0.08, 0],
      [-Math.PI / 2, 0, 0],
    ),
  );

export const cheeseBoard = ({ count = 3 }) =>
  group(
    mesh(cylinder(1.3, 0.1), wood('#c08a4c', '#7a4f26'), [0, 0.05, 0]),
    ...[
      { colour: '#f4cf63', rind: '#d9a836', holes: true },
      { colour: '#f4eed8', rind: '#e3dcc4', veins: '#4f6f7f' },
      { colour: '#efd692', rind: '#b98a3f', rough: true },
      { colour: '#f7ebc4', rind: '#f8f6f0' },
    ]
      .slice(0, count)
      .map((p, k) =>
        placed(
          cheeseWedge(p),
          [Math.cos(k * 1.9 + 2.4) * 0.55, 0.1, Math.sin(k * 1.9 + 2.4) * 0.5],
          [0, k * 1.3, 0],
          0.48,
        ),
      ),
    ...[
      [0.5, 0.75],
      [0.62, 0.66],
      [0.56, 0.85],
      [0.7, 0.8],
    ].map(([x, z]) => mesh(ball(0.1, 20), gloss('#5a1f4a', { roughness: 0.2 }), [x, 0.2, z])),
  );

export const cheeseKnife = () =>
  lie(
    group(
      mesh(
        loft(
          rounded([
            [0, 0],
            [0.13, 0.02, 0.06],
            [0.14, 0.6, 0.3],
            [0.1, 1.1, 0.04],
            [0, 1.1],
          ]),
          { depth: 0.7 },
        ),
        wood('#6a3f22', '#3a2010'),
      ),
      mesh(cylinder(0.11, 0.08), metal(), [0, 1.12, 0]),
      mesh(
        plate(
          (s) => {
            s.moveTo(-0.1, 0);
            s.lineTo(0.1, 0);
            s.bezierCurveTo(0.24, 0.5, 0.22, 1.0, 0.16, 1.3);
            s.lineTo(0.05, 1.12);
            s.lineTo(-0.08, 1.3);
            s.bezierCurveTo(-0.12, 0.9, -0.1, 0.4, -0.1, 0);
          },
          0.04,
          {
            bevel: 0.01,
            holes: [
              (p) => {
                p.absellipse(0.05, 0.5, 0.05, 0.12, 0, 7);
              },
              (p) => {
                p.absellipse(0.05, 0.84, 0.05, 0.1, 0, 7);
              },
            ],
          },
        ),
        metal('#e3e6e8', 0.12),
        [0, 1.16, 0],
      ),
    ),
    0.7,
  );

export const wineGlasses = ({ shape }) => {
  const profile = {
    red: [
      [0.02, 0.95],
      [0.3, 1.05, 0.2],
      [0.46, 1.5, 0.4],
      [0.32, 2.1, 0.05],
    ],
    white: [
      [0.02, 0.95],
      [0.26, 1.08, 0.2],
      [0.36, 1.45, 0.3],
      [0.27, 1.95, 0.05],
    ],
    flute: [
      [0.02, 0.9],
      [0.15, 1.05, 0.1],
      [0.22, 1.7, 0.3],
      [0.18, 2.3, 0.05],
    ],
  }[shape];
  const fill = { red: '#5a1022', white: '#e6d68a', flute: '#ecd790' }[shape];
  const one = (x, z) =>
    group(
      mesh(
        loft(
          rounded(
            profile
              .map(([r, y, q]) => [Math.max(0, r - 0.02), y + 0.02, q])
              .slice(0, 3)
              .concat([[0, profile[2][1] + 0.02]]),
            12,
          ),
        ),
        liquid(fill, 0.94),
        [x, 0, z],
      ),
      mesh(
        loft(
          rounded(
            [
              [0, 0.02],
              [0.36, 0.01, 0.02],
              [0.3, 0.04, 0.04],
              [0.035, 0.1, 0.05],
              [0.028, 0.9, 0.05],
              ...profile,
            ],
            12,
          ),
        ),
        clear('#ffffff', 0.2, 0.02),
        [x, 0, z],
      ),
    );
  return group(one(-0.45, 0), one(0.45, -0.15));
};

export const decanter = () =>
  group(
    mesh(
      loft(
        rounded([
          [0, 0.05],
          [0.76, 0.06, 0.14],
          [0.6, 0.42, 0.2],
          [0, 0.42],
        ]),
      ),
      liquid('#4a0f1c'),
    ),
    mesh(
      loft(
        rounded(
          [
            [0, 0],
            [0.85, 0, 0.16],
            [0.78, 0.4, 0.3],
            [0.18, 1.05, 0.3],
            [0.16, 1.9, 0.2],
            [0.3, 2.2, 0.05],
          ],
          12,
        ),
      ),
      clear('#ffffff', 0.2, 0.02),
    ),
  );

export const iceBucket = () =>
  group(
    mesh(
      loft(
        rounded([
          [0, 0],
          [0.6, 0, 0.06],
          [0.78, 1.2, 0.03],
          [0.82, 1.2, 0.02],
          [0.78, 1.24, 0.02],
          [0.58, 0.08, 0.06],
          [0, 0.08],
        ]),
      ),
      metal('#cfd3d6', 0.16),
    ),
    ...[-1, 1].map((s) => mesh(torus(0.16, 0.04), CHROME(), [s * 0.84, 0.95, 0], [0, Math.PI / 2, 0])),
    ...Array.from({ length: 16 }, (_, k) =>
      mesh(
        softBox(0.26, 0.26, 0.26, 0.05),
        clear('#e6f3fa', 0.6, 0.04),
        [Math.sin(k * 5.1) * 0.45, 1.12 + (k % 3) * 0.08, Math.cos(k * 3.3) * 0.45],
        [k, k * 2, k],
      ),
    ),
  );

export const candlestick = () =>
  group(
    mesh(
      loft(
        rounded([
          [0, 0],
          [0.5, 0, 0.03],
          [0.46, 0.08, 0.04],
          [0.1, 0.16, 0.06],
          [0.08, 0.6, 0.05],
          [0.2, 0.7, 0.03],
          [0.2, 0.82, 0.02],
          [0, 0.82],
        ]),
      ),
      metal('#c9a24a', 0.22),
    ),
    mesh(cylinder(0.15, 1.3), gloss('#e3a93a', { roughness: 0.45 }), [0, 1.45, 0]),
    mesh(cylinder(0.012, 0.14), matte('#3a3028'), [0, 2.16, 0]),
  );

export const napkins = ({ colour = '#e6dcc8', paper: thin }) =>
  group(
    ...[0, 1, 2, 3].map((k) =>
      mesh(
        softBox(1.4, thin ? 0.07 : 0.12, 1.4, 0.03),
        matte(k % 2 ? colour : '#fff', { color: colour, bumpMap: grainBump(4, 200), bumpScale: 0.8 }),
        [k * 0.03, 0.06 + k * (thin ? 0.075 : 0.13), -k * 0.03],
        [0, k * 0.05, 0],
      ),
    ),
  );
