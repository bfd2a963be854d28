/** Switches, breakers, boxes, cords and batteries. */
import { hose, loft, plate, rounded, softBox } from '../../studio/geometry.mjs';
import { clear, gloss, matte, metal, paper, plastic, rubber } from '../../studio/materials.mjs';
import { cylinder, group, mesh, placed, THREE, torus } from '../parts.mjs';
import { coil, STEEL } from './parts.mjs';

export const wallPlate = ({ kind }) =>
  placed(
    group(
      mesh(softBox(1.15, 1.8, 0.1, 0.05), plastic('#fbfbf9', 0.28)),
      ...(kind === 'socket'
        ? [
            mesh(
              plate(
                (s) => {
                  for (let k = 0; k <= 6; k += 1)
                    s[k ? 'lineTo' : 'moveTo'](
                      Math.cos((k * Math.PI) / 3) * 0.34 * (k % 3 ? 1 : 1.16),
                      Math.sin((k * Math.PI) / 3) * 0.34,
                    );
                },
                0.05,
                { bevel: 0.012 },
              ),
              plastic('#e9e9e5'),
              [0, 0, 0.06],
            ),
            ...[
              [-0.19, 0],
              [0.19, 0],
              [0, -0.07],
            ].map(([x, y]) =>
              mesh(cylinder(0.048, 0.06), matte('#2a2a2c'), [x, y, 0.065], [Math.PI / 2, 0, 0]),
            ),
          ]
        : [
            mesh(softBox(0.42, 0.76, 0.1, 0.04), plastic('#f6f6f3', 0.25), [0, 0, 0.07], [0.14, 0, 0]),
            mesh(softBox(0.47, 0.82, 0.04, 0.02), plastic('#dcdcd7'), [0, 0, 0.045]),
          ]),
      ...[0.72, -0.72].map((y) => mesh(cylinder(0.04, 0.02), STEEL(), [0, y, 0.052], [Math.PI / 2, 0, 0])),
    ),
    [0, 0.9, 0],
  );

export const breaker = ({ poles = 1, residual }) => {
  const one = (x) =>
    group(
      mesh(softBox(0.42, 1.7, 0.9, 0.04), plastic('#f2f2ef', 0.4), [x, 0.85, 0]),
      mesh(softBox(0.42, 0.9, 0.5, 0.04), plastic('#f2f2ef', 0.4), [x, 0.85, 0.45]),
      mesh(
        softBox(0.2, 0.34, 0.2, 0.04),
        plastic(residual ? '#1d5fb4' : '#1d1d1f'),
        [x, 0.9, 0.74],
        [0.35, 0, 0],
      ),
      ...[1.5, 0.2].map((y) => mesh(cylinder(0.1, 0.03), STEEL(), [x, y, 0.456], [Math.PI / 2, 0, 0])),
      mesh(softBox(0.3, 0.16, 0.01, 0.003), plastic('#d3202a'), [x, 1.2, 0.705]),
    );
  return group(
    ...Array.from({ length: poles }, (_, k) => one((k - (poles - 1) / 2) * 0.43)),
    residual ? mesh(softBox(0.14, 0.14, 0.06, 0.02), plastic('#f2b21d'), [0.22, 0.62, 0.72]) : undefined,
  );
};

export const panelBoard = ({ rows = 1 }) =>
  placed(
    group(
      mesh(softBox(1.9, rows > 1 ? 2.0 : 1.3, 0.4, 0.05), plastic('#f6f6f3', 0.4)),
      ...Array.from({ length: rows }, (_, r) =>
        group(
          mesh(softBox(1.55, 0.5, 0.03, 0.01), clear('#b9cdd8', 0.4), [0, (r - (rows - 1) / 2) * 0.8, 0.21]),
          ...Array.from({ length: 12 }, (_u, k) =>
            group(
              mesh(softBox(0.115, 0.42, 0.03, 0.008), plastic('#ffffff'), [
                -0.68 + k * 0.124,
                (r - (rows - 1) / 2) * 0.8,
                0.2,
              ]),
              mesh(softBox(0.06, 0.12, 0.04, 0.01), plastic('#1d1d1f'), [
                -0.68 + k * 0.124,
                (r - (rows - 1) / 2) * 0.8,
                0.215,
              ]),
            ),
          ),
        ),
      ),
    ),
    [0, rows > 1 ? 1 : 0.65, 0],
  );

export const junctionBox = () => {
  const box = loft(
    rounded(
      [
        [0.4, 0.04],
        [0.42, 0, 0.03],
        [0.62, 0, 0.03],
        [0.62, 0, 0],
      ].slice(0, 1),
    ),
    {},
  );
  void box;
  const wall = plastic('#f5c400', 0.45);
  return placed(
    group(
      mesh(softBox(1.0, 1.6, 0.06, 0.02), wall, [0, 0, -0.42]),
      ...[-0.5, 0.5].map((x) => mesh(softBox(0.06, 1.6, 0.84, 0.02), wall, [x, 0, 0])),
      ...[-0.8, 0.8].map((y) => mesh(softBox(1.06, 0.06, 0.84, 0.02), wall, [0, y, 0])),
      ...[-0.68, 0.68].map((y) => mesh(softBox(0.22, 0.2, 0.14, 0.04), wall, [0, y, 0.36])),
      ...[-0.25, 0.25].map((y) =>
        mesh(cylinder(0.15, 0.08), plastic('#dbae00'), [0.5, y, -0.1], [0, 0, Math.PI / 2]),
      ),
      ...[-0.25, 0.25].map((x) =>
        mesh(cylinder(0.15, 0.07), plastic('#dbae00'), [x, 0, -0.38], [Math.PI / 2, 0, 0]),
      ),
    ),
    [0, 0.8, 0],
  );
};

