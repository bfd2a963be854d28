/** Fruit, vegetables and herbs, mostly as a shop shows them: two or three together. */
import { dice, hose, loft, lump, plate, rounded } from '../studio/geometry.mjs';
import { canvasOf, gloss, grainBump, matte, plastic, speckled, textureOf } from '../studio/materials.mjs';
import { ball, cylinder, group, mesh, placed, THREE } from './parts.mjs';

const skin = (map, more = {}) =>
  gloss('#ffffff', { map, roughness: 0.42, clearcoat: 0.35, clearcoatRoughness: 0.3, ...more });

/** A skin that runs from one colour to another from bottom to top, with fine spots. */
export function gradientSkin(stops, spots, { count = 700, size = [1, 3], seed = 2, across = false } = {}) {
  return speckled('#000', spots, {
    count,
    size,
    seed,
    under: (context, width, height) => {
      const fill = across
        ? context.createLinearGradient(0, 0, width, 0)
        : context.createLinearGradient(0, height, 0, 0);
      stops.forEach((colour, index) => {
        fill.addColorStop(index / (stops.length - 1), colour);
      });
      context.fillStyle = fill;
      context.fillRect(0, 0, width, height);
    },
  });
}

const stalk = (at, high = 0.2, colour = '#5b4326') =>
  mesh(
    hose(
      [
        [at[0], at[1] - 0.05, at[2]],
        [at[0] + 0.02, at[1] + high * 0.5, at[2]],
        [at[0] + 0.07, at[1] + high, at[2] + 0.02],
      ],
      0.02,
    ),
    matte(colour),
  );

/** Apples, peaches, tomatoes: a ball that is drawn in at the stalk. */
function pome({ dimple = 0.16, squash = 0.92, waist = 0, lobes = 0, lobeDepth = 0.03, sharp = 1 }) {
  const points = Array.from({ length: 60 }, (_, index) => {
    const angle = (Math.PI * index) / 59;
    const pole = Math.max(0, Math.cos(angle)) ** 6;
    const foot = Math.max(0, -Math.cos(angle)) ** 8;
    const r = Math.sin(angle) * 0.5 * (1 + waist * Math.cos(angle));
    return [
      Math.max(0, r ** sharp),
      -Math.cos(angle) * 0.5 * squash * (1 - dimple * 1.6 * 0) -
        (Math.cos(angle) < 0
          ? dimple * Math.max(0, 1 - r * 3.2) * 0.5
          : -dimple * 0.35 * Math.max(0, 1 - r * 3)) *
          1 +
        0 * pole * foot,
    ];
  });
  return loft(points, {
    around: 80,
    warp: ([x, y, z], turn) => {
      const lobe = lobes ? 1 + lobeDepth * Math.cos(turn * Math.PI * 2 * lobes) : 1;
      return [x * lobe, y, z * lobe];
    },
  });
}

const trio = (shape, spread = 0.56, count = 3) => {
  const places = [
    [-spread, 0.06, 0.2],
    [spread * 0.95, -0.9, 0.12],
    [0.02, 0.6, -0.42],
  ].slice(0, count);
  return group(
    ...places.map(([x, turn, z], index) => {
      const one = placed(shape(index), [x, 0, z], [0.12 * (index - 1), turn * 2.4, 0.08 * (1 - index)]);
      one.updateMatrixWorld(true);
      one.position.y -= new THREE.Box3().setFromObject(one, true).min.y;
      return one;
    }),
  );
};

const fruit =
  (geometry, material, top = 0.43, stem = 0.18) =>
  () =>
    group(mesh(geometry, material), stem ? stalk([0, top, 0], stem) : undefined);

export const apples = () =>
  trio(
    fruit(
      pome({ dimple: 0.2, waist: 0.12 }),
      skin(
        gradientSkin(
          ['#d8a23a', '#c2242b', '#b51f28', '#c9402c', '#d9a03e'],
          ['#e9b872', '#f2cf8f', '#8f1620'],
          { count: 900 },
        ),
      ),
      0.36,
    ),
  );
export const peaches = () =>
  trio(
    fruit(
      pome({ dimple: 0.14, squash: 0.95 }),
      matte('#fff', {
        map: gradientSkin(['#f2a24e', '#e9723f', '#f3b35a'], ['#f9cf8a', '#d9502f', '#f6b56a'], {
          count: 1600,
          size: [2, 8],
        }),
      }),
      0.36,
      0,
    ),
  );
export const tomatoes = () =>
  trio(
    (index) =>
      group(
        mesh(
          loft(
            rounded(
              [
                [0, -0.62],
                [0.2, -0.58, 0.1],
                [0.36, -0.1, 0.5],
                [0.34, 0.42, 0.3],
                [0.12, 0.52, 0.1],
                [0, 0.48],
              ],
              14,
            ),
          ),
          skin(gradientSkin(['#d63a22', '#cf2c1c', '#c9281a'], ['#e2583a'], { count: 200 }), {
            roughness: 0.25,
            clearcoat: 0.8,
          }),
          [0, 0, 0],
          [0, 0, index === 1 ? 1.2 : 0.12],
        ),
        index === 1 ? undefined : calyx(0.5),
      ),
    0.5,
  );
