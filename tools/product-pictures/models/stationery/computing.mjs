/** For the computer. */
import { darker } from '../../labels/svg.mjs';
import { hose, lump, softBox } from '../../studio/geometry.mjs';
import { gloss, matte, metal, plastic, rubber } from '../../studio/materials.mjs';
import { ball, cylinder, group, mesh, placed, THREE, torus } from '../parts.mjs';

export const mouse = ({ colour }) =>
  group(
    mesh(lump(0.7, { stretch: [0.82, 0.5, 1.3], rough: 0.0 }), plastic(colour, 0.36), [0, 0.3, 0]),
    mesh(softBox(0.02, 0.2, 0.8, 0.005), matte(darker(colour, 0.5)), [0, 0.56, 0.32], [0.32, 0, 0]),
    mesh(cylinder(0.09, 0.1), rubber(), [0, 0.57, 0.4], [0, 0, Math.PI / 2]),
    mesh(softBox(1.14, 0.08, 1.7, 0.04), matte('#1d1d1f'), [0, 0.04, 0]),
  );

export const keyboard = () => {
  const parts = [mesh(softBox(3, 0.1, 1.1, 0.04), plastic('#22223b', 0.45), [0, 0.05, 0])];
  for (let z = 0; z < 5; z += 1)
    for (let x = 0; x < 15; x += 1)
      if (!(z === 4 && x > 3 && x < 9))
        parts.push(
          mesh(
            softBox(0.165, 0.09, 0.165, 0.03),
            plastic(x === 14 || (z === 0 && x === 0) ? '#4cc9f0' : '#f2f3f5', 0.45),
            [(x - 7) * 0.192, 0.13, (z - 2) * 0.195],
          ),
        );
  parts.push(mesh(softBox(0.95, 0.09, 0.165, 0.03), plastic('#f2f3f5', 0.45), [-0.19, 0.13, 0.39]));
  return group(...parts);
};

export const usbStick = () =>
  placed(
    group(
      mesh(softBox(1.3, 0.26, 0.5, 0.07), plastic('#22223b', 0.35), [-0.2, 0.13, 0]),
      mesh(softBox(0.5, 0.16, 0.38, 0.015), metal('#cfd3d7', 0.2), [0.68, 0.13, 0]),
      mesh(softBox(0.3, 0.02, 0.24, 0.005), gloss('#4cc9f0'), [-0.4, 0.265, 0]),
    ),
    [0, 0, 0],
    [0, 0.3, 0],
  );

export const usbCable = () =>
  group(
    ...[0, 1, 2].map((k) =>
      mesh(torus(0.8 - k * 0.06, 0.05), rubber('#2a2a35'), [0, 0.06 + k * 0.05, 0], [Math.PI / 2, 0, 0]),
    ),
    mesh(
      hose(
        [
          [0.78, 0.1, 0.1],
          [0.9, 0.06, 0.6],
          [0.6, 0.06, 1.1],
        ],
        0.05,
      ),
      rubber('#2a2a35'),
    ),
    mesh(
      hose(
        [
          [-0.78, 0.1, 0.1],
          [-0.9, 0.06, 0.6],
          [-0.5, 0.06, 1.1],
        ],
        0.05,
      ),
      rubber('#2a2a35'),
    ),
    ...[
      [0.5, 1.3],
      [-0.4, 1.3],
    ].map(([x, z]) =>
      group(
        mesh(softBox(0.26, 0.16, 0.42, 0.06), plastic('#2a2a35'), [x, 0.08, z]),
        mesh(softBox(0.16, 0.07, 0.2, 0.03), metal(), [x, 0.08, z + 0.28]),
      ),
    ),
  );

export const powerBank = () =>
  group(
    mesh(softBox(1.0, 0.22, 2.0, 0.09), plastic('#22223b', 0.35), [0, 0.11, 0]),
    ...[0, 1, 2, 3].map((k) =>
      mesh(cylinder(0.025, 0.01), new THREE.MeshStandardMaterial({ color: '#4cc9f0', emissive: '#4cc9f0' }), [
        -0.12 + k * 0.08,
        0.225,
        0.8,
      ]),
    ),
  );

export const charger = () =>
  group(
    mesh(softBox(0.8, 1.0, 0.7, 0.12), plastic('#fbfbf9', 0.3), [0, 0.5, 0]),
    mesh(softBox(0.24, 0.09, 0.02, 0.03), matte('#222'), [0, 0.5, 0.352]),
    ...[-0.16, 0.16].map((x) => mesh(cylinder(0.045, 0.4), metal('#d9b45a', 0.25), [x, 1.18, 0])),
  );

export const headset = () =>
  group(
    mesh(
      hose(
        [
          [-0.72, 0.7, 0],
          [-0.8, 1.4, 0],
          [0, 2.0, 0],
          [0.8, 1.4, 0],
          [0.72, 0.7, 0],
        ],
        0.08,
      ),
      plastic('#22223b'),
    ),
    ...[-1, 1].map((s) =>
      group(
        mesh(cylinder(0.4, 0.24), plastic('#22223b', 0.35), [s * 0.76, 0.62, 0], [0, 0, Math.PI / 2]),
        mesh(torus(0.3, 0.12), rubber(), [s * 0.64, 0.62, 0], [0, Math.PI / 2, 0]),
      ),
    ),
    mesh(
      hose(
        [
          [-0.86, 0.5, 0.1],
          [-0.8, 0.2, 0.5],
          [-0.4, 0.16, 0.8],
        ],
        0.04,
      ),
      plastic('#22223b'),
    ),
    mesh(ball(0.09), rubber(), [-0.38, 0.16, 0.82]),
  );
