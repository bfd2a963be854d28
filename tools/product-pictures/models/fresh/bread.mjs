/** Bread. */
import { dice, lump, softBox } from '../../studio/geometry.mjs';
import { gloss, matte, speckled } from '../../studio/materials.mjs';
import { ball, group, mesh, placed } from '../parts.mjs';
import { leafSheet } from '../produce/leaves.mjs';
import { tapered } from '../produce/long-fruit.mjs';
import { crust } from './parts.mjs';

const loafWith = (slash, seed, ground = '#d0903f') =>
  group(
    mesh(lump(0.36, { stretch: [1.6, 0.78, 0.95], rough: 0.03, seed }), crust(ground, seed)),
    slash
      ? mesh(
          lump(0.2, { stretch: [2.1, 0.45, 0.42], rough: 0.05, seed: seed + 3 }),
          crust('#ecc78c', seed + 1),
          [0, 0.2, 0.02],
          [0, 0.08, 0],
        )
      : undefined,
  );

export const frenchRolls = () =>
  group(
    placed(loafWith(true, 3), [-0.42, 0.28, 0.28], [0, 0.3, 0]),
    placed(loafWith(true, 5), [0.5, 0.28, 0.12], [0, -0.4, 0]),
    placed(loafWith(true, 7), [0, 0.28, -0.46], [0, 0.1, 0]),
    placed(loafWith(true, 9), [0.05, 0.66, -0.06], [0.1, -0.15, 0]),
  );

export const cheeseBalls = () =>
  group(
    ...[
      [-0.55, 0, 0.3],
      [0.05, 0, 0.5],
      [0.6, 0, 0.22],
      [-0.28, 0, -0.28],
      [0.34, 0, -0.32],
      [0.02, 0.42, 0.08],
    ].map(([x, y, z], k) =>
      mesh(lump(0.31, { stretch: [1, 0.86, 1], rough: 0.035, seed: k + 1 }), crust('#e6b052', k), [
        x,
        0.26 + y,
        z,
      ]),
    ),
  );

export const broa = () =>
  group(
    ...[
      [-0.45, 0.1],
      [0.46, 0.22],
      [0.04, -0.45],
    ].map(([x, z], k) =>
      mesh(lump(0.42, { stretch: [1, 0.66, 1], rough: 0.05, seed: k + 11 }), crust('#dfa63c', k + 3), [
        x,
        0.26,
        z,
      ]),
    ),
  );

export const ciabatta = () =>
  group(
    ...[
      [-0.05, 0, -0.35],
      [0.05, 0, 0.4],
    ].map(([x, y, z], k) =>
      mesh(
        lump(0.42, { stretch: [2.1, 0.5, 0.82], rough: 0.04, seed: k + 6 }),
        matte('#fff', {
          map: speckled('#d6a260', ['#f6ead2', '#fff8ea', '#a86f33', '#e9c692'], {
            count: 1500,
            size: [3, 12],
            seed: k,
          }),
        }),
        [x, 0.2 + y, z],
      ),
    ),
  );

export const flatBreads = () =>
  group(
    ...Array.from({ length: 5 }, (_, k) =>
      mesh(
        lump(0.9, { stretch: [1, 0.07, 1], rough: 0.015, seed: k + 1 }),
        matte('#fff', {
          map: speckled('#ecd2a4', ['#c48a4a', '#f7e8cc', '#a8682f'], { count: 260, size: [4, 16], seed: k }),
        }),
        [(k % 2) * 0.06, 0.06 + k * 0.1, (k % 3) * 0.04],
      ),
    ),
  );

export function croissant({ topping }) {
  const points = Array.from({ length: 24 }, (_, step) => {
    const a = -0.5 + (step / 23) * 4.15;
    return [Math.cos(a) * 0.72, 0.3, -Math.sin(a) * 0.55];
  });
  const body = tapered(points, (t) => {
    const b = Math.sin(Math.PI * (0.06 + t * 0.88)) ** 0.85;
    return 0.36 * b * (1 + 0.1 * ((t * 7.5) % 1));
  });
  const random = dice(5);
  return group(
    mesh(
      body,
      gloss('#fff', {
        map: speckled('#c97f2f', ['#e3a954', '#a85f1e', '#efc47c', '#8a4a14'], {
          count: 1300,
          size: [2, 8],
          long: 5,
        }),
        roughness: 0.4,
        clearcoat: 0.4,
      }),
    ),
    ...(topping
      ? Array.from({ length: 40 }, () => {
          const at = points[3 + Math.floor(random() * 17)];
          return mesh(
            lump(0.06, { stretch: [1.2, 0.3, 0.8], detail: 8 }),
            matte(topping),
            [at[0] + (random() - 0.5) * 0.26, 0.58 + random() * 0.06, at[2] + (random() - 0.5) * 0.26],
            [random(), random() * 6, 0],
          );
        })
      : []),
  );
}