export const limes = () =>
  trio(() =>
    mesh(
      lump(0.4, { stretch: [1, 1.08, 1], rough: 0.012, seed: 4 }),
      skin(
        gradientSkin(['#6f9a2a', '#5c8f22', '#7aa533'], ['#86b23c', '#4a7a1c'], {
          count: 1500,
          size: [1, 2.4],
        }),
      ),
      [0, 0, 0],
      [0.4, 0, 1.2],
    ),
  );
export const oranges = () =>
  trio(() =>
    mesh(
      lump(0.46, { rough: 0.01, seed: 6 }),
      skin(
        gradientSkin(['#f08a1e', '#ee7f14', '#f3962c'], ['#f6a94a', '#d96f0c'], {
          count: 2600,
          size: [1, 2.2],
        }),
        { bumpMap: grainBump(3, 150), bumpScale: 0.6 },
      ),
    ),
  );
export const kiwis = () =>
  group(
    trio(
      () =>
        mesh(
          lump(0.4, { stretch: [0.92, 0.9, 1.22], rough: 0.02, seed: 5 }),
          matte('#fff', {
            map: gradientSkin(['#7a5a34', '#6b4c2a', '#836039'], ['#a07a4a', '#503818', '#8a6a3f'], {
              count: 2600,
              size: [1, 2.6],
            }),
          }),
        ),
      0.46,
      2,
    ),
    half(0.4, kiwiCut(), [0.05, 0.0, 0.72]),
  );
export const avocados = () =>
  group(
    ...[
      [-0.42, 0, -0.1, 0.2],
      [0.38, 0, 0.1, -0.25],
    ].map(([x, y, z, turn], index) =>
      placed(
        group(
          mesh(
            pear(),
            index
              ? matte('#d8dd86', { map: avocadoCut() })
              : skin(
                  gradientSkin(['#3b5a24', '#2f4c1d', '#47682b'], ['#5f8a3a', '#24381a'], {
                    count: 1800,
                    size: [1, 3],
                  }),
                  { bumpMap: grainBump(7, 170), bumpScale: 0.8 },
                ),
          ),
        ),
        [x, y, z],
        [0, 0, turn],
      ),
    ),
  );
export const pears = () =>
  trio(
    () =>
      group(
        mesh(
          pear(),
          skin(gradientSkin(['#b9b03a', '#c8bd45', '#b7a636'], ['#8a7a2a', '#d8cf6a'], { count: 1200 })),
        ),
        stalk([0, 0.86, 0], 0.24),
      ),
    0.5,
  );
export const mangoes = () =>
  group(
    ...[
      [-0.42, 0.3, 0.1],
      [0.42, -0.5, -0.05],
    ].map(([x, turn, z]) =>
      placed(
        mesh(
          lump(0.5, { stretch: [0.86, 1.18, 0.72], rough: 0.03, seed: 8 }),
          skin(
            gradientSkin(['#e8a72f', '#e5822e', '#c23f2b', '#7f7a2c'], ['#f4c45a', '#a83324', '#f0d07a'], {
              count: 800,
            }),
          ),
        ),
        [x, 0, z],
        [0, turn, turn * 0.9],
      ),
    ),
  );
export const potatoes = () =>
  trio((index) =>
    mesh(
      lump(0.45, { stretch: [1.2, 0.82, 0.9], rough: 0.05, seed: 11 + index }),
      matte('#fff', {
        map: gradientSkin(['#d9b57a', '#cfa868', '#dfbf88'], ['#b08a4e', '#8f6a34', '#e8cf9e'], {
          count: 800,
        }),
      }),
    ),
  );
export const sweetPotatoes = () =>
  group(
    ...[0, 1, 2].map((index) =>
      placed(
        mesh(
          loft(
            rounded(
              [
                [0, -0.9],
                [0.12, -0.7, 0.2],
                [0.36, -0.1, 0.5],
                [0.3, 0.4, 0.4],
                [0.06, 0.9, 0.1],
                [0, 0.95],
              ],
              14,
            ),
            {
              warp: ([x, y, z]) => [
                x + 0.05 * Math.sin(y * 4 + index),
                y,
                z + 0.04 * Math.sin(y * 6 + index),
              ],
            },
          ),
          matte('#fff', {
            map: gradientSkin(['#7d2f4d', '#8c3a58', '#742a45'], ['#a85a76', '#5a1f36', '#9a6a70'], {
              count: 700,
            }),
          }),
        ),
        [(index - 1) * 0.3, index === 2 ? 0.48 : 0, index * 0.26 - 0.3],
        [0, 0.25 * (index - 1), Math.PI / 2 + 0.1 * (index - 1)],
      ),
    ),
  );
