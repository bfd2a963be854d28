/** Bones, truffles, honeycomb, nuts and flakes. */
import { hose, loft, lump, rounded, softBox } from '../../studio/geometry.mjs';
import { gloss, matte, paper, speckled } from '../../studio/materials.mjs';
import { ball, cylinder, group, mesh, placed, THREE } from '../parts.mjs';
import { heap } from '../produce/heaps.mjs';
import { tapered } from '../produce/long-fruit.mjs';
import { shade } from './parts.mjs';

export const bones = () =>
  group(
    ...[
      [0, -0.3, 0.2],
      [0.1, 0.35, -0.25],
    ].map(([x, z, turn]) =>
      placed(
        group(
          mesh(cylinder(0.14, 1.2), matte('#ead6b4'), [0, 0, 0], [0, 0, Math.PI / 2]),
          ...[-0.62, 0.62].flatMap((at) =>
            [-0.13, 0.13].map((side) => mesh(ball(0.2), matte('#efdcbc'), [at, 0, side])),
          ),
        ),
        [x, 0.2, z],
        [0, turn, 0],
      ),
    ),
  );

export const truffles = ({ colour }) =>
  group(
    ...[
      [-0.45, 0.16],
      [0.45, 0.16],
      [0, -0.36],
    ].map(([x, z], k) =>
      mesh(
        lump(0.4, { rough: 0.03, seed: k + 2 }),
        matte('#fff', {
          map: speckled(colour, [shade(colour, 1.3), shade(colour, 0.7)], { count: 1400, size: [1, 4] }),
        }),
        [x, 0.36, z],
      ),
    ),
  );

export const honeycomb = () => {
  const parts = [mesh(softBox(1.5, 0.42, 1.1, 0.03), gloss('#c97a12', { roughness: 0.18 }), [0, 0.21, 0])];
  for (let x = 0; x < 11; x += 1)
    for (let z = 0; z < 8; z += 1)
      parts.push(
        mesh(
          new THREE.CylinderGeometry(0.066, 0.066, 0.06, 6),
          gloss((x + z) % 4 ? '#e9a52a' : '#f3c04a', { roughness: 0.15 }),
          [-0.68 + x * 0.136, 0.43, -0.48 + z * 0.14 + (x % 2) * 0.07],
        ),
      );
  return group(...parts);
};

export const nutHeap = (p) =>
  heap({ count: 160, ...p }, (index) =>
    lump(p.size ?? 0.115, {
      stretch: p.stretch ?? [1, 0.8, 1.3],
      rough: p.rough ?? 0.06,
      seed: index + 1,
      detail: 12,
    }),
  );

export const flakeHeap = (p) =>
  heap({ count: 260, ...p }, (index) =>
    lump(0.13, { stretch: [1, 0.12, 0.6 + index * 0.05], rough: 0.08, seed: index + 1, detail: 10 }),
  );

export const cashewHeap = () =>
  heap({
    colours: ['#ecd3a0', '#e3c48a', '#f2deb4'],
    count: 130,
    piece: tapered(
      Array.from({ length: 12 }, (_, s) => {
        const a = -1.1 + s * 0.2;
        return [Math.cos(a) * 0.14, 0, Math.sin(a) * 0.14];
      }),
      (t) => 0.062 * Math.min(1, Math.sqrt(Math.min(t, 1 - t) * 10 + 0.03)),
    ),
  });

export async function bonbonBox({ count = 3 }, ctx) {
  const side = count * 0.36 + 0.16;
  const tones = ['#3b1d12', '#5b321e', '#f0e2c8', '#7a3a24', '#2a140c'];
  const parts = [
    mesh(softBox(side, 0.26, side, 0.02), matte(ctx.label.brand.ground), [0, 0.13, 0]),
    mesh(softBox(side * 0.95, 0.02, side * 0.95, 0.01), matte('#e9dcc0'), [0, 0.26, 0]),
  ];
  for (let x = 0; x < count; x += 1)
    for (let z = 0; z < count; z += 1) {
      const k = (x * 3 + z * 2) % 5;
      const at = [(x - (count - 1) / 2) * 0.36, 0.28, (z - (count - 1) / 2) * 0.36];
      parts.push(
        mesh(
          k % 2
            ? loft(
                rounded([
                  [0, 0],
                  [0.14, 0, 0.02],
                  [0.12, 0.16, 0.08],
                  [0, 0.17],
                ]),
              )
            : softBox(0.25, 0.17, 0.25, 0.03),
          gloss(tones[k], { roughness: 0.22 }),
          [at[0], k % 2 ? 0.27 : 0.35, at[2]],
        ),
        k === 3
          ? mesh(
              hose(
                [
                  [-0.1, 0, 0],
                  [0, 0.02, 0.04],
                  [0.1, 0, -0.02],
                ],
                0.012,
              ),
              gloss('#d9a441'),
              [at[0], 0.44, at[2]],
            )
          : undefined,
      );
    }
  const lid = mesh(
    softBox(side, 0.05, side * 0.9, 0.02),
    [0, 1, 2, 3, 4, 5].map(() => matte(ctx.label.brand.ground)),
    [0, side * 0.36, -side * 0.72],
    [0.95, 0, 0],
  );
  lid.material[2] = paper(await ctx.face(side, side * 0.9));
  return group(...parts, lid);
}
