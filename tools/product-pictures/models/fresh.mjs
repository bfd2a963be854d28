/** Meat and fish for trays, cheese, bread and cakes. */
import { dice, hose, loft, lump, plate, rounded, sleeve, softBox } from '../studio/geometry.mjs';
import { clear, gloss, matte, paper, speckled } from '../studio/materials.mjs';
import { ball, cylinder, group, mesh, placed, THREE, torus } from './parts.mjs';
import { heap, leafSheet, mushrooms, tapered } from './produce.mjs';

const wet = (map, more = {}) =>
  gloss('#fff', { map, roughness: 0.34, clearcoat: 0.5, clearcoatRoughness: 0.25, ...more });
const flesh = (ground = '#b4343a', fat = '#f0d9cd', seed = 3, amount = 26) =>
  wet(
    speckled(ground, [shade(ground, 1.12), shade(ground, 0.86)], {
      count: 700,
      size: [2, 9],
      long: 4,
      seed,
      under: (context, width, height, random) => {
        context.fillStyle = ground;
        context.fillRect(0, 0, width, height);
        context.strokeStyle = fat;
        for (let k = 0; k < amount; k += 1) {
          context.globalAlpha = 0.35 + random() * 0.4;
          context.lineWidth = 1 + random() * 4;
          context.beginPath();
          const [x, y] = [random() * width, random() * height];
          context.moveTo(x, y);
          context.bezierCurveTo(
            x + 40,
            y + random() * 40 - 20,
            x + 70,
            y + random() * 60 - 30,
            x + 110,
            y + random() * 60 - 30,
          );
          context.stroke();
        }
      },
    }),
  );
function shade(hex, share) {
  const value = new THREE.Color(hex);
  value.multiplyScalar(share);
  return `#${value.getHexString()}`;
}

const rows = (count, w, shape, tilt = 0.5) =>
  group(
    ...Array.from({ length: count }, (_, index) =>
      placed(
        shape(index),
        [(index - (count - 1) / 2) * (w / count), 0.16 + (index % 2) * 0.01, 0],
        [0, 0, tilt],
      ),
    ),
  );

/** Cuts lie side by side, each leaning on the next. */
export const steaks = ({ w, d, colour = '#b3323a' }) =>
  rows(
    3,
    w,
    (index) =>
      mesh(
        lump(0.5, { stretch: [0.62, 0.16, d * 0.92], rough: 0.05, seed: 3 + index }),
        flesh(colour, '#f3ddd0', index + 2),
      ),
    0.35,
  );
export const salmonSteaks = ({ w, d }) =>
  rows(
    3,
    w,
    (index) =>
      mesh(
        lump(0.5, { stretch: [0.66, 0.26, d * 0.86], rough: 0.04, seed: 8 + index }),
        wet(
          speckled('#f08a66', ['#f7a98a', '#e87850'], {
            count: 60,
            size: [2, 4],
            long: 14,
            under: (context, width, height) => {
              context.fillStyle = '#ef8762';
              context.fillRect(0, 0, width, height);
              context.strokeStyle = '#fbd6c2';
              context.lineWidth = 5;
              for (let k = 0; k < 9; k += 1) {
                context.beginPath();
                context.moveTo(0, k * 60);
                context.quadraticCurveTo(width / 2, k * 60 + 46, width, k * 60);
                context.stroke();
              }
            },
          }),
        ),
      ),
    0.3,
  );
export const fishFillets = ({ w, d, colour, line }) =>
  rows(
    3,
    w,
    (index) =>
      mesh(
        lump(0.5, { stretch: [0.6, 0.16, d * 0.98], rough: 0.05, seed: 12 + index }),
        wet(speckled(colour, [line, '#fff6f0'], { count: 260, size: [2, 5], long: 6, seed: index + 3 })),
      ),
    0.2,
  );
