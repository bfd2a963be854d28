/** Erasers, scissors, rulers and calculators. */
import { hose, plate, softBox } from '../../studio/geometry.mjs';
import { canvasOf, gloss, matte, metal, plastic, textureOf } from '../../studio/materials.mjs';
import { cylinder, group, mesh, placed, torus } from '../parts.mjs';
import { lie } from '../tools/parts.mjs';
import { polygon } from './parts.mjs';

export const eraser = ({ kind }) =>
  kind === 'donut'
    ? placed(
        group(
          mesh(torus(0.4, 0.22), matte('#e0aa66'), [0, 0, 0]),
          mesh(torus(0.4, 0.21), matte('#f28ab0'), [0, 0, 0.05]),
        ),
        [0, 0.25, 0],
        [-Math.PI / 2, 0, 0],
      )
    : group(
        mesh(softBox(1.4, 0.36, 0.66, 0.06), matte('#fdfdfb'), [0, 0.18, 0]),
        mesh(softBox(0.9, 0.375, 0.68, 0.03), matte('#1f5fc0'), [-0.26, 0.18, 0]),
      );

export const scissors = ({ colour, big }) =>
  lie(
    group(
      ...[-1, 1].map((s) =>
        group(
          mesh(
            plate(
              polygon(
                [
                  [s * 0.02, 0.0],
                  [s * 0.2, 0.1],
                  [s * 0.12, 1.2],
                  [s * 0.02, big ? 1.6 : 1.35],
                  [0, 0.2],
                ].map(([x, y]) => [x, y]),
              ),
              0.05,
              { bevel: 0.012 },
            ),
            metal('#dfe3e6', 0.15),
            [0, 0.1, s * 0.02],
          ),
          mesh(
            hose(
              [
                [s * -0.05, 0.15, 0],
                [s * -0.22, -0.2, 0],
              ],
              0.07,
            ),
            plastic(colour, 0.35),
          ),
          mesh(torus(0.3, 0.085), plastic(colour, 0.35), [s * -0.38, -0.55, 0], [0, 0, 0]),
        ),
      ),
      mesh(cylinder(0.07, 0.14), metal(), [0, 0.2, 0], [Math.PI / 2, 0, 0]),
    ),
    0.7,
  );

const ticks = (ground, ink) =>
  textureOf(
    canvasOf(1024, 128, (c, w, h) => {
      c.fillStyle = ground;
      c.fillRect(0, 0, w, h);
      c.fillStyle = ink;
      c.font = '700 30px Archivo';
      for (let k = 0; k <= 100; k += 1) {
        const x = 12 + k * 10;
        c.fillRect(x, 0, 2, k % 10 ? (k % 5 ? 26 : 38) : 52);
        if (k % 10 === 0) c.fillText(String(k / 10), x - 8, 88);
      }
    }),
  );

export const ruler = ({ steel, long }) =>
  lie(
    mesh(
      softBox(long === 15 ? 1.7 : 2.7, 0.34, 0.04, 0.01),
      [0, 1, 2, 3, 4, 5].map((face) =>
        face === 4
          ? steel
            ? matte('#fff', { map: ticks('#cfd3d6', '#222'), metalness: 0.5, roughness: 0.3 })
            : gloss('#fff', { map: ticks('#d6ecf5', '#1c2541') })
          : plastic('#cfe0ea'),
      ),
    ),
    0.5,
  );

export const setSquares = () =>
  lie(
    group(
      mesh(
        plate(
          polygon([
            [0, 0],
            [1.8, 0],
            [0, 1.8],
          ]),
          0.05,
          {
            holes: [
              (p) => {
                p.moveTo(0.34, 0.34);
                p.lineTo(0.98, 0.34);
                p.lineTo(0.34, 0.98);
              },
            ],
          },
        ),
        gloss('#9fd4ea', { transparent: true, opacity: 0.72 }),
      ),
      mesh(
        plate(
          polygon([
            [0, 0],
            [1.1, 0],
            [0, 1.9],
          ]),
          0.05,
          {
            holes: [
              (p) => {
                p.moveTo(0.28, 0.3);
                p.lineTo(0.62, 0.3);
                p.lineTo(0.28, 0.9);
              },
            ],
          },
        ),
        gloss('#9fd4ea', { transparent: true, opacity: 0.72 }),
        [1.1, 0.35, 0.06],
      ),
    ),
    0.0,
  );

export const protractor = () =>
  lie(
    mesh(
      plate(
        (s) => {
          s.absarc(0, 0, 1.2, 0, Math.PI);
          s.lineTo(-1.2, -0.14);
          s.lineTo(1.2, -0.14);
        },
        0.05,
        {
          holes: [
            (p) => {
              p.absarc(0, 0.12, 0.62, 0, Math.PI);
            },
          ],
          curve: 64,
        },
      ),
      gloss('#9fd4ea', { transparent: true, opacity: 0.72 }),
    ),
    0.1,
  );

export async function calculator({ scientific }, ctx) {
  void ctx;
  const parts = [
    mesh(softBox(1.2, 0.16, 1.9, 0.07), plastic('#2a2d33', 0.4), [0, 0.08, 0]),
    mesh(softBox(0.96, 0.03, 0.38, 0.01), gloss('#b9c9a8', { roughness: 0.2 }), [0, 0.165, -0.62]),
  ];
  const [columns, lines] = scientific ? [5, 6] : [4, 5];
  for (let x = 0; x < columns; x += 1)
    for (let z = 0; z < lines; z += 1)
      parts.push(
        mesh(
          softBox(0.92 / columns, 0.07, 1.0 / lines, 0.03),
          plastic(x === columns - 1 ? '#f08a2c' : z < 1 ? '#6a7078' : '#eef0f2', 0.4),
          [-0.46 + (x + 0.5) * (1.0 / columns) - 0.04, 0.18, -0.28 + (z + 0.5) * (1.12 / lines)],
        ),
      );
  return group(...parts);
}
