/** Pliers. */
import { hose, plate } from '../../studio/geometry.mjs';
import { metal, plastic, rubber } from '../../studio/materials.mjs';
import { cylinder, group, mesh } from '../parts.mjs';
import { DARK, lie, polygon } from './parts.mjs';

export function pliers({ jaw }) {
  const grip = (side) =>
    mesh(
      hose(
        [
          [side * 0.1, 1.35, 0],
          [side * 0.24, 1.0, 0],
          [side * 0.34, 0.5, 0],
          [side * 0.26, -0.1, 0],
        ],
        0.1,
        { around: 16 },
      ),
      plastic('#c8171e', 0.35),
    );
  const cap = (side) =>
    mesh(
      hose(
        [
          [side * 0.315, 0.8, 0.0],
          [side * 0.35, 0.5, 0],
          [side * 0.3, 0.1, 0],
        ],
        0.106,
        { around: 16 },
      ),
      rubber('#1d1d1f'),
    );
  const shapes = {
    universal: [
      [0.0, 1.3],
      [0.26, 1.42],
      [0.24, 1.75],
      [0.14, 2.36],
      [0.02, 2.36],
    ],
    cutter: [
      [0.0, 1.3],
      [0.27, 1.42],
      [0.32, 1.72],
      [0.18, 2.02],
      [0.01, 2.06],
    ],
    nose: [
      [0.0, 1.3],
      [0.22, 1.42],
      [0.18, 1.75],
      [0.07, 2.66],
      [0.01, 2.66],
    ],
    grip: [
      [0.0, 1.3],
      [0.3, 1.4],
      [0.34, 1.9],
      [0.2, 2.3],
      [0.02, 2.2],
    ],
  };
  const half = (side) =>
    mesh(
      plate(polygon(shapes[jaw].map(([x, y]) => [x * side + side * 0.005, y])), 0.2, { bevel: 0.035 }),
      metal('#b9bec4', 0.26),
    );
  const metalGrip = jaw === 'grip';
  return lie(
    group(
      half(1),
      half(-1),
      ...(metalGrip
        ? [
            mesh(
              hose(
                [
                  [-0.1, 1.4, 0],
                  [-0.3, 0.9, 0],
                  [-0.3, 0.2, 0],
                  [-0.2, -0.3, 0],
                ],
                0.1,
              ),
              metal('#c6cacf', 0.22),
            ),
            mesh(
              hose(
                [
                  [0.1, 1.4, 0],
                  [0.24, 1.0, 0],
                  [0.4, 0.5, 0],
                  [0.3, 0.1, 0],
                ],
                0.09,
              ),
              metal('#c6cacf', 0.22),
            ),
            mesh(cylinder(0.08, 0.22), DARK(), [-0.2, -0.42, 0]),
          ]
        : [grip(1), grip(-1), cap(1), cap(-1)]),
      mesh(cylinder(0.13, 0.24), DARK(), [0, 1.42, 0], [Math.PI / 2, 0, 0]),
    ),
    0.7,
  );
}
