/** Cheese. */
import { loft, lump, rounded, sleeve, softBox } from '../../studio/geometry.mjs';
import { clear, gloss, matte, paper, speckled } from '../../studio/materials.mjs';
import { group, mesh, placed, THREE, torus } from '../parts.mjs';
import { leafSheet } from '../produce/leaves.mjs';
import { flatten, shade } from './parts.mjs';

const _crumb = (colour) => matte(colour, { roughness: 0.75 });

const holeMap = (colour, dark) => speckled(colour, [dark], { count: 34, size: [10, 26], seed: 14 });

/** A wheel with a piece cut out and laid before it. */
export function cheeseWheel({ colour, rind, high = 0.55, soft = false, spots }) {
  const cut = 0.62;
  const inside = spots
    ? matte('#fff', { map: speckled(colour, [spots], { count: 120, size: [2, 4] }) })
    : gloss(colour, { roughness: 0.5, clearcoat: 0.2 });
  const shell = matte('#fff', {
    map: speckled(rind, [shade(rind, 1.1), shade(rind, 0.85)], { count: 900, size: [2, 9] }),
    roughness: soft ? 0.9 : 0.6,
  });
  const wheel = loft(
    rounded([
      [0, 0],
      [0.95, 0, 0.06],
      [0.98, high / 2, 0.2],
      [0.95, high, 0.06],
      [0, high],
    ]),
    { arc: Math.PI * 2 - cut, facing: Math.PI + 0.35 },
  );
  const face = () => mesh(new THREE.PlaneGeometry(0.94, high * 0.97), inside);
  const facing = 0.35;
  const wall = (angle) => placed(group(placed(face(), [0.47, high / 2, 0])), [0, 0, 0], [0, angle, 0]);
  for (const each of []) void each;
  const sides = [facing + cut / 2, facing - cut / 2].map((angle) => wall(angle - Math.PI / 2));
  for (const side of sides)
    side.traverse((node) => {
      if (node.isMesh) node.material = node.material.clone();
    });
  for (const side of sides)
    side.traverse((node) => {
      if (node.isMesh) node.material.side = 2;
    });
  return group(
    mesh(wheel, shell),
    ...sides,
    placed(cheesePiece(colour, shell, inside, high, cut), [0.5, 0, 1.25], [0, -2.3, 0], 1),
  );
}

function cheesePiece(_colour, shell, inside, high, cut) {
  const body = loft(
    rounded([
      [0, 0],
      [0.95, 0, 0.06],
      [0.98, high / 2, 0.2],
      [0.95, high, 0.06],
      [0, high],
    ]),
    { arc: cut },
  );
  const two = inside.clone();
  two.side = 2;
  const wall = (angle) =>
    placed(
      group(placed(mesh(new THREE.PlaneGeometry(0.94, high * 0.97), two), [0.47, high / 2, 0])),
      [0, 0, 0],
      [0, angle - Math.PI / 2, 0],
    );
  return group(mesh(body, shell), wall(cut / 2), wall(-cut / 2));
}

export function cheeseWedge({ colour, rind, veins, holes, spots, rough }) {
  const map = veins
    ? speckled(colour, [veins, shade(veins, 1.3)], { count: 60, size: [3, 14], seed: 12 })
    : spots
      ? speckled(colour, [spots], { count: 70, size: [3, 6] })
      : holes
        ? holeMap(colour, shade(colour, 0.72))
        : speckled(colour, [shade(colour, 1.06), shade(colour, 0.93)], {
            count: rough ? 1600 : 300,
            size: [2, 6],
          });
  const inside = matte('#fff', { map, side: 2, roughness: 0.6 });
  const shell = matte(rind);
  const shape = (size) => {
    const arc = 0.75;
    const body = loft(
      [
        [0.02, 0],
        [1.3, 0],
        [1.3, 0.72],
        [0.02, 0.72],
      ],
      { arc },
    );
    const wall = (angle) =>
      placed(
        group(placed(mesh(new THREE.PlaneGeometry(1.3, 0.72), inside), [0.65, 0.36, 0])),
        [0, 0, 0],
        [0, angle - Math.PI / 2, 0],
      );
    const top = mesh(
      flatten(new THREE.CircleGeometry(1.3, 40, Math.PI / 2 - arc / 2 + Math.PI, arc).rotateX(-Math.PI / 2)),
      inside,
      [0, 0.722, 0],
    );
    return placed(group(mesh(body, shell), wall(arc / 2), wall(-arc / 2), top), [0, 0, 0], [0, 0, 0], size);
  };
  return group(
    placed(shape(1), [-0.1, 0, -0.6], [0, 1.15, 0]),
    placed(shape(0.72), [0.35, 0, 0.2], [0, -2.5, 0]),
  );
}

export const cheeseBlock = ({ colour, rind }) =>
  group(
    mesh(
      softBox(1.5, 0.62, 0.7, 0.05),
      [0, 1, 2, 3, 4, 5].map((side) =>
        gloss(side === 0 ? colour : rind, { roughness: 0.45, clearcoat: 0.2 }),
      ),
      [-0.15, 0.31, -0.1],
    ),
    mesh(
      softBox(0.1, 0.6, 0.68, 0.02),
      gloss(colour, { roughness: 0.45, clearcoat: 0.2 }),
      [0.86, 0.2, 0.25],
      [0, 0.3, -1.15],
    ),
    mesh(
      softBox(0.1, 0.6, 0.68, 0.02),
      gloss(colour, { roughness: 0.45, clearcoat: 0.2 }),
      [0.72, 0.08, 0.5],
      [0, 0.5, -1.45],
    ),
  );

