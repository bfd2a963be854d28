/** For bath, kitchen, table and pets. */
import { hose, loft, lump, plate, rounded, sleeve, softBox } from '../studio/geometry.mjs';
import {
  clear,
  film,
  gloss,
  grainBump,
  liquid,
  matte,
  metal,
  paper,
  plastic,
  rubber,
  speckled,
  wood,
} from '../studio/materials.mjs';
import { cheeseWedge } from './fresh.mjs';
import { carton } from './packs.mjs';
import { ball, cylinder, group, mesh, placed, THREE, torus } from './parts.mjs';
import { leafSheet } from './produce.mjs';
import { lie } from './tools.mjs';

const CHROME = () => metal('#eef0f2', 0.08);

// Bath.
export const soapBox = async (_p, ctx) =>
  group(
    await carton({ dims: [1.3, 0.82, 0.42] }, ctx),
    mesh(
      lump(0.4, { stretch: [1.3, 0.5, 0.85], rough: 0 }),
      gloss(ctx.label.tone, { roughness: 0.4, clearcoat: 0.2 }),
      [0.5, 0.2, 0.66],
      [0, 0.3, 0],
    ),
  );
export const toothbrush = ({ colour }) =>
  lie(
    group(
      mesh(
        hose(
          [
            [0, -1.4, 0],
            [0.02, -0.6, 0.04],
            [0, 0.2, 0],
            [0, 0.9, 0.02],
            [0, 1.5, 0],
          ],
          0.1,
          { around: 20 },
        ),
        gloss(colour, { roughness: 0.25 }),
      ),
      mesh(
        hose(
          [
            [0, -1.2, 0.04],
            [0.02, -0.6, 0.08],
            [0, 0, 0.05],
          ],
          0.085,
        ),
        rubber('#f4f4f2'),
      ),
      mesh(softBox(0.28, 0.62, 0.12, 0.05), gloss(colour, { roughness: 0.25 }), [0, 1.42, 0]),
      ...Array.from({ length: 24 }, (_, k) =>
        mesh(
          cylinder(0.038, 0.24),
          matte(k % 3 ? '#fbfbf9' : colour),
          [((k % 3) - 1) * 0.085, 1.17 + Math.floor(k / 3) * 0.072, 0.17],
          [Math.PI / 2, 0, 0],
        ),
      ),
    ),
    0.75,
  );
export const nailPolish = ({ colour }) =>
  group(
    mesh(
      loft(
        rounded([
          [0, 0],
          [0.36, 0, 0.06],
          [0.38, 0.72, 0.12],
          [0.16, 0.84, 0.03],
          [0, 0.84],
        ]),
        { power: 4, depth: 0.9 },
      ),
      gloss(colour, { roughness: 0.08 }),
    ),
    mesh(
      loft(
        rounded([
          [0, 0],
          [0.2, 0, 0.02],
          [0.16, 1.0, 0.05],
          [0, 1.02],
        ]),
      ),
      gloss('#1c1a1c', { roughness: 0.15 }),
      [0, 0.84, 0],
    ),
  );
export const lipstick = ({ colour }) =>
  group(
    mesh(softBox(0.5, 0.9, 0.5, 0.04), gloss('#1c1a1c', { roughness: 0.15 }), [0, 0.45, 0]),
    mesh(cylinder(0.2, 0.36), metal('#d9b45a', 0.15), [0, 1.06, 0]),
    mesh(
      loft(
        rounded([
          [0, 0],
          [0.17, 0, 0.01],
          [0.17, 0.5, 0.06],
          [0, 0.62],
        ]),
        { warp: ([x, y, z]) => [x, y > 0.4 ? y + x * 0.9 : y, z] },
      ),
      gloss(colour, { roughness: 0.35 }),
      [0, 1.2, 0],
    ),
    placed(
      mesh(softBox(0.52, 1.0, 0.52, 0.04), gloss('#1c1a1c', { roughness: 0.15 })),
      [0.85, 0.26, 0.3],
      [0, 0.5, Math.PI / 2],
    ),
  );
