/** Brooms and garden tools. */
import { hose, loft, plate, rounded, sleeve, softBox } from '../../studio/geometry.mjs';
import { gloss, matte, metal, plastic, speckled, wood } from '../../studio/materials.mjs';
import { cylinder, group, mesh, placed } from '../parts.mjs';
import { lie } from '../tools/parts.mjs';
import { polygon } from './parts.mjs';

export const broom = ({ wide, colour = '#e8c25a' }) =>
  group(
    mesh(cylinder(0.05, 2.9), wide ? wood('#cf9f62', '#8a5f30') : gloss('#e4572e'), [0, 2.1, 0]),
    mesh(
      softBox(wide ? 1.6 : 1.1, 0.24, 0.3, 0.08),
      wide ? wood('#b98a52', '#7a5226') : gloss('#e4572e'),
      [0, 0.7, 0],
    ),
    mesh(
      loft(
        [
          [wide ? 0.86 : 0.62, 0],
          [wide ? 0.78 : 0.54, 0.62],
        ],
        { depth: 0.3, power: 4 },
      ),
      matte('#fff', {
        map: speckled(colour, ['#00000055', '#ffffff', colour], { count: 1200, size: [0.8, 1.8], long: 40 }),
      }),
    ),
  );

export const shovel = () =>
  group(
    mesh(
      hose(
        [
          [-0.16, 2.9, 0],
          [0.16, 2.9, 0],
        ],
        0.06,
      ),
      plastic('#1d1d1f'),
    ),
    mesh(cylinder(0.05, 2.0), wood('#cf9f62', '#8a5f30'), [0, 1.95, 0]),
    mesh(
      plate(
        (s) => {
          s.moveTo(-0.46, 0.98);
          s.lineTo(0.46, 0.98);
          s.lineTo(0.46, 0.1);
          s.bezierCurveTo(0.3, 0, -0.3, 0, -0.46, 0.1);
        },
        0.07,
        { bevel: 0.02 },
      ),
      metal('#4a5058', 0.35),
    ),
    mesh(cylinder(0.07, 0.4), metal('#4a5058', 0.35), [0, 1.05, 0]),
    ...[-0.12, 0.12].map((x) =>
      mesh(
        hose(
          [
            [x * 1.3, 2.9, 0],
            [x * 0.4, 2.75, 0],
          ],
          0.04,
        ),
        plastic('#1d1d1f'),
      ),
    ),
  );

export const hoe = () =>
  group(
    mesh(cylinder(0.05, 2.9), wood('#cf9f62', '#8a5f30'), [0, 1.6, 0]),
    mesh(
      plate(
        polygon([
          [-0.42, 0],
          [0.42, 0],
          [0.36, 0.6],
          [0.12, 0.7],
          [-0.12, 0.7],
          [-0.36, 0.6],
        ]),
        0.06,
      ),
      metal('#4a5058', 0.35),
      [0, 0.1, 0.3],
      [0.5, 0, 0],
    ),
    mesh(cylinder(0.1, 0.24), metal('#4a5058', 0.35), [0, 0.62, 0.04]),
  );

export const pruner = () =>
  lie(
    group(
      ...[-1, 1].map((s) =>
        mesh(
          hose(
            [
              [s * 0.06, 0.3, 0],
              [s * 0.3, -0.3, 0],
              [s * 0.34, -0.9, 0],
              [s * 0.24, -1.3, 0],
            ],
            0.1,
          ),
          plastic(s > 0 ? '#2f7d32' : '#2f7d32', 0.4),
        ),
      ),
      mesh(
        plate((s) => {
          s.moveTo(-0.1, 0.1);
          s.bezierCurveTo(-0.4, 0.6, -0.3, 1.1, 0.1, 1.35);
          s.bezierCurveTo(0.1, 0.9, 0.16, 0.5, 0.16, 0.1);
        }, 0.07),
        metal('#d9dde0', 0.16),
      ),
      mesh(
        plate((s) => {
          s.moveTo(0.02, 0.1);
          s.bezierCurveTo(0.3, 0.5, 0.3, 0.9, 0.16, 1.2);
          s.bezierCurveTo(0.5, 1.0, 0.5, 0.4, 0.24, 0.1);
        }, 0.09),
        metal('#4a5058', 0.3),
      ),
      mesh(cylinder(0.14, 0.2), metal(), [0.06, 0.2, 0.02], [Math.PI / 2, 0, 0]),
    ),
    0.6,
  );

