/** Leaves, herbs and broccoli. */
import { dice, hose, loft, lump, rounded } from '../../studio/geometry.mjs';
import { matte, plastic, speckled } from '../../studio/materials.mjs';
import { group, mesh, placed, THREE } from '../parts.mjs';

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