export const pretzel = () => {
  const random = dice(2);
  const path = [
    [0.1, -0.55],
    [0.5, -0.2],
    [0.72, 0.28],
    [0.4, 0.66],
    [0.05, 0.34],
    [-0.2, -0.1],
    [-0.42, -0.52],
  ].map(([x, y]) => [x, 0.16, -y]);
  const mirrored = path.map(([x, y, z]) => [-x, y + 0.08, z]).reverse();
  const dough = gloss('#fff', {
    map: speckled('#8f4a1c', ['#b56a2c', '#6a3010', '#c9863f'], { count: 900 }),
    roughness: 0.35,
    clearcoat: 0.5,
  });
  const one = tapered([[-0.02, 0.16, 0.62], ...path.slice(1)], (t) => 0.15 - 0.06 * t);
  const two = tapered([...mirrored.slice(0, -1), [0.02, 0.16, 0.62]], (t) => 0.09 + 0.06 * t);
  return group(
    mesh(one, dough),
    mesh(two, dough),
    ...Array.from({ length: 44 }, () => {
      const [x, , z] = path[1 + Math.floor(random() * 4)];
      const side = random() > 0.5 ? 1 : -1;
      return mesh(
        softBox(0.05, 0.04, 0.05, 0.01),
        matte('#ffffff'),
        [side * (x + (random() - 0.5) * 0.12), 0.31, z + (random() - 0.5) * 0.12],
        [0, random() * 3, 0],
      );
    }),
  );
};

export const baguettes = () =>
  group(
    ...[0, 1].map((k) =>
      group(
        mesh(
          tapered(
            [
              [-1.5, 0.16, 0],
              [-0.5, 0.17, 0],
              [0.5, 0.17, 0],
              [1.5, 0.16, 0],
            ],
            (t) => 0.2 * Math.min(1, Math.sqrt(Math.min(t, 1 - t) * 9 + 0.02)),
          ),
          crust('#c68235', k + 4),
          [0, k * 0.02, (k - 0.5) * 0.46],
          [0, k * 0.12, 0],
        ),
        ...[0, 1, 2, 3, 4].map((s) =>
          mesh(
            lump(0.13, { stretch: [1.6, 0.4, 0.5], rough: 0.05, seed: s + 1 }),
            crust('#efcf98', s),
            [-1 + s * 0.5, 0.33 + k * 0.02, (k - 0.5) * 0.46 - k * (-1 + s * 0.5) * 0.12],
            [0, 0.5, 0],
          ),
        ),
      ),
    ),
  );

export const rusticLoaf = ({ dark, bits }) => {
  const random = dice(6);
  return group(
    mesh(
      lump(0.8, { stretch: [1.12, 0.62, 0.95], rough: 0.03, seed: 4 }),
      matte('#fff', {
        map: speckled(dark ? '#7d4a22' : '#a8682c', ['#f1e2c6', '#5f3414', '#c98f4c', '#f7efe0', '#8a5526'], {
          count: 1900,
          size: [2, 11],
        }),
      }),
      [0, 0.46, 0],
    ),
    ...[-0.28, 0, 0.28].map((z, k) =>
      mesh(
        lump(0.3, { stretch: [1.7, 0.2, 0.26], rough: 0.05, seed: k + 2 }),
        crust(dark ? '#c49a66' : '#ecc990', k),
        [0, 0.88 - Math.abs(z) * 0.28, z],
        [z * 0.9, 0.3, 0],
      ),
    ),
    ...(bits
      ? Array.from({ length: 26 }, () => {
          const x = (random() - 0.5) * 1.2;
          const z = random() * 0.6;
          return mesh(lump(0.055, { detail: 8 }), matte(bits), [
            x,
            0.44 + 0.48 * Math.sqrt(Math.max(0.02, 1 - (x / 0.9) ** 2 - (z / 0.76) ** 2)),
            z,
          ]);
        })
      : []),
  );
};

export const focaccia = ({ top }) => {
  const random = dice(12);
  return group(
    mesh(softBox(1.6, 0.3, 1.15, 0.09), crust('#dba852', 2), [0, 0.15, 0]),
    ...Array.from({ length: 20 }, (_, k) =>
      mesh(ball(0.09, 16), crust('#c98f3c', k), [(random() - 0.5) * 1.35, 0.27, (random() - 0.5) * 0.92]),
    ),
    ...Array.from({ length: 16 }, (_, k) =>
      top === '#c8321f'
        ? mesh(lump(0.12, { stretch: [1, 0.5, 1] }), gloss(top), [
            (random() - 0.5) * 1.3,
            0.32,
            (random() - 0.5) * 0.9,
          ])
        : placed(
            mesh(leafSheet(0.3, 0.05, -0.1), matte(top, { side: 2 })),
            [(random() - 0.5) * 1.3, 0.33, (random() - 0.5) * 0.9],
            [0, k * 1.7, 0.1],
          ),
    ),
  );
};