export const thermometer = () =>
  lie(
    group(
      mesh(
        loft(
          rounded([
            [0, 0],
            [0.2, 0, 0.08],
            [0.22, 1.4, 0.1],
            [0.1, 2.0, 0.06],
            [0.06, 2.4, 0.02],
            [0, 2.4],
          ]),
          { depth: 0.6 },
        ),
        plastic('#fbfbf9', 0.3),
      ),
      mesh(softBox(0.24, 0.6, 0.03, 0.01), gloss('#b9c9a8', { roughness: 0.15 }), [0, 0.95, 0.125]),
      mesh(cylinder(0.06, 0.4, 0.03), metal('#d9dde0', 0.12), [0, 2.5, 0]),
      mesh(cylinder(0.09, 0.05), plastic('#2f8fd0'), [0, 0.4, 0.12], [Math.PI / 2, 0, 0]),
    ),
    0.75,
  );
export const sponges = () =>
  group(
    ...['#f2d23c', '#f29ab8', '#7cc8ee', '#9ad67a'].map((colour, k) =>
      group(
        mesh(
          softBox(1.3, 0.3, 0.8, 0.05),
          matte('#fff', { map: speckled(colour, ['#00000040', '#ffffff'], { count: 400, size: [1, 4] }) }),
          [(k % 2) * 0.1, 0.19 + k * 0.42, (k % 2) * 0.06],
        ),
        mesh(softBox(1.3, 0.1, 0.8, 0.02), matte('#2f7d4a', { bumpMap: grainBump(3, 220), bumpScale: 1 }), [
          (k % 2) * 0.1,
          0.39 + k * 0.42,
          (k % 2) * 0.06,
        ]),
      ),
    ),
  );
export const bagRoll = async (_p, ctx) =>
  placed(
    group(
      mesh(cylinder(0.4, 1.6), gloss('#232325', { roughness: 0.4 }), [0, 0.8, 0]),
      mesh(
        sleeve(
          [
            [0.4, 0],
            [0.4, 1.6],
          ],
          0.2,
          1.4,
          { angle: 4, off: 0.006 },
        ),
        paper(await ctx.turned(1.1, 1.2)),
      ),
    ),
    [0.8, 0.4, 0],
    [0, 0, Math.PI / 2],
  );
export const batteries = async ({ thin }, ctx) => {
  const r = thin ? 0.2 : 0.27;
  const one = async (x) =>
    group(
      mesh(
        loft(
          rounded([
            [0, 0],
            [r, 0, 0.02],
            [r, 1.5, 0.02],
            [0, 1.5],
          ]),
        ),
        metal('#c9a24a', 0.25),
        [x, 0, 0],
      ),
      mesh(
        sleeve(
          [
            [r, 0],
            [r, 1.5],
          ],
          0.0,
          1.02,
          { off: 0.004 },
        ),
        film(await ctx.wrap(r * 6.28, 1.02, 0.34)),
        [x, 0.02, 0],
      ),
      mesh(cylinder(0.09, 0.1), metal(), [x, 1.54, 0]),
    );
  return group(...(await Promise.all([-1.5, -0.5, 0.5, 1.5].map((k) => one(k * r * 2.15)))));
};
export const iceBag = async (_p, ctx) => {
  const parts = [];
  for (let k = 0; k < 60; k += 1)
    parts.push(
      mesh(
        softBox(0.24, 0.24, 0.24, 0.05),
        clear('#dff0fa', 0.5, 0.05),
        [Math.sin(k * 12.9) * 0.45, 0.2 + (k / 60) * 1.1, Math.cos(k * 7.3) * 0.2],
        [k, k * 2, k],
      ),
    );
  return group(
    ...parts,
    mesh(softBox(1.3, 1.5, 0.7, 0.3), clear('#d3ebf8', 0.22, 0.1), [0, 0.76, 0]),
    mesh(new THREE.PlaneGeometry(1.0, 0.9), film(await ctx.face(1.0, 0.9)), [0, 0.74, 0.36]),
    mesh(
      loft(
        rounded([
          [0.3, 1.46],
          [0.08, 1.6, 0.03],
          [0.3, 1.86, 0.03],
        ]),
      ),
      clear('#d3ebf8', 0.4),
    ),
  );
};

