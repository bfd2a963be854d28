/** For the mason, and material sold by the piece. */
import { hose, loft, plate, rounded, softBox } from '../../studio/geometry.mjs';
import { canvasOf, gloss, matte, metal, plastic, rubber, textureOf, wood } from '../../studio/materials.mjs';
import { cylinder, group, mesh, placed, THREE, torus } from '../parts.mjs';
import { lie } from '../tools/parts.mjs';
import { polygon, STEEL } from './parts.mjs';

export const trowel = () =>
  lie(
    group(
      mesh(
        loft(
          rounded([
            [0, 0],
            [0.13, 0, 0.06],
            [0.15, 0.4, 0.2],
            [0.11, 0.8, 0.06],
            [0, 0.82],
          ]),
        ),
        wood('#c08a4c', '#7a4f26'),
        [0, -1.2, 0.28],
      ),
      mesh(
        hose(
          [
            [0, -0.4, 0.28],
            [0, -0.1, 0.26],
            [0, 0.06, 0.03],
          ],
          0.055,
        ),
        STEEL(),
      ),
      mesh(
        plate(
          polygon([
            [-0.46, 0.1],
            [0.46, 0.1],
            [0.5, 0.3],
            [0, 1.4],
            [-0.5, 0.3],
          ]),
          0.03,
          { bevel: 0.008 },
        ),
        metal('#c9cdd1', 0.2),
      ),
    ),
    0.6,
  );

export const floatTrowel = ({ colour, steel }) =>
  group(
    mesh(softBox(2.2, 0.1, 0.95, 0.02), steel ? metal(colour, 0.2) : matte(colour), [0, 0.06, 0]),
    ...(steel
      ? Array.from({ length: 18 }, (_, k) =>
          mesh(softBox(0.05, 0.1, 0.06, 0.01), metal(colour, 0.2), [-1.05 + k * 0.123, 0.02, 0.49]),
        )
      : [mesh(softBox(2.24, 0.05, 0.99, 0.02), plastic('#1d1d1f'), [0, 0.13, 0])]),
    mesh(
      hose(
        [
          [-0.6, 0.14, 0],
          [-0.55, 0.45, 0],
          [0.55, 0.45, 0],
          [0.6, 0.14, 0],
        ],
        0.1,
      ),
      steel ? wood('#c08a4c', '#7a4f26') : plastic('#1d1d1f'),
    ),
  );

export const bucket = ({ colour }) =>
  group(
    mesh(
      loft(
        rounded([
          [0, 0],
          [0.6, 0, 0.05],
          [0.86, 1.4, 0.02],
          [0.92, 1.4, 0.02],
          [0.92, 1.48, 0.02],
          [0.84, 1.48, 0.01],
          [0.6, 0.08, 0.05],
          [0, 0.08],
        ]),
      ),
      gloss(colour, { side: 2, roughness: 0.38, clearcoat: 0.3 }),
    ),
    mesh(torus(0.78, 0.03), plastic(colour), [0, 1.1, 0], [Math.PI / 2, 0, 0]),
    mesh(
      hose(
        Array.from({ length: 15 }, (_, k) => {
          const a = (k / 14) * Math.PI;
          return [-Math.cos(a) * 0.92, 1.42 - Math.sin(a) * 0.42, Math.sin(a) * 0.86];
        }),
        0.024,
      ),
      metal(),
    ),
  );

export const wheelbarrow = () =>
  group(
    mesh(
      loft(
        rounded([
          [0, 0.62],
          [0.5, 0.62, 0.05],
          [0.86, 1.2, 0.03],
          [0.9, 1.2, 0.01],
          [0.86, 1.24, 0.02],
          [0.5, 0.68, 0.05],
          [0, 0.68],
        ]),
        { depth: 0.74, power: 4 },
      ),
      gloss('#2f7d32', { side: 2, roughness: 0.4 }),
    ),
    ...[-1, 1].map((s) =>
      group(
        mesh(
          hose(
            [
              [1.0, 0.3, s * 0.14],
              [0.4, 0.5, s * 0.34],
              [-0.6, 0.72, s * 0.5],
              [-1.6, 0.9, s * 0.5],
            ],
            0.05,
          ),
          plastic('#1d1d1f'),
        ),
        mesh(
          hose(
            [
              [-0.5, 0.68, s * 0.48],
              [-0.62, 0.1, s * 0.46],
              [-0.4, 0.02, s * 0.4],
            ],
            0.05,
          ),
          plastic('#1d1d1f'),
        ),
        mesh(cylinder(0.075, 0.34), rubber('#d3202a'), [-1.6, 0.9, s * 0.5], [0, 0, Math.PI / 2 - 0.18]),
      ),
    ),
    mesh(torus(0.3, 0.12), rubber('#1d1d1f'), [1.06, 0.42, 0]),
    mesh(cylinder(0.22, 0.1), metal(), [1.06, 0.42, 0], [Math.PI / 2, 0, 0]),
  );