export const gardenSet = () =>
  lie(
    group(
      ...[0, 1, 2].map((k) =>
        placed(
          group(
            mesh(
              loft(
                rounded([
                  [0, 0],
                  [0.11, 0, 0.05],
                  [0.14, 0.5, 0.2],
                  [0.09, 0.9, 0.05],
                  [0, 0.9],
                ]),
              ),
              plastic('#2f7d32', 0.4),
              [0, -1.3, 0],
            ),
            mesh(cylinder(0.045, 0.5), metal(), [0, -0.2, 0]),
            k === 0
              ? mesh(
                  plate((s) => {
                    s.moveTo(-0.28, 0);
                    s.lineTo(0.28, 0);
                    s.bezierCurveTo(0.34, 0.6, 0.2, 0.95, 0, 1.1);
                    s.bezierCurveTo(-0.2, 0.95, -0.34, 0.6, -0.28, 0);
                  }, 0.06),
                  metal('#c9cdd1', 0.22),
                )
              : k === 1
                ? group(
                    ...[-0.2, 0, 0.2].map((x) =>
                      mesh(
                        hose(
                          [
                            [0, 0, 0],
                            [x, 0.3, 0],
                            [x * 1.3, 0.9, 0.05],
                          ],
                          0.045,
                        ),
                        metal('#c9cdd1', 0.22),
                      ),
                    ),
                  )
                : mesh(
                    plate((s) => {
                      s.moveTo(-0.14, 0);
                      s.lineTo(0.14, 0);
                      s.bezierCurveTo(0.18, 0.6, 0.12, 1.0, 0, 1.15);
                      s.bezierCurveTo(-0.12, 1.0, -0.18, 0.6, -0.14, 0);
                    }, 0.06),
                    metal('#c9cdd1', 0.22),
                  ),
          ),
          [(k - 1) * 0.8, 0, 0],
        ),
      ),
    ),
    0.1,
  );

export const flowerPot = () =>
  group(
    mesh(
      loft(
        rounded([
          [0, 0],
          [0.6, 0, 0.03],
          [0.86, 1.2, 0.02],
          [0.95, 1.2, 0.02],
          [0.96, 1.44, 0.02],
          [0.86, 1.44, 0.01],
          [0.82, 1.2, 0.03],
          [0, 1.2],
        ]),
      ),
      matte('#b5653f'),
    ),
    mesh(cylinder(0.83, 0.02), matte('#3f2a1c'), [0, 1.24, 0]),
  );

export const nozzle = () =>
  group(
    mesh(
      loft(
        rounded([
          [0, 0],
          [0.24, 0, 0.03],
          [0.26, 0.5, 0.1],
          [0.18, 0.9, 0.08],
          [0.3, 1.3, 0.06],
          [0.32, 1.5, 0.03],
          [0, 1.5],
        ]),
      ),
      plastic('#2f7d32', 0.4),
      [-0.7, 0.5, 0],
      [0, 0, -Math.PI / 2],
    ),
    mesh(
      sleeve(
        [
          [0.25, 0],
          [0.27, 0.5],
        ],
        0.08,
        0.5,
        {},
      ),
      plastic('#f4d35e'),
      [-0.7, 0.5, 0],
      [0, 0, -Math.PI / 2],
    ),
    mesh(cylinder(0.3, 0.2), plastic('#f4d35e'), [0.72, 0.5, 0], [0, 0, Math.PI / 2]),
  );

export const wateringCan = () =>
  group(
    mesh(
      loft(
        rounded([
          [0, 0],
          [0.62, 0, 0.06],
          [0.56, 1.1, 0.06],
          [0.4, 1.2, 0.05],
          [0, 1.2],
        ]),
      ),
      plastic('#2f7d32', 0.38),
    ),
    mesh(
      hose(
        [
          [0.5, 0.35, 0],
          [0.95, 0.7, 0],
          [1.35, 1.35, 0],
        ],
        0.11,
      ),
      plastic('#2f7d32', 0.38),
    ),
    mesh(cylinder(0.12, 0.3, 0.3), plastic('#f4d35e'), [1.44, 1.5, 0], [0, 0, -0.55]),
    mesh(
      hose(
        [
          [-0.2, 1.15, 0],
          [-0.3, 1.65, 0],
          [-0.8, 1.5, 0],
          [-0.85, 0.9, 0],
          [-0.58, 0.45, 0],
        ],
        0.08,
      ),
      plastic('#2f7d32', 0.38),
    ),
  );

export const sprayer = () =>
  group(
    mesh(
      loft(
        rounded([
          [0, 0],
          [0.5, 0, 0.06],
          [0.52, 1.1, 0.3],
          [0.2, 1.5, 0.08],
          [0.2, 1.6, 0.02],
          [0, 1.6],
        ]),
      ),
      plastic('#f4f4f0', 0.35),
    ),
    mesh(cylinder(0.23, 0.2), plastic('#2f7d32'), [0, 1.62, 0]),
    mesh(softBox(0.9, 0.26, 0.26, 0.08), plastic('#2f7d32'), [0.1, 1.85, 0]),
    mesh(cylinder(0.06, 0.5), plastic('#1d1d1f'), [0, 2.16, 0]),
    mesh(softBox(0.5, 0.12, 0.2, 0.05), plastic('#1d1d1f'), [0, 2.42, 0]),
    mesh(
      hose(
        [
          [-0.3, 1.85, 0],
          [-0.62, 1.6, 0],
          [-0.6, 1.3, 0],
        ],
        0.07,
      ),
      plastic('#2f7d32'),
    ),
    mesh(cylinder(0.08, 0.26), plastic('#f4d35e'), [0.66, 1.85, 0], [0, 0, Math.PI / 2]),
  );
