/** Mushrooms, cassava, nuts and berries. */
import { dice, loft, lump, rounded } from '../../studio/geometry.mjs';
import { gloss, matte, speckled } from '../../studio/materials.mjs';
import { group, mesh, placed } from '../parts.mjs';
import { leafSheet } from './leaves.mjs';
import { skin } from './parts.mjs';

export const mushrooms = (p = {}) =>
  group(
    ...Array.from({ length: p.count ?? 3 }, (_, index) =>
      placed(
        group(
          mesh(
            loft(
              rounded(
                [
                  [0, 0.16],
                  [0.34, 0.2, 0.06],
                  [0.42, 0.32, 0.14],
                  [0.2, 0.56, 0.2],
                  [0, 0.58],
                ],
                12,
              ),
            ),
            matte('#f2ece2'),
          ),
          mesh(
            loft(
              rounded([
                [0, -0.14],
                [0.15, -0.14, 0.03],
                [0.14, 0.2, 0.05],
                [0, 0.2],
              ]),
            ),
            matte('#efe6d8'),
          ),
        ),
        [
          [-0.5, 0, 0.1],
          [0.45, 0, 0.22],
          [0, 0, -0.4],
        ][index % 3],
        [0.2 * index, index, index === 1 ? 1.2 : 0.05],
      ),
    ),
  );

export const cassava = () =>
  group(
    ...[0, 1, 2].map((index) =>
      placed(
        mesh(
          loft(
            rounded(
              [
                [0, -0.85],
                [0.16, -0.82, 0.06],
                [0.22, 0, 0.5],
                [0.17, 0.8, 0.05],
                [0, 0.82],
              ],
              10,
            ),
            { warp: ([x, y, z]) => [x + 0.04 * Math.sin(y * 3 + index), y, z] },
          ),
          matte('#fff', { map: speckled('#f4ead4', ['#e2d2b0', '#fffaf0'], { count: 500, long: 4 }) }),
        ),
        [0, index === 2 ? 0.36 : 0, index === 2 ? 0 : index * 0.46 - 0.22],
        [0, 0.1 * index, Math.PI / 2],
      ),
    ),
  );

export const nuts = (p) =>
  heap(p, (index, _random) =>
    lump(0.13, { stretch: p.stretch ?? [1, 0.8, 1.4], rough: 0.06, seed: 1 + (index % 6), detail: 14 }),
  );

/** A heap of small goods, as loose goods are shown. */
export function heap(
  { colours = ['#b98a5a'], count = 150, spread = 0.95, high = 0.5, rough = 0.55, shine = false, piece } = {},
  shape,
) {
  const random = dice(5);
  const geometries = Array.from({ length: 6 }, (_, index) => piece ?? shape(index, random));
  const skins = colours.map((colour) => (shine ? gloss(colour) : matte(colour, { roughness: rough })));
  const parts = [];
  for (let index = 0; index < count; index += 1) {
    const t = index / count;
    const r = Math.sqrt(1 - t) * spread * Math.sqrt(0.15 + random() * 0.85);
    const angle = index * 2.39996;
    parts.push(
      placed(
        mesh(geometries[index % 6], skins[Math.floor(random() * skins.length)]),
        [
          Math.cos(angle) * r,
          0.08 + high * (1 - (r / spread) ** 1.4) * (0.5 + 0.5 * random()),
          Math.sin(angle) * r,
        ],
        [random() * 6, random() * 6, random() * 6],
      ),
    );
  }
  parts.push(mesh(lump(spread * 0.86, { stretch: [1, high * 0.82, 1], rough: 0.04 }), skins[0], [0, 0, 0]));
  return group(...parts);
}

/** Berries in a clear punnet are heaped; the punnet is the tray's model. */
export const berriesHeap = (p) => {
  const random = dice(4);
  const { w, d } = p;
  const parts = [];
  const shape = p.berry === 'strawberry' ? strawberry() : undefined;
  const size = p.size ?? 0.12;
  for (let index = 0; index < (p.count ?? 46); index += 1) {
    const x = (random() - 0.5) * w * 0.9;
    const z = (random() - 0.5) * d * 0.88;
    const y = 0.14 + (index / (p.count ?? 46)) * 0.16;
    parts.push(
      placed(
        shape
          ? shape.clone()
          : mesh(
              lump(size, { stretch: p.stretch ?? [1, 1, 1], rough: 0.02, seed: index % 5, detail: 16 }),
              gloss(p.colours[index % p.colours.length], {
                roughness: p.rough ?? 0.3,
                clearcoat: p.coat ?? 0.5,
              }),
            ),
        [x, y, z],
        [random() * 2 - 1, random() * 6, random() * 2 - 1],
        1,
      ),
    );
  }
  return group(...parts);
};

function strawberry() {
  return group(
    mesh(
      loft(
        rounded(
          [
            [0, -0.2],
            [0.06, -0.18, 0.05],
            [0.17, 0.08, 0.16],
            [0.08, 0.17, 0.06],
            [0, 0.15],
          ],
          10,
        ),
        { around: 32 },
      ),
      skin(
        speckled('#cf2530', ['#f3c75a', '#b51c28'], { count: 110, size: [5, 8], width: 256, height: 256 }),
        { roughness: 0.3, clearcoat: 0.6 },
      ),
    ),
    ...[0, 1, 2, 3, 4].map((k) =>
      placed(
        group(mesh(leafSheet(0.13, 0.06, -0.2), matte('#4f8f35', { side: 2 }))),
        [0, 0.16, 0],
        [0, k * 1.26, 0.2],
      ),
    ),
  );
}
