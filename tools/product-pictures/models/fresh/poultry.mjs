/** Poultry. */
import { dice, loft, lump, rounded } from '../../studio/geometry.mjs';
import { matte, speckled } from '../../studio/materials.mjs';
import { ball, group, mesh, placed } from '../parts.mjs';
import { tapered } from '../produce/long-fruit.mjs';
import { rows, wet } from './parts.mjs';

const poultry = () =>
  wet(speckled('#f3cfb4', ['#f9e2cf', '#e8b48f', '#f5d6bd'], { count: 500, size: [3, 9] }), {
    roughness: 0.5,
  });

const drumstick = () =>
  group(
    mesh(
      loft(
        rounded(
          [
            [0, -0.3],
            [0.16, -0.26, 0.1],
            [0.2, 0, 0.2],
            [0.08, 0.36, 0.1],
            [0.07, 0.5, 0.03],
            [0, 0.52],
          ],
          10,
        ),
      ),
      poultry(),
    ),
    mesh(ball(0.07, 16), matte('#f4ead9'), [0.02, 0.52, 0]),
    mesh(ball(0.06, 16), matte('#f4ead9'), [-0.03, 0.54, 0.02]),
  );

export const drumsticks = ({ w }) =>
  group(
    ...Array.from({ length: 5 }, (_, index) =>
      placed(
        drumstick(),
        [(index - 2) * (w / 5.2), 0.22, index % 2 ? 0.08 : -0.08],
        [Math.PI / 2 + (index % 2 ? Math.PI : 0), 0, 0.1],
      ),
    ),
  );

export const wings = ({ w, d }) => {
  const random = dice(3);
  return group(
    ...Array.from({ length: 10 }, (_, index) =>
      placed(
        group(
          mesh(
            tapered(
              [
                [-0.26, 0, 0],
                [-0.05, 0.06, 0.05],
                [0.1, 0, 0],
              ],
              (t) => 0.1 * (0.6 + Math.sin(t * 3.1) * 0.5),
            ),
            wet(speckled('#e0a05f', ['#c9742f', '#f2c792', '#8f4a1e'], { count: 500 })),
          ),
          mesh(
            tapered(
              [
                [0.08, 0, 0],
                [0.12, 0.02, 0.2],
                [0.06, 0, 0.32],
              ],
              (t) => 0.075 * (1 - t * 0.5),
            ),
            wet(speckled('#e0a05f', ['#c9742f', '#f2c792'], { count: 400 })),
          ),
        ),
        [((index % 5) - 2) * (w / 5.2), 0.2 + random() * 0.06, (index > 4 ? 0.22 : -0.22) * d],
        [0, random() * 2, 0],
      ),
    ),
  );
};

export const breasts = ({ w, d }) =>
  rows(
    3,
    w,
    (index) =>
      mesh(
        lump(0.5, { stretch: [0.6, 0.3, d * 0.86], rough: 0.06, seed: 15 + index }),
        wet(speckled('#f3c6b2', ['#fae0d4', '#eaa98f'], { count: 240, size: [3, 7], long: 5 })),
      ),
    0.1,
  );

export const wholeChicken = ({ w, d }) =>
  group(
    mesh(lump(0.5, { stretch: [w * 0.66, 0.72, d * 0.72], rough: 0.04, seed: 2 }), poultry(), [0, 0.36, 0]),
    placed(drumstick(), [w * 0.24, 0.42, d * 0.3], [1.2, 0, -0.7], 0.9),
    placed(drumstick(), [w * 0.24, 0.42, -d * 0.3], [-1.2, 0, -0.7], 0.9),
    mesh(lump(0.16, { stretch: [1.7, 0.6, 0.7] }), poultry(), [-w * 0.2, 0.44, d * 0.38]),
  );
