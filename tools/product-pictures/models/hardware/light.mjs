/** Lamps. */
import { hose, loft, rounded, softBox } from '../../studio/geometry.mjs';
import { gloss, matte, metal, plastic, rubber } from '../../studio/materials.mjs';
import { cylinder, group, mesh, placed, THREE } from '../parts.mjs';
import { rounds, STEEL } from './parts.mjs';

export const ledBulb = ({ warm }) =>
  group(
    mesh(
      loft(
        rounded([
          [0, 0],
          [0.1, 0.01, 0.03],
          [0.24, 0.06, 0.02],
          [0.25, 0.42, 0.02],
          [0.3, 0.45, 0.01],
        ]),
        {
          warp: ([x, y, z], turn) => {
            const thread = y > 0.06 && y < 0.42 ? 1 + 0.05 * Math.sin((y * 8.5 - turn) * Math.PI * 2) : 1;
            return [x * thread, y, z * thread];
          },
        },
      ),
      metal('#c9ccd0', 0.25),
    ),
    mesh(
      loft(
        rounded([
          [0.3, 0.44],
          [0.36, 0.5, 0.05],
          [0.56, 1.15, 0.05],
          [0.57, 1.2, 0.01],
        ]),
      ),
      plastic('#f4f4f2', 0.4),
    ),
    mesh(
      loft(
        rounded(
          [
            [0.57, 1.19],
            [0.61, 1.4, 0.3],
            [0.46, 1.86, 0.4],
            [0, 2.0],
          ],
          14,
        ),
      ),
      new THREE.MeshPhysicalMaterial({
        color: warm ? '#fff1cf' : '#f9fcff',
        roughness: 0.35,
        emissive: warm ? '#ffd9a0' : '#e6f2ff',
        emissiveIntensity: 0.35,
        clearcoat: 0.4,
      }),
    ),
    mesh(cylinder(0.09, 0.05), plastic('#1d1d1f'), [0, 0, 0]),
  );

export const ledTube = () =>
  placed(
    group(
      ...[0, 1].map((k) =>
        group(
          mesh(
            cylinder(0.13, 3.2),
            new THREE.MeshPhysicalMaterial({
              color: '#fbfdff',
              emissive: '#e6f0ff',
              emissiveIntensity: 0.3,
              roughness: 0.35,
            }),
            [0, 0.14, k * 0.36],
            [0, 0, Math.PI / 2],
          ),
          ...[-1.62, 1.62].map((x) =>
            group(
              mesh(cylinder(0.135, 0.14), STEEL(), [x, 0.14, k * 0.36], [0, 0, Math.PI / 2]),
              ...[-0.05, 0.05].map((z) =>
                mesh(
                  cylinder(0.02, 0.16),
                  metal('#d9b45a'),
                  [x * 1.07, 0.14, k * 0.36 + z],
                  [0, 0, Math.PI / 2],
                ),
              ),
            ),
          ),
        ),
      ),
    ),
    [0, 0, 0],
    [0, 0.5, 0],
  );

export const ledPanel = ({ round }) =>
  placed(
    round
      ? group(
          mesh(cylinder(1, 0.16), plastic('#f4f4f2'), [0, 0, 0], [Math.PI / 2, 0, 0]),
          mesh(cylinder(0.9, 0.18), lit(), [0, 0, 0], [Math.PI / 2, 0, 0]),
        )
      : group(
          mesh(softBox(1.9, 1.9, 0.12, 0.03), plastic('#f4f4f2')),
          mesh(softBox(1.68, 1.68, 0.14, 0.03), lit()),
          mesh(softBox(1.4, 1.4, 0.2, 0.02), plastic('#dcdcd8'), [0, 0, -0.12]),
        ),
    [0, 1, 0],
  );

const lit = () =>
  new THREE.MeshStandardMaterial({
    color: '#ffffff',
    emissive: '#f4f8ff',
    emissiveIntensity: 0.4,
    roughness: 0.4,
  });

export const ledStrip = () => {
  const path = rounds(0.55, 6, 0.045, 0.02, 0.004).map(([x, y, z]) => [x, y * 0.2 + 0.3, z]);
  const ribbon = group(
    ...[0.5, 0.58, 0.66, 0.74, 0.82].map((r) =>
      mesh(new THREE.CylinderGeometry(r, r, 0.3, 96, 1, true), matte('#f7f6f0', { side: 2 }), [0, 0.2, 0]),
    ),
    ...Array.from({ length: 46 }, (_, k) => {
      const a = (k / 46) * 6.283;
      return mesh(
        softBox(0.05, 0.09, 0.03, 0.008),
        gloss('#f7d94a'),
        [Math.cos(a) * 0.825, 0.2, Math.sin(a) * 0.825],
        [0, Math.PI / 2 - a, 0],
      );
    }),
    mesh(
      new THREE.CylinderGeometry(0.84, 0.84, 0.05, 96, 1, true),
      matte('#ffffff', { side: 2 }),
      [0, 0.33, 0],
    ),
  );
  void path;
  return group(
    ribbon,
    mesh(softBox(0.62, 0.34, 0.42, 0.05), plastic('#1d1d1f'), [1.35, 0.17, 0.5]),
    mesh(
      hose(
        [
          [0.8, 0.2, 0.2],
          [1.0, 0.1, 0.5],
          [1.1, 0.12, 0.5],
        ],
        0.03,
      ),
      rubber(),
    ),
    mesh(
      hose(
        [
          [1.66, 0.17, 0.5],
          [1.9, 0.05, 0.7],
          [1.6, 0.04, 1.0],
        ],
        0.035,
      ),
      rubber(),
    ),
  );
};

export const floodLight = () =>
  group(
    placed(
      group(
        mesh(softBox(1.7, 1.3, 0.16, 0.06), plastic('#2a2c30', 0.45)),
        mesh(softBox(1.46, 1.06, 0.04, 0.02), gloss('#eef2f4', { roughness: 0.12 }), [0, 0, 0.08]),
        ...[-0.45, -0.15, 0.15, 0.45].flatMap((x) =>
          [-0.3, 0, 0.3].map((y) => mesh(softBox(0.2, 0.16, 0.02, 0.006), gloss('#f6d94a'), [x, y, 0.105])),
        ),
        ...Array.from({ length: 9 }, (_, k) =>
          mesh(softBox(0.03, 1.2, 0.2, 0.01), plastic('#2a2c30'), [-0.7 + k * 0.175, 0, -0.16]),
        ),
      ),
      [0, 1.0, 0],
      [-0.12, 0, 0],
    ),
    mesh(
      hose(
        [
          [-0.95, 1.0, 0],
          [-0.98, 0.3, 0],
          [-0.9, 0.12, 0],
          [0.9, 0.12, 0],
          [0.98, 0.3, 0],
          [0.95, 1.0, 0],
        ],
        0.05,
      ),
      STEEL(),
    ),
  );