// Kitchen and table.
export const glassTub = async (_p, ctx) => {
  const body = rounded([
    [0, 0],
    [0.36, 0, 0.06],
    [0.44, 1.05, 0.02],
    [0.42, 1.05],
  ]);
  return group(
    mesh(
      loft(
        rounded([
          [0, 0.03],
          [0.33, 0.03, 0.05],
          [0.4, 0.98, 0.02],
          [0, 0.98],
        ]),
      ),
      liquid('#fbf6e6'),
    ),
    mesh(loft(body), clear('#ffffff', 0.16)),
    mesh(sleeve(body, 0.16, 0.9, { angle: 2.9, off: 0.006 }), paper(await ctx.wrap(1.2, 0.74, 0.62))),
    mesh(
      loft(
        rounded([
          [0, 1.02],
          [0.47, 1.02, 0.02],
          [0.46, 1.16, 0.03],
          [0, 1.16],
        ]),
      ),
      gloss('#d83a3a', { metalness: 0.3 }),
    ),
  );
};
export const grinder = async ({ fill }, ctx) => {
  const body = rounded([
    [0, 0],
    [0.32, 0, 0.05],
    [0.32, 0.95, 0.05],
    [0, 0.95],
  ]);
  return group(
    mesh(
      loft(
        rounded([
          [0, 0.03],
          [0.29, 0.03, 0.04],
          [0.29, 0.8, 0.04],
          [0, 0.8],
        ]),
      ),
      matte('#fff', { map: speckled(fill, ['#00000088', '#ffffff', fill], { count: 900, size: [4, 9] }) }),
    ),
    mesh(loft(body), clear('#ffffff', 0.18)),
    mesh(sleeve(body, 0.16, 0.72, { angle: 3, off: 0.006 }), paper(await ctx.wrap(0.96, 0.56, 0.6))),
    mesh(
      loft(
        rounded([
          [0, 0.94],
          [0.3, 0.94, 0.02],
          [0.24, 1.2, 0.04],
          [0.32, 1.5, 0.06],
          [0, 1.56],
        ]),
      ),
      gloss('#1c1a18', { roughness: 0.3 }),
    ),
  );
};
export const coffeeDripper = () =>
  group(
    mesh(
      loft(
        rounded([
          [0, 0.3],
          [0.3, 0.3, 0.03],
          [0.8, 1.1, 0.03],
          [0.84, 1.14, 0.02],
          [0.76, 1.1, 0.02],
          [0.26, 0.36, 0.03],
          [0, 0.36],
        ]),
      ),
      gloss('#fbfbf9', { side: 2, roughness: 0.14 }),
    ),
    mesh(
      loft(
        rounded([
          [0.2, 0.16],
          [0.62, 0.2, 0.02],
          [0.64, 0.28, 0.02],
          [0.3, 0.34],
        ]),
      ),
      gloss('#fbfbf9'),
    ),
    mesh(
      hose(
        [
          [0.6, 0.9, 0],
          [1.05, 0.9, 0],
          [1.1, 0.55, 0],
          [0.5, 0.46, 0],
        ],
        0.075,
      ),
      gloss('#fbfbf9'),
    ),
  );
export const frenchPress = () =>
  group(
    mesh(
      loft(
        rounded([
          [0, 0.08],
          [0.48, 0.08, 0.05],
          [0.48, 1.0, 0.02],
          [0, 1.0],
        ]),
      ),
      liquid('#2a140a'),
    ),
    mesh(
      loft(
        rounded([
          [0, 0.05],
          [0.52, 0.05, 0.05],
          [0.52, 1.5, 0.01],
        ]),
      ),
      clear('#ffffff', 0.16),
    ),
    ...[0.1, 1.3].map((y) => mesh(torus(0.53, 0.035), CHROME(), [0, y, 0], [Math.PI / 2, 0, 0])),
    ...[0, 1.57, 3.14, 4.71].map((a) =>
      mesh(
        softBox(0.09, 1.3, 0.03, 0.01),
        CHROME(),
        [Math.cos(a + 0.78) * 0.54, 0.7, Math.sin(a + 0.78) * 0.54],
        [0, -a - 0.78 + Math.PI / 2, 0],
      ),
    ),
    mesh(
      loft(
        rounded([
          [0, 1.48],
          [0.56, 1.48, 0.02],
          [0.5, 1.62, 0.08],
          [0, 1.68],
        ]),
      ),
      CHROME(),
    ),
    mesh(cylinder(0.025, 0.5), CHROME(), [0, 1.85, 0]),
    mesh(ball(0.11), plastic('#1c1a18'), [0, 2.12, 0]),
    mesh(
      hose(
        [
          [0.53, 1.25, 0],
          [0.95, 1.3, 0],
          [1.0, 0.6, 0],
          [0.53, 0.3, 0],
        ],
        0.075,
      ),
      plastic('#1c1a18'),
    ),
  );
