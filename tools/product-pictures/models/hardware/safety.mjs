/** Helmets, glasses, ear protection and masks. */
import { hose, loft, lump, plate, rounded, softBox } from '../../studio/geometry.mjs';
import { clear, gloss, grainBump, matte, metal, plastic, rubber } from '../../studio/materials.mjs';
import { cylinder, group, mesh, placed, torus } from '../parts.mjs';

export const helmet = ({ colour }) =>
  group(
    mesh(
      loft(
        rounded(
          [
            [1.1, 0.05],
            [0.98, 0.1, 0.05],
            [0.94, 0.4, 0.3],
            [0.66, 1.02, 0.4],
            [0, 1.22],
          ],
          16,
        ),
        { depth: 1.14, around: 120 },
      ),
      gloss(colour, { side: 2, roughness: 0.22 }),
    ),
    mesh(
      plate(
        (s) => {
          s.absellipse(0, -0.16, 1.06, 1.4, 0, Math.PI * 2);
        },
        0.07,
        {
          bevel: 0.03,
          curve: 64,
          holes: [
            (p) => {
              p.absellipse(0, 0, 0.9, 1.02, 0, Math.PI * 2);
            },
          ],
        },
      ),
      gloss(colour, { roughness: 0.22 }),
      [0, 0.06, 0],
      [-Math.PI / 2, 0, 0],
    ),
    ...[-0.2, 0, 0.2].map((x) =>
      mesh(
        hose(
          [
            [x, 0.6, 0.98],
            [x * 1.1, 1.08, 0.55],
            [x * 1.1, 1.24, 0],
            [x, 1.02, -0.62],
          ],
          0.05,
        ),
        gloss(colour, { roughness: 0.22 }),
      ),
    ),
    mesh(softBox(0.36, 0.1, 0.1, 0.03), gloss(colour), [0, 0.16, 1.3]),
  );

export const safetyGlasses = ({ tint, wide }) => {
  const lens = (side) =>
    mesh(
      plate(
        (s) => {
          s.moveTo(0.08, -0.2);
          s.bezierCurveTo(0.1, -0.46, 0.8, -0.5, 0.92, -0.1);
          s.bezierCurveTo(1.0, 0.3, 0.86, 0.38, 0.5, 0.38);
          s.bezierCurveTo(0.2, 0.38, 0.06, 0.3, 0.08, -0.2);
        },
        0.05,
        { bevel: 0.015 },
      ),
      tint === '#2a2c30' ? gloss('#2b2f36', { roughness: 0.06 }) : clear(tint, 0.5),
      [0, 0, 0],
      [0, side > 0 ? 0.3 : -0.3, 0],
    );
  const left = lens(-1);
  left.scale.x = -1;
  return placed(
    group(
      lens(1),
      left,
      mesh(
        hose(
          [
            [-0.95, 0.36, -0.24],
            [-0.4, 0.42, -0.08],
            [0, 0.36, 0],
            [0.4, 0.42, -0.08],
            [0.95, 0.36, -0.24],
          ],
          wide ? 0.1 : 0.05,
        ),
        plastic(wide ? '#d9dee2' : '#1d1d1f'),
      ),
      mesh(
        hose(
          [
            [-0.1, -0.05, 0.02],
            [0, 0.12, 0.06],
            [0.1, -0.05, 0.02],
          ],
          0.04,
        ),
        plastic('#1d1d1f'),
      ),
      ...(wide
        ? [
            mesh(
              hose(
                [
                  [-1.0, 0, -0.3],
                  [-1.05, 0.05, -1.2],
                  [0, 0.1, -1.7],
                  [1.05, 0.05, -1.2],
                  [1.0, 0, -0.3],
                ],
                0.07,
              ),
              rubber('#2a2c30'),
            ),
            mesh(
              hose(
                [
                  [-0.95, 0.3, -0.26],
                  [-0.95, -0.36, -0.24],
                  [-0.3, -0.5, 0],
                  [0.3, -0.5, 0],
                  [0.95, -0.36, -0.24],
                  [0.95, 0.3, -0.26],
                ],
                0.08,
              ),
              plastic('#d9dee2'),
            ),
          ]
        : [-1, 1].map((s) =>
            mesh(
              hose(
                [
                  [s * 0.95, 0.3, -0.26],
                  [s * 1.02, 0.28, -1.0],
                  [s * 0.96, 0.02, -1.7],
                ],
                0.05,
              ),
              plastic('#1d1d1f'),
            ),
          )),
    ),
    [0, 0.52, 0.5],
  );
};

