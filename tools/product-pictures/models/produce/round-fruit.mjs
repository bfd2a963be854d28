/** Fruit that is drawn in at the stalk, and citrus. */
import { loft, lump, rounded } from '../../studio/geometry.mjs';
import { canvasOf, gloss, grainBump, matte, textureOf } from '../../studio/materials.mjs';
import { group, mesh, placed, THREE } from '../parts.mjs';
import { calyx, gradientSkin, pome, skin, stalk, trio } from './parts.mjs';
import { pear } from './roots.mjs';

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
