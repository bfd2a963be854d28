/** Bags, cases and umbrellas. */
import { art } from '../../labels/art.mjs';
import { darker } from '../../labels/svg.mjs';
import { hose, loft, rounded, softBox } from '../../studio/geometry.mjs';
import { grainBump, matte, metal, rubber, textureOf } from '../../studio/materials.mjs';
import { cylinder, group, mesh } from '../parts.mjs';
import { faces, pattern } from './parts.mjs';

export async function backpack({ colour, print, art: motif, wheels }, ctx) {
  const cloth = matte(colour, { bumpMap: grainBump(3, 120), bumpScale: 0.4 });
  const front = print
    ? await ctx.svg(pattern(motif, darker(colour, 0.05), 480, 480, 160), 480, 480)
    : undefined;
  const trim = darker(colour, 0.35);
  return group(
    mesh(
      loft(
        rounded(
          [
            [0, 0],
            [0.66, 0, 0.14],
            [0.74, 0.5, 0.3],
            [0.72, 1.3, 0.3],
            [0.5, 1.85, 0.35],
            [0, 1.95],
          ],
          12,
        ),
        { depth: 0.55, power: 3 },
      ),
      print ? matte('#fff', { map: textureOf(front.image, { repeat: [2, 1] }) }) : cloth,
    ),
    mesh(
      loft(
        rounded(
          [
            [0, 0],
            [0.5, 0, 0.1],
            [0.54, 0.4, 0.2],
            [0.46, 0.78, 0.14],
            [0, 0.82],
          ],
          10,
        ),
        { depth: 0.34, power: 3.4 },
      ),
      matte(trim),
      [0, 0.12, 0.34],
    ),
    mesh(
      hose(
        [
          [-0.46, 0.72, 0.46],
          [0, 0.8, 0.52],
          [0.46, 0.72, 0.46],
        ],
        0.025,
      ),
      metal('#b9bec3', 0.3),
    ),
    mesh(
      hose(
        [
          [-0.7, 1.0, 0.2],
          [-0.56, 1.6, 0.22],
          [0, 1.84, 0.24],
          [0.56, 1.6, 0.22],
          [0.7, 1.0, 0.2],
        ],
        0.025,
      ),
      matte(trim),
    ),
    mesh(
      hose(
        [
          [-0.16, 1.86, -0.1],
          [-0.14, 2.1, -0.1],
          [0.14, 2.1, -0.1],
          [0.16, 1.86, -0.1],
        ],
        0.05,
      ),
      matte(trim),
    ),
    ...[-1, 1].map((s) =>
      mesh(
        hose(
          [
            [s * 0.34, 1.7, -0.36],
            [s * 0.62, 1.3, -0.62],
            [s * 0.6, 0.5, -0.52],
            [s * 0.5, 0.1, -0.3],
          ],
          0.07,
        ),
        matte(trim),
      ),
    ),
    ...(wheels
      ? [
          ...[-0.5, 0.5].map((x) =>
            mesh(cylinder(0.16, 0.14), rubber(), [x, 0.06, -0.3], [0, 0, Math.PI / 2]),
          ),
          mesh(
            hose(
              [
                [-0.26, 1.7, -0.42],
                [-0.26, 2.6, -0.42],
                [0.26, 2.6, -0.42],
                [0.26, 1.7, -0.42],
              ],
              0.035,
            ),
            metal(),
          ),
        ]
      : []),
  );
}

export async function pencilCase({ colour, art: motif, boxy }, ctx) {
  const map = motif ? await ctx.svg(pattern(motif, colour, 800, 400, 150), 800, 400) : undefined;
  return group(
    mesh(
      softBox(2.1, boxy ? 0.8 : 0.66, 0.62, boxy ? 0.16 : 0.26),
      faces(
        map ? matte('#fff', { map }) : matte(colour, { bumpMap: grainBump(3, 120), bumpScale: 0.4 }),
        matte(colour),
      ),
      [0, boxy ? 0.4 : 0.33, 0],
    ),
    mesh(
      hose(
        [
          [-0.95, boxy ? 0.78 : 0.63, 0.1],
          [0, boxy ? 0.81 : 0.67, 0.12],
          [0.95, boxy ? 0.78 : 0.63, 0.1],
        ],
        0.03,
      ),
      metal('#c9cdd1', 0.3),
    ),
    mesh(softBox(0.2, 0.03, 0.09, 0.02), metal('#c9cdd1', 0.3), [0.8, boxy ? 0.84 : 0.7, 0.13]),
  );
}

export async function lunchBag({ colour, art: motif }, ctx) {
  const map = motif
    ? await ctx.svg(`<rect width="400" height="400" fill="${colour}"/>${art(motif, 200, 210, 250)}`, 400, 400)
    : undefined;
  return group(
    mesh(
      softBox(1.5, 1.2, 0.85, 0.16),
      faces(map ? matte('#fff', { map }) : matte(colour), matte(colour)),
      [0, 0.6, 0],
    ),
    mesh(
      hose(
        [
          [-0.4, 1.18, 0],
          [-0.34, 1.55, 0],
          [0.34, 1.55, 0],
          [0.4, 1.18, 0],
        ],
        0.05,
      ),
      matte(darker(colour, 0.4)),
    ),
    mesh(
      hose(
        [
          [-0.74, 0.98, 0.4],
          [0, 1.0, 0.43],
          [0.74, 0.98, 0.4],
        ],
        0.02,
      ),
      metal(),
    ),
  );
}