export const enamelPot = ({ colour }) =>
  group(
    mesh(
      loft(
        rounded([
          [0, 0],
          [0.62, 0, 0.06],
          [0.56, 0.9, 0.3],
          [0.34, 1.3, 0.06],
          [0.38, 1.36, 0.02],
          [0, 1.36],
        ]),
      ),
      gloss(colour, { roughness: 0.16 }),
    ),
    mesh(torus(0.375, 0.025), gloss('#1c2a44'), [0, 1.36, 0], [Math.PI / 2, 0, 0]),
    mesh(
      loft(
        rounded([
          [0.36, 1.36],
          [0.2, 1.52, 0.1],
          [0.05, 1.56, 0.02],
          [0.09, 1.68, 0.04],
          [0, 1.7],
        ]),
      ),
      gloss(colour, { roughness: 0.16 }),
    ),
    mesh(
      hose(
        [
          [-0.5, 0.35, 0],
          [-0.85, 0.7, 0],
          [-0.95, 1.2, 0],
          [-1.1, 1.4, 0],
        ],
        0.1,
      ),
      gloss(colour, { roughness: 0.16 }),
    ),
    mesh(
      hose(
        [
          [0.42, 1.15, 0],
          [0.85, 1.2, 0],
          [0.92, 0.6, 0],
          [0.56, 0.35, 0],
        ],
        0.06,
      ),
      gloss('#1c2a44'),
    ),
  );
export const scale = () =>
  group(
    mesh(softBox(1.5, 0.2, 2.0, 0.08), plastic('#22201e', 0.4), [0, 0.1, 0]),
    mesh(softBox(1.3, 0.04, 1.3, 0.03), metal('#cfd3d6', 0.3), [0, 0.22, -0.26]),
    mesh(softBox(0.7, 0.02, 0.26, 0.01), gloss('#10212a', { roughness: 0.08 }), [0, 0.205, 0.72]),
    mesh(
      softBox(0.42, 0.01, 0.12, 0.002),
      new THREE.MeshStandardMaterial({ color: '#9fe8ff', emissive: '#5fd0f0', emissiveIntensity: 0.9 }),
      [0, 0.22, 0.72],
    ),
  );
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

// Flowers.
const stems = (list, draw) =>
  group(
    ...list.map(([x, high, z], k) =>
      group(
        mesh(
          hose(
            [
              [x * 0.2, 0, z * 0.2],
              [x * 0.5, high * 0.5, z * 0.5],
              [x, high, z],
            ],
            0.03,
          ),
          matte('#4f8a3f'),
        ),
        placed(draw(k), [x, high, z], [z * 0.6, k, -x * 0.5]),
        ...[0.45, 0.62].map((t, j) =>
          placed(
            mesh(leafSheet(0.5, 0.22, -0.25), matte('#4c8a3f', { side: 2 })),
            [x * t, high * t, z * t],
            [0, k + j * 2.4, 0.5],
          ),
        ),
      ),
    ),
  );
const roseHead = (colour) =>
  group(
    ...Array.from({ length: 16 }, (_, k) =>
      placed(
        mesh(leafSheet(0.36, 0.36, 0.5), matte(colour, { side: 2, roughness: 0.6 })),
        [0, 0.02 + (1 - k / 16) * 0.05, 0],
        [0, k * 2.4, 0.35 + (k / 16) * 0.95],
      ),
    ),
    mesh(lump(0.15, { stretch: [1, 1.2, 1] }), matte(colour), [0, 0.16, 0]),
  );
export const roses = ({ colour }) =>
  stems(
    [
      [0, 2.0, 0.1],
      [-0.42, 1.8, 0],
      [0.42, 1.85, -0.05],
      [-0.22, 1.6, 0.32],
      [0.24, 1.62, 0.3],
      [0.02, 1.75, -0.35],
    ],
    () => roseHead(colour),
  );
export const sunflowers = () =>
  stems(
    [
      [0, 2.1, 0.1],
      [-0.55, 1.7, 0.1],
      [0.55, 1.75, 0],
    ],
    () =>
      placed(
        group(
          mesh(
            cylinder(0.26, 0.12),
            matte('#fff', { map: speckled('#4a2c14', ['#6f4520', '#2a180a'], { count: 900, size: [2, 4] }) }),
            [0, 0.02, 0],
          ),
          ...Array.from({ length: 22 }, (_, k) =>
            placed(
              mesh(leafSheet(0.4, 0.14, -0.1), matte(k % 2 ? '#f5b81f' : '#eaa512', { side: 2 })),
              [Math.cos(k * 0.2856) * 0.22, 0.02, Math.sin(k * 0.2856) * 0.22],
              [0, -k * 0.2856, 0.12],
            ),
          ),
        ),
        [0, 0, 0],
        [1.15, 0, 0],
      ),
  );
