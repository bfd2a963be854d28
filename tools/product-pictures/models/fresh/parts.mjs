/** What the models of this folder share. */
import { gloss, matte, speckled } from '../../studio/materials.mjs';
import { group, placed, THREE } from '../parts.mjs';

export const wet = (map, more = {}) =>
  gloss('#fff', { map, roughness: 0.34, clearcoat: 0.5, clearcoatRoughness: 0.25, ...more });

export function shade(hex, share) {
  const value = new THREE.Color(hex);
  value.multiplyScalar(share);
  return `#${value.getHexString()}`;
}

export const rows = (count, w, shape, tilt = 0.5) =>
  group(
    ...Array.from({ length: count }, (_, index) =>
      placed(
        shape(index),
        [(index - (count - 1) / 2) * (w / count), 0.16 + (index % 2) * 0.01, 0],
        [0, 0, tilt],
      ),
    ),
  );

export function flatten(geometry) {
  const { position, uv } = geometry.attributes;
  for (let k = 0; k < position.count; k += 1) uv.setXY(k, position.getX(k) + 0.5, position.getZ(k) + 0.5);
  return geometry;
}

export const crust = (ground = '#c9853f', seed = 2) =>
  matte('#fff', {
    map: speckled(ground, [shade(ground, 1.18), shade(ground, 0.78), '#e9bd7e', shade(ground, 0.6)], {
      count: 1500,
      size: [2, 10],
      seed,
    }),
    roughness: 0.62,
  });