export const sardines = ({ w, d }) =>
  rows(
    5,
    w,
    (index) =>
      mesh(
        tapered(
          [
            [0, 0, -d * 0.48],
            [0, 0.03, -d * 0.2],
            [0, 0.03, d * 0.15],
            [0, 0, d * 0.48],
          ],
          (t) => 0.1 * Math.sin(Math.PI * (0.1 + t * 0.84)) ** 0.8 + 0.01,
        ),
        gloss('#fff', {
          map: speckled('#b9c2c9', ['#8794a0', '#dfe5ea'], { count: 500, size: [1, 4], seed: index }),
          metalness: 0.45,
          roughness: 0.28,
        }),
      ),
    0,
  );
export const shrimps = ({ w, d }) => {
  const random = dice(8);
  return group(
    ...Array.from({ length: 26 }, (_, index) =>
      placed(
        mesh(
          tapered(
            Array.from({ length: 12 }, (_u, step) => {
              const a = step * 0.36;
              return [Math.cos(a) * 0.13, 0, Math.sin(a) * 0.13];
            }),
            (t) => 0.062 * (1 - t * 0.72),
          ),
          wet(
            speckled('#f1a58c', ['#e9836a', '#fbd3c4'], {
              count: 90,
              size: [4, 9],
              width: 256,
              height: 256,
              seed: index % 4,
            }),
          ),
        ),
        [(random() - 0.5) * w * 0.84, 0.14 + random() * 0.14, (random() - 0.5) * d * 0.82],
        [random() * 0.8 - 0.4, random() * 6, random() * 0.8 - 0.4],
        1.15,
      ),
    ),
  );
};
export const rings = ({ w, d }) => {
  const random = dice(6);
  return group(
    ...Array.from({ length: 30 }, (_, index) =>
      placed(
        mesh(torus(0.14 + random() * 0.05, 0.042), gloss('#f4ece6', { roughness: 0.25 })),
        [(random() - 0.5) * w * 0.82, 0.12 + random() * 0.14, (random() - 0.5) * d * 0.82],
        [1.57 + random() - 0.5, random(), index],
        1,
      ),
    ),
  );
};
export const mince = ({ w, d }) => {
  const random = dice(4);
  const colours = ['#b5343b', '#a82c34', '#c24a4c', '#d98d85'].map((colour) =>
    gloss(colour, { roughness: 0.4, clearcoat: 0.3 }),
  );
  return group(
    mesh(lump(0.5, { stretch: [w * 0.92, 0.3, d * 0.92], rough: 0.05 }), colours[0], [0, 0.1, 0]),
    ...Array.from({ length: 330 }, (_, index) => {
      const x = (random() - 0.5) * w * 0.92;
      const z = (random() - 0.5) * d * 0.92;
      const y = 0.13 + 0.15 * Math.sqrt(Math.max(0, 1 - (x / w) ** 2 * 4 - (z / d) ** 2 * 4));
      return placed(
        mesh(
          tapered(
            [
              [-0.08, 0, 0],
              [0, 0.03, 0.02],
              [0.08, 0, -0.02],
            ],
            () => 0.026,
          ),
          colours[index % 7 === 0 ? 3 : index % 3],
        ),
        [x, y, z],
        [random() - 0.5, random() * 6, random() - 0.5],
      );
    }),
  );
};
export const meatCubes = ({ w, d, colour = '#a82f36', big = false }) => {
  const random = dice(9);
  const materials = [1, 2, 3].map((seed) => flesh(colour, '#f0d6ca', seed, 8));
  return group(
    ...Array.from({ length: big ? 12 : 26 }, (_, index) => {
      const side = big ? 0.36 : 0.24;
      return placed(
        mesh(
          softBox(side * (0.8 + random() * 0.4), side * 0.8, side * (0.8 + random() * 0.4), 0.05),
          materials[index % 3],
        ),
        [(random() - 0.5) * w * 0.76, 0.16 + random() * 0.14, (random() - 0.5) * d * 0.74],
        [random(), random() * 6, random()],
      );
    }),
  );
};
export const ribs = ({ w, d, colour = '#a8333a' }) =>
  group(
    ...Array.from({ length: 6 }, (_, index) =>
      group(
        mesh(softBox(w / 7, 0.2, d * 0.84, 0.05), flesh(colour, '#f2dccf', index + 1), [
          (index - 2.5) * (w / 6.3),
          0.18,
          0,
        ]),
        mesh(
          cylinder(0.04, 0.05),
          matte('#f2e8d8'),
          [(index - 2.5) * (w / 6.3), 0.18, d * 0.42],
          [Math.PI / 2, 0, 0],
        ),
      ),
    ),
  );
