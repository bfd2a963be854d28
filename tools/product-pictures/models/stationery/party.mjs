/** Kites, paper cups and plates, a Christmas tree. */
import { hose, loft, plate, rounded, softBox } from '../../studio/geometry.mjs';
import { gloss, matte, speckled } from '../../studio/materials.mjs';
import { ball, group, mesh, placed } from '../parts.mjs';
import { polygon, RAINBOW } from './parts.mjs';

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