export const garlic = () =>
  trio(
    (index) =>
      group(
        mesh(
          pome({ dimple: 0.02, squash: 0.82, lobes: 9, lobeDepth: 0.035, waist: -0.05 }),
          matte('#fff', {
            map: gradientSkin(
              ['#f3ece2', '#efe4de', '#d9c3d2', '#f0e6dc'],
              ['#b58aa8', '#fff9f0', '#9a6a90'],
              { count: 500, size: [1, 4] },
            ),
          }),
        ),
        mesh(cylinder(0.11, 0.42, 0.06), matte('#e6dccb'), [0, 0.48, 0], [0, 0, 0.1 * index]),
      ),
    0.54,
  );
export const onions = () =>
  trio(() =>
    group(
      mesh(
        pome({ dimple: 0, squash: 0.94 }),
        skin(
          gradientSkin(['#e9d9b0', '#d9a855', '#cf9440', '#b97a2c'], ['#a8681f', '#f0d8a0'], {
            count: 500,
            size: [1, 2],
            long: 6,
          }),
        ),
      ),
      mesh(cylinder(0.1, 0.3, 0.02), matte('#b98a4a'), [0, 0.54, 0]),
    ),
  );
export const ginger = () =>
  group(
    mesh(lump(0.34, { stretch: [2.1, 0.7, 0.8], rough: 0.09, seed: 21 }), rootSkin()),
    mesh(
      lump(0.28, { stretch: [0.8, 1.5, 0.8], rough: 0.1, seed: 23 }),
      rootSkin(),
      [-0.28, 0.3, 0],
      [0, 0, 0.4],
    ),
    mesh(
      lump(0.26, { stretch: [1.4, 0.9, 0.8], rough: 0.1, seed: 25 }),
      rootSkin(),
      [0.46, 0.14, 0.14],
      [0, 0.5, 0.6],
    ),
    mesh(lump(0.17, { stretch: [1, 1.3, 1], rough: 0.1, seed: 27 }), rootSkin(), [0.12, 0.28, 0.05]),
  );
const rootSkin = () =>
  matte('#fff', {
    map: gradientSkin(['#cda468', '#c39857', '#d6b27a'], ['#a67c3e', '#e3c898', '#8d6731'], {
      count: 1500,
      size: [1, 4],
    }),
  });

export function pear() {
  return loft(
    rounded(
      [
        [0, -0.52],
        [0.26, -0.5, 0.16],
        [0.46, -0.1, 0.5],
        [0.3, 0.42, 0.4],
        [0.16, 0.78, 0.22],
        [0, 0.86],
      ],
      16,
    ),
  );
}

function calyx(y, colour = '#4c7a2f', size = 0.24) {
  return group(
    ...Array.from({ length: 5 }, (_, _index) =>
      mesh(
        plate(
          (shape) => {
            shape.moveTo(0, 0);
            shape.quadraticCurveTo(0.06, 0.1, 0, size);
            shape.quadraticCurveTo(-0.06, 0.1, 0, 0);
          },
          0.02,
          { bevel: 0.006 },
        ),
        matte(colour),
        [0, y, 0],
        [1.2, 0, 0],
      ),
    ).map((leafMesh, index) => placed(group(leafMesh), [0, 0, 0], [0, (index * Math.PI * 2) / 5, 0])),
    stalk([0, y, 0], 0.12, '#5d8a3a'),
  );
}

function half(radius, material, at) {
  const dome = new THREE.SphereGeometry(radius, 48, 24, 0, Math.PI * 2, 0, Math.PI / 2);
  return placed(
    group(
      mesh(dome, matte('#6b4c2a'), [0, 0, 0], [-Math.PI / 2, 0, 0]),
      mesh(new THREE.CircleGeometry(radius, 64), material, [0, 0, 0.001]),
    ),
    at,
    [-0.35, 0.15, 0],
  );
}

const kiwiCut = () =>
  gloss('#fff', {
    map: textureOf(
      canvasOf(512, 512, (context) => {
        const fill = context.createRadialGradient(256, 256, 20, 256, 256, 256);
        for (const [at, colour] of [
          [0, '#f4f0cf'],
          [0.17, '#eef0c4'],
          [0.24, '#a8c95a'],
          [0.85, '#7fae35'],
          [1, '#6d9a2c'],
        ])
          fill.addColorStop(at, colour);
        context.fillStyle = fill;
        context.fillRect(0, 0, 512, 512);
        context.translate(256, 256);
        for (let index = 0; index < 34; index += 1) {
          context.rotate((Math.PI * 2) / 34);
          context.fillStyle = '#e4efb0';
          context.fillRect(60, -1.5, 165, 3);
          context.fillStyle = '#1d1a12';
          context.beginPath();
          context.ellipse(92 + (index % 3) * 14, 4, 13, 5, 0, 0, 7);
          context.fill();
        }
      }),
    ),
  });
const avocadoCut = () =>
  textureOf(
    canvasOf(512, 512, (context) => {
      context.fillStyle = '#cfd983';
      context.fillRect(0, 0, 512, 512);
      context.fillStyle = '#6d4325';
      context.beginPath();
      context.ellipse(256, 320, 70, 90, 0, 0, 7);
      context.fill();
    }),
  );

