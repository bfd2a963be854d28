/** For cleaning, and candles. */
import { loft, rounded, softBox } from '../../studio/geometry.mjs';
import { gloss, matte, rubber, speckled, wood } from '../../studio/materials.mjs';
import { cylinder, group, mesh } from '../parts.mjs';

export const squeegee = () =>
  group(
    mesh(cylinder(0.045, 2.7), gloss('#2f7fc4'), [0, 1.6, 0]),
    mesh(softBox(1.5, 0.16, 0.22, 0.05), gloss('#e4572e'), [0, 0.28, 0]),
    mesh(
      softBox(1.46, 0.18, 0.14, 0.04),
      matte('#fff', { map: speckled('#f2d23c', ['#d9b61f', '#ffe98a'], { count: 900, size: [1, 3] }) }),
      [0, 0.12, 0],
    ),
  );

export const plunger = () =>
  group(
    mesh(
      loft(
        rounded([
          [0.5, 0],
          [0.56, 0.02, 0.02],
          [0.5, 0.3, 0.2],
          [0.2, 0.52, 0.1],
          [0.12, 0.66, 0.03],
          [0, 0.66],
        ]),
      ),
      rubber('#a8281f'),
    ),
    mesh(cylinder(0.06, 1.4), wood('#d9ae74', '#a0763f'), [0, 1.3, 0]),
  );

export const candles = ({ count = 8 }) =>
  group(
    ...Array.from({ length: count }, (_, k) =>
      group(
        mesh(cylinder(0.1, 1.5), gloss('#fbf9f2', { roughness: 0.4 }), [
          (k % 4) * 0.26 - 0.39,
          0.75,
          Math.floor(k / 4) * 0.28,
        ]),
        mesh(cylinder(0.012, 0.14), matte('#4a4038'), [
          (k % 4) * 0.26 - 0.39,
          1.56,
          Math.floor(k / 4) * 0.28,
        ]),
      ),
    ),
  );