export const tulips = () =>
  stems(
    [
      [0, 1.9, 0.1],
      [-0.34, 1.7, 0],
      [0.34, 1.75, -0.05],
      [-0.16, 1.55, 0.28],
      [0.2, 1.58, 0.26],
    ],
    (k) =>
      group(
        ...Array.from({ length: 6 }, (_, j) =>
          placed(
            mesh(
              leafSheet(0.5, 0.32, -0.12),
              matte(['#e2557a', '#e8749a', '#d83f66'][(j + k) % 3], { side: 2 }),
            ),
            [Math.cos(j * 1.047) * 0.06, 0, Math.sin(j * 1.047) * 0.06],
            [0, -j * 1.047, 1.32],
          ),
        ),
      ),
  );
const pot = (colour) =>
  mesh(
    loft(
      rounded([
        [0, 0],
        [0.42, 0, 0.03],
        [0.56, 0.66, 0.02],
        [0.62, 0.66, 0.02],
        [0.62, 0.8, 0.02],
        [0, 0.76],
      ]),
    ),
    matte(colour),
  );
export const succulent = () =>
  group(
    pot('#b5653f'),
    ...Array.from({ length: 30 }, (_, k) =>
      placed(
        mesh(
          leafSheet(0.3 + (k / 30) * 0.3, 0.26, 0.3),
          matte(k % 2 ? '#7fae8a' : '#94bf9a', { side: 2, roughness: 0.5 }),
        ),
        [0, 0.82, 0],
        [0, k * 2.4, 1.35 - (k / 30) * 1.15],
      ),
    ),
  );
export const cactus = () =>
  group(
    pot('#3f6a94'),
    ...[
      [0, 0.74, 1.3, 0.32, 0],
      [-0.36, 1.2, 0.6, 0.17, 0.5],
      [0.36, 1.4, 0.5, 0.15, -0.5],
    ].map(([x, y, high, r, turn]) =>
      placed(
        mesh(
          loft(
            rounded(
              [
                [0, 0],
                [r, 0.02, 0.06],
                [r, high - r, r],
                [0, high],
              ],
              14,
            ),
            {
              around: 120,
              warp: ([px, py, pz], t) => {
                const rib = 1 + 0.09 * Math.cos(t * Math.PI * 24);
                return [px * rib, py, pz * rib];
              },
            },
          ),
          matte('#4f8a52'),
        ),
        [x, y, 0],
        [0, 0, turn],
      ),
    ),
  );

// Pets.
export const scratchPost = () =>
  group(
    mesh(softBox(1.2, 0.12, 1.2, 0.03), matte('#8a6a4a'), [0, 0.06, 0]),
    mesh(
      cylinder(0.24, 1.6),
      matte('#fff', {
        map: speckled('#c9a870', ['#a88448', '#e0c898'], { count: 900, size: [1, 2], long: 6 }),
        bumpMap: grainBump(3, 220),
        bumpScale: 1,
      }),
      [0, 0.9, 0],
    ),
    mesh(cylinder(0.32, 0.1), matte('#8a6a4a'), [0, 1.74, 0]),
    mesh(ball(0.11), matte('#e05a9a'), [0.5, 1.2, 0.1]),
    mesh(
      hose(
        [
          [0.26, 1.72, 0.05],
          [0.5, 1.6, 0.1],
          [0.5, 1.3, 0.1],
        ],
        0.012,
      ),
      matte('#777'),
    ),
  );
export const collar = ({ colour }) =>
  group(
    mesh(
      new THREE.CylinderGeometry(0.8, 0.8, 0.24, 80, 1, true),
      matte(colour, { side: 2, bumpMap: grainBump(3, 200), bumpScale: 0.8 }),
      [0, 0.14, 0],
    ),
    mesh(softBox(0.42, 0.3, 0.14, 0.04), plastic('#1d1d1f'), [0, 0.14, 0.8]),
    mesh(torus(0.13, 0.025), CHROME(), [0.5, 0.04, 0.66], [0.4, 0.6, 0]),
    mesh(cylinder(0.18, 0.03), metal('#d9b45a', 0.2), [0.56, 0.05, 0.9], [0.2, 0, 0]),
  );