export function bananas() {
  const material = skin(
    gradientSkin(['#8a8a2a', '#e9c437', '#f0cd40', '#efc93c', '#6b5320'], ['#c9a22a', '#7a5a1a'], {
      count: 160,
      across: false,
    }),
  );
  return group(
    ...[0, 1, 2, 3].map((index) => {
      const spread = (index - 1.5) * 0.2;
      const curve = Array.from({ length: 26 }, (_, step) => {
        const t = step / 25;
        const angle = -0.35 + t * 1.75;
        return [Math.cos(angle) * 1.15 - 0.2, Math.sin(angle) * 1.15, spread * (1 - t ** 2) * 1.6];
      });
      return placed(
        mesh(
          tapered(
            curve,
            (t) =>
              t < 0.05 ? 0.05 + t : t > 0.9 ? 0.17 - (t - 0.9) * 1.28 : 0.14 + 0.045 * Math.sin(Math.PI * t),
            5,
          ),
          material,
        ),
        [0, 0, 0],
        [0, 0, 0.12 + index * 0.03],
      );
    }),
    mesh(cylinder(0.12, 0.2, 0.09), matte('#6d5a24'), [-0.4, 1.15, 0], [0, 0, 0.5]),
  );
}

/** A hose whose radius changes along it; `sides` gives it soft edges. */
export function tapered(points, radius, sides = 0) {
  const geometry = hose(points, 1, { segments: 90, around: 28 });
  const centreLine = new THREE.CatmullRomCurve3(
    points.map((point) => new THREE.Vector3(...point)),
    false,
    'centripetal',
  );
  const position = geometry.attributes.position;
  const point = new THREE.Vector3();
  for (let index = 0; index < position.count; index += 1) {
    const ring = Math.floor(index / 29);
    const centre = centreLine.getPointAt(ring / 90);
    const around = (index % 29) / 28;
    const soft = sides ? 1 + 0.05 * Math.cos(around * Math.PI * 2 * sides) : 1;
    point
      .fromBufferAttribute(position, index)
      .sub(centre)
      .multiplyScalar(radius(ring / 90) * soft)
      .add(centre);
    position.setXYZ(index, point.x, point.y, point.z);
  }
  const uv = geometry.attributes.uv;
  for (let index = 0; index < uv.count; index += 1) uv.setXY(index, uv.getY(index), uv.getX(index));
  geometry.computeVertexNormals();
  return geometry;
}

export const carrots = () =>
  group(
    ...[0, 1, 2].map((index) =>
      placed(
        group(
          mesh(
            loft(
              rounded(
                [
                  [0, -0.95],
                  [0.05, -0.9, 0.04],
                  [0.2, 0.4, 0.6],
                  [0.22, 0.6, 0.1],
                  [0.1, 0.7, 0.06],
                  [0, 0.68],
                ],
                12,
              ),
            ),
            skin(
              gradientSkin(['#e8792a', '#ee8430', '#e9772a'], ['#c9601a', '#f3a35a'], {
                count: 260,
                size: [1, 2],
              }),
            ),
          ),
          ...Array.from({ length: 6 }, (_, k) =>
            mesh(
              hose(
                [
                  [0, 0.64, 0],
                  [0.06 * Math.cos(k), 0.85, 0.06 * Math.sin(k)],
                  [0.2 * Math.cos(k), 1.1, 0.2 * Math.sin(k)],
                ],
                0.022,
              ),
              matte('#5f9a3a'),
            ),
          ),
        ),
        [(index - 1) * 0.05, index === 1 ? 0.34 : 0, (index - 1) * 0.34],
        [0, 0.16 * (index - 1), Math.PI / 2],
      ),
    ),
  );
export const eggplants = () =>
  group(
    ...[
      [-0.3, -0.1, 0.12],
      [0.36, 0.12, -0.2],
    ].map(([x, z, turn]) =>
      placed(
        group(
          mesh(
            loft(
              rounded(
                [
                  [0, -0.75],
                  [0.26, -0.72, 0.2],
                  [0.42, -0.3, 0.5],
                  [0.24, 0.45, 0.3],
                  [0.14, 0.7, 0.1],
                  [0, 0.72],
                ],
                14,
              ),
            ),
            gloss('#2f1838', { roughness: 0.18 }),
          ),
          calyx(0.66, '#5b7a35', 0.34),
          mesh(
            hose(
              [
                [0, 0.68, 0],
                [0.03, 0.85, 0],
                [0.08, 0.96, 0],
              ],
              0.05,
            ),
            matte('#6a8a40'),
          ),
        ),
        [x, 0, z],
        [0, 0, turn],
      ),
    ),
  );
