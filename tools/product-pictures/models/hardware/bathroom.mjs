/** For the bathroom, tanks and pumps. */
import { hose, loft, plate, rounded, softBox } from '../../studio/geometry.mjs';
import { clear, gloss, matte, metal, plastic } from '../../studio/materials.mjs';
import { ball, cylinder, group, mesh, placed, THREE, torus } from '../parts.mjs';
import { CHROME } from './parts.mjs';

export const shower = () =>
  group(
    mesh(
      loft(
        rounded([
          [0, 0],
          [0.62, 0, 0.04],
          [0.64, 0.12, 0.04],
          [0.5, 0.5, 0.16],
          [0.24, 0.72, 0.1],
          [0.2, 1.0, 0.02],
          [0, 1.0],
        ]),
      ),
      gloss('#fbfbf9', { roughness: 0.22 }),
      [0, 0.4, 0],
    ),
    mesh(cylinder(0.58, 0.03), plastic('#c9d3da'), [0, 0.4, 0]),
    mesh(
      hose(
        [
          [0, 1.35, 0],
          [0, 1.6, -0.1],
          [0, 1.7, -0.5],
          [0, 1.7, -0.9],
        ],
        0.12,
      ),
      CHROME(),
    ),
    mesh(softBox(0.3, 0.12, 0.06, 0.02), plastic('#2f7fc4'), [0, 1.0, 0.43], [-0.5, 0, 0]),
    mesh(
      hose(
        [
          [0.2, 1.2, -0.1],
          [0.5, 0.9, -0.1],
          [0.6, 0.2, 0],
          [0.5, 0.0, 0.1],
        ],
        0.03,
      ),
      plastic('#e9e9e5'),
    ),
  );

export const toiletSeat = () =>
  group(
    mesh(
      plate(
        (s) => {
          s.absellipse(0, 0, 0.86, 1.05, 0, Math.PI * 2);
        },
        0.16,
        {
          bevel: 0.07,
          curve: 64,
          holes: [
            (p) => {
              p.absellipse(0, 0.08, 0.46, 0.66, 0, Math.PI * 2);
            },
          ],
        },
      ),
      gloss('#fbfbf9', { roughness: 0.3 }),
      [0, 0.12, 0],
      [-Math.PI / 2, 0, 0],
    ),
    mesh(
      plate(
        (s) => {
          s.absellipse(0, 0, 0.88, 1.07, 0, Math.PI * 2);
        },
        0.16,
        { bevel: 0.075, curve: 64 },
      ),
      gloss('#fbfbf9', { roughness: 0.3 }),
      [0, 1.08, -1.1],
      [-0.12, 0, 0],
    ),
    ...[-0.3, 0.3].map((x) => mesh(cylinder(0.09, 0.18), CHROME(), [x, 0.14, -1.05], [0, 0, Math.PI / 2])),
  );

export const mirror = () =>
  placed(
    group(
      mesh(softBox(1.5, 2.1, 0.06, 0.02), metal('#c9cdd1', 0.3)),
      mesh(softBox(1.42, 2.02, 0.02, 0.008), metal('#dfe8ec', 0.02), [0, 0, 0.03]),
    ),
    [0, 1.05, 0],
  );

export const sink = () =>
  group(
    mesh(
      plate(
        (s) => {
          s.moveTo(-1.1, -0.75);
          s.lineTo(1.1, -0.75);
          s.lineTo(1.1, 0.75);
          s.lineTo(-1.1, 0.75);
        },
        0.06,
        {
          bevel: 0.02,
          holes: [
            (p) => {
              p.absellipse(0, 0, 0.84, 0.55, 0, Math.PI * 2);
            },
          ],
        },
      ),
      metal('#dfe2e4', 0.2),
      [0, 0.72, 0],
      [-Math.PI / 2, 0, 0],
    ),
    mesh(
      loft(
        rounded([
          [0, 0.06],
          [0.6, 0.1, 0.14],
          [0.84, 0.7, 0.04],
        ]),
        { depth: 0.655 },
      ),
      (() => {
        const m = metal('#d3d6d9', 0.24);
        m.side = 2;
        return m;
      })(),
    ),
    mesh(cylinder(0.13, 0.02), metal('#8d949b', 0.3), [0, 0.1, 0]),
  );