export const slicedCheese = ({ colour, edge }) =>
  group(
    mesh(softBox(1.9, 0.01, 1.5, 0.004), paper(undefined, { color: '#fbfaf5' })),
    ...Array.from({ length: 9 }, (_, index) =>
      mesh(
        softBox(0.95, 0.035, 0.95, 0.015),
        gloss(index % 2 ? colour : edge, { roughness: 0.45, clearcoat: 0.2 }),
        [(index - 4) * 0.1, 0.04 + index * 0.03, (index % 2) * 0.03],
        [0, 0.2 + index * 0.02, 0.1],
      ),
    ),
  );

export const provolone = () =>
  group(
    mesh(
      loft(
        rounded(
          [
            [0, 0],
            [0.3, 0.02, 0.2],
            [0.56, 0.5, 0.4],
            [0.5, 0.95, 0.3],
            [0.2, 1.2, 0.08],
            [0.24, 1.34, 0.1],
            [0, 1.42],
          ],
          14,
        ),
      ),
      gloss('#c98a3a', { roughness: 0.3, clearcoat: 0.5 }),
    ),
    ...[0.32, 0.62, 0.92].map((y) =>
      mesh(torus(0.5 - Math.abs(y - 0.6) * 0.2, 0.022), matte('#e9dcc0'), [0, y, 0], [Math.PI / 2, 0, 0]),
    ),
    mesh(torus(0.21, 0.03), matte('#e9dcc0'), [0, 1.2, 0], [Math.PI / 2, 0, 0]),
    mesh(torus(0.12, 0.022), matte('#e9dcc0'), [0, 1.5, 0]),
  );

export const mozzarella = () =>
  group(
    ...[
      [-0.5, 0.1],
      [0.48, 0.22],
      [0.02, -0.5],
    ].map(([x, z], k) =>
      mesh(
        lump(0.44, { stretch: [1, 0.88, 1], rough: 0.03, seed: k + 2 }),
        gloss('#fdfcf8', { roughness: 0.25 }),
        [x, 0.38, z],
      ),
    ),
    placed(
      mesh(leafSheet(0.4, 0.26, -0.2), matte('#3f8a35', { side: 2 })),
      [-0.1, 0.62, 0.42],
      [0.4, 0.6, 0.2],
    ),
    placed(
      mesh(leafSheet(0.34, 0.22, -0.2), matte('#4f9a40', { side: 2 })),
      [0.1, 0.6, 0.4],
      [0.4, 2.4, 0.2],
    ),
  );

export const burrata = () =>
  group(
    mesh(
      lump(0.6, { stretch: [1, 0.82, 1], rough: 0.03 }),
      gloss('#fdfcf8', { roughness: 0.25 }),
      [0, 0.46, 0],
    ),
    mesh(
      loft(
        rounded(
          [
            [0, 0],
            [0.12, 0.02, 0.05],
            [0.08, 0.16, 0.05],
            [0.2, 0.34, 0.08],
            [0, 0.36],
          ],
          8,
        ),
        {
          warp: ([x, y, z], turn) => {
            const fold = 1 + 0.25 * Math.sin(turn * 44) * (y / 0.36);
            return [x * fold, y, z * fold];
          },
        },
      ),
      gloss('#fbf9f2'),
      [0, 0.9, 0],
    ),
    mesh(torus(0.1, 0.02), matte('#5a8a3a'), [0, 1.02, 0], [Math.PI / 2, 0, 0]),
    mesh(
      loft(
        rounded([
          [0, 0],
          [0.7, 0, 0.03],
          [0.98, 0.14, 0.03],
          [1, 0.16, 0.01],
          [0.7, 0.06, 0.03],
          [0, 0.05],
        ]),
      ),
      gloss('#3f5f78'),
    ),
  );

export const freshCheese = async (_p, ctx) =>
  group(
    mesh(
      loft(
        rounded([
          [0, 0],
          [0.62, 0, 0.08],
          [0.66, 0.28, 0.2],
          [0.62, 0.56, 0.08],
          [0, 0.56],
        ]),
      ),
      matte('#fbf9f1', { roughness: 0.5 }),
    ),
    mesh(
      loft(
        rounded([
          [0, 0],
          [0.66, 0, 0.08],
          [0.69, 0.28, 0.2],
          [0.65, 0.6, 0.08],
          [0, 0.6],
        ]),
      ),
      clear('#eef4f6', 0.12),
    ),
    mesh(
      sleeve(
        [
          [0.69, 0],
          [0.69, 0.6],
        ],
        0.08,
        0.5,
        { angle: 2.2 },
      ),
      paper(await ctx.face(1.5, 0.42)),
    ),
    topSticker(await ctx.face(0.8, 0.8)),
  );

const topSticker = (map) =>
  mesh(
    flatScaled(
      loft(
        rounded([
          [0, 0],
          [0.4, 0, 0.002],
          [0, 0.004],
        ]),
      ),
      0.8,
    ),
    paper(map),
    [0, 0.61, 0],
  );

function flatScaled(geometry, size) {
  const { position, uv } = geometry.attributes;
  for (let k = 0; k < position.count; k += 1)
    uv.setXY(k, position.getX(k) / size + 0.5, 0.5 - position.getZ(k) / size);
  return geometry;
}