export const bellPeppers = ({ colour = '#2f7a2a' } = {}) =>
  group(
    ...[
      [-0.46, 0.06, 0],
      [0.46, -0.1, 0.8],
    ].map(([x, z, turn]) =>
      placed(
        group(
          mesh(
            loft(
              rounded(
                [
                  [0, -0.38],
                  [0.2, -0.44, 0.12],
                  [0.38, -0.2, 0.3],
                  [0.5, 0.3, 0.3],
                  [0.3, 0.48, 0.2],
                  [0.06, 0.36, 0.06],
                  [0, 0.36],
                ],
                14,
              ),
              {
                around: 120,
                warp: ([px, y, pz], t) => {
                  const lobe = 1 + 0.085 * Math.cos(t * Math.PI * 8);
                  return [px * lobe, y, pz * lobe];
                },
              },
            ),
            gloss(colour, { roughness: 0.2 }),
          ),
          mesh(
            hose(
              [
                [0, 0.36, 0],
                [0.02, 0.55, 0],
                [0.12, 0.7, 0],
              ],
              0.055,
            ),
            matte('#6f9a45'),
          ),
        ),
        [x, 0, z],
        [0, turn, 0.06],
      ),
    ),
  );
export const cucumbers = ({ colour = '#3c6e2a', light = '#5a8f3c', thick = 0.2 } = {}) =>
  group(
    ...[0, 1].map((index) =>
      placed(
        mesh(
          tapered(
            [
              [-1, 0, 0],
              [-0.5, 0.03, 0],
              [0.1, 0.05, 0],
              [0.6, 0.02, 0],
              [1, -0.04, 0],
            ],
            (t) => thick * Math.min(1, 2.4 * Math.sqrt(Math.min(t, 1 - t) + 0.004)),
          ),
          skin(speckled(colour, [light, '#2a521c', '#86b060'], { count: 420, size: [2, 5], long: 5 }), {
            roughness: 0.35,
          }),
        ),
        [0, index * 0.1, index * 0.42 - 0.2],
        [0, 0.18 * (index ? 1 : -1), 0.03],
      ),
    ),
    placed(
      mesh(cylinder(thick, 0.07), [
        skin(speckled(colour, [light])),
        matte('#dfe8b0', { map: speckled('#dbe6a6', ['#c3d488', '#f0f5cf'], { count: 200 }) }),
        matte('#dbe6a6'),
      ]),
      [0.55, thick, 0.62],
      [1.25, 0, 0.2],
    ),
  );
export const zucchini = () => cucumbers({ colour: '#4d7a35', light: '#8fb26a', thick: 0.24 });
export const chilies = () =>
  group(
    ...[0, 1, 2, 3].map((index) =>
      placed(
        group(
          mesh(
            tapered(
              [
                [-0.7, 0, 0],
                [-0.2, 0.05, 0.02],
                [0.3, 0.02, 0],
                [0.7, 0.1, 0.05],
              ],
              (t) => 0.105 * Math.min(1, 3 * (t + 0.12)) * (1 - t ** 3 * 0.96),
            ),
            gloss('#c8201c', { roughness: 0.16 }),
          ),
          mesh(
            tapered(
              [
                [-0.66, 0, 0],
                [-0.82, 0.03, 0],
                [-1.02, 0.12, 0],
              ],
              (t) => 0.07 - t * 0.04,
            ),
            matte('#5c8a38'),
          ),
        ),
        [0, index > 1 ? 0.2 : 0, (index % 2) * 0.34 - 0.2 + index * 0.05],
        [0.2 * index, (index - 1.5) * 0.24, 0],
      ),
    ),
  );
export const corn = (p = {}) =>
  group(
    ...Array.from({ length: p.count ?? 3 }, (_, index) =>
      placed(
        group(ear(index), ...husks(index)),
        [0, 0, (index - ((p.count ?? 3) - 1) / 2) * 0.44],
        [0, 0.04 * (index - 1), 0],
      ),
    ),
  );
function ear(seed) {
  const parts = [];
  const random = dice(seed + 4);
  const kernel = lump(0.062, { stretch: [1, 1, 0.8], rough: 0, detail: 8 });
  const colours = ['#f2c230', '#eeb827', '#f6cf4a'].map((colour) => gloss(colour, { roughness: 0.3 }));
  for (let ring = 0; ring < 19; ring += 1)
    for (let k = 0; k < 13; k += 1) {
      const r = 0.19 * Math.min(1, 1.5 * Math.sqrt(1 - ring / 19.5));
      const angle = (k / 13) * Math.PI * 2;
      if (Math.sin(angle) < -0.5) continue;
      parts.push(
        mesh(kernel, colours[Math.floor(random() * 3)], [
          -0.75 + ring * 0.085,
          Math.sin(angle) * r,
          Math.cos(angle) * r,
        ]),
      );
    }
  return group(
    ...parts,
    mesh(cylinder(0.16, 1.4, 0.05), matte('#e8c560'), [-0.1, 0, 0], [0, 0, -Math.PI / 2]),
  );
}
const husks = (seed) =>
  [0, 1, 2, 3].map((k) =>
    mesh(
      leafSheet(1.0, 0.34, 0.3),
      matte(['#9dbb5f', '#86a84c'][k % 2], { side: 2 }),
      [-0.85, 0.04 - 0.08 * (k % 2), (k - 1.5) * 0.1],
      [-1.2 - 0.3 * k + seed * 0.1, 0.1, 0.1 * k],
    ),
  );