export const waterTank = () =>
  group(
    mesh(
      loft(
        rounded([
          [0, 0],
          [0.78, 0, 0.04],
          [0.98, 1.0, 0.03],
          [1.04, 1.0, 0.02],
          [1.04, 1.1, 0.02],
          [0, 1.1],
        ]),
        {
          around: 144,
          warp: ([x, y, z], turn) => {
            const rib = y < 0.98 ? 1 + 0.018 * Math.max(0, Math.sin(turn * Math.PI * 24)) : 1;
            return [x * rib, y, z * rib];
          },
        },
      ),
      plastic('#1667b5', 0.4),
    ),
    mesh(
      loft(
        rounded([
          [1.08, 1.06],
          [1.1, 1.16, 0.04],
          [0.6, 1.36, 0.1],
          [0.3, 1.4, 0.06],
          [0.26, 1.48, 0.03],
          [0, 1.48],
        ]),
      ),
      plastic('#1974c9', 0.4),
    ),
  );

export const floatValve = () =>
  group(
    mesh(ball(0.5), plastic('#f2b21d', 0.35), [0.85, 0.5, 0]),
    mesh(torus(0.5, 0.02), plastic('#d99a10'), [0.85, 0.5, 0], [Math.PI / 2, 0, 0]),
    mesh(
      hose(
        [
          [0.4, 0.62, 0],
          [-0.3, 0.86, 0],
          [-0.9, 0.92, 0],
        ],
        0.04,
      ),
      metal('#c9a24a', 0.3),
    ),
    mesh(softBox(0.34, 0.4, 0.3, 0.06), plastic('#f4f4f2'), [-0.95, 0.9, 0]),
    mesh(cylinder(0.15, 0.5), plastic('#f4f4f2'), [-1.3, 0.94, 0], [0, 0, Math.PI / 2]),
    mesh(
      new THREE.CylinderGeometry(0.24, 0.24, 0.12, 6),
      plastic('#2f7fc4'),
      [-1.25, 0.94, 0],
      [0, 0, Math.PI / 2],
    ),
  );

export const pump = async (_p, ctx) =>
  group(
    mesh(softBox(1.5, 0.1, 0.7, 0.03), metal('#4a5058', 0.5), [0, 0.05, 0]),
    mesh(
      loft(
        rounded([
          [0, 0],
          [0.46, 0, 0.06],
          [0.48, 1.1, 0.06],
          [0.42, 1.3, 0.08],
          [0, 1.3],
        ]),
        {
          around: 120,
          warp: ([x, y, z], turn) => {
            const fin = y < 1.05 ? 1 + 0.04 * Math.max(0, Math.sin(turn * Math.PI * 48)) : 1;
            return [x * fin, y, z * fin];
          },
        },
      ),
      plastic(ctx.label.brand.ground, 0.45),
      [0.4, 0.56, 0],
      [0, 0, Math.PI / 2],
    ),
    mesh(cylinder(0.5, 0.4), metal('#5a6068', 0.45), [0.62, 0.56, 0], [0, 0, Math.PI / 2]),
    mesh(cylinder(0.16, 0.4), metal('#5a6068', 0.45), [0.66, 1.14, 0]),
    mesh(cylinder(0.14, 0.3), metal('#c9a24a', 0.3), [0.95, 0.56, 0], [0, 0, Math.PI / 2]),
    mesh(softBox(0.5, 0.26, 0.4, 0.05), plastic('#1d1d1f'), [-0.3, 1.12, 0]),
  );

export const waterFilter = () =>
  group(
    mesh(
      loft(
        rounded([
          [0, 0],
          [0.3, 0, 0.1],
          [0.42, 0.2, 0.1],
          [0.44, 1.5, 0.03],
          [0, 1.5],
        ]),
      ),
      clear('#3f8fd8', 0.5),
    ),
    mesh(cylinder(0.28, 1.25), matte('#fbfbf8'), [0, 0.78, 0]),
    mesh(
      loft(
        rounded([
          [0, 1.48],
          [0.52, 1.48, 0.03],
          [0.52, 1.86, 0.06],
          [0.3, 1.98, 0.04],
          [0, 2],
        ]),
      ),
      plastic('#1d5fb4', 0.4),
    ),
    mesh(cylinder(0.16, 1.5), plastic('#1d5fb4', 0.4), [0, 1.7, 0], [0, 0, Math.PI / 2]),
  );
