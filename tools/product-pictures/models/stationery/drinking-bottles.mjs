/** Bottles to take along. */
import { art } from '../../labels/art.mjs';
import { hose, loft, plate, rounded } from '../../studio/geometry.mjs';
import { clear, gloss, grainBump, matte, metal, plastic } from '../../studio/materials.mjs';
import { ball, cylinder, group, mesh, placed, THREE } from '../parts.mjs';

export const steelBottle = () =>
  group(
    mesh(
      loft(
        rounded([
          [0, 0],
          [0.34, 0, 0.04],
          [0.35, 1.6, 0.3],
          [0.22, 1.95, 0.06],
          [0.22, 2.0, 0.01],
          [0, 2.0],
        ]),
      ),
      metal('#c4c8cc', 0.32),
    ),
    mesh(
      loft(
        rounded([
          [0, 1.98],
          [0.25, 1.98, 0.02],
          [0.24, 2.3, 0.04],
          [0, 2.3],
        ]),
      ),
      plastic('#1d1d1f'),
    ),
    mesh(
      hose(
        [
          [-0.16, 2.28, 0],
          [-0.14, 2.5, 0],
          [0.14, 2.5, 0],
          [0.16, 2.28, 0],
        ],
        0.04,
      ),
      plastic('#1d1d1f'),
    ),
  );

export const kidsBottle = () =>
  group(
    mesh(
      loft(
        rounded([
          [0, 0],
          [0.36, 0, 0.06],
          [0.32, 0.7, 0.2],
          [0.36, 1.3, 0.1],
          [0, 1.3],
        ]),
      ),
      gloss('#4ac0e8', { transparent: true, opacity: 0.85 }),
    ),
    mesh(
      loft(
        rounded([
          [0, 1.28],
          [0.39, 1.28, 0.03],
          [0.36, 1.62, 0.1],
          [0, 1.64],
        ]),
      ),
      plastic('#f08a2c'),
    ),
    mesh(
      hose(
        [
          [0.05, 1.6, 0],
          [0.05, 1.9, 0],
          [0.2, 2.05, 0],
        ],
        0.06,
      ),
      plastic('#f7f7f5'),
    ),
    mesh(
      hose(
        [
          [-0.3, 1.5, 0],
          [-0.4, 1.95, 0],
          [-0.1, 2.05, 0],
          [-0.05, 1.65, 0],
        ],
        0.05,
      ),
      plastic('#f08a2c'),
    ),
  );

export const umbrella = ({ colour, dots, glass }) => {
  const cloth = () => (glass ? clear('#dfeaf2', 0.35, 0.1) : matte(colour, { side: 2 }));
  const ribs = 8;
  const dome = loft(
    rounded(
      [
        [1.4, 0],
        [1.32, 0.24, 0.2],
        [0.9, 0.62, 0.4],
        [0.1, 0.86, 0.1],
        [0, 0.88],
      ],
      12,
    ),
    {
      around: 128,
      warp: ([x, y, z], turn) => {
        const scallop = y < 0.3 ? 0.1 * Math.abs(Math.sin(turn * Math.PI * ribs)) * (1 - y / 0.3) : 0;
        return [x, y + scallop, z];
      },
    },
  );
  return placed(
    group(
      mesh(dome, cloth()),
      ...(dots
        ? Array.from({ length: 40 }, (_, k) => {
            const a = k * 2.4;
            const r = 0.3 + (k / 40) * 0.95;
            return mesh(ball(0.06, 12), matte('#ffffff'), [
              Math.cos(a) * r,
              0.86 - 0.42 * r ** 2,
              Math.sin(a) * r,
            ]);
          })
        : []),
      mesh(cylinder(0.035, 2.0), metal(), [0, -0.2, 0]),
      mesh(cylinder(0.02, 0.2), metal(), [0, 0.95, 0]),
      mesh(
        hose(
          [
            [0, -1.2, 0],
            [0, -1.5, 0],
            [0.16, -1.64, 0],
            [0.3, -1.5, 0],
            [0.3, -1.38, 0],
          ],
          0.06,
        ),
        plastic('#1d1d1f'),
      ),
    ),
    [0, 1.7, 0],
    [0, 0, 0.12],
  );
};

export async function toteBag(_p, ctx) {
  return group(
    mesh(
      plate(
        (s) => {
          s.moveTo(-0.8, 0);
          s.lineTo(0.8, 0);
          s.lineTo(0.74, 1.7);
          s.lineTo(-0.74, 1.7);
        },
        0.2,
        { bevel: 0.08 },
      ),
      matte('#efe6d2', { bumpMap: grainBump(3, 120), bumpScale: 0.5 }),
    ),
    mesh(
      new THREE.PlaneGeometry(0.9, 0.9),
      new THREE.MeshStandardMaterial({
        map: await ctx.svg(art('sunflower', 200, 200, 360), 400, 400),
        transparent: true,
        roughness: 0.8,
      }),
      [0, 0.85, 0.105],
    ),
    ...[0.06, -0.06].map((z) =>
      mesh(
        hose(
          [
            [-0.36, 1.66, z],
            [-0.32, 2.3, z],
            [0.32, 2.3, z],
            [0.36, 1.66, z],
          ],
          0.045,
        ),
        matte('#e6d9bd'),
      ),
    ),
  );
}
