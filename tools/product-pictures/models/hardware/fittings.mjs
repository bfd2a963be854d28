/** Hinges, slides, handles, casters, brackets and hooks. */
import { hose, loft, plate, rounded, softBox } from '../../studio/geometry.mjs';
import { matte, metal, plastic, rubber } from '../../studio/materials.mjs';
import { ball, cylinder, group, mesh, placed, THREE } from '../parts.mjs';
import { lie } from '../tools/parts.mjs';
import { polygon, ZINC } from './parts.mjs';

export const hinge = () =>
  lie(
    group(
      ...[-1, 1].map((s) =>
        group(
          mesh(softBox(0.8, 1.9, 0.06, 0.02), metal('#c9cdd1', 0.25), [s * 0.44, 0, 0], [0, -s * 0.1, 0]),
          ...[-0.65, 0, 0.65].map((y) =>
            mesh(cylinder(0.07, 0.02), matte('#4a4f55'), [s * 0.5, y, 0.06], [Math.PI / 2, 0, 0]),
          ),
        ),
      ),
      mesh(cylinder(0.11, 1.95), metal('#b9bec3', 0.22)),
      ...[-1, 1].map((s) => mesh(ball(0.12), metal('#b9bec3', 0.22), [0, s * 1.0, 0])),
    ),
    0.35,
  );

export const drawerSlides = () =>
  group(
    ...[0, 1].map((k) =>
      group(
        mesh(softBox(2.6, 0.42, 0.08, 0.02), ZINC(), [0, 0.24, k * 0.5]),
        mesh(softBox(2.5, 0.22, 0.1, 0.02), metal('#aab0b6', 0.35), [0.4, 0.24, k * 0.5 + 0.05]),
        ...[-0.9, -0.2, 0.6].map((x) =>
          mesh(cylinder(0.05, 0.02), matte('#333'), [x, 0.24, k * 0.5 + 0.11], [Math.PI / 2, 0, 0]),
        ),
      ),
    ),
  );

export const handle = () =>
  group(
    mesh(
      hose(
        [
          [-1.1, 0, 0],
          [-1.1, 0.28, 0.02],
          [-0.95, 0.4, 0.04],
          [0.95, 0.4, 0.04],
          [1.1, 0.28, 0.02],
          [1.1, 0, 0],
        ],
        0.11,
        { around: 24 },
      ),
      metal('#d3d7da', 0.25),
    ),
    ...[-1.1, 1.1].map((x) => mesh(cylinder(0.17, 0.05), metal('#d3d7da', 0.25), [x, 0.02, 0])),
  );

export const caster = () =>
  group(
    mesh(cylinder(0.5, 0.34), rubber('#2a2c30'), [0.1, 0.5, 0], [Math.PI / 2, 0, 0]),
    mesh(cylinder(0.3, 0.36), plastic('#d9dcdf'), [0.1, 0.5, 0], [Math.PI / 2, 0, 0]),
    ...[-0.22, 0.22].map((z) =>
      mesh(
        plate(
          polygon([
            [-0.3, 1.1],
            [0.25, 1.1],
            [0.22, 0.4],
            [0, 0.4],
          ]),
          0.06,
        ),
        ZINC(),
        [0, 0, z],
      ),
    ),
    mesh(softBox(0.9, 0.08, 0.9, 0.03), ZINC(), [0, 1.18, 0]),
    mesh(cylinder(0.3, 0.08), ZINC(), [0, 1.1, 0]),
    mesh(cylinder(0.08, 0.5), metal(), [0.1, 0.5, 0], [Math.PI / 2, 0, 0]),
  );

export const levelFeet = () =>
  group(
    ...[
      [-0.55, 0.2],
      [0.55, 0.25],
      [0, -0.4],
    ].map(([x, z]) =>
      group(
        mesh(
          loft(
            rounded([
              [0, 0],
              [0.36, 0, 0.04],
              [0.3, 0.16, 0.06],
              [0.12, 0.24, 0.03],
              [0, 0.24],
            ]),
          ),
          plastic('#1d1d1f'),
          [x, 0, z],
        ),
        mesh(cylinder(0.08, 0.8), ZINC(), [x, 0.6, z]),
        mesh(new THREE.CylinderGeometry(0.17, 0.17, 0.12, 6), ZINC(), [x, 0.32, z]),
      ),
    ),
  );

export const bracket = () =>
  group(
    mesh(softBox(0.1, 1.7, 0.34, 0.03), plastic('#f4f4f2', 0.35), [-0.8, 0.85, 0]),
    mesh(softBox(1.7, 0.1, 0.34, 0.03), plastic('#f4f4f2', 0.35), [0, 1.68, 0]),
    mesh(
      hose(
        [
          [-0.78, 0.24, 0],
          [-0.2, 0.62, 0],
          [0.3, 1.1, 0],
          [0.66, 1.64, 0],
        ],
        0.07,
      ),
      plastic('#f4f4f2', 0.35),
    ),
  );

export const angleBracket = () =>
  group(
    ...[0, 1].map((k) =>
      placed(
        group(
          mesh(softBox(1.1, 0.08, 0.9, 0.02), ZINC(), [0.1, 0.04, 0]),
          mesh(softBox(0.08, 1.1, 0.9, 0.02), ZINC(), [-0.44, 0.55, 0]),
          ...[-0.22, 0.22].map((z) =>
            group(
              mesh(cylinder(0.08, 0.02), matte('#3a3f45'), [0.3, 0.085, z]),
              mesh(cylinder(0.08, 0.02), matte('#3a3f45'), [-0.395, 0.75, z], [0, 0, Math.PI / 2]),
            ),
          ),
        ),
        [k * 0.5, 0, k * 0.9 - 0.3],
        [0, k * 0.4, 0],
        1 - k * 0.1,
      ),
    ),
  );

export const shelf = () =>
  group(
    mesh(softBox(3, 0.14, 0.9, 0.02), plastic('#f7f7f4', 0.4), [0, 0.7, 0]),
    ...[-1, 1].map((x) =>
      mesh(
        plate(
          polygon([
            [0, 0],
            [0.7, 0],
            [0, -0.6],
          ]),
          0.08,
        ),
        metal('#c9cdd1', 0.3),
        [x, 0.62, -0.35],
        [0, -Math.PI / 2, 0],
      ),
    ),
  );

export const wallHook = () =>
  placed(
    group(
      mesh(softBox(0.42, 1.2, 0.08, 0.04), metal('#cfd3d6', 0.22)),
      mesh(
        hose(
          [
            [0, -0.35, 0.06],
            [0, -0.5, 0.4],
            [0, -0.3, 0.7],
            [0, 0.0, 0.72],
          ],
          0.08,
        ),
        metal('#d9dde0', 0.18),
      ),
      mesh(ball(0.12), metal('#d9dde0', 0.18), [0, 0.05, 0.72]),
      mesh(
        hose(
          [
            [0, 0.3, 0.06],
            [0, 0.4, 0.5],
            [0, 0.66, 0.9],
          ],
          0.08,
        ),
        metal('#d9dde0', 0.18),
      ),
      mesh(ball(0.12), metal('#d9dde0', 0.18), [0, 0.7, 0.92]),
    ),
    [0, 0.6, 0],
  );
