/** Boxes and cases. */
import { dice, hose, loft, rounded, softBox } from '../../studio/geometry.mjs';
import { metal, paper, plastic } from '../../studio/materials.mjs';
import { cylinder, group, mesh, placed, THREE } from '../parts.mjs';
import { brandOn } from './parts.mjs';

export async function toolBox({ steel }, ctx) {
  const body = steel ? '#b3261e' : ctx.label.brand.second;
  const lid = steel ? '#c43028' : ctx.label.brand.ground;
  return group(
    mesh(
      loft(
        rounded([
          [0, 0],
          [0.92, 0, 0.05],
          [1, 0.6, 0.03],
          [0, 0.6],
        ]),
        { depth: 0.5, power: 7 },
      ),
      plastic(body, 0.42),
    ),
    mesh(
      loft(
        rounded([
          [0, 0.6],
          [1.04, 0.6, 0.02],
          [1.02, 0.82, 0.08],
          [0.7, 0.94, 0.06],
          [0, 0.94],
        ]),
        { depth: 0.5, power: 7 },
      ),
      plastic(lid, 0.42),
    ),
    ...[-0.5, 0.5].map((x) =>
      mesh(softBox(0.2, 0.34, 0.08, 0.03), plastic(steel ? '#c9cdd1' : '#1d1d1f'), [x, 0.62, 0.52]),
    ),
    mesh(
      hose(
        [
          [-0.46, 0.92, 0],
          [-0.42, 1.2, 0],
          [0.42, 1.2, 0],
          [0.46, 0.92, 0],
        ],
        0.06,
      ),
      steel ? metal() : plastic('#1d1d1f'),
    ),
    mesh(
      new THREE.PlaneGeometry(0.72, 0.26),
      paper(await brandOn(ctx, 0.72, 0.26, ctx.label.brand.ground, ctx.label.brand.second)),
      [0, 0.3, 0.515],
    ),
  );
}

export async function toolCase(_p, ctx) {
  const random = dice(3);
  const parts = [
    mesh(softBox(2.0, 0.22, 1.25, 0.07), plastic('#2a2c30', 0.5), [0, 0.11, 0]),
    placed(
      group(
        mesh(softBox(2.0, 1.2, 0.14, 0.07), plastic('#2a2c30', 0.5), [0, 0.6, 0]),
        mesh(
          new THREE.PlaneGeometry(1.1, 0.4),
          paper(await brandOn(ctx, 1.1, 0.4, ctx.label.brand.ground, ctx.label.brand.second)),
          [0, 0.62, 0.072],
        ),
      ),
      [0, 0.2, -0.62],
      [-0.25, 0, 0],
    ),
  ];
  for (let k = 0; k < 15; k += 1)
    parts.push(
      mesh(cylinder(0.035 + random() * 0.03, 0.12), metal('#cfd3d7', 0.2), [-0.9 + k * 0.128, 0.26, -0.42]),
    );
  for (let k = 0; k < 9; k += 1)
    parts.push(
      mesh(cylinder(0.03, 0.55), metal('#cfd3d7', 0.2), [-0.8 + k * 0.1, 0.25, -0.05], [Math.PI / 2, 0, 0]),
    );
  for (let k = 0; k < 4; k += 1)
    parts.push(
      mesh(cylinder(0.06, 0.42), plastic('#c8171e'), [0.3 + k * 0.18, 0.27, 0.02], [Math.PI / 2, 0, 0]),
      mesh(cylinder(0.022, 0.4), metal(), [0.3 + k * 0.18, 0.26, -0.36], [Math.PI / 2, 0, 0]),
    );
  parts.push(
    mesh(
      hose(
        [
          [-0.8, 0.26, 0.42],
          [-0.2, 0.27, 0.34],
          [0.2, 0.27, 0.42],
        ],
        0.05,
      ),
      plastic('#c8171e'),
    ),
    mesh(softBox(0.8, 0.06, 0.08, 0.02), metal(), [0.55, 0.26, 0.4]),
  );
  return group(...parts);
}
