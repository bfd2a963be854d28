/** What measures. */
import { hose, loft, plate, rounded, softBox } from '../../studio/geometry.mjs';
import {
  canvasOf,
  gloss,
  matte,
  metal,
  paper,
  plastic,
  rubber,
  textureOf,
  wood,
} from '../../studio/materials.mjs';
import { cylinder, group, mesh, THREE, torus } from '../parts.mjs';
import { brandOn, DARK, lie, polygon } from './parts.mjs';

export async function tapeMeasure(_p, ctx) {
  return group(
    mesh(
      plate(
        (s) => {
          s.moveTo(-0.5, 0);
          s.lineTo(0.62, 0);
          s.lineTo(0.62, 0.6);
          s.bezierCurveTo(0.62, 1.16, -0.5, 1.16, -0.5, 0.5);
        },
        0.6,
        { bevel: 0.09 },
      ),
      rubber('#1d1d1f'),
    ),
    mesh(
      new THREE.CircleGeometry(0.36, 48),
      paper(await brandOn(ctx, 1, 1, ctx.label.brand.ground, ctx.label.brand.second)),
      [0.06, 0.56, 0.303],
    ),
    mesh(torus(0.38, 0.045), plastic(ctx.label.brand.second, 0.4), [0.06, 0.56, 0.29]),
    mesh(softBox(0.8, 0.02, 0.34, 0.006), matte('#fff', { map: ruled('#f7d21d') }), [0.98, 0.08, 0]),
    mesh(softBox(0.03, 0.16, 0.34, 0.008), metal(), [1.39, 0.03, 0]),
  );
}

const ruled = (ground) =>
  textureOf(
    canvasOf(512, 128, (c, w, h) => {
      c.fillStyle = ground;
      c.fillRect(0, 0, w, h);
      c.fillStyle = '#111';
      for (let k = 0; k < 64; k += 1) c.fillRect(k * 8, 0, 2, k % 10 === 0 ? 70 : k % 5 === 0 ? 48 : 30);
    }),
  );

export const spiritLevel = async (_p, ctx) =>
  group(
    mesh(
      softBox(3.2, 0.5, 0.2, 0.03),
      [0, 1, 2, 3, 4, 5].map(() => plastic('#f2c21d', 0.4)),
      [0, 0.25, 0],
    ),
    mesh(softBox(3.24, 0.08, 0.22, 0.01), metal(), [0, 0.04, 0]),
    mesh(softBox(3.24, 0.08, 0.22, 0.01), metal(), [0, 0.46, 0]),
    ...[-1.2, 0, 1.2].map((x) =>
      group(
        mesh(cylinder(0.17, 0.22), plastic('#1d1d1f'), [x, 0.26, 0], [Math.PI / 2, 0, 0]),
        mesh(
          cylinder(0.075, 0.26),
          gloss('#b9e02a', { roughness: 0.1 }),
          [x, 0.26, 0.1],
          [0, 0, x ? 0 : Math.PI / 2],
        ),
      ),
    ),
    mesh(
      new THREE.PlaneGeometry(0.62, 0.2),
      paper(await brandOn(ctx, 0.62, 0.2, ctx.label.brand.ground, ctx.label.brand.second)),
      [-0.6, 0.26, 0.103],
    ),
  );

export const trySquare = () =>
  lie(
    group(
      mesh(softBox(0.34, 1.2, 0.2, 0.04), wood('#a86b35', '#6a3f1a')),
      mesh(
        softBox(2.0, 0.34, 0.03, 0.008),
        matte('#fff', { map: ruled('#cdd2d6'), metalness: 0.5, roughness: 0.3 }),
        [1.05, 0.46, 0],
      ),
    ),
    0.2,
  );

export const caliper = () =>
  lie(
    group(
      mesh(
        softBox(2.8, 0.24, 0.05, 0.01),
        matte('#fff', { map: ruled('#d3d7db'), metalness: 0.6, roughness: 0.25 }),
      ),
      mesh(
        plate(
          polygon([
            [-1.4, 0.12],
            [-1.2, 0.12],
            [-1.15, 0.4],
            [-1.4, 0.2],
          ]),
          0.06,
        ),
        metal('#c9cdd1', 0.2),
      ),
      mesh(
        plate(
          polygon([
            [-1.4, -0.1],
            [-1.05, -0.1],
            [-1.1, -0.5],
            [-1.3, -0.8],
            [-1.4, -0.3],
          ]),
          0.06,
        ),
        metal('#c9cdd1', 0.2),
      ),
      mesh(softBox(0.7, 0.36, 0.08, 0.02), metal('#b9bec3', 0.25), [-0.35, 0, 0]),
      mesh(
        plate(
          polygon([
            [-0.7, -0.1],
            [-0.42, -0.1],
            [-0.62, -0.5],
            [-0.68, -0.8],
          ]),
          0.06,
        ),
        metal('#c9cdd1', 0.2),
      ),
      mesh(
        plate(
          polygon([
            [-0.7, 0.16],
            [-0.5, 0.16],
            [-0.72, 0.42],
          ]),
          0.06,
        ),
        metal('#c9cdd1', 0.2),
      ),
      mesh(cylinder(0.09, 0.1), DARK(), [-0.2, -0.22, 0]),
    ),
    0.3,
  );

export const plumbBob = () =>
  group(
    mesh(
      loft(
        rounded([
          [0, 0],
          [0.02, 0.02, 0.01],
          [0.26, 0.7, 0.1],
          [0.26, 1.1, 0.06],
          [0.12, 1.2, 0.04],
          [0.1, 1.3, 0.02],
          [0, 1.3],
        ]),
      ),
      metal('#c9a24a', 0.24),
    ),
    mesh(
      hose(
        [
          [0, 1.28, 0],
          [0.03, 1.6, 0],
          [-0.2, 1.95, 0],
          [0.3, 2.1, 0],
          [0.55, 1.8, 0.05],
          [0.5, 1.3, 0.1],
        ],
        0.02,
      ),
      matte('#f2efe6'),
    ),
  );
