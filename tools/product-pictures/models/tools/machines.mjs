/** Compressors, welders and vises. */
import { hose, loft, rounded, softBox } from '../../studio/geometry.mjs';
import { gloss, metal, paper, plastic, rubber } from '../../studio/materials.mjs';
import { ball, cylinder, group, mesh, THREE } from '../parts.mjs';
import { brandOn } from './parts.mjs';

export async function compressor(_p, ctx) {
  return group(
    mesh(
      loft(
        rounded([
          [0, -0.95],
          [0.3, -0.95, 0.2],
          [0.46, -0.7, 0.2],
          [0.46, 0.7, 0.2],
          [0.3, 0.95, 0.2],
          [0, 0.95],
        ]),
      ),
      plastic(ctx.label.brand.ground, 0.32),
      [0, 0.72, 0],
      [0, 0, Math.PI / 2],
    ),
    mesh(
      new THREE.PlaneGeometry(0.9, 0.3),
      paper(await brandOn(ctx, 0.9, 0.3, ctx.label.brand.ground, ctx.label.brand.second)),
      [0, 0.72, 0.465],
    ),
    mesh(softBox(0.7, 0.5, 0.5, 0.08), plastic('#2a2c30'), [-0.2, 1.38, 0]),
    mesh(cylinder(0.22, 0.5), metal('#8d949b', 0.4), [0.4, 1.4, 0]),
    mesh(
      hose(
        [
          [-0.75, 1.1, 0.2],
          [-0.8, 1.75, 0.2],
          [0.8, 1.75, 0.2],
          [0.75, 1.1, 0.2],
        ],
        0.04,
      ),
      plastic('#1d1d1f'),
    ),
    ...[-0.6].flatMap((x) =>
      [0.46, -0.46].map((z) => mesh(cylinder(0.26, 0.14), rubber(), [x, 0.26, z], [Math.PI / 2, 0, 0])),
    ),
    mesh(softBox(0.12, 0.26, 0.6, 0.03), rubber(), [0.66, 0.14, 0]),
    mesh(cylinder(0.11, 0.06), metal('#dfe3e6', 0.2), [0.62, 1.24, 0.3], [Math.PI / 2, 0, 0]),
  );
}

export async function welder(_p, ctx) {
  return group(
    mesh(softBox(0.86, 1.0, 1.5, 0.06), plastic(ctx.label.brand.ground, 0.42), [0, 0.56, 0]),
    mesh(softBox(0.82, 0.94, 0.04, 0.03), plastic('#2a2c30'), [0, 0.56, 0.76]),
    mesh(
      new THREE.PlaneGeometry(0.66, 0.2),
      paper(await brandOn(ctx, 0.66, 0.2, '#2a2c30', ctx.label.brand.second)),
      [0, 0.88, 0.785],
    ),
    mesh(cylinder(0.13, 0.08), rubber(), [0, 0.58, 0.8], [Math.PI / 2, 0, 0]),
    ...[-0.22, 0.22].map((x) =>
      mesh(cylinder(0.1, 0.1), plastic(x < 0 ? '#c8171e' : '#1d1d1f'), [x, 0.26, 0.8], [Math.PI / 2, 0, 0]),
    ),
    mesh(softBox(0.3, 0.12, 0.03, 0.02), gloss('#1f3a2a'), [0, 0.74, 0.785]),
    mesh(
      hose(
        [
          [0, 1.05, -0.45],
          [0, 1.3, -0.35],
          [0, 1.3, 0.35],
          [0, 1.05, 0.45],
        ],
        0.05,
      ),
      rubber(),
    ),
  );
}

export const vise = () =>
  group(
    mesh(
      loft(
        rounded([
          [0, 0],
          [0.6, 0, 0.03],
          [0.56, 0.14, 0.04],
          [0.3, 0.24, 0.06],
          [0.28, 0.5, 0.05],
          [0, 0.5],
        ]),
      ),
      plastic('#f5b301', 0.36),
    ),
    mesh(softBox(1.1, 0.36, 0.5, 0.06), plastic('#f5b301', 0.36), [-0.05, 0.62, 0]),
    mesh(softBox(0.24, 0.56, 0.86, 0.05), plastic('#f5b301', 0.36), [-0.2, 0.92, 0]),
    mesh(softBox(0.24, 0.56, 0.86, 0.05), plastic('#f5b301', 0.36), [0.42, 0.92, 0]),
    mesh(softBox(0.04, 0.2, 0.88, 0.01), metal(), [-0.07, 1.12, 0]),
    mesh(softBox(0.04, 0.2, 0.88, 0.01), metal(), [0.29, 1.12, 0]),
    mesh(cylinder(0.1, 1.2), metal('#aab0b6', 0.3), [0.7, 0.64, 0], [0, 0, Math.PI / 2]),
    mesh(cylinder(0.05, 0.9), metal('#aab0b6', 0.3), [1.24, 0.64, 0], [0.3, 0, 0]),
    mesh(ball(0.07), metal(), [1.24, 1.07, 0.13]),
    mesh(ball(0.07), metal(), [1.24, 0.21, -0.13]),
  );
