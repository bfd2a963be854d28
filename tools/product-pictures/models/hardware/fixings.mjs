/** Nails, bolts, nuts, washers and hooks. */
import { dice, hose, plate } from '../../studio/geometry.mjs';
import { metal } from '../../studio/materials.mjs';
import { cylinder, group, mesh, placed, THREE, torus } from '../parts.mjs';
import { lie } from '../tools/parts.mjs';
import { STEEL, ZINC } from './parts.mjs';

const scattered = (count, spread, shape, seed = 3, high = 0.05) => {
  const random = dice(seed);
  return group(
    ...Array.from({ length: count }, (_, k) => {
      const r = Math.sqrt(random()) * spread;
      const a = random() * 6.28;
      return placed(
        shape(k),
        [Math.cos(a) * r, high + (1 - r / spread) * spread * 0.16 * random(), Math.sin(a) * r],
        [(random() - 0.5) * 0.7, random() * 6.28, (random() - 0.5) * 0.7],
      );
    }),
  );
};

export const nails = () =>
  scattered(
    46,
    1.0,
    () =>
      placed(
        group(
          mesh(cylinder(0.035, 0.95), STEEL()),
          mesh(cylinder(0.09, 0.03), STEEL(), [0, 0.48, 0]),
          mesh(cylinder(0.002, 0.09, 0.035), STEEL(), [0, -0.52, 0]),
        ),
        [0, 0, 0],
        [Math.PI / 2, 0, 0],
      ),
    5,
  );

export const anchorBolt = () =>
  lie(
    group(
      mesh(cylinder(0.1, 2.0), ZINC(), [0, 0.2, 0]),
      mesh(cylinder(0.15, 1.0), metal('#d9c27a', 0.3), [0, -0.15, 0]),
      mesh(cylinder(0.15, 0.3, 0.1), ZINC(), [0, -0.9, 0], [Math.PI, 0, 0]),
      mesh(cylinder(0.27, 0.05), ZINC(), [0, 0.48, 0]),
      mesh(new THREE.CylinderGeometry(0.21, 0.21, 0.2, 6), ZINC(), [0, 0.62, 0]),
      ...Array.from({ length: 14 }, (_, k) =>
        mesh(torus(0.1, 0.016), ZINC(), [0, 0.76 + k * 0.034, 0], [Math.PI / 2, 0, 0]),
      ),
    ),
    0.7,
  );

const nut = () =>
  plate(
    (s) => {
      for (let k = 0; k <= 6; k += 1)
        s[k ? 'lineTo' : 'moveTo'](Math.cos((k * Math.PI) / 3) * 0.2, Math.sin((k * Math.PI) / 3) * 0.2);
    },
    0.16,
    {
      bevel: 0.02,
      holes: [
        (p) => {
          p.absarc(0, 0, 0.1, 0, Math.PI * 2);
        },
      ],
    },
  );

export const hexNuts = () => {
  const one = nut();
  return scattered(52, 0.95, () => placed(mesh(one, ZINC()), [0, 0.06, 0], [Math.PI / 2, 0, 0]), 7, 0.08);
};

export const washers = () => {
  const one = plate(
    (s) => {
      s.absarc(0, 0, 0.21, 0, Math.PI * 2);
    },
    0.04,
    {
      bevel: 0.008,
      holes: [
        (p) => {
          p.absarc(0, 0, 0.1, 0, Math.PI * 2);
        },
      ],
    },
  );
  return scattered(64, 0.95, () => placed(mesh(one, ZINC()), [0, 0.03, 0], [Math.PI / 2, 0, 0]), 9, 0.05);
};

export const screwHooks = () =>
  scattered(
    22,
    0.9,
    () =>
      group(
        mesh(
          hose(
            [
              [0, 0, 0],
              [0.34, 0, 0],
              [0.4, 0, 0.02],
              [0.5, 0, 0.16],
              [0.66, 0, 0.16],
              [0.74, 0, 0.02],
              [0.68, 0, -0.1],
            ],
            0.034,
            { segments: 50 },
          ),
          ZINC(),
        ),
        mesh(cylinder(0.04, 0.3, 0.004), ZINC(), [-0.1, 0, 0], [0, 0, Math.PI / 2]),
      ),
    11,
  );
