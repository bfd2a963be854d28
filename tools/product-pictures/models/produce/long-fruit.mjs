/** Bananas, carrots, cucumbers, peppers, corn. */
import { dice, hose, loft, lump, rounded } from '../../studio/geometry.mjs';
import { gloss, matte, speckled } from '../../studio/materials.mjs';
import { cylinder, group, mesh, placed, THREE } from '../parts.mjs';
import { leafSheet } from './leaves.mjs';
import { calyx, gradientSkin, skin } from './parts.mjs';

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