export const steelBowl = () =>
  group(
    mesh(
      loft(
        rounded([
          [0.1, 0.04],
          [0.95, 0, 0.05],
          [0.8, 0.46, 0.04],
          [0.74, 0.48, 0.02],
          [0.66, 0.4, 0.04],
          [0.56, 0.1, 0.1],
          [0, 0.08],
        ]),
      ),
      metal('#d3d7da', 0.18),
    ),
    mesh(torus(0.92, 0.045), rubber('#1d1d1f'), [0, 0.03, 0], [Math.PI / 2, 0, 0]),
  );
export const chess = () => {
  const parts = [mesh(softBox(2.2, 0.14, 2.2, 0.02), wood('#6a3f22', '#3a2010'), [0, 0.07, 0])];
  for (let x = 0; x < 8; x += 1)
    for (let z = 0; z < 8; z += 1)
      parts.push(
        mesh(softBox(0.25, 0.02, 0.25, 0.002), wood((x + z) % 2 ? '#e6c898' : '#6f4420'), [
          (x - 3.5) * 0.252,
          0.145,
          (z - 3.5) * 0.252,
        ]),
      );
  const piece = (x, z, high, colour) =>
    parts.push(
      mesh(
        loft(
          rounded([
            [0, 0],
            [0.1, 0, 0.02],
            [0.1, 0.05, 0.02],
            [0.05, 0.12, 0.03],
            [0.045, high * 0.6, 0.03],
            [0.085, high * 0.72, 0.04],
            [0.06, high, 0.04],
            [0, high],
          ]),
        ),
        gloss(colour),
        [(x - 3.5) * 0.252, 0.155, (z - 3.5) * 0.252],
      ),
    );
  for (let x = 0; x < 8; x += 1) {
    piece(x, 1, 0.3, '#2a1a10');
    piece(x, 6, 0.3, '#efdcb4');
    piece(x, 0, 0.38 + (x === 3 || x === 4 ? 0.16 : 0), '#2a1a10');
    piece(x, 7, 0.38 + (x === 3 || x === 4 ? 0.16 : 0), '#efdcb4');
  }
  return group(...parts);
};
export const abacus = () => {
  const RAINBOW = [
    '#e0433a',
    '#f2762e',
    '#f5b92c',
    '#9ccb3b',
    '#3fa64b',
    '#2fa6a0',
    '#3a9fd8',
    '#3a62c8',
    '#6a4fb0',
    '#e0559a',
  ];
  return group(
    ...[-1.1, 1.1].map((x) => mesh(softBox(0.12, 2.2, 0.2, 0.03), wood('#d9ae74', '#a0763f'), [x, 1.1, 0])),
    mesh(softBox(2.4, 0.12, 0.5, 0.03), wood('#d9ae74', '#a0763f'), [0, 0.06, 0]),
    mesh(softBox(2.3, 0.12, 0.2, 0.03), wood('#d9ae74', '#a0763f'), [0, 2.16, 0]),
    ...RAINBOW.flatMap((colour, r) => [
      mesh(cylinder(0.02, 2.2), metal(), [0, 0.24 + r * 0.195, 0], [0, 0, Math.PI / 2]),
      ...Array.from({ length: 10 }, (_, k) =>
        mesh(lump(0.09, { stretch: [0.9, 1, 1], rough: 0, detail: 12 }), gloss(colour, { roughness: 0.25 }), [
          -0.95 + k * 0.165 + (k > 4 + (r % 4) ? 0.28 : 0),
          0.24 + r * 0.195,
          0,
        ]),
      ),
    ]),
  );
};
export const magnifier = () =>
  lie(
    group(
      mesh(torus(0.62, 0.08), plastic('#1d5f8a', 0.35), [0, 1.3, 0]),
      mesh(cylinder(0.6, 0.05), clear('#dff0fa', 0.35, 0.02), [0, 1.3, 0], [Math.PI / 2, 0, 0]),
      mesh(cylinder(0.07, 0.2), metal(), [0, 0.58, 0]),
      mesh(
        loft(
          rounded([
            [0, -0.9],
            [0.12, -0.9, 0.06],
            [0.14, -0.2, 0.2],
            [0.1, 0.5, 0.04],
            [0, 0.5],
          ]),
        ),
        plastic('#1c1c1f', 0.35),
      ),
    ),
    0.7,
  );
