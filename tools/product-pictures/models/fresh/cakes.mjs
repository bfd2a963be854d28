/** Cakes and sweets. */
import { dice, hose, loft, lump, rounded, softBox } from '../../studio/geometry.mjs';
import { gloss, matte, speckled } from '../../studio/materials.mjs';
import { cylinder, group, mesh, placed, torus } from '../parts.mjs';
import { crust } from './parts.mjs';

const loafTin = (top, side) =>
  group(
    mesh(softBox(1.6, 0.5, 0.74, 0.08), crust(side, 3), [0, 0.25, 0]),
    mesh(lump(0.5, { stretch: [1.62, 0.62, 0.78], rough: 0.03, seed: 4 }), crust(top, 5), [0, 0.44, 0]),
  );

export const brioche = () =>
  group(
    ...[-0.52, 0, 0.52].map((x, k) =>
      mesh(
        lump(0.42, { stretch: [0.9, 0.86, 0.98], rough: 0.02, seed: k }),
        gloss('#fff', {
          map: speckled('#b5682a', ['#d9964a', '#8f4a18'], { count: 900, size: [2, 9], seed: k }),
          roughness: 0.35,
          clearcoat: 0.6,
        }),
        [x, 0.5, 0],
      ),
    ),
    mesh(softBox(1.56, 0.44, 0.76, 0.08), crust('#dca457', 4), [0, 0.22, 0]),
  );

export const poundCake = () =>
  group(
    loafTin('#b5692c', '#cf9446'),
    placed(
      group(
        mesh(
          softBox(0.14, 0.62, 0.72, 0.06),
          matte('#fff', {
            map: speckled('#f0d08a', ['#c8303a', '#4f8a3a', '#e3a12c', '#7a3a1f'], {
              count: 60,
              size: [8, 17],
            }),
          }),
        ),
      ),
      [1.02, 0.12, 0.12],
      [0, 0.2, -1.3],
    ),
  );

export const honeyCakes = ({ open }) =>
  group(
    ...[
      [-0.52, 0.1],
      [0.5, 0.16],
      [0, -0.48],
    ].map(([x, z], k) =>
      mesh(
        loft(
          rounded(
            [
              [0, 0],
              [0.44, 0, 0.1],
              [0.46, 0.3, 0.14],
              [0.3, 0.42, 0.1],
              [0, 0.43],
            ],
            10,
          ),
        ),
        gloss('#3f2013', { roughness: 0.25 }),
        [x, 0, z],
        [0, k, 0],
      ),
    ),
    open ? placed(mesh(cylinder(0.2, 0.06), gloss(open, { roughness: 0.25 })), [0.5, 0.44, 0.16]) : undefined,
  );

export const cinnamonRoll = () =>
  group(
    mesh(
      hose(
        Array.from({ length: 90 }, (_, s) => {
          const a = s * 0.22;
          const r = 0.1 + s * 0.0082;
          return [Math.cos(a) * r, 0.26 + 0.1 * (1 - s / 90), Math.sin(a) * r];
        }),
        0.115,
        { segments: 320 },
      ),
      crust('#c9873f', 4),
    ),
    ...Array.from({ length: 5 }, (_, k) =>
      mesh(
        hose(
          [
            [-0.6, 0.5, -0.4 + k * 0.2],
            [-0.2, 0.53, -0.3 + k * 0.17],
            [0.2, 0.53, -0.42 + k * 0.2],
            [0.6, 0.48, -0.3 + k * 0.17],
          ],
          0.035,
        ),
        gloss('#fffaf0'),
      ),
    ),
  );

