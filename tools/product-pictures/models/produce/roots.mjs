/** Potatoes, onions and roots. */
import { loft, lump, rounded } from '../../studio/geometry.mjs';
import { matte } from '../../studio/materials.mjs';
import { cylinder, group, mesh, placed } from '../parts.mjs';
import { gradientSkin, pome, skin, trio } from './parts.mjs';

export const potatoes = () =>
  trio((index) =>
    mesh(
      lump(0.45, { stretch: [1.2, 0.82, 0.9], rough: 0.05, seed: 11 + index }),
      matte('#fff', {
        map: gradientSkin(['#d9b57a', '#cfa868', '#dfbf88'], ['#b08a4e', '#8f6a34', '#e8cf9e'], {
          count: 800,
        }),
      }),
    ),
  );

export const sweetPotatoes = () =>
  group(
    ...[0, 1, 2].map((index) =>
      placed(
        mesh(
          loft(
            rounded(
              [
                [0, -0.9],
                [0.12, -0.7, 0.2],
                [0.36, -0.1, 0.5],
                [0.3, 0.4, 0.4],
                [0.06, 0.9, 0.1],
                [0, 0.95],
              ],
              14,
            ),
            {
              warp: ([x, y, z]) => [
                x + 0.05 * Math.sin(y * 4 + index),
                y,
                z + 0.04 * Math.sin(y * 6 + index),
              ],
            },
          ),
          matte('#fff', {
            map: gradientSkin(['#7d2f4d', '#8c3a58', '#742a45'], ['#a85a76', '#5a1f36', '#9a6a70'], {
              count: 700,
            }),
          }),
        ),
        [(index - 1) * 0.3, index === 2 ? 0.48 : 0, index * 0.26 - 0.3],
        [0, 0.25 * (index - 1), Math.PI / 2 + 0.1 * (index - 1)],
      ),
    ),
  );

export const garlic = () =>
  trio(
    (index) =>
      group(
        mesh(
          pome({ dimple: 0.02, squash: 0.82, lobes: 9, lobeDepth: 0.035, waist: -0.05 }),
          matte('#fff', {
            map: gradientSkin(
              ['#f3ece2', '#efe4de', '#d9c3d2', '#f0e6dc'],
              ['#b58aa8', '#fff9f0', '#9a6a90'],
              { count: 500, size: [1, 4] },
            ),
          }),
        ),
        mesh(cylinder(0.11, 0.42, 0.06), matte('#e6dccb'), [0, 0.48, 0], [0, 0, 0.1 * index]),
      ),
    0.54,
  );

export const onions = () =>
  trio(() =>
    group(
      mesh(
        pome({ dimple: 0, squash: 0.94 }),
        skin(
          gradientSkin(['#e9d9b0', '#d9a855', '#cf9440', '#b97a2c'], ['#a8681f', '#f0d8a0'], {
            count: 500,
            size: [1, 2],
            long: 6,
          }),
        ),
      ),
      mesh(cylinder(0.1, 0.3, 0.02), matte('#b98a4a'), [0, 0.54, 0]),
    ),
  );

export const ginger = () =>
  group(
    mesh(lump(0.34, { stretch: [2.1, 0.7, 0.8], rough: 0.09, seed: 21 }), rootSkin()),
    mesh(
      lump(0.28, { stretch: [0.8, 1.5, 0.8], rough: 0.1, seed: 23 }),
      rootSkin(),
      [-0.28, 0.3, 0],
      [0, 0, 0.4],
    ),
    mesh(
      lump(0.26, { stretch: [1.4, 0.9, 0.8], rough: 0.1, seed: 25 }),
      rootSkin(),
      [0.46, 0.14, 0.14],
      [0, 0.5, 0.6],
    ),
    mesh(lump(0.17, { stretch: [1, 1.3, 1], rough: 0.1, seed: 27 }), rootSkin(), [0.12, 0.28, 0.05]),
  );

const rootSkin = () =>
  matte('#fff', {
    map: gradientSkin(['#cda468', '#c39857', '#d6b27a'], ['#a67c3e', '#e3c898', '#8d6731'], {
      count: 1500,
      size: [1, 4],
    }),
  });

export function pear() {
  return loft(
    rounded(
      [
        [0, -0.52],
        [0.26, -0.5, 0.16],
        [0.46, -0.1, 0.5],
        [0.3, 0.42, 0.4],
        [0.16, 0.78, 0.22],
        [0, 0.86],
      ],
      16,
    ),
  );
}
