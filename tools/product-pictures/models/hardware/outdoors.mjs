/** For the garden’s leisure. */
import { hose, plate, softBox } from '../../studio/geometry.mjs';
import { matte, metal, plastic, rubber } from '../../studio/materials.mjs';
import { ball, cylinder, group, mesh, THREE } from '../parts.mjs';
import { STEEL } from './parts.mjs';

export const chainsaw = () =>
  group(
    mesh(softBox(1.3, 0.7, 0.6, 0.14), plastic('#f26a1b', 0.4), [-0.4, 0.5, 0]),
    mesh(softBox(0.6, 0.4, 0.62, 0.1), plastic('#2a2c30'), [-0.1, 0.85, 0]),
    mesh(
      plate((s) => {
        s.moveTo(0, -0.16);
        s.lineTo(1.9, -0.12);
        s.bezierCurveTo(2.15, -0.1, 2.15, 0.14, 1.9, 0.14);
        s.lineTo(0, 0.16);
      }, 0.07),
      metal('#c9cdd1', 0.25),
      [0.2, 0.46, 0.1],
    ),
    mesh(
      hose(
        [
          [0.2, 0.64, 0.1],
          [2.1, 0.63, 0.1],
          [2.3, 0.47, 0.1],
          [2.1, 0.31, 0.1],
          [0.2, 0.28, 0.1],
        ],
        0.04,
        { around: 6 },
      ),
      metal('#5a6068', 0.4),
    ),
    mesh(
      hose(
        [
          [0.1, 0.3, 0.4],
          [0.1, 1.2, 0.3],
          [0.1, 1.25, -0.3],
          [0.1, 0.4, -0.4],
        ],
        0.06,
      ),
      rubber(),
    ),
    mesh(
      hose(
        [
          [-0.9, 0.85, 0],
          [-1.3, 1.05, 0],
          [-1.5, 0.6, 0],
          [-1.0, 0.25, 0],
        ],
        0.09,
      ),
      rubber(),
    ),
    mesh(softBox(0.06, 0.5, 0.7, 0.02), plastic('#2a2c30'), [0.32, 1.2, 0], [0, 0, -0.25]),
  );

export const grill = () =>
  group(
    mesh(softBox(1.8, 0.42, 1.0, 0.04), matte('#232325'), [0, 1.1, 0]),
    mesh(softBox(1.7, 0.02, 0.9, 0.006), matte('#3a2a22'), [0, 1.3, 0]),
    ...Array.from({ length: 15 }, (_, k) =>
      mesh(cylinder(0.018, 1.7), STEEL(), [0, 1.36, -0.42 + k * 0.06], [0, 0, Math.PI / 2]),
    ),
    ...[
      [-0.75, 0.4],
      [0.75, 0.4],
      [-0.75, -0.4],
      [0.75, -0.4],
    ].map(([x, z]) => mesh(cylinder(0.03, 1.0), STEEL(), [x, 0.5, z])),
    ...[-1, 1].map((s) =>
      mesh(
        hose(
          [
            [s * 0.9, 1.2, -0.2],
            [s * 1.08, 1.24, -0.2],
            [s * 1.08, 1.24, 0.2],
            [s * 0.9, 1.2, 0.2],
          ],
          0.03,
        ),
        STEEL(),
      ),
    ),
  );

export const parasol = () => {
  const cloth = (k) => matte(k % 2 ? '#f4f1e6' : '#0093c4', { side: 2 });
  return group(
    mesh(cylinder(0.03, 2.4), plastic('#f4f4f2'), [0, 1.2, 0]),
    ...Array.from({ length: 8 }, (_, k) =>
      mesh(
        new THREE.ConeGeometry(1.35, 0.6, 6, 1, true, (k * Math.PI) / 4, Math.PI / 4),
        cloth(k),
        [0, 2.2, 0],
      ),
    ),
    mesh(ball(0.05), plastic('#f4f4f2'), [0, 2.54, 0]),
    mesh(cylinder(0.4, 0.08), plastic('#d9d9d5'), [0, 0.04, 0]),
  );
};

export const beachChair = () => {
  const bar = () => metal('#dfe2e4', 0.22);
  const band = (k) => matte(k % 2 ? '#f4f1e6' : '#0093c4', { side: 2 });
  return group(
    ...[-0.6, 0.6].map((x) =>
      group(
        mesh(
          hose(
            [
              [x, 0.02, 0.7],
              [x, 0.7, 0.55],
              [x, 0.62, -0.3],
            ],
            0.04,
          ),
          bar(),
        ),
        mesh(
          hose(
            [
              [x, 0.5, 0.4],
              [x, 0.35, -0.35],
              [x, 1.5, -0.95],
            ],
            0.04,
          ),
          bar(),
        ),
        mesh(
          hose(
            [
              [x, 0.02, -0.6],
              [x, 0.5, -0.2],
            ],
            0.04,
          ),
          bar(),
        ),
        mesh(softBox(0.1, 0.05, 0.7, 0.02), plastic('#1d1d1f'), [x, 0.76, 0.2]),
      ),
    ),
    ...Array.from({ length: 5 }, (_, k) =>
      mesh(softBox(1.2, 0.03, 0.15, 0.01), band(k), [0, 0.5 - k * 0.032, 0.36 - k * 0.165]),
    ),
    ...Array.from({ length: 7 }, (_, k) =>
      mesh(
        softBox(1.2, 0.03, 0.16, 0.01),
        band(k),
        [0, 0.48 + k * 0.165, -0.42 - k * 0.086],
        [Math.PI / 2 - 0.46, 0, 0],
      ),
    ),
  );
};

export const gazebo = () =>
  group(
    mesh(new THREE.ConeGeometry(1.6, 0.7, 4, 1).rotateY(Math.PI / 4), matte('#0093c4'), [0, 2.0, 0]),
    mesh(new THREE.BoxGeometry(2.26, 0.22, 2.26), matte('#0a84b0'), [0, 1.58, 0]),
    ...[
      [-1, -1],
      [1, -1],
      [-1, 1],
      [1, 1],
    ].map(([x, z]) => mesh(cylinder(0.035, 1.6), plastic('#f4f4f2'), [x * 1.08, 0.8, z * 1.08])),
  );
