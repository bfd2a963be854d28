/** Mushrooms, ham and salami. */
import { loft, rounded, sleeve, softBox } from '../../studio/geometry.mjs';
import { matte, paper, speckled } from '../../studio/materials.mjs';
import { group, mesh, placed, THREE } from '../parts.mjs';
import { mushrooms } from '../produce/heaps.mjs';
import { tapered } from '../produce/long-fruit.mjs';
import { flatten, shade, wet } from './parts.mjs';

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
        placed(mushrooms({ count: 1 }), [0.5, 0, -0.1]),
        [x * w, 0.12, z * d],
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