export const fillet = ({ w, d, colour = '#9e2a32' }) =>
  group(
    mesh(
      tapered(
        [
          [-w * 0.47, 0.2, 0.05],
          [-w * 0.2, 0.24, -0.02],
          [w * 0.15, 0.24, 0.02],
          [w * 0.47, 0.18, -0.03],
        ],
        (t) => d * 0.34 * Math.sin(Math.PI * (0.14 + t * 0.76)) ** 0.6,
      ),
      flesh(colour, '#eccfc2', 5, 16),
    ),
  );
export const picanha = ({ w, d }) =>
  group(
    mesh(
      lump(0.5, { stretch: [w * 0.86, 0.36, d * 0.86], rough: 0.05, seed: 3 }),
      flesh('#a52a32', '#f0d6c8', 4, 20),
      [0, 0.18, 0],
    ),
    mesh(
      lump(0.5, { stretch: [w * 0.84, 0.2, d * 0.78], rough: 0.06, seed: 5 }),
      matte('#fff', { map: speckled('#f3e3c8', ['#ead2ae', '#fff6e6'], { count: 400, size: [3, 9] }) }),
      [0, 0.31, 0],
    ),
  );
export const baconSlab = ({ w, d }) =>
  group(
    mesh(
      softBox(w * 0.86, 0.32, d * 0.78, 0.07),
      [0, 1, 2, 3, 4, 5].map((side) =>
        wet(
          side === 2
            ? speckled('#8a4526', ['#a55a32', '#6b3218'], { count: 600 })
            : speckled('#c4605a', ['#f1d2c2'], {
                count: 40,
                size: [3, 6],
                under: (context, width, height) => {
                  for (let k = 0; k < 6; k += 1) {
                    context.fillStyle = k % 2 ? '#b5474a' : '#f0d8c8';
                    context.fillRect(0, (k * height) / 6, width, height / 6);
                  }
                },
              }),
        ),
      ),
      [0, 0.22, 0],
    ),
  );
export const sausages = ({ w, d, colour = '#c9675a' }) =>
  rows(
    5,
    w,
    (index) =>
      mesh(
        tapered(
          [
            [0.02, 0, -d * 0.43],
            [0, 0.03, -d * 0.15],
            [0, 0.03, d * 0.15],
            [-0.02, 0, d * 0.43],
          ],
          (t) => 0.125 * Math.min(1, Math.sqrt(Math.min(t, 1 - t) * 9 + 0.02)),
        ),
        wet(
          speckled(colour, ['#e9c4b4', shade(colour, 0.8), '#f3dccf'], {
            count: 500,
            size: [2, 5],
            seed: index,
          }),
        ),
        [0, 0.02, 0],
      ),
    0,
  );
const poultry = () =>
  wet(speckled('#f3cfb4', ['#f9e2cf', '#e8b48f', '#f5d6bd'], { count: 500, size: [3, 9] }), {
    roughness: 0.5,
  });
const drumstick = () =>
  group(
    mesh(
      loft(
        rounded(
          [
            [0, -0.3],
            [0.16, -0.26, 0.1],
            [0.2, 0, 0.2],
            [0.08, 0.36, 0.1],
            [0.07, 0.5, 0.03],
            [0, 0.52],
          ],
          10,
        ),
      ),
      poultry(),
    ),
    mesh(ball(0.07, 16), matte('#f4ead9'), [0.02, 0.52, 0]),
    mesh(ball(0.06, 16), matte('#f4ead9'), [-0.03, 0.54, 0.02]),
  );