export const donuts = () => {
  const random = dice(4);
  const glazes = ['#f08ab0', '#5a2f1c', '#f7efe2'];
  return group(
    ...[
      [-0.6, 0, 0.34],
      [0.6, 0, 0.34],
      [0, 0, -0.5],
      [0, 0.34, 0.02],
    ].map(([x, y, z], k) =>
      placed(
        group(
          mesh(torus(0.36, 0.2), crust('#d9a252', k), [0, 0.2, 0], [Math.PI / 2, 0, 0]),
          mesh(
            torus(0.36, 0.195),
            gloss(glazes[k % 3], { roughness: 0.2 }),
            [0, 0.235, 0],
            [Math.PI / 2, 0, 0],
          ),
          ...Array.from({ length: 22 }, () => {
            const a = random() * 6.28;
            const r = 0.36 + (random() - 0.5) * 0.2;
            return mesh(
              softBox(0.06, 0.02, 0.02, 0.008),
              matte(['#f5d13c', '#4fa64b', '#3a7fc8', '#e0433a', '#fff'][Math.floor(random() * 5)]),
              [Math.cos(a) * r, 0.42, Math.sin(a) * r],
              [0, random() * 3, 0],
            );
          }),
        ),
        [x, y, z],
      ),
    ),
  );
};

export const brigadeiros = () =>
  group(
    ...Array.from({ length: 7 }, (_, k) => {
      const a = (k / 6) * Math.PI * 2;
      const [x, z] = k === 6 ? [0, 0] : [Math.cos(a) * 0.62, Math.sin(a) * 0.62];
      return group(
        mesh(
          loft(
            rounded([
              [0, 0],
              [0.2, 0, 0.02],
              [0.31, 0.2, 0.01],
            ]),
            {
              around: 96,
              warp: ([px, y, pz], turn) => {
                const fold = 1 + 0.05 * Math.sin(turn * Math.PI * 48);
                return [px * fold, y, pz * fold];
              },
            },
          ),
          matte(['#d8b46a', '#c83a4a', '#e9e2d6'][k % 3], { side: 2 }),
          [x, 0, z],
        ),
        mesh(
          lump(0.26, { rough: 0.02, seed: k }),
          matte('#fff', {
            map: speckled('#3a1d10', ['#5b3220', '#7a4a30', '#251008'], {
              count: 600,
              size: [3, 5],
              long: 3,
            }),
          }),
          [x, 0.26, z],
        ),
      );
    }),
  );

export const quindim = () =>
  group(
    ...[
      [-0.5, 0.1],
      [0.5, 0.1],
      [0, -0.4],
    ].map(([x, z]) =>
      mesh(
        loft(
          rounded(
            [
              [0, 0],
              [0.42, 0, 0.05],
              [0.34, 0.34, 0.1],
              [0.12, 0.32, 0.06],
              [0.08, 0.2, 0.03],
              [0, 0.2],
            ],
            10,
          ),
        ),
        gloss('#f0b21a', { roughness: 0.15 }),
        [x, 0, z],
      ),
    ),
  );

export const pudding = () =>
  group(
    mesh(
      loft(
        rounded(
          [
            [0, 0.05],
            [0.62, 0.05, 0.03],
            [0.46, 0.6, 0.12],
            [0, 0.62],
          ],
          10,
        ),
      ),
      gloss('#e9c07a', { roughness: 0.25 }),
    ),
    mesh(
      loft(
        rounded(
          [
            [0, 0.6],
            [0.34, 0.6, 0.02],
            [0.47, 0.56, 0.08],
            [0.5, 0.42, 0.02],
            [0.46, 0.64, 0.1],
            [0, 0.655],
          ],
          8,
        ),
        { warp: ([x, y, z], turn) => [x, y - (y < 0.56 ? 0.1 * Math.sin(turn * 26) : 0), z] },
      ),
      gloss('#6f3410', { roughness: 0.1 }),
    ),
    mesh(
      loft(
        rounded([
          [0, 0.02],
          [0.7, 0.02, 0.02],
          [0.66, 0.06, 0.02],
          [0, 0.06],
        ]),
      ),
      gloss('#7a3a12', { roughness: 0.1 }),
    ),
    mesh(
      loft(
        rounded([
          [0, 0],
          [0.8, 0, 0.02],
          [1, 0.1, 0.02],
          [0.98, 0.12, 0.01],
          [0.8, 0.03, 0.02],
          [0, 0.03],
        ]),
      ),
      gloss('#fbfbf9'),
    ),
  );

