/** Power tools. */
import { hose, loft, plate, rounded, softBox } from '../../studio/geometry.mjs';
import { matte, metal, paper, plastic, rubber } from '../../studio/materials.mjs';
import { ball, box, cylinder, group, mesh, THREE, torus } from '../parts.mjs';
import { brandOn, outline, polygon, teeth } from './parts.mjs';

/** A pistol-shaped machine in the brand's colours: drill, driver, hammer, heat gun. */
async function pistol(ctx, { corded, hammer, impact, hot }) {
  const main = plastic(ctx.label.brand.ground, 0.4);
  const soft = rubber('#1b1c1f');
  const bright = plastic(ctx.label.brand.second, 0.4);
  const parts = [
    mesh(
      loft(
        rounded([
          [0, -0.72],
          [0.24, -0.72, 0.1],
          [0.31, -0.2, 0.2],
          [0.3, 0.4, 0.1],
          [0.22, 0.56, 0.05],
          [0, 0.56],
        ]),
        { power: 2.6 },
      ),
      main,
      [0, 1.3, 0],
      [0, 0, -Math.PI / 2],
    ),
    mesh(softBox(0.5, 0.06, 0.5, 0.02), soft, [-0.3, 1.6, 0]),
    mesh(
      plate(
        outline([
          [-0.55, 1.2],
          [-0.1, 1.18],
          [-0.2, 0.7],
          [-0.3, 0.25],
          [-0.68, 0.28],
          [-0.62, 0.7],
        ]),
        0.34,
        { bevel: 0.12 },
      ),
      soft,
    ),
    mesh(softBox(0.13, 0.24, 0.16, 0.05), bright, [-0.06, 0.98, 0]),
    mesh(
      new THREE.PlaneGeometry(0.6, 0.2),
      paper(await brandOn(ctx, 0.6, 0.2, ctx.label.brand.ground, ctx.label.brand.second)),
      [-0.18, 1.34, 0.315],
    ),
  ];
  if (corded)
    parts.push(
      mesh(
        hose(
          [
            [-0.5, 0.28, 0],
            [-0.55, 0.06, 0],
            [-0.2, -0.02, 0.3],
            [0.4, 0, 0.5],
            [0.9, 0.03, 0.2],
          ],
          0.04,
        ),
        rubber(),
      ),
    );
  else
    parts.push(
      mesh(softBox(0.72, 0.3, 0.42, 0.06), soft, [-0.42, 0.16, 0]),
      mesh(softBox(0.74, 0.08, 0.44, 0.03), bright, [-0.42, 0.28, 0]),
    );
  if (hot)
    parts.push(mesh(cylinder(0.17, 0.5, 0.13), metal('#b9bec3', 0.3), [0.8, 1.3, 0], [0, 0, -Math.PI / 2]));
  else if (impact)
    parts.push(
      mesh(
        loft(
          rounded([
            [0, 0],
            [0.28, 0, 0.04],
            [0.16, 0.3, 0.06],
            [0, 0.32],
          ]),
        ),
        metal('#3d4248', 0.35),
        [0.54, 1.3, 0],
        [0, 0, -Math.PI / 2],
      ),
      mesh(box(0.12, 0.2, 0.12), metal(), [0.94, 1.3, 0], [0, 0, -Math.PI / 2]),
    );
  else
    parts.push(
      mesh(
        loft(
          rounded([
            [0, 0],
            [0.19, 0, 0.02],
            [0.19, 0.26, 0.02],
            [0.09, 0.42, 0.04],
            [0, 0.42],
          ]),
          {
            around: 96,
            warp: ([x, y, z], turn) => {
              const rib = y > 0.04 && y < 0.24 ? 1 + 0.03 * Math.sin(turn * Math.PI * 36) : 1;
              return [x * rib, y, z * rib];
            },
          },
        ),
        plastic('#2a2c30', 0.4),
        [0.54, 1.3, 0],
        [0, 0, -Math.PI / 2],
      ),
      mesh(
        cylinder(0.045, hammer ? 0.9 : 0.6, 0.03),
        metal('#aab0b6', 0.25),
        [hammer ? 1.4 : 1.25, 1.3, 0],
        [0, 0, -Math.PI / 2],
      ),
    );
  if (hammer || (corded && !hot))
    parts.push(
      mesh(torus(0.29, 0.05), soft, [0.42, 1.3, 0], [0, Math.PI / 2, 0]),
      mesh(
        loft(
          rounded([
            [0, 0],
            [0.09, 0, 0.03],
            [0.11, 0.6, 0.05],
            [0, 0.62],
          ]),
        ),
        soft,
        [0.42, 0.98, 0.1],
        [Math.PI - 0.3, 0, 0],
      ),
    );
  return group(...parts);
}