/** A leaf that bends, its base at the origin, its tip along x. */
export function leafSheet(long, wide, bend = 0.3, frill = 0, seed = 1) {
  const geometry = new THREE.PlaneGeometry(long, wide, 40, 20);
  const position = geometry.attributes.position;
  for (let index = 0; index < position.count; index += 1) {
    const t = (position.getX(index) + long / 2) / long;
    const side = (position.getY(index) / wide) * 2;
    const width = Math.sin(Math.PI * Math.min(1, t * 0.86 + 0.1)) ** 0.7;
    const wave = frill * side ** 2 * Math.sin(t * 15 + seed * 3 + side) * (0.4 + t);
    position.setXYZ(
      index,
      t * long,
      bend * long * t ** 2 + wave + 0.12 * side ** 2 * wide,
      (side * wide * width) / 2,
    );
  }
  geometry.computeVertexNormals();
  return geometry;
}

/** Leaves in rings around a heart. */
function head(colours, { rings = 5, leaves = 7, frill = 0.06, size = 0.9, wide = 0.85, open = 1 } = {}) {
  const parts = [];
  const random = dice(31);
  for (let ring = 0; ring < rings; ring += 1) {
    const share = ring / (rings - 1);
    for (let k = 0; k < leaves; k += 1) {
      const material = matte(colours[(ring + k) % colours.length], { side: 2, roughness: 0.6 });
      const tilt = (0.25 + share * 1.05) * open;
      const one = mesh(
        leafSheet(size * (0.8 + share * 0.35), wide, -0.25 * share + 0.06, frill, k + ring * 5),
        material,
        [0, 0, 0],
        [0, 0, Math.PI / 2 - tilt],
      );
      parts.push(
        placed(
          group(one),
          [0, 0.08 * (1 - share), 0],
          [0, ((k + ring * 0.5 + random() * 0.2) / leaves) * Math.PI * 2, 0],
        ),
      );
    }
  }
  return group(...parts);
}
export const lettuce = () =>
  head(['#8fc04c', '#7cb23f', '#a8d062', '#6fa638'], {
    rings: 5,
    leaves: 8,
    frill: 0.06,
    size: 1,
    wide: 0.95,
  });

/** A bunch of stems tied together. */
export function bunch(p) {
  const {
    leaf = [0.3, 0.2],
    colour = ['#4f8f35', '#5f9f40', '#3f7a2c'],
    frill = 0.02,
    stems = 34,
    perStem = 3,
    long = 1.4,
  } = p;
  const random = dice(17);
  const parts = [];
  for (let index = 0; index < stems; index += 1) {
    const angle = random() * Math.PI * 2;
    const spread = 0.12 + random() * 0.42;
    const tip = [Math.cos(angle) * spread * 1.3, long * (0.78 + random() * 0.3), Math.sin(angle) * spread];
    const path = [
      [Math.cos(angle) * 0.09, 0, Math.sin(angle) * 0.07],
      [Math.cos(angle) * 0.06, long * 0.35, Math.sin(angle) * 0.05],
      tip,
    ];
    parts.push(mesh(hose(path, 0.014, { segments: 14, around: 6 }), matte('#7fae55')));
    for (let k = 0; k < perStem; k += 1) {
      const t = 1 - k * 0.13;
      const at = [tip[0] * t, long * 0.35 + (tip[1] - long * 0.35) * t, tip[2] * t];
      parts.push(
        placed(
          mesh(
            leafSheet(
              leaf[0] * (0.8 + random() * 0.5),
              leaf[1] * (0.8 + random() * 0.5),
              -0.2,
              frill,
              index + k,
            ),
            matte(colour[(index + k) % colour.length], { side: 2, roughness: 0.65 }),
          ),
          at,
          [random() * 1.2 - 0.6, random() * 6.3, 0.5 - random() * 1.1],
        ),
      );
    }
  }
  parts.push(
    mesh(
      new THREE.TorusGeometry(0.13, 0.03, 12, 40),
      plastic('#d8433a'),
      [0, long * 0.3, 0],
      [Math.PI / 2, 0, 0],
    ),
  );
  return group(...parts);
}

export function pottedHerb() {
  return group(
    placed(
      bunch({
        leaf: [0.3, 0.24],
        stems: 26,
        perStem: 4,
        long: 0.9,
        colour: ['#4c9a3a', '#5cae48', '#3f8430'],
      }),
      [0, 0.55, 0],
    ),
    mesh(
      loft(
        rounded([
          [0, 0],
          [0.3, 0, 0.02],
          [0.4, 0.6, 0.01],
          [0.45, 0.6, 0.01],
          [0.45, 0.72, 0.01],
          [0.4, 0.72, 0.01],
          [0.38, 0.66, 0.02],
          [0, 0.66],
        ]),
      ),
      matte('#b5653f'),
    ),
  );
}