export const earProtection = ({ muffs }) =>
  muffs
    ? group(
        mesh(
          hose(
            [
              [-0.8, 0.7, 0],
              [-0.86, 1.5, 0],
              [0, 2.1, 0],
              [0.86, 1.5, 0],
              [0.8, 0.7, 0],
            ],
            0.09,
          ),
          rubber('#1d1d1f'),
        ),
        ...[-1, 1].map((s) =>
          group(
            mesh(
              loft(
                rounded([
                  [0, 0],
                  [0.4, 0, 0.05],
                  [0.42, 0.24, 0.14],
                  [0.2, 0.36, 0.1],
                  [0, 0.36],
                ]),
                { depth: 1.3 },
              ),
              gloss('#f26a1b', { roughness: 0.3 }),
              [s * 0.72, 0.62, 0],
              [0, 0, (-s * Math.PI) / 2],
            ),
            mesh(torus(0.36, 0.11), rubber('#1d1d1f'), [s * 0.68, 0.62, 0], [0, Math.PI / 2, 0]),
          ),
        ),
      )
    : group(
        mesh(
          hose(
            [
              [-0.8, 0.1, 0.4],
              [-1.0, 0.06, -0.3],
              [-0.2, 0.05, -0.9],
              [0.5, 0.06, -0.4],
              [0.2, 0.06, 0.1],
              [0.8, 0.1, 0.5],
            ],
            0.03,
          ),
          plastic('#2f7fc4'),
        ),
        ...[
          [-0.8, 0.55, 0.3],
          [0.8, 0.65, -0.4],
        ].map(([x, z, turn]) =>
          placed(
            group(
              ...[0, 1, 2].map((k) =>
                mesh(
                  loft(
                    rounded([
                      [0, 0],
                      [0.16 - k * 0.03, 0.02, 0.04],
                      [0.08, 0.16, 0.06],
                      [0, 0.17],
                    ]),
                  ),
                  gloss('#f26a1b'),
                  [0, 0.1 + k * 0.15, 0],
                ),
              ),
              mesh(cylinder(0.06, 0.4), gloss('#f26a1b'), [0, 0.0, 0]),
            ),
            [x, 0.16, z],
            [0, turn, Math.PI / 2],
          ),
        ),
      );

export const respirator = () =>
  group(
    mesh(
      lump(0.8, { stretch: [1, 0.86, 0.66], rough: 0.01 }),
      matte('#fbfbf8', { bumpMap: grainBump(4, 60), bumpScale: 0.3 }),
      [0, 0.7, 0],
    ),
    mesh(cylinder(0.2, 0.07), plastic('#e9e9e5'), [0.26, 0.6, 0.5], [Math.PI / 2, 0, 0.2]),
    mesh(softBox(0.5, 0.05, 0.03, 0.01), metal('#b9bec3'), [0, 1.22, 0.3], [-0.6, 0, 0]),
    ...[1.0, 0.4].map((y) =>
      mesh(
        hose(
          [
            [-0.76, y, 0],
            [-1.2, y + 0.1, -0.6],
            [0, y + 0.3, -1.2],
            [1.2, y + 0.1, -0.6],
            [0.76, y, 0],
          ],
          0.022,
        ),
        plastic('#f2c21d'),
      ),
    ),
  );