export const drill = (p, ctx) => pistol(ctx, p);

export const heatGun = (_p, ctx) => pistol(ctx, { corded: true, hot: true });

export const glueGun = (_p, ctx) => pistol(ctx, { corded: true, hot: true });

export async function angleGrinder(_p, ctx) {
  return group(
    mesh(
      loft(
        rounded([
          [0, 0],
          [0.2, 0, 0.08],
          [0.24, 0.6, 0.2],
          [0.27, 1.3, 0.1],
          [0.24, 1.5, 0.05],
          [0, 1.5],
        ]),
        { depth: 0.9 },
      ),
      plastic(ctx.label.brand.ground, 0.4),
      [-0.9, 0.46, 0],
      [0, 0, -Math.PI / 2],
    ),
    mesh(
      loft(
        rounded([
          [0, 0],
          [0.26, 0, 0.05],
          [0.27, 0.7, 0.05],
          [0, 0.7],
        ]),
        { warp: ([x, y, z]) => [x, y, z] },
      ),
      rubber('#1b1c1f'),
      [-0.95, 0.46, 0],
      [0, 0, -Math.PI / 2],
    ),
    mesh(softBox(0.5, 0.42, 0.44, 0.1), metal('#8d949b', 0.38), [0.76, 0.46, 0]),
    mesh(cylinder(0.62, 0.03), matte('#3a3634'), [0.82, 0.12, 0]),
    mesh(cylinder(0.16, 0.05), metal(), [0.82, 0.09, 0]),
    mesh(
      new THREE.CylinderGeometry(0.66, 0.66, 0.14, 48, 1, true, Math.PI * 0.9, Math.PI * 1.15),
      metal('#3d4248', 0.4),
      [0.82, 0.16, 0],
    ),
    mesh(
      loft(
        rounded([
          [0, 0],
          [0.1, 0, 0.03],
          [0.13, 0.6, 0.06],
          [0, 0.64],
        ]),
      ),
      rubber('#1b1c1f'),
      [0.78, 0.5, 0.22],
      [Math.PI / 2, 0, 0],
    ),
    mesh(
      new THREE.PlaneGeometry(0.7, 0.2),
      paper(await brandOn(ctx, 0.7, 0.2, ctx.label.brand.ground, ctx.label.brand.second)),
      [0.16, 0.48, 0.252],
    ),
  );
}