export const drumsticks = ({ w }) =>
  group(
    ...Array.from({ length: 5 }, (_, index) =>
      placed(
        drumstick(),
        [(index - 2) * (w / 5.2), 0.22, index % 2 ? 0.08 : -0.08],
        [Math.PI / 2 + (index % 2 ? Math.PI : 0), 0, 0.1],
      ),
    ),
  );
export const wings = ({ w, d }) => {
  const random = dice(3);
  return group(
    ...Array.from({ length: 10 }, (_, index) =>
      placed(
        group(
          mesh(
            tapered(
              [
                [-0.26, 0, 0],
                [-0.05, 0.06, 0.05],
                [0.1, 0, 0],
              ],
              (t) => 0.1 * (0.6 + Math.sin(t * 3.1) * 0.5),
            ),
            wet(speckled('#e0a05f', ['#c9742f', '#f2c792', '#8f4a1e'], { count: 500 })),
          ),
          mesh(
            tapered(
              [
                [0.08, 0, 0],
                [0.12, 0.02, 0.2],
                [0.06, 0, 0.32],
              ],
              (t) => 0.075 * (1 - t * 0.5),
            ),
            wet(speckled('#e0a05f', ['#c9742f', '#f2c792'], { count: 400 })),
          ),
        ),
        [((index % 5) - 2) * (w / 5.2), 0.2 + random() * 0.06, (index > 4 ? 0.22 : -0.22) * d],
        [0, random() * 2, 0],
      ),
    ),
  );
};
export const breasts = ({ w, d }) =>
  rows(
    3,
    w,
    (index) =>
      mesh(
        lump(0.5, { stretch: [0.6, 0.3, d * 0.86], rough: 0.06, seed: 15 + index }),
        wet(speckled('#f3c6b2', ['#fae0d4', '#eaa98f'], { count: 240, size: [3, 7], long: 5 })),
      ),
    0.1,
  );
export const wholeChicken = ({ w, d }) =>
  group(
    mesh(lump(0.5, { stretch: [w * 0.66, 0.72, d * 0.72], rough: 0.04, seed: 2 }), poultry(), [0, 0.36, 0]),
    placed(drumstick(), [w * 0.24, 0.42, d * 0.3], [1.2, 0, -0.7], 0.9),
    placed(drumstick(), [w * 0.24, 0.42, -d * 0.3], [-1.2, 0, -0.7], 0.9),
    mesh(lump(0.16, { stretch: [1.7, 0.6, 0.7] }), poultry(), [-w * 0.2, 0.44, d * 0.38]),
  );
export const mushroomHeap = ({ w, d }) =>
  group(
    ...[
      [-0.3, -0.2],
      [0.05, -0.24],
      [0.34, -0.12],
      [-0.34, 0.18],
      [0, 0.14],
      [0.3, 0.24],
      [-0.12, -0.02],
    ].map(([x, z], index) =>
      placed(
        mushrooms({ count: 1 }),
        [x * w * 0.95 + 0.12 * w, 0.06, z * d * 0.9 - 0.1],
        [0, index * 1.3, 0],
        0.46,
      ),
    ),
  );