export function broccoli() {
  const random = dice(7);
  const flower = matte('#fff', {
    map: speckled('#3f7a33', ['#2f6228', '#569447', '#6fae5c'], { count: 2600, size: [1, 3.4] }),
  });
  const parts = [
    mesh(
      loft(
        rounded(
          [
            [0, 0],
            [0.22, 0, 0.03],
            [0.24, 0.5, 0.2],
            [0.5, 0.85, 0.2],
            [0, 0.9],
          ],
          10,
        ),
      ),
      matte('#9abf6a'),
    ),
  ];
  for (let index = 0; index < 70; index += 1) {
    const angle = index * 2.4;
    const r = Math.sqrt(index / 70) * 0.68;
    parts.push(
      mesh(lump(0.15 + random() * 0.05, { rough: 0.16, seed: index + 1, detail: 14 }), flower, [
        Math.cos(angle) * r,
        0.88 + 0.36 * Math.cos(r * 1.9),
        Math.sin(angle) * r,
      ]),
    );
  }
  return group(...parts);
}

export function pineapple() {
  const parts = [];
  const eye = lump(0.095, { stretch: [1, 1, 0.6], rough: 0.04, detail: 12 });
  const colours = ['#c98a24', '#d89a2e', '#b87a1e'].map((colour) => matte(colour, { roughness: 0.6 }));
  for (let ring = 0; ring < 14; ring += 1) {
    const y = 0.1 + ring * 0.105;
    const r = 0.5 * Math.sin(Math.PI * (0.2 + (ring / 13) * 0.62)) ** 0.7;
    for (let k = 0; k < 16; k += 1) {
      const angle = ((k + (ring % 2) / 2) / 16) * Math.PI * 2;
      parts.push(
        placed(
          mesh(eye, colours[(ring + k) % 3]),
          [Math.sin(angle) * r, y, Math.cos(angle) * r],
          [0, angle, 0],
        ),
      );
    }
  }
  parts.push(mesh(lump(0.5, { stretch: [0.95, 1.5, 0.95], rough: 0.01 }), matte('#8f6a1c'), [0, 0.75, 0]));
  for (let index = 0; index < 40; index += 1) {
    const tilt = 0.1 + (1 - index / 40) * 0.95;
    parts.push(
      placed(
        group(
          mesh(
            leafSheet(0.55 + (index / 40) * 0.4, 0.13, -0.18 * tilt),
            matte(index % 2 ? '#4a7f3a' : '#5f9348', { side: 2, roughness: 0.5 }),
            [0, 0, 0],
            [0, 0, Math.PI / 2 - tilt],
          ),
        ),
        [0, 1.45 + (index / 40) * 0.12, 0],
        [0, index * 2.4, 0],
      ),
    );
  }
  return group(...parts);
}

export function grapes(p = {}) {
  const random = dice(9);
  const colour = p.colour ?? '#a9bf4f';
  const berry = lump(0.15, { stretch: [1, 1.16, 1], rough: 0.004, detail: 18 });
  const skins = [colour, p.light ?? '#bccd68'].map((each) =>
    gloss(each, { roughness: 0.22, clearcoat: 0.6 }),
  );
  const parts = [];
  for (let layer = 0; layer < 8; layer += 1) {
    const count = [2, 4, 6, 8, 9, 9, 8, 5][layer];
    const r = [0.07, 0.17, 0.26, 0.34, 0.42, 0.44, 0.4, 0.28][layer];
    for (let k = 0; k < count; k += 1) {
      const angle = (k / count) * Math.PI * 2 + layer;
      parts.push(
        mesh(berry, skins[(k + layer) % 2], [
          Math.cos(angle) * r + (random() - 0.5) * 0.05,
          layer * 0.21 + (random() - 0.5) * 0.05,
          Math.sin(angle) * r * 0.7,
        ]),
      );
    }
  }
  parts.push(
    mesh(
      hose(
        [
          [0, 1.2, 0],
          [0.02, 1.75, 0],
          [0.14, 1.98, 0],
        ],
        0.035,
      ),
      matte('#8a9a4a'),
    ),
  );
  return placed(group(...parts), [0, 0, 0], [-0.25, 0, 0.35]);
}

export function watermelon() {
  const rind = gloss('#fff', { map: stripes(), roughness: 0.35, clearcoat: 0.3 });
  const wedge = new THREE.CylinderGeometry(0.62, 0.62, 0.26, 64, 1, false, 0, Math.PI);
  return group(
    mesh(lump(0.78, { stretch: [1.18, 0.98, 0.98], rough: 0.004 }), rind, [-0.2, 0.76, -0.3], [0, 0, 0]),
    placed(
      group(
        mesh(
          wedge,
          [rind, matte('#fff', { map: melonCut() }), matte('#fff', { map: melonCut() })],
          [0, 0, 0],
          [Math.PI / 2, Math.PI / 2, 0],
        ),
        mesh(new THREE.PlaneGeometry(1.24, 0.26), matte('#e2443f'), [0, 0, 0], [-Math.PI / 2, 0, 0]),
      ),
      [0.62, 0.63, 0.62],
      [0, -0.2, Math.PI],
    ),
  );
}
const stripes = () =>
  textureOf(
    canvasOf(1024, 512, (context, width, height) => {
      context.fillStyle = '#3f7a35';
      context.fillRect(0, 0, width, height);
      const random = dice(13);
      for (let stripe = 0; stripe < 13; stripe += 1) {
        context.strokeStyle = '#1d4a20';
        for (let k = 0; k < 9; k += 1) {
          context.globalAlpha = 0.5;
          context.lineWidth = 5 + random() * 14;
          context.beginPath();
          const x = (stripe + 0.5) * (width / 13) + (random() - 0.5) * 34;
          context.moveTo(x, 0);
          context.bezierCurveTo(
            x + (random() - 0.5) * 60,
            height * 0.33,
            x + (random() - 0.5) * 60,
            height * 0.66,
            x,
            height,
          );
          context.stroke();
        }
      }
    }),
  );
