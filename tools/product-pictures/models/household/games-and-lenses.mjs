/** Games, lenses, tops and party goods. */
import { hose, loft, lump, rounded, softBox } from '../../studio/geometry.mjs';
import { clear, gloss, matte, metal, plastic, wood } from '../../studio/materials.mjs';
import { ball, cylinder, group, mesh, placed, torus } from '../parts.mjs';
import { lie } from '../tools/parts.mjs';

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
