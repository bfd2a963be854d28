/** Locks, keys and bolts. */
import { hose, plate, softBox } from '../../studio/geometry.mjs';
import { gloss, matte, metal } from '../../studio/materials.mjs';
import { cylinder, group, mesh, placed, THREE, torus } from '../parts.mjs';
import { lie } from '../tools/parts.mjs';
import { CHROME, polygon, ZINC } from './parts.mjs';

export function padlock({ digits }) {
  const body = digits ? metal('#3a3f45', 0.35) : metal('#d3aa4c', 0.24);
  return group(
    mesh(softBox(1.2, 1.0, 0.46, 0.1), body, [0, 0.5, 0]),
    mesh(
      hose(
        [
          [-0.38, 0.95, 0],
          [-0.38, 1.35, 0],
          [-0.27, 1.66, 0],
          [0, 1.78, 0],
          [0.27, 1.66, 0],
          [0.38, 1.35, 0],
          [0.38, 0.95, 0],
        ],
        0.1,
        { around: 24 },
      ),
      CHROME(),
    ),
    ...(digits
      ? Array.from({ length: 4 }, (_, k) =>
          mesh(
            cylinder(0.17, 0.18),
            metal('#d9dde0', 0.3),
            [-0.36 + k * 0.24, 0.42, 0.16],
            [0, 0, Math.PI / 2],
          ),
        )
      : [
          mesh(cylinder(0.13, 0.02), metal('#b58e34', 0.3), [0, 0.4, 0.232], [Math.PI / 2, 0, 0]),
          mesh(softBox(0.05, 0.16, 0.02, 0.006), matte('#2a2418'), [0, 0.4, 0.242]),
          mesh(softBox(1.16, 0.03, 0.47, 0.01), metal('#b58e34', 0.3), [0, 0.88, 0]),
        ]),
  );
}

export const keys = () =>
  lie(
    group(
      ...[0, 1, 2].map((k) =>
        placed(
          group(
            mesh(
              plate(
                (s) => {
                  s.absarc(0, 0.8, 0.34, 0, Math.PI * 2);
                },
                0.08,
                {
                  bevel: 0.02,
                  holes: [
                    (p) => {
                      p.absarc(0, 0.94, 0.09, 0, 7);
                    },
                  ],
                },
              ),
              metal('#d9b45a', 0.22),
            ),
            mesh(
              plate(
                polygon([
                  [-0.09, 0.55],
                  [-0.09, -0.8],
                  [0, -0.95],
                  [0.09, -0.85],
                  [0.09, -0.6],
                  [0.14, -0.5],
                  [0.07, -0.4],
                  [0.13, -0.26],
                  [0.09, -0.1],
                  [0.09, 0.55],
                ]),
                0.07,
                { bevel: 0.015 },
              ),
              metal('#d9b45a', 0.22),
            ),
          ),
          [(k - 1) * 0.5, 0, k * 0.07],
          [0, 0, (1 - k) * 0.35],
        ),
      ),
    ),
    0.3,
  );

export const doorLock = () =>
  placed(
    group(
      mesh(softBox(0.5, 1.9, 0.06, 0.03), metal('#cfd3d6', 0.22)),
      mesh(cylinder(0.17, 0.24), metal('#cfd3d6', 0.22), [0, 0.4, 0.12], [Math.PI / 2, 0, 0]),
      mesh(
        hose(
          [
            [0, 0.4, 0.26],
            [0.3, 0.42, 0.3],
            [0.95, 0.4, 0.28],
            [1.05, 0.4, 0.2],
          ],
          0.085,
          { around: 24 },
        ),
        metal('#d9dde0', 0.16),
      ),
      mesh(cylinder(0.12, 0.06), metal('#aab0b6', 0.25), [0, -0.4, 0.05], [Math.PI / 2, 0, 0]),
      mesh(softBox(0.04, 0.14, 0.02, 0.005), matte('#222'), [0, -0.4, 0.085]),
      ...[0.82, -0.82].map((y) => mesh(cylinder(0.045, 0.02), metal(), [0, y, 0.035], [Math.PI / 2, 0, 0])),
    ),
    [0, 0.95, 0],
  );

export const digitalLock = () =>
  placed(
    group(
      mesh(softBox(0.72, 2.0, 0.24, 0.08), gloss('#16171a', { roughness: 0.15 })),
      ...Array.from({ length: 12 }, (_, k) =>
        mesh(
          softBox(0.12, 0.12, 0.02, 0.01),
          new THREE.MeshStandardMaterial({ color: '#9ad0ff', emissive: '#4aa8ff', emissiveIntensity: 0.8 }),
          [-0.2 + (k % 3) * 0.2, 0.78 - Math.floor(k / 3) * 0.2, 0.12],
        ),
      ),
      mesh(
        hose(
          [
            [0, -0.42, 0.14],
            [0.2, -0.42, 0.3],
            [0.9, -0.42, 0.3],
          ],
          0.09,
        ),
        metal('#3a3f45', 0.3),
      ),
      mesh(cylinder(0.15, 0.2), metal('#3a3f45', 0.3), [0, -0.42, 0.16], [Math.PI / 2, 0, 0]),
    ),
    [0, 1, 0],
  );

export const slideBolt = () =>
  lie(
    group(
      mesh(softBox(1.7, 0.6, 0.05, 0.02), ZINC()),
      mesh(cylinder(0.1, 2.0), ZINC(), [0.3, 0, 0.14], [0, 0, Math.PI / 2]),
      ...[-0.6, 0, 0.6].map((x) =>
        mesh(torus(0.14, 0.05, Math.PI), ZINC(), [x, 0, 0.08], [Math.PI / 2, 0, Math.PI / 2]),
      ),
      mesh(cylinder(0.06, 0.3), ZINC(), [0.3, -0.18, 0.24], [0.6, 0, 0]),
      mesh(softBox(0.4, 0.6, 0.05, 0.02), ZINC(), [1.35, 0, 0]),
      mesh(torus(0.15, 0.05, Math.PI), ZINC(), [1.35, 0, 0.08], [Math.PI / 2, 0, Math.PI / 2]),
    ),
    0.3,
  );
