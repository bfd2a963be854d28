/** Taps, valves and hoses of water. */
import { hose, loft, rounded, softBox } from '../../studio/geometry.mjs';
import { canvasOf, matte, metal, plastic, textureOf } from '../../studio/materials.mjs';
import { cylinder, group, mesh, THREE, torus } from '../parts.mjs';
import { CHROME, PVC } from './parts.mjs';

export function faucet({ kind }) {
  if (kind === 'garden')
    return group(
      mesh(
        hose(
          [
            [-0.9, 1.2, 0],
            [-0.2, 1.2, 0],
            [0.25, 1.16, 0],
            [0.36, 0.8, 0],
            [0.36, 0.5, 0],
          ],
          0.17,
          { around: 32 },
        ),
        CHROME(),
      ),
      mesh(cylinder(0.2, 0.3), CHROME(), [0.36, 0.34, 0]),
      mesh(cylinder(0.2, 0.36), CHROME(), [0, 1.4, 0]),
      mesh(cylinder(0.07, 0.3), CHROME(), [0, 1.68, 0]),
      mesh(softBox(0.7, 0.1, 0.18, 0.04), CHROME(), [0, 1.84, 0]),
      mesh(cylinder(0.26, 0.06), CHROME(), [-0.8, 1.2, 0], [0, 0, Math.PI / 2]),
    );
  if (kind === 'kitchen')
    return group(
      mesh(cylinder(0.32, 0.08), CHROME(), [0, 0.04, 0]),
      mesh(cylinder(0.19, 0.7), CHROME(), [0, 0.4, 0]),
      mesh(
        hose(
          [
            [0, 0.7, 0],
            [0, 1.6, 0],
            [0.12, 2.1, 0],
            [0.55, 2.3, 0],
            [0.95, 2.05, 0],
            [1.0, 1.7, 0],
          ],
          0.1,
          { around: 32 },
        ),
        CHROME(),
      ),
      mesh(cylinder(0.12, 0.16), CHROME(), [1.0, 1.64, 0]),
      mesh(
        hose(
          [
            [-0.1, 0.5, 0.1],
            [-0.4, 0.6, 0.16],
            [-0.6, 0.85, 0.2],
          ],
          0.06,
        ),
        CHROME(),
      ),
    );
  const push = kind === 'push';
  return group(
    mesh(cylinder(0.34, 0.07), CHROME(), [0, 0.04, 0]),
    mesh(
      loft(
        rounded([
          [0, 0],
          [0.24, 0, 0.03],
          [0.22, 1.1, 0.05],
          [0, 1.1],
        ]),
      ),
      CHROME(),
    ),
    mesh(
      hose(
        [
          [0, 0.85, 0],
          [0.5, 0.95, 0],
          [0.85, 0.86, 0],
          [0.95, 0.7, 0],
        ],
        0.13,
        { around: 32 },
      ),
      CHROME(),
    ),
    push
      ? mesh(
          loft(
            rounded([
              [0, 0],
              [0.2, 0, 0.03],
              [0.26, 0.24, 0.08],
              [0, 0.28],
            ]),
          ),
          CHROME(),
          [0, 1.12, 0],
        )
      : group(
          mesh(cylinder(0.08, 0.16), CHROME(), [0, 1.16, 0]),
          mesh(softBox(0.62, 0.1, 0.16, 0.04), CHROME(), [0, 1.28, 0]),
          mesh(softBox(0.16, 0.1, 0.62, 0.04), CHROME(), [0, 1.28, 0]),
        ),
  );
}

export const gateValve = ({ wheel }) =>
  group(
    mesh(
      loft(
        rounded([
          [0.24, 0],
          [0.32, 0, 0.02],
          [0.32, 0.3, 0.02],
          [0.24, 0.36, 0.03],
          [0.28, 0.7, 0.1],
          [0.24, 1.04, 0.03],
          [0.32, 1.1, 0.02],
          [0.32, 1.4, 0.02],
          [0.24, 1.4],
        ]),
      ),
      metal('#c9a24a', 0.3),
      [0.7, 0.4, 0],
      [0, 0, Math.PI / 2],
    ),
    mesh(cylinder(0.22, 0.5), metal('#c9a24a', 0.3), [0, 0.75, 0]),
    mesh(cylinder(0.07, 0.4), metal('#c9a24a', 0.3), [0, 1.15, 0]),
    wheel
      ? group(
          mesh(torus(0.42, 0.07), plastic('#d3202a', 0.4), [0, 1.36, 0], [Math.PI / 2, 0, 0]),
          ...[0, 1, 2].map((k) =>
            mesh(softBox(0.8, 0.06, 0.1, 0.02), plastic('#d3202a', 0.4), [0, 1.36, 0], [0, k * 1.047, 0]),
          ),
        )
      : mesh(
          loft(
            rounded([
              [0, 0],
              [0.3, 0, 0.04],
              [0.34, 0.3, 0.06],
              [0, 0.34],
            ]),
            {
              around: 90,
              warp: ([x, y, z], t) => {
                const f = 1 + 0.06 * Math.cos(t * Math.PI * 12);
                return [x * f, y, z * f];
              },
            },
          ),
          CHROME(),
          [0, 1.24, 0],
        ),
  );

export const ballValve = () =>
  group(
    mesh(
      loft(
        rounded([
          [0.26, 0],
          [0.36, 0, 0.02],
          [0.36, 0.4, 0.02],
          [0.3, 0.46, 0.03],
          [0.4, 0.8, 0.2],
          [0.3, 1.14, 0.03],
          [0.36, 1.2, 0.02],
          [0.36, 1.6, 0.02],
          [0.26, 1.6],
        ]),
      ),
      PVC('#a5643a'),
      [0.8, 0.42, 0],
      [0, 0, Math.PI / 2],
    ),
    mesh(cylinder(0.14, 0.3), PVC('#a5643a'), [0, 0.9, 0]),
    mesh(softBox(1.1, 0.14, 0.24, 0.05), plastic('#d3202a', 0.4), [0.2, 1.06, 0]),
  );

export const flexHose = () =>
  group(
    mesh(
      hose(
        [
          [-1.0, 0.16, 0.4],
          [-0.9, 0.16, -0.5],
          [0, 0.16, -0.8],
          [0.9, 0.16, -0.3],
          [0.8, 0.16, 0.5],
          [0.1, 0.16, 0.7],
        ],
        0.11,
        { around: 20, segments: 300 },
      ),
      matte('#fff', {
        metalness: 0.8,
        roughness: 0.3,
        map: textureOf(
          canvasOf(64, 64, (c, w, h) => {
            c.fillStyle = '#d3d7da';
            c.fillRect(0, 0, w, h);
            c.strokeStyle = '#7a8086';
            c.lineWidth = 5;
            for (let k = -2; k < 6; k += 1) {
              c.beginPath();
              c.moveTo(k * 16, 0);
              c.lineTo(k * 16 + 32, h);
              c.moveTo(k * 16 + 32, 0);
              c.lineTo(k * 16, h);
              c.stroke();
            }
          }),
          { repeat: [60, 2] },
        ),
      }),
    ),
    ...[
      [-1.0, 0.5, 0],
      [0.0, 0.72, 1.5],
    ].map(([x, z, turn]) =>
      mesh(new THREE.CylinderGeometry(0.18, 0.18, 0.34, 6), CHROME(), [x, 0.17, z], [Math.PI / 2, 0, turn]),
    ),
  );
