/** Wrenches and screwdrivers. */
import { hose, loft, plate, rounded, softBox } from '../../studio/geometry.mjs';
import { gloss, metal, plastic, rubber } from '../../studio/materials.mjs';
import { cylinder, group, mesh } from '../parts.mjs';
import { DARK, lie, polygon } from './parts.mjs';

const hexHole = (cx, cy, r) => (path) => {
  for (let k = 0; k <= 6; k += 1)
    path[k ? 'lineTo' : 'moveTo'](cx + Math.cos((k * Math.PI) / 3) * r, cy + Math.sin((k * Math.PI) / 3) * r);
};

export const combinationWrench = () =>
  lie(
    group(
      mesh(
        plate(
          (s) => {
            s.moveTo(-0.12, 0.3);
            s.lineTo(-0.1, 2.0);
            s.bezierCurveTo(-0.36, 2.1, -0.42, 2.4, -0.3, 2.62);
            s.lineTo(-0.17, 2.66);
            s.lineTo(-0.17, 2.38);
            s.lineTo(0.1, 2.28);
            s.lineTo(0.24, 2.6);
            s.bezierCurveTo(0.48, 2.4, 0.4, 2.1, 0.1, 2.0);
            s.lineTo(0.12, 0.3);
            s.bezierCurveTo(0.36, 0.2, 0.34, -0.3, 0, -0.3);
            s.bezierCurveTo(-0.34, -0.3, -0.36, 0.2, -0.12, 0.3);
          },
          0.16,
          { bevel: 0.035, holes: [hexHole(0, 0, 0.19)] },
        ),
        metal('#d3d7db', 0.2),
      ),
      mesh(softBox(0.12, 1.2, 0.02, 0.008), metal('#9aa0a6', 0.4), [0, 1.15, 0.078]),
    ),
  );

export const screwdriver = ({ phillips }) =>
  lie(
    group(
      mesh(
        loft(
          rounded([
            [0, 0],
            [0.2, 0, 0.12],
            [0.24, 0.5, 0.2],
            [0.19, 0.9, 0.12],
            [0.22, 1.08, 0.06],
            [0.12, 1.16, 0.03],
            [0, 1.16],
          ]),
          {
            around: 120,
            warp: ([x, y, z], turn) => {
              const flute = y < 0.95 ? 1 - 0.07 * Math.max(0, Math.cos(turn * Math.PI * 12)) : 1;
              return [x * flute, y, z * flute];
            },
          },
        ),
        gloss('#c8171e', { roughness: 0.25 }),
      ),
      mesh(
        loft(
          rounded([
            [0, -0.002],
            [0.17, -0.002, 0.1],
            [0.18, 0.06, 0.03],
          ]),
        ),
        rubber('#1d1d1f'),
      ),
      mesh(cylinder(0.062, 1.35), metal('#d5d9dd', 0.16), [0, 1.8, 0]),
      phillips
        ? mesh(cylinder(0.062, 0.2, 0.012), metal('#8d949b', 0.3), [0, 2.57, 0])
        : mesh(softBox(0.16, 0.24, 0.03, 0.012), metal('#8d949b', 0.3), [0, 2.56, 0]),
    ),
  );

export const adjustableWrench = () =>
  lie(
    group(
      mesh(
        plate(
          (s) => {
            s.moveTo(-0.12, 0);
            s.bezierCurveTo(-0.2, -0.1, 0.2, -0.1, 0.12, 0);
            s.lineTo(0.14, 1.7);
            s.lineTo(0.46, 1.9);
            s.lineTo(0.4, 2.12);
            s.lineTo(0.02, 2.0);
            s.lineTo(-0.06, 2.2);
            s.lineTo(-0.1, 2.6);
            s.lineTo(-0.4, 2.5);
            s.lineTo(-0.34, 1.9);
            s.lineTo(-0.12, 1.6);
          },
          0.2,
          { bevel: 0.05 },
        ),
        metal('#ced2d6', 0.22),
      ),
      mesh(
        plate(
          polygon([
            [0.04, 2.02],
            [0.42, 2.14],
            [0.4, 2.3],
            [0.1, 2.3],
            [0.06, 2.62],
            [-0.06, 2.58],
          ]),
          0.15,
          { bevel: 0.03 },
        ),
        metal('#bfc4c9', 0.26),
      ),
      mesh(cylinder(0.07, 0.2), DARK(), [0.16, 1.92, 0.02], [0, 0, 1.28]),
      mesh(
        loft(
          rounded([
            [0, 0.02],
            [0.16, 0.02, 0.04],
            [0.16, 1.1, 0.04],
            [0, 1.1],
          ]),
          { depth: 0.72, power: 3 },
        ),
        plastic('#c8171e', 0.4),
      ),
    ),
  );

export const pipeWrench = () =>
  lie(
    group(
      mesh(
        plate(
          (s) => {
            s.moveTo(-0.14, 0);
            s.bezierCurveTo(-0.22, -0.12, 0.22, -0.12, 0.14, 0);
            s.lineTo(0.12, 1.75);
            s.lineTo(0.2, 2.02);
            s.lineTo(0.62, 2.02);
            s.lineTo(0.62, 2.16);
            s.lineTo(-0.2, 2.2);
            s.lineTo(-0.24, 1.7);
          },
          0.22,
          { bevel: 0.05 },
        ),
        plastic('#c8171e', 0.35),
      ),
      mesh(
        plate(
          polygon([
            [-0.12, 1.8],
            [0.02, 1.8],
            [0.02, 2.48],
            [0.6, 2.42],
            [0.6, 2.58],
            [0.1, 2.86],
            [-0.12, 2.8],
          ]),
          0.15,
          { bevel: 0.03 },
        ),
        metal('#b4babf', 0.3),
      ),
      mesh(cylinder(0.15, 0.18), DARK(), [-0.05, 1.98, 0]),
      mesh(softBox(0.4, 0.06, 0.16, 0.01), DARK(), [0.42, 2.19, 0]),
    ),
  );

export const allenKeys = () =>
  lie(
    group(
      ...Array.from({ length: 9 }, (_, k) => {
        const r = 0.028 + k * 0.007;
        const x = (k - 4) * 0.24;
        const long = 0.9 + k * 0.16;
        return mesh(
          hose(
            [
              [x, 0, 0],
              [x, long * 0.5, 0],
              [x, long, 0],
              [x + 0.05, long + 0.06, 0],
              [x + 0.14 + k * 0.012, long + 0.07, 0],
            ],
            r,
            { around: 6 },
          ),
          metal('#3d4248', 0.3),
        );
      }),
      mesh(softBox(2.3, 0.24, 0.22, 0.05), plastic('#c8171e', 0.4), [0, 0.3, 0]),
    ),
    0.1,
  );
