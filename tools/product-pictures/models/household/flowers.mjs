/** Flowers and pots. */
import { hose, loft, lump, rounded } from '../../studio/geometry.mjs';
import { matte, speckled } from '../../studio/materials.mjs';
import { cylinder, group, mesh, placed } from '../parts.mjs';
import { leafSheet } from '../produce/leaves.mjs';

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
