/** Brushes, rollers, films and ladders. */
import { hose, loft, plate, rounded, softBox } from '../../studio/geometry.mjs';
import {
  canvasOf,
  gloss,
  grainBump,
  matte,
  metal,
  plastic,
  speckled,
  textureOf,
} from '../../studio/materials.mjs';
import { cylinder, group, mesh, placed } from '../parts.mjs';
import { lie } from '../tools/parts.mjs';
import { CHROME, polygon, ZINC } from './parts.mjs';

export const paintBrush = () =>
  lie(
    group(
      mesh(
        plate(
          (s) => {
            s.moveTo(-0.1, -1.2);
            s.bezierCurveTo(-0.2, -1.3, 0.2, -1.3, 0.1, -1.2);
            s.bezierCurveTo(0.12, -0.6, 0.2, -0.2, 0.36, 0.1);
            s.lineTo(-0.36, 0.1);
            s.bezierCurveTo(-0.2, -0.2, -0.12, -0.6, -0.1, -1.2);
          },
          0.17,
          {
            bevel: 0.06,
            holes: [
              (p) => {
                p.absarc(0, -1.12, 0.05, 0, 7);
              },
            ],
          },
        ),
        gloss('#d62839', { roughness: 0.25 }),
      ),
      mesh(softBox(0.84, 0.36, 0.22, 0.03), metal('#cfd3d6', 0.22), [0, 0.24, 0]),
      mesh(
        softBox(0.8, 0.85, 0.19, 0.05),
        matte('#fff', {
          map: speckled('#b5aa98', ['#857a68', '#d9cfbd', '#6a6152'], {
            count: 1500,
            size: [0.8, 1.6],
            long: 40,
          }),
        }),
        [0, 0.82, 0],
      ),
    ),
    0.6,
  );

export const paintRoller = ({ small, colour }) => {
  const long = small ? 0.9 : 1.7;
  return lie(
    group(
      mesh(
        loft(
          rounded([
            [0, 0],
            [0.24, 0, 0.05],
            [0.26, long * 0.5, 0.2],
            [0.24, long, 0.05],
            [0, long],
          ]),
        ),
        matte('#fff', {
          map: speckled(colour ?? '#f6f3ea', [colour ? '#d9b61f' : '#dcd6c6', '#ffffff'], {
            count: 2600,
            size: [1, 3],
          }),
          bumpMap: grainBump(5, 220),
          bumpScale: 1,
        }),
        [-long / 2, 1.1, 0],
        [0, 0, -Math.PI / 2],
      ),
      mesh(
        hose(
          [
            [long / 2 - 0.1, 1.1, 0],
            [long / 2 + 0.22, 1.1, 0],
            [long / 2 + 0.26, 0.8, 0],
            [0.06, 0.44, 0],
            [0, 0.1, 0],
          ],
          0.035,
        ),
        CHROME(),
      ),
      mesh(
        loft(
          rounded([
            [0, 0],
            [0.12, 0, 0.06],
            [0.15, 0.5, 0.2],
            [0.1, 0.95, 0.06],
            [0, 0.96],
          ]),
        ),
        plastic('#d62839', 0.4),
        [0, -0.8, 0],
      ),
    ),
    0.45,
  );
};

export const paintTray = () => {
  const deep = plastic('#2a2c30', 0.5);
  return group(
    mesh(softBox(1.5, 0.06, 1.0, 0.02), deep, [0, 0.08, 0.42]),
    mesh(softBox(1.5, 0.06, 1.15, 0.02), deep, [0, 0.28, -0.62], [0.36, 0, 0]),
    ...[-0.78, 0.78].map((x) => mesh(softBox(0.08, 0.46, 2.1, 0.03), deep, [x, 0.32, -0.1])),
    mesh(softBox(1.6, 0.46, 0.08, 0.03), deep, [0, 0.32, 0.94]),
    mesh(softBox(1.6, 0.1, 0.08, 0.03), deep, [0, 0.53, -1.14]),
    ...Array.from({ length: 6 }, (_, k) =>
      mesh(
        softBox(1.2, 0.03, 0.05, 0.01),
        plastic('#44474d'),
        [0, 0.2 + k * 0.06, -0.24 - k * 0.15],
        [0.36, 0, 0],
      ),
    ),
  );
};