export const sieve = () => {
  const net = textureOf(
    canvasOf(512, 512, (c) => {
      c.clearRect(0, 0, 512, 512);
      c.strokeStyle = '#8d949b';
      c.lineWidth = 3;
      for (let k = 0; k < 52; k += 1) {
        c.beginPath();
        c.moveTo(k * 10, 0);
        c.lineTo(k * 10, 512);
        c.moveTo(0, k * 10);
        c.lineTo(512, k * 10);
        c.stroke();
      }
    }),
  );
  return group(
    mesh(
      loft([
        [0.96, 0],
        [1, 0],
        [1, 0.34],
        [0.96, 0.34],
        [0.96, 0],
      ]),
      wood('#d9ae74', '#a0763f'),
    ),
    mesh(
      new THREE.CircleGeometry(0.97, 64).rotateX(-Math.PI / 2),
      new THREE.MeshStandardMaterial({ map: net, transparent: true, side: 2 }),
      [0, 0.06, 0],
    ),
  );
};

export const beams = ({ dims: [x, y], count, colour, plain }) =>
  placed(
    group(
      ...Array.from({ length: count }, (_, k) =>
        mesh(softBox(3, y, x, 0.01), plain ? plastic(colour) : wood(colour ?? '#e0b87c', '#a87a42', k + 3), [
          (k % 2) * 0.08,
          y / 2 + Math.floor(k / 3) * (y + 0.005),
          (k % 3) * (x + 0.03) + Math.floor(k / 3) * 0.1,
        ]),
      ),
    ),
    [-0.2, 0, -0.3],
  );

export const profiles = ({ shape }) =>
  placed(
    group(
      ...[0, 1, 2].map((k) =>
        placed(
          mesh(
            plate(
              polygon(
                shape === 'L'
                  ? [
                      [0, 0],
                      [0.34, 0],
                      [0.34, 0.04],
                      [0.04, 0.04],
                      [0.04, 0.34],
                      [0, 0.34],
                    ]
                  : [
                      [0, 0],
                      [0.34, 0],
                      [0.34, 0.3],
                      [0.3, 0.3],
                      [0.3, 0.04],
                      [0.04, 0.04],
                      [0.04, 0.3],
                      [0, 0.3],
                    ],
              ),
              3,
              { bevel: 0.006 },
            ),
            metal('#d3d7da', 0.28),
          ),
          [0, k * 0.04, k * 0.44],
          [0, Math.PI / 2, 0],
        ),
      ),
    ),
    [0, 0, -0.4],
  );

export const plywood = () =>
  group(
    ...[0, 1, 2].map((k) =>
      mesh(
        softBox(2.2, 0.09, 1.5, 0.006),
        [0, 1, 2, 3, 4, 5].map((face) =>
          face === 2
            ? wood('#e3c08c', '#b58a52', k + 2)
            : matte('#fff', {
                map: textureOf(
                  canvasOf(64, 64, (c, w, h) => {
                    for (let l = 0; l < 6; l += 1) {
                      c.fillStyle = l % 2 ? '#c79a62' : '#e6c694';
                      c.fillRect(0, (l * h) / 6, w, h / 6);
                    }
                  }),
                ),
              }),
        ),
        [k * 0.06, 0.05 + k * 0.1, k * 0.04],
      ),
    ),
  );

export const meshRoll = () => {
  const net = textureOf(
    canvasOf(512, 512, (c) => {
      c.strokeStyle = '#aab0b6';
      c.lineWidth = 4;
      for (let x = 0; x < 18; x += 1)
        for (let y = 0; y < 18; y += 1) {
          const cx = x * 30;
          const cy = y * 34 + (x % 2) * 17;
          c.beginPath();
          for (let k = 0; k <= 6; k += 1) {
            const a = (k * Math.PI) / 3;
            c[k ? 'lineTo' : 'moveTo'](cx + Math.cos(a) * 19, cy + Math.sin(a) * 19);
          }
          c.stroke();
        }
    }),
    { repeat: [3, 2] },
  );
  const skin = () =>
    new THREE.MeshStandardMaterial({ map: net, transparent: true, side: 2, metalness: 0.4, roughness: 0.4 });
  return group(
    ...[0.62, 0.5, 0.4].map((r) =>
      mesh(new THREE.CylinderGeometry(r, r, 2.0, 64, 1, true), skin(), [0, 1, 0]),
    ),
    ...[0.02, 1.98].map((y) => mesh(torus(0.62, 0.02), metal(), [0, y, 0], [Math.PI / 2, 0, 0])),
  );
};