const melonCut = () =>
  textureOf(
    canvasOf(512, 512, (context) => {
      const fill = context.createRadialGradient(256, 256, 10, 256, 256, 256);
      for (const [at, colour] of [
        [0, '#e5514c'],
        [0.8, '#df403f'],
        [0.88, '#f0a59a'],
        [0.91, '#eef3d9'],
        [0.96, '#cfe2a8'],
        [1, '#3f7a35'],
      ])
        fill.addColorStop(at, colour);
      context.fillStyle = fill;
      context.fillRect(0, 0, 512, 512);
      context.translate(256, 256);
      for (let index = 0; index < 40; index += 1) {
        context.rotate(2.4);
        context.fillStyle = '#2a1712';
        context.beginPath();
        context.ellipse(90 + (index % 5) * 22, 0, 10, 5, 0, 0, 7);
        context.fill();
      }
    }),
  );

export function papaya() {
  const whole = loft(
    rounded(
      [
        [0, -0.9],
        [0.3, -0.84, 0.2],
        [0.48, -0.2, 0.6],
        [0.36, 0.6, 0.4],
        [0.1, 0.92, 0.1],
        [0, 0.92],
      ],
      14,
    ),
  );
  return group(
    placed(
      mesh(
        whole,
        skin(
          gradientSkin(['#e8a234', '#e6a93c', '#b9a63a', '#7f9a3a'], ['#7f9a3a', '#f0c05a', '#c98a2a'], {
            count: 500,
            size: [2, 8],
          }),
        ),
      ),
      [0, 0, -0.3],
      [0, 0, Math.PI / 2 + 0.1],
    ),
    placed(papayaHalf(whole), [0.15, 0, 0.5], [0, 0.1, Math.PI / 2]),
  );
}
function papayaHalf(whole) {
  const back = whole.clone();
  const position = back.attributes.position;
  for (let index = 0; index < position.count; index += 1)
    if (position.getZ(index) > 0) position.setZ(index, 0);
  back.computeVertexNormals();
  const face = plate(
    (shape) => {
      const points = [];
      for (let step = 0; step <= 40; step += 1) {
        const t = step / 40;
        const y = -0.88 + t * 1.78;
        const r = 0.46 * Math.sin(Math.PI * Math.min(1, t * 0.93 + 0.03)) ** 0.62;
        points.push([r, y]);
      }
      shape.moveTo(...points[0]);
      for (const point of points) shape.lineTo(...point);
      for (const [x, y] of points.reverse()) shape.lineTo(-x, y);
    },
    0.03,
    { bevel: 0.01 },
  );
  const seeds = [];
  const random = dice(3);
  for (let index = 0; index < 70; index += 1) {
    const y = (random() - 0.5) * 1.05;
    seeds.push(
      mesh(lump(0.045, { rough: 0, detail: 8 }), gloss('#22201c'), [
        (random() - 0.5) * 0.3 * (1 - y ** 2),
        y,
        0.04,
      ]),
    );
  }
  return group(
    mesh(back, skin(gradientSkin(['#e8a234', '#c9a63a'], ['#f0c05a']))),
    mesh(face, matte('#ee8a3c'), [0, 0, 0]),
    mesh(lump(0.3, { stretch: [0.6, 2, 0.08], rough: 0 }), matte('#d8702c'), [0, 0, 0.015]),
    ...seeds,
  );
}

export function coconut() {
  const shell = matte('#fff', {
    map: speckled('#6b4526', ['#8a5f38', '#4c2f18', '#a37a4e'], { count: 1800, size: [1, 3], long: 7 }),
    bumpMap: grainBump(2, 200),
    bumpScale: 1,
  });
  const cut = new THREE.SphereGeometry(0.55, 48, 24, 0, Math.PI * 2, Math.PI / 2, Math.PI / 2);
  return group(
    mesh(lump(0.6, { rough: 0.03 }), shell, [-0.3, 0.6, -0.25]),
    placed(
      group(
        mesh(cut, shell),
        mesh(new THREE.RingGeometry(0.43, 0.53, 64), matte('#fffdf6'), [0, 0, 0], [-Math.PI / 2, 0, 0]),
        mesh(
          new THREE.SphereGeometry(0.43, 48, 24, 0, Math.PI * 2, Math.PI / 2, Math.PI / 2),
          matte('#f4f0e6', { side: 1 }),
        ),
      ),
      [0.5, 0.5, 0.45],
      [0.75, 0, -0.3],
    ),
  );
}
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

export { ball };