export const spatula = () =>
  lie(
    group(
      mesh(
        loft(
          rounded([
            [0, 0],
            [0.13, 0, 0.06],
            [0.16, 0.5, 0.2],
            [0.11, 0.95, 0.06],
            [0, 0.96],
          ]),
          { depth: 0.7 },
        ),
        plastic('#d62839', 0.4),
        [0, -1.1, 0],
      ),
      mesh(cylinder(0.06, 0.3), metal(), [0, -0.05, 0]),
      mesh(
        plate(
          polygon([
            [-0.12, 0.05],
            [0.12, 0.05],
            [0.46, 0.7],
            [0.46, 1.15],
            [-0.46, 1.15],
            [-0.46, 0.7],
          ]),
          0.03,
          { bevel: 0.008 },
        ),
        metal('#dfe3e6', 0.14),
      ),
    ),
    0.6,
  );

export const filmRoll = ({ colour, matte: dull, bubbles }) => {
  const skin = bubbles
    ? gloss('#fff', {
        map: textureOf(
          canvasOf(512, 256, (c, w, h) => {
            c.fillStyle = colour;
            c.fillRect(0, 0, w, h);
            for (let x = 0; x < 24; x += 1)
              for (let y = 0; y < 12; y += 1) {
                const cx = x * 22 + (y % 2) * 11;
                const cy = y * 22 + 10;
                const g = c.createRadialGradient(cx - 3, cy - 3, 1, cx, cy, 9);
                g.addColorStop(0, '#ffffff');
                g.addColorStop(0.7, '#cfdde4');
                g.addColorStop(1, '#a9bcc6');
                c.fillStyle = g;
                c.beginPath();
                c.arc(cx, cy, 9, 0, 7);
                c.fill();
              }
          }),
          { repeat: [2, 2] },
        ),
      })
    : dull
      ? matte('#fff', {
          map: speckled(colour, ['#a67a48', '#c9a070'], { count: 700, size: [1, 2], long: 4 }),
        })
      : gloss(colour, { roughness: 0.25 });
  return placed(
    group(
      mesh(
        loft(
          rounded([
            [0.16, 0],
            [0.42, 0, 0.02],
            [0.42, 2.2, 0.02],
            [0.16, 2.2],
          ]),
        ),
        skin,
      ),
      mesh(cylinder(0.165, 2.24), matte('#b99467'), [0, 1.1, 0]),
      mesh(cylinder(0.13, 2.26), matte('#3a2c20'), [0, 1.1, 0]),
      mesh(
        plate(
          polygon([
            [0.1, 0.02],
            [0.9, 0.02],
            [0.9, 2.18],
            [0.1, 2.18],
          ]),
          0.02,
          { bevel: 0.005 },
        ),
        skin,
        [0, 0, 0.41],
      ),
    ),
    [1.1, 0.42, 0],
    [0, 0.0, Math.PI / 2],
  );
};

export const ladder = ({ steps = 5 }) => {
  const parts = [];
  const high = steps * 0.42 + 0.3;
  for (const s of [-1, 1]) {
    parts.push(
      mesh(softBox(0.09, high * 1.04, 0.14, 0.02), ZINC(), [s * 0.42, high / 2, 0.2], [-0.2, 0, -s * 0.05]),
      mesh(softBox(0.07, high, 0.1, 0.02), ZINC(), [s * 0.4, high / 2, -0.42], [0.22, 0, -s * 0.05]),
    );
  }
  for (let k = 0; k < steps; k += 1)
    parts.push(
      mesh(softBox(0.86 - k * 0.025, 0.06, 0.24, 0.015), ZINC(), [0, 0.36 + k * 0.42, 0.5 - k * 0.085]),
    );
  parts.push(mesh(softBox(0.78, 0.09, 0.4, 0.03), plastic('#d62839'), [0, high - 0.02, -0.06]));
  return group(...parts);
};
