/** What the models of this folder share. */
import { hose, loft, plate } from '../../studio/geometry.mjs';
import { gloss, matte, speckled } from '../../studio/materials.mjs';
import { group, mesh, placed, THREE } from '../parts.mjs';

export const skin = (map, more = {}) =>
  gloss('#ffffff', { map, roughness: 0.42, clearcoat: 0.35, clearcoatRoughness: 0.3, ...more });

export const stalk = (at, high = 0.2, colour = '#5b4326') =>
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
export function pome({ dimple = 0.16, squash = 0.92, waist = 0, lobes = 0, lobeDepth = 0.03, sharp = 1 }) {
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

export const trio = (shape, spread = 0.56, count = 3) => {
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

export function calyx(y, colour = '#4c7a2f', size = 0.24) {
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
