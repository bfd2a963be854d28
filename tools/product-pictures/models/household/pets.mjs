/** For pets. */
import { hose, loft, rounded, softBox } from '../../studio/geometry.mjs';
import { grainBump, matte, metal, plastic, rubber, speckled } from '../../studio/materials.mjs';
import { ball, cylinder, group, mesh, THREE, torus } from '../parts.mjs';
import { CHROME } from './parts.mjs';

export const scratchPost = () =>
  group(
    mesh(softBox(1.2, 0.12, 1.2, 0.03), matte('#8a6a4a'), [0, 0.06, 0]),
    mesh(
      cylinder(0.24, 1.6),
      matte('#fff', {
        map: speckled('#c9a870', ['#a88448', '#e0c898'], { count: 900, size: [1, 2], long: 6 }),
        bumpMap: grainBump(3, 220),
        bumpScale: 1,
      }),
      [0, 0.9, 0],
    ),
    mesh(cylinder(0.32, 0.1), matte('#8a6a4a'), [0, 1.74, 0]),
    mesh(ball(0.11), matte('#e05a9a'), [0.5, 1.2, 0.1]),
    mesh(
      hose(
        [
          [0.26, 1.72, 0.05],
          [0.5, 1.6, 0.1],
          [0.5, 1.3, 0.1],
        ],
        0.012,
      ),
      matte('#777'),
    ),
  );

export const collar = ({ colour }) =>
  group(
    mesh(
      new THREE.CylinderGeometry(0.8, 0.8, 0.24, 80, 1, true),
      matte(colour, { side: 2, bumpMap: grainBump(3, 200), bumpScale: 0.8 }),
      [0, 0.14, 0],
    ),
    mesh(softBox(0.42, 0.3, 0.14, 0.04), plastic('#1d1d1f'), [0, 0.14, 0.8]),
    mesh(torus(0.13, 0.025), CHROME(), [0.5, 0.04, 0.66], [0.4, 0.6, 0]),
    mesh(cylinder(0.18, 0.03), metal('#d9b45a', 0.2), [0.56, 0.05, 0.9], [0.2, 0, 0]),
  );

export const steelBowl = () =>
  group(
    mesh(
      loft(
        rounded([
          [0.1, 0.04],
          [0.95, 0, 0.05],
          [0.8, 0.46, 0.04],
          [0.74, 0.48, 0.02],
          [0.66, 0.4, 0.04],
          [0.56, 0.1, 0.1],
          [0, 0.08],
        ]),
      ),
      metal('#d3d7da', 0.18),
    ),
    mesh(torus(0.92, 0.045), rubber('#1d1d1f'), [0, 0.03, 0], [Math.PI / 2, 0, 0]),
  );
