/** Saws, knives, snips and chisels. */
import { hose, loft, plate, rounded, softBox } from '../../studio/geometry.mjs';
import { metal, plastic, rubber, wood } from '../../studio/materials.mjs';
import { cylinder, group, mesh } from '../parts.mjs';
import { lie, outline, polygon, STEEL, teeth } from './parts.mjs';

export const handSaw = () =>
  lie(
    group(
      mesh(
        plate(polygon([...teeth(-1.3, 1.0, -0.3, 34, 0.05), [1.0, 0.35], [-1.3, -0.02]]), 0.03, {
          bevel: 0.006,
        }),
        metal('#d9dde1', 0.16),
      ),
      mesh(
        plate(
          outline([
            [0.9, 0.42],
            [1.5, 0.4],
            [1.62, 0.1],
            [1.5, -0.35],
            [1.0, -0.42],
            [0.9, -0.1],
          ]),
          0.2,
          {
            bevel: 0.06,
            holes: [
              (p) => {
                p.absellipse(1.3, 0.0, 0.13, 0.24, 0, 7);
              },
            ],
          },
        ),
        wood('#c08a4c', '#7a4f26'),
      ),
    ),
    0.15,
  );

export const hackSaw = () =>
  lie(
    group(
      mesh(
        hose(
          [
            [-1.1, -0.2, 0],
            [-1.1, 0.42, 0],
            [-0.9, 0.5, 0],
            [0.8, 0.5, 0],
            [1.0, 0.42, 0],
            [1.0, -0.2, 0],
          ],
          0.055,
        ),
        metal('#c8171e', 0.35),
      ),
      mesh(
        plate(polygon([...teeth(-1.1, 1.0, -0.26, 50, 0.025), [1.0, -0.16], [-1.1, -0.16]]), 0.03, {
          bevel: 0.005,
        }),
        metal('#5a6470', 0.3),
      ),
      mesh(
        loft(
          rounded([
            [0, 0],
            [0.13, 0, 0.06],
            [0.15, 0.4, 0.2],
            [0.12, 0.8, 0.06],
            [0, 0.82],
          ]),
        ),
        plastic('#f5b301', 0.4),
        [1.05, -0.9, 0],
        [0, 0, 0.1],
      ),
    ),
    0.15,
  );

export const cutterKnife = () =>
  lie(
    group(
      mesh(softBox(0.42, 1.7, 0.22, 0.09), plastic('#f5b301', 0.38)),
      mesh(softBox(0.44, 0.7, 0.24, 0.1), rubber('#1d1d1f'), [0, -0.42, 0]),
      mesh(
        plate(
          polygon([
            [-0.12, 0.7],
            [0.12, 0.7],
            [0.12, 1.25],
            [-0.12, 1.5],
          ]),
          0.03,
          { bevel: 0.006 },
        ),
        metal('#dfe3e6', 0.16),
      ),
      mesh(softBox(0.12, 0.3, 0.06, 0.02), rubber('#1d1d1f'), [0, 0.3, 0.13]),
      mesh(softBox(0.3, 0.1, 0.24, 0.02), metal(), [0, 0.82, 0]),
    ),
  );

export const tinSnips = () =>
  lie(
    group(
      ...[1, -1].map((s) =>
        group(
          mesh(
            plate(
              polygon([
                [0, 1.3],
                [s * 0.26, 1.5],
                [s * 0.2, 2.2],
                [s * 0.03, 2.6],
                [0, 2.6],
              ]),
              0.18,
              { bevel: 0.03 },
            ),
            metal('#4a5058', 0.35),
          ),
          mesh(
            hose(
              [
                [s * 0.08, 1.4, 0],
                [s * 0.34, 0.9, 0],
                [s * 0.4, 0.3, 0],
                [s * 0.26, -0.2, 0],
              ],
              0.1,
            ),
            plastic(s > 0 ? '#c8171e' : '#c8171e', 0.36),
          ),
        ),
      ),
      mesh(cylinder(0.13, 0.24), STEEL(), [0, 1.44, 0], [Math.PI / 2, 0, 0]),
    ),
  );

export const chisel = () =>
  lie(
    group(
      mesh(
        loft(
          rounded([
            [0, 0],
            [0.16, 0, 0.06],
            [0.19, 0.5, 0.3],
            [0.13, 0.95, 0.1],
            [0.1, 1.05, 0.02],
            [0, 1.05],
          ]),
        ),
        plastic('#f5b301', 0.35),
      ),
      mesh(cylinder(0.17, 0.06), STEEL(), [0, 0.0, 0]),
      mesh(cylinder(0.07, 0.3), STEEL(), [0, 1.15, 0]),
      mesh(softBox(0.34, 1.2, 0.07, 0.015), metal('#d9dde1', 0.16), [0, 1.88, 0]),
      mesh(
        plate(
          polygon([
            [-0.17, 2.45],
            [0.17, 2.45],
            [0.17, 2.6],
            [-0.17, 2.6],
          ]),
          0.03,
          { bevel: 0.008 },
        ),
        metal('#eef1f3', 0.1),
      ),
    ),
  );
