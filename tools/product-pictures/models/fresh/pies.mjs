/** Cream, pies and toast. */
import { dice, hose, loft, lump, plate, rounded, softBox } from '../../studio/geometry.mjs';
import { clear, gloss, matte, paper, speckled } from '../../studio/materials.mjs';
import { cylinder, group, mesh, placed, THREE } from '../parts.mjs';
import { crust } from './parts.mjs';

export const cream = ({ filling }) =>
  group(
    ...[
      [-0.42, 0.12],
      [0.46, -0.12],
    ].map(([x, z], k) =>
      group(
        mesh(
          lump(0.46, { stretch: [1, 0.66, 1], rough: 0.02, seed: k + 3 }),
          matte('#fff', {
            map: speckled('#c9863c', ['#ffffff', '#fff8ee', '#e3ad66'], { count: 1600, size: [1, 4] }),
          }),
          [x, 0.32, z],
        ),
        mesh(lump(0.2, { stretch: [1.3, 0.6, 0.6], rough: 0.06 }), gloss(filling, { roughness: 0.3 }), [
          x,
          0.4,
          z + 0.38,
        ]),
      ),
    ),
  );

export const pieSlice = () => {
  const arc = 0.72;
  const slice = (high, colour, y, r = 1.25) =>
    mesh(
      loft(
        [
          [0.01, 0],
          [r, 0],
          [r, high],
          [0.01, high],
        ],
        { arc },
      ),
      matte(colour, { side: 2 }),
      [0, y, 0],
    );
  const walls = (high, colour, y) =>
    [arc / 2, -arc / 2].map((angle) =>
      placed(
        group(
          placed(mesh(new THREE.PlaneGeometry(1.24, high), matte(colour, { side: 2 })), [
            0.62,
            y + high / 2,
            0,
          ]),
        ),
        [0, 0, 0],
        [0, angle - Math.PI / 2, 0],
      ),
    );
  const random = dice(3);
  return group(
    slice(0.14, '#c9924c', 0, 1.3),
    slice(0.36, '#f3eeb0', 0.14),
    slice(0.2, '#fffdf6', 0.5),
    ...walls(0.14, '#b97d3a', 0),
    ...walls(0.36, '#f2ecac', 0.14),
    ...walls(0.2, '#fffdf6', 0.5),
    ...Array.from({ length: 26 }, () => {
      const a = (random() - 0.5) * arc * 0.8;
      const r = 0.25 + random() * 0.9;
      return mesh(
        lump(0.14, { rough: 0.04, detail: 14 }),
        gloss('#fffaf0', { roughness: 0.4, clearcoat: 0.1 }),
        [Math.sin(a) * r, 0.72, Math.cos(a) * r],
      );
    }),
    ...Array.from({ length: 9 }, () => {
      const a = (random() - 0.5) * arc * 0.7;
      const r = 0.4 + random() * 0.7;
      return mesh(
        hose(
          [
            [0, 0, 0],
            [0.06, 0.02, 0.02],
            [0.12, 0, 0],
          ],
          0.014,
        ),
        matte('#7fa52e'),
        [Math.sin(a) * r, 0.87, Math.cos(a) * r],
        [0, random() * 6, 0],
      );
    }),
  );
};

export const applePie = () =>
  group(
    mesh(
      loft(
        rounded(
          [
            [0, 0],
            [0.86, 0, 0.03],
            [1.02, 0.3, 0.02],
            [1.06, 0.34, 0.05],
            [0.9, 0.36, 0.05],
            [0, 0.3],
          ],
          8,
        ),
        {
          around: 160,
          warp: ([x, y, z], turn) => {
            const wave = y > 0.28 && Math.hypot(x, z) > 0.85 ? 1 + 0.03 * Math.sin(turn * Math.PI * 56) : 1;
            return [x * wave, y, z * wave];
          },
        },
      ),
      crust('#cf9344', 2),
    ),
    mesh(cylinder(0.88, 0.02), gloss('#d9a03a'), [0, 0.31, 0]),
    ...[-0.6, -0.36, -0.12, 0.12, 0.36, 0.6].flatMap((at) => {
      const long = 2 * Math.sqrt(0.88 ** 2 - at ** 2);
      return [
        mesh(softBox(long, 0.05, 0.14, 0.02), crust('#d9a052', 3), [0, 0.35, at]),
        mesh(softBox(0.14, 0.05, long, 0.02), crust('#dca656', 4), [at, 0.375, 0]),
      ];
    }),
  );

export async function slicedBread(p, ctx) {
  const slice = (shape) => {
    shape.moveTo(-0.5, 0);
    shape.lineTo(0.5, 0);
    shape.lineTo(0.5, 0.7);
    shape.bezierCurveTo(0.66, 0.78, 0.6, 1.05, 0.36, 1.06);
    shape.lineTo(-0.36, 1.06);
    shape.bezierCurveTo(-0.6, 1.05, -0.66, 0.78, -0.5, 0.7);
  };
  const loaf = plate(slice, 1.7, { bevel: 0.05 });
  void p;
  return placed(
    group(
      mesh(
        loaf,
        [
          matte('#fff', { map: speckled('#ecd5a8', ['#f6e8c8', '#dcbf8a'], { count: 400 }) }),
          crust('#b5722f'),
        ],
        [0, 0, 0],
        [0, Math.PI / 2, 0],
      ),
      mesh(
        plate(slice, 1.78, { bevel: 0.06 }),
        clear('#fdfdf8', 0.1, 0.15),
        [0, -0.01, 0],
        [0, Math.PI / 2, 0],
      ),
      mesh(new THREE.PlaneGeometry(1.2, 0.74), paper(await ctx.face(1.2, 0.74)), [0, 0.37, 0.515]),
      mesh(
        new THREE.PlaneGeometry(1.2, 0.66),
        paper(await ctx.face(1.2, 0.66)),
        [0, 1.07, 0],
        [-Math.PI / 2, 0, 0],
      ),
    ),
  );
}