export async function circularSaw({ small }, ctx) {
  const r = small ? 0.55 : 0.78;
  return group(
    mesh(softBox(1.9, 0.06, 0.9, 0.02), metal('#b9bec3', 0.3), [0, 0.16, 0]),
    mesh(cylinder(r, 0.03), metal('#d3d7db', 0.2), [0.12, 0.36, 0.2], [Math.PI / 2, 0, 0]),
    mesh(
      new THREE.CylinderGeometry(r + 0.08, r + 0.08, 0.24, 64, 1, false, Math.PI / 2, Math.PI),
      plastic(ctx.label.brand.ground, 0.42),
      [0.12, 0.36, 0.2],
      [Math.PI / 2, 0, 0],
    ),
    mesh(
      loft(
        rounded([
          [0, 0],
          [0.3, 0, 0.06],
          [0.3, 0.5, 0.06],
          [0, 0.52],
        ]),
      ),
      plastic(ctx.label.brand.ground, 0.42),
      [0.1, 0.66, 0.3],
      [-Math.PI / 2, 0, 0],
    ),
    mesh(
      hose(
        small
          ? [
              [0.2, 0.9, 0.1],
              [-0.2, 1.06, 0.05],
              [-0.62, 0.82, 0.05],
              [-0.72, 0.2, 0.05],
            ]
          : [
              [0.2, 1.15, 0.1],
              [-0.3, 1.28, 0.05],
              [-0.75, 1.0, 0.05],
              [-0.85, 0.6, 0.05],
            ],
        0.12,
      ),
      rubber('#1b1c1f'),
    ),
    mesh(ball(0.13), rubber('#1b1c1f'), small ? [0.66, 0.7, 0.2] : [0.75, 0.92, 0.1]),
    mesh(
      new THREE.PlaneGeometry(0.66, 0.22),
      paper(await brandOn(ctx, 0.66, 0.22, ctx.label.brand.ground, ctx.label.brand.second)),
      [0.12, 0.78, 0.325],
    ),
  );
}

export async function jigSaw(_p, ctx) {
  return group(
    mesh(softBox(1.4, 0.06, 0.6, 0.02), metal('#b9bec3', 0.3), [0.1, 0.42, 0]),
    mesh(softBox(0.5, 0.9, 0.46, 0.12), plastic(ctx.label.brand.ground, 0.42), [0.36, 0.88, 0]),
    mesh(
      loft(
        rounded([
          [0, 0],
          [0.22, 0, 0.08],
          [0.22, 1.0, 0.08],
          [0, 1.0],
        ]),
      ),
      plastic(ctx.label.brand.ground, 0.42),
      [-0.6, 0.82, 0],
      [0, 0, -Math.PI / 2],
    ),
    mesh(
      hose(
        [
          [0.45, 1.3, 0],
          [0.1, 1.5, 0],
          [-0.4, 1.42, 0],
          [-0.6, 1.0, 0],
        ],
        0.12,
      ),
      rubber('#1b1c1f'),
    ),
    mesh(
      plate(polygon([[0.5, 0.5], [0.6, 0.5], [0.6, 0.06], ...teeth(0.56, 0.5, 0.06, 1, 0.02)]), 0.03, {
        bevel: 0.005,
      }),
      metal('#d3d7db', 0.2),
    ),
    mesh(
      new THREE.PlaneGeometry(0.4, 0.16),
      paper(await brandOn(ctx, 0.4, 0.16, ctx.label.brand.ground, ctx.label.brand.second)),
      [0.34, 1.0, 0.235],
    ),
  );
}

export async function sander(_p, ctx) {
  return group(
    mesh(softBox(0.95, 0.1, 0.95, 0.03), matte('#b5662f'), [0, 0.05, 0]),
    mesh(softBox(0.95, 0.14, 0.95, 0.04), rubber('#1b1c1f'), [0, 0.16, 0]),
    mesh(
      loft(
        rounded([
          [0, 0.2],
          [0.46, 0.2, 0.05],
          [0.42, 0.5, 0.1],
          [0.3, 0.72, 0.1],
          [0.44, 1.0, 0.14],
          [0.3, 1.14, 0.1],
          [0, 1.16],
        ]),
      ),
      plastic(ctx.label.brand.ground, 0.42),
    ),
    mesh(
      loft(
        rounded([
          [0.3, 0.95],
          [0.455, 1.0, 0.14],
          [0.32, 1.155, 0.1],
          [0, 1.17],
        ]),
      ),
      rubber('#1b1c1f'),
    ),
    mesh(cylinder(0.09, 0.4), plastic('#2a2c30'), [-0.5, 0.42, 0], [0, 0, 1.2]),
  );
}