/** Slices overlapping on a sheet of paper. */
export function slices({ colour, fat, edge, round = false, folded = false, thin = false }) {
  const surface = () =>
    wet(
      speckled(colour, [fat ?? shade(colour, 1.1), shade(colour, 0.88)], {
        count: fat ? 130 : 240,
        size: fat ? [5, 16] : [2, 6],
        seed: 6,
        long: folded && fat ? 4 : 1,
      }),
      { side: 2 },
    );
  const material = surface();
  const rim = edge ? matte(edge) : material;
  const parts = [mesh(softBox(2.1, 0.01, 1.5, 0.004), paper(undefined, { color: '#fbfaf5' }))];
  const count = folded ? 6 : 9;
  for (let index = 0; index < count; index += 1) {
    const x = (index - (count - 1) / 2) * (folded ? 0.27 : 0.15);
    if (folded) {
      const sheet = new THREE.PlaneGeometry(0.95, 1.05, 30, 30);
      const position = sheet.attributes.position;
      for (let k = 0; k < position.count; k += 1) {
        const u = position.getX(k);
        const v = position.getY(k);
        const angle = (u / 0.95) * 2.5;
        position.setXYZ(
          k,
          Math.sin(angle) * 0.24 + Math.sin(v * 6 + index) * 0.03,
          0.2 + Math.cos(angle) * (thin ? 0.13 : 0.18) + Math.sin(v * 7 + index * 2) * 0.03,
          v,
        );
      }
      sheet.computeVertexNormals();
      parts.push(
        placed(
          mesh(sheet, material),
          [x, 0, ((index % 2) - 0.5) * 0.1],
          [0, 0.12 * ((index % 3) - 1), -0.35],
        ),
      );
    } else {
      const disc = loft(
        rounded([
          [0, 0],
          [0.5, 0, 0.01],
          [0.5, 0.035, 0.01],
          [0, 0.035],
        ]),
      );
      const top = mesh(disc, [rim][0] === material ? material : rim);
      flatten(disc);
      parts.push(
        placed(
          group(
            top,
            ...(edge
              ? [
                  mesh(
                    flatten(new THREE.CircleGeometry(0.48, 48).rotateX(-Math.PI / 2)),
                    material,
                    [0, 0.037, 0],
                  ),
                ]
              : []),
          ),
          [x, 0.03 + index * 0.02, index % 2 ? 0.05 : -0.05],
          [0, index, 0.24],
        ),
      );
    }
  }
  void round;
  return group(...parts);
}
function flatten(geometry) {
  const { position, uv } = geometry.attributes;
  for (let k = 0; k < position.count; k += 1) uv.setXY(k, position.getX(k) + 0.5, position.getZ(k) + 0.5);
  return geometry;
}

export async function salami({ colour = '#8f2f2a', label }, ctx) {
  const body = tapered(
    [
      [-1.1, 0.28, 0],
      [-0.4, 0.28, 0],
      [0.3, 0.28, 0],
      [0.72, 0.28, 0],
    ],
    (t) => 0.28 * Math.min(1, Math.sqrt(t * 12 + 0.02)),
  );
  const cut = wet(
    speckled(colour, ['#f6e3d6', '#f2d6c4', shade(colour, 0.8)], { count: 240, size: [5, 13], seed: 8 }),
  );
  const disc = () =>
    flatten(
      loft(
        rounded([
          [0, 0],
          [0.27, 0, 0.01],
          [0.27, 0.04, 0.01],
          [0, 0.04],
        ]),
      ),
    );
  return group(
    mesh(
      body,
      matte('#fff', {
        map: speckled('#c9a79a', ['#efe6df', '#a87a6c', '#fffaf5'], { count: 1500, size: [2, 8] }),
      }),
    ),
    mesh(
      flatten(new THREE.CircleGeometry(0.275, 48).rotateX(-Math.PI / 2)),
      cut,
      [0.722, 0.28, 0],
      [0, 0, -Math.PI / 2],
    ),
    label
      ? mesh(
          sleeve(
            [
              [0.285, -0.3],
              [0.285, 0.3],
            ],
            -0.28,
            0.28,
            { angle: 3.4, off: 0.004 },
          ),
          paper(await ctx.turned(0.95, 0.56)),
          [-0.3, 0.28, 0],
          [0, 0, Math.PI / 2],
        )
      : undefined,
    ...[0, 1, 2].map((k) =>
      mesh(disc(), cut, [0.85 + k * 0.16, 0.03 + k * 0.035, 0.5 - k * 0.1], [0, k, 0.12]),
    ),
  );
}

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

// Bread and cakes.
const crust = (ground = '#c9853f', seed = 2) =>
  matte('#fff', {
    map: speckled(ground, [shade(ground, 1.18), shade(ground, 0.78), '#e9bd7e', shade(ground, 0.6)], {
      count: 1500,
      size: [2, 10],
      seed,
    }),
    roughness: 0.62,
  });
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