const plugTop = (colour = '#1d1d1f') =>
  group(
    mesh(softBox(0.34, 0.24, 0.5, 0.08), plastic(colour, 0.5)),
    ...[-0.09, 0.09].map((x) =>
      mesh(cylinder(0.034, 0.26), metal('#d9b45a', 0.25), [x, 0, 0.36], [Math.PI / 2, 0, 0]),
    ),
  );

export const extensionCord = () =>
  group(
    coil({ colour: '#232427', wire: 0.07, turns: 9, ends: false }),
    placed(plugTop(), [0.3, 0.14, 1.15], [0, 0.5, 0]),
    placed(
      group(
        mesh(softBox(0.5, 0.26, 0.72, 0.08), plastic('#1d1d1f', 0.5)),
        ...[-0.1, 0.1].map((x) => mesh(cylinder(0.04, 0.02), matte('#555'), [x, 0.132, 0.1])),
      ),
      [-0.75, 0.14, 1.0],
      [0, -0.5, 0],
    ),
    mesh(
      hose(
        [
          [0.9, 0.1, 0.3],
          [0.7, 0.06, 0.8],
          [0.42, 0.12, 0.95],
        ],
        0.06,
      ),
      rubber('#232427'),
    ),
    mesh(
      hose(
        [
          [-0.9, 0.1, 0.3],
          [-0.86, 0.08, 0.6],
          [-0.8, 0.12, 0.8],
        ],
        0.06,
      ),
      rubber('#232427'),
    ),
  );

export const powerStrip = () =>
  placed(
    group(
      mesh(softBox(2.8, 0.28, 0.52, 0.08), plastic('#f4f4f2', 0.35), [0, 0.16, 0]),
      ...Array.from({ length: 6 }, (_, k) =>
        group(
          mesh(cylinder(0.17, 0.02), plastic('#e2e2de'), [-0.82 + k * 0.42, 0.305, 0]),
          ...[-0.07, 0.07].map((x) =>
            mesh(cylinder(0.028, 0.022), matte('#222'), [-0.82 + k * 0.42 + x, 0.308, 0]),
          ),
        ),
      ),
      mesh(softBox(0.2, 0.1, 0.26, 0.03), gloss('#e0261b'), [-1.2, 0.3, 0]),
      mesh(
        hose(
          [
            [-1.4, 0.16, 0],
            [-1.75, 0.06, 0.1],
            [-1.7, 0.05, 0.6],
            [-1.0, 0.05, 0.8],
          ],
          0.05,
        ),
        plastic('#e9e9e5'),
      ),
      placed(plugTop('#e9e9e5'), [-0.8, 0.13, 0.82], [0, 1.3, 0]),
    ),
    [0, 0, 0],
    [0, 0.3, 0],
  );

export const flashlight = () =>
  placed(
    group(
      mesh(
        loft(
          rounded([
            [0, 0],
            [0.2, 0, 0.04],
            [0.2, 1.5, 0.03],
            [0.32, 1.75, 0.06],
            [0.34, 2.05, 0.02],
            [0.3, 2.06, 0.01],
          ]),
          {
            around: 96,
            warp: ([x, y, z], turn) => {
              const knurl = y > 0.2 && y < 1.2 ? 1 + 0.015 * Math.sin(turn * 150) * Math.sin(y * 70) : 1;
              return [x * knurl, y, z * knurl];
            },
          },
        ),
        metal('#2f3338', 0.4),
      ),
      mesh(cylinder(0.29, 0.02), gloss('#fdf6cf', { roughness: 0.05 }), [0, 2.05, 0]),
      mesh(torus(0.31, 0.03), metal('#b9bec3', 0.2), [0, 2.06, 0], [Math.PI / 2, 0, 0]),
      mesh(softBox(0.12, 0.24, 0.06, 0.03), gloss('#f2b21d'), [0, 1.35, 0.21]),
    ),
    [0, 0.34, 0],
    [0, 0, -Math.PI / 2],
  );

export const leadBattery = async (_p, ctx) =>
  group(
    mesh(softBox(1.6, 1.0, 0.8, 0.04), plastic('#2b2d31', 0.5), [0, 0.5, 0]),
    mesh(softBox(1.62, 0.16, 0.82, 0.03), plastic('#3c3f45', 0.5), [0, 1.02, 0]),
    mesh(new THREE.PlaneGeometry(1.4, 0.7), paper(await ctx.face(1.4, 0.7)), [0, 0.48, 0.405]),
    mesh(softBox(0.16, 0.1, 0.05, 0.01), metal(), [-0.6, 1.14, 0.25]),
    mesh(softBox(0.16, 0.1, 0.05, 0.01), metal(), [0.6, 1.14, 0.25]),
    mesh(cylinder(0.09, 0.03), plastic('#d3202a'), [0.6, 1.1, 0.1]),
  );