export const telescope = () =>
  group(
    placed(
      group(
        mesh(cylinder(0.24, 1.9), plastic('#1d5f8a', 0.35)),
        mesh(cylinder(0.3, 0.4), plastic('#1c1c1f'), [0, 1.1, 0]),
        mesh(cylinder(0.12, 0.5), plastic('#1c1c1f'), [0, -1.1, 0]),
      ),
      [0, 1.7, 0],
      [0, 0, -1.1],
    ),
    ...[0, 2.1, 4.2].map((a) =>
      mesh(
        hose(
          [
            [0, 1.6, 0],
            [Math.cos(a) * 0.75, 0, Math.sin(a) * 0.75],
          ],
          0.05,
        ),
        metal('#aab0b6', 0.3),
      ),
    ),
  );
export const spinningTop = () =>
  group(
    placed(
      group(
        mesh(
          loft(
            rounded([
              [0, 0],
              [0.03, 0.02, 0.01],
              [0.1, 0.2, 0.05],
              [0.7, 0.9, 0.2],
              [0.6, 1.2, 0.2],
              [0.14, 1.4, 0.06],
              [0.1, 1.7, 0.05],
              [0, 1.72],
            ]),
          ),
          wood('#c8402f', '#8a2418'),
        ),
        mesh(torus(0.67, 0.04), matte('#f5c82c'), [0, 1.0, 0], [Math.PI / 2, 0, 0]),
      ),
      [0, 0, 0],
      [0, 0, 0.18],
    ),
    mesh(
      hose(
        [
          [0.7, 0.03, 0.5],
          [1.1, 0.03, 0.2],
          [1.3, 0.03, 0.7],
          [0.8, 0.03, 0.9],
          [1.2, 0.03, 1.1],
        ],
        0.03,
      ),
      matte('#f4f1ea'),
    ),
  );
export const paperLantern = () =>
  group(
    mesh(
      loft(
        rounded(
          [
            [0.24, 0],
            [0.9, 0.5, 0.5],
            [0.9, 1.2, 0.5],
            [0.24, 1.7],
          ],
          16,
        ),
        {
          around: 96,
          warp: ([x, y, z]) => {
            const rib = 1 + 0.02 * Math.sin(y * 44);
            return [x * rib, y, z * rib];
          },
        },
      ),
      matte('#f2762e'),
    ),
    mesh(
      hose(
        [
          [0, 1.65, 0],
          [0, 2.1, 0],
        ],
        0.012,
      ),
      matte('#555'),
    ),
  );
export const bakingCups = () =>
  group(
    ...[
      [-0.6, 0.2],
      [0.6, 0.2],
      [0, -0.4],
      [-0.05, 0.75],
    ].map(([x, z], k) =>
      group(
        ...[0, 1, 2, 3].map((j) =>
          mesh(
            loft(
              [
                [0.26, 0],
                [0.42, 0.34],
              ],
              {
                around: 120,
                warp: ([px, y, pz], t) => {
                  const fold = 1 + 0.06 * Math.sin(t * Math.PI * 52);
                  return [px * fold, y, pz * fold];
                },
              },
            ),
            matte(['#e0218a', '#ffe14d', '#3fb8d8', '#8fcf6a'][k], { side: 2 }),
            [x, j * 0.07, z],
          ),
        ),
        mesh(cylinder(0.27, 0.01), matte('#fff'), [x, 0.22, z]),
      ),
    ),
  );
export const crown = () =>
  group(
    mesh(
      loft(
        [
          [0.8, 0],
          [0.84, 0.5],
          [0.86, 0.9],
        ],
        {
          around: 160,
          warp: ([x, y, z], t) => [x, y > 0.6 ? 0.5 + 0.5 * Math.abs(((t * 10) % 1) * 2 - 1) : y, z],
        },
      ),
      gloss('#f2c21d', { side: 2 }),
    ),
    ...Array.from({ length: 10 }, (_, k) =>
      mesh(ball(0.06), gloss(['#e0218a', '#3fb8d8'][k % 2]), [
        Math.cos(k * 0.628) * 0.84,
        0.26,
        Math.sin(k * 0.628) * 0.84,
      ]),
    ),
  );