export const bundtCake = ({ top, crumb: ground = '#d9a24c' }) =>
  group(
    mesh(ringCake(0.42, 0), crust(ground, 3)),
    top
      ? mesh(ringCake(0.428, 0.13), gloss(top, { roughness: 0.22 }))
      : mesh(ringCake(0.424, 0.2), matte('#fdfaf3'), [0, 0.006, 0]),
  );

function ringCake(size, from) {
  return loft(
    rounded(
      [
        [0.3, from],
        [0.3 + 0.14, from, 0.02],
        [0.98, from, 0.06],
        [1.0, 0.26, 0.2],
        [0.72, 0.56 + (size - 0.42), 0.2],
        [0.36, 0.46, 0.14],
        [0.24, 0.3, 0.06],
        [0.24, from],
      ],
      10,
    ),
    {
      around: 160,
      warp: ([x, y, z], turn) => {
        const flute = 1 + 0.035 * Math.abs(Math.sin(turn * Math.PI * 12)) * (size / 0.42);
        const drip =
          from > 0 && y < from + 0.12 ? 0.07 * Math.sin(turn * 47) + 0.05 * Math.sin(turn * 91) : 0;
        return [x * flute * (from > 0 ? 1.006 : 1), y + drip, z * flute * (from > 0 ? 1.006 : 1)];
      },
    },
  );
}

export const layerCake = () =>
  group(
    mesh(
      cylinder(0.9, 0.78),
      matte('#fff', {
        map: speckled('#3a1d10', ['#5b3220', '#6f4028', '#251008'], { count: 2400, size: [2, 4], long: 3 }),
      }),
      [0, 0.42, 0],
    ),
    mesh(
      loft(
        rounded([
          [0, 0.78],
          [0.93, 0.78, 0.04],
          [0.93, 0.84, 0.04],
          [0, 0.84],
        ]),
      ),
      gloss('#43210f', { roughness: 0.2 }),
    ),
    ...Array.from({ length: 12 }, (_, k) =>
      mesh(
        lump(0.15, { rough: 0.03, seed: k }),
        matte('#fff', {
          map: speckled('#43230f', ['#6b4028', '#2a140a'], { count: 400, size: [3, 5], long: 3 }),
        }),
        [Math.cos(k * 0.5236) * 0.72, 0.96, Math.sin(k * 0.5236) * 0.72],
      ),
    ),
    mesh(cylinder(1.15, 0.05), gloss('#f6f4ef'), [0, 0.02, 0]),
  );

export const cupcakes = () =>
  group(
    ...[
      [-0.55, 0.2],
      [0.55, 0.2],
      [-0.02, -0.45],
    ].map(([x, z], k) =>
      group(
        mesh(
          loft(
            rounded([
              [0, 0],
              [0.28, 0, 0.02],
              [0.4, 0.42, 0.02],
            ]),
            {
              around: 120,
              warp: ([px, y, pz], turn) => {
                const fold = 1 + 0.04 * Math.sin(turn * Math.PI * 48);
                return [px * fold, y, pz * fold];
              },
            },
          ),
          matte(['#f5b0c4', '#a8d8e8', '#f7e3a0'][k]),
          [x, 0, z],
        ),
        mesh(
          hose(
            Array.from({ length: 60 }, (_, s) => {
              const a = s * 0.36;
              const r = 0.33 * (1 - s / 64);
              return [x + Math.cos(a) * r, 0.46 + s * 0.0085, z + Math.sin(a) * r];
            }),
            0.1,
            { segments: 240 },
          ),
          gloss('#fffaf0', { roughness: 0.4, clearcoat: 0.2 }),
        ),
      ),
    ),
  );