export const alarmClock = () =>
  group(
    placed(
      group(
        mesh(cylinder(0.8, 0.5), gloss('#d8433a', { roughness: 0.2 }), [0, 0, 0], [Math.PI / 2, 0, 0]),
        mesh(cylinder(0.68, 0.52), matte('#fdfbf4'), [0, 0, 0], [Math.PI / 2, 0, 0]),
        ...Array.from({ length: 12 }, (_, k) =>
          placed(
            mesh(softBox(0.04, 0.1, 0.02, 0.004), matte('#222'), [0, 0.56, 0.265]),
            [0, 0, 0],
            [0, 0, (k * Math.PI) / 6],
          ),
        ),
        placed(
          mesh(softBox(0.05, 0.36, 0.02, 0.01), matte('#222'), [0, 0.15, 0.275]),
          [0, 0, 0],
          [0, 0, 1.0],
        ),
        placed(
          mesh(softBox(0.035, 0.52, 0.02, 0.01), matte('#222'), [0, 0.22, 0.285]),
          [0, 0, 0],
          [0, 0, -1.0],
        ),
      ),
      [0, 0.95, 0],
    ),
    ...[-0.5, 0.5].map((x) =>
      group(
        mesh(cylinder(0.07, 0.4, 0.05), CHROME(), [x * 1.1, 0.14, 0], [0, 0, x * 0.7]),
        mesh(
          loft(
            rounded([
              [0, 0.24],
              [0.3, 0.1, 0.16],
              [0.34, 0, 0.02],
            ]),
          ),
          CHROME(),
          [x, 1.75, 0],
          [0, 0, -x * 0.9],
        ),
      ),
    ),
    mesh(
      hose(
        [
          [-0.3, 1.95, 0],
          [-0.2, 2.2, 0],
          [0.2, 2.2, 0],
          [0.3, 1.95, 0],
        ],
        0.035,
      ),
      CHROME(),
    ),
  );
export const wasteBasket = () =>
  group(
    mesh(
      loft(
        rounded([
          [0, 0],
          [0.6, 0, 0.03],
          [0.85, 1.7, 0.02],
          [0.8, 1.7, 0.01],
          [0.56, 0.05, 0.02],
          [0, 0.05],
        ]),
      ),
      metal('#3a3f45', 0.5),
    ),
    ...[0.05, 0.9, 1.68].map((y) =>
      mesh(torus(0.6 + y * 0.147, 0.03), metal('#2a2c30', 0.4), [0, y, 0], [Math.PI / 2, 0, 0]),
    ),
  );
export const speakers = () =>
  group(
    ...[-0.65, 0.65].map((x) =>
      group(
        mesh(softBox(0.9, 1.5, 0.9, 0.08), plastic('#22223b', 0.4), [x, 0.75, 0]),
        mesh(cylinder(0.32, 0.04), rubber('#3a3a55'), [x, 0.55, 0.46], [Math.PI / 2, 0, 0]),
        mesh(torus(0.33, 0.03), plastic('#4cc9f0'), [x, 0.55, 0.465]),
        mesh(cylinder(0.16, 0.04), rubber('#3a3a55'), [x, 1.12, 0.46], [Math.PI / 2, 0, 0]),
      ),
    ),
  );
export const webcam = () =>
  group(
    mesh(softBox(1.4, 0.5, 0.5, 0.16), plastic('#22223b', 0.35), [0, 0.95, 0]),
    mesh(cylinder(0.2, 0.1), gloss('#0c0d14', { roughness: 0.05 }), [0, 0.95, 0.26], [Math.PI / 2, 0, 0]),
    mesh(torus(0.2, 0.03), metal(), [0, 0.95, 0.29]),
    mesh(softBox(0.3, 0.5, 0.24, 0.06), plastic('#22223b'), [0, 0.55, -0.05]),
    mesh(softBox(0.9, 0.12, 0.8, 0.05), plastic('#22223b'), [0, 0.28, 0]),
    mesh(softBox(0.9, 0.4, 0.1, 0.04), plastic('#22223b'), [0, 0.1, -0.3]),
  );
export const printer = () =>
  group(
    mesh(softBox(2.2, 0.9, 1.6, 0.1), plastic('#f4f4f2', 0.4), [0, 0.5, 0]),
    mesh(softBox(2.0, 0.14, 1.4, 0.05), plastic('#2a2c33', 0.4), [0, 1.0, -0.05]),
    mesh(softBox(1.5, 0.2, 0.1, 0.02), matte('#1a1b1f'), [0, 0.45, 0.78]),
    mesh(softBox(1.3, 0.02, 0.8, 0.005), matte('#ffffff'), [0, 0.36, 1.05]),
    mesh(softBox(0.6, 0.24, 0.03, 0.01), gloss('#10212a'), [0.6, 0.78, 0.8]),
    ...['#00a0dc', '#e0218a', '#f2cf1d', '#1c1c1f'].map((colour, k) =>
      mesh(softBox(0.12, 0.4, 0.03, 0.01), gloss(colour), [-0.95 + k * 0.17, 0.55, 0.8]),
    ),
  );
