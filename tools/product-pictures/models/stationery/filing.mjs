/** Envelopes, boxes, folders and boards. */
import { darker } from '../../labels/svg.mjs';
import { plate, softBox } from '../../studio/geometry.mjs';
import {
  clear,
  gloss,
  grainBump,
  matte,
  metal,
  paper,
  plastic,
  speckled,
  wood,
} from '../../studio/materials.mjs';
import { cylinder, group, mesh, placed, THREE, torus } from '../parts.mjs';
import { polygon } from './parts.mjs';

export const envelopes = ({ colour, mixed }) =>
  group(
    ...[0, 1, 2, 3].map((k) => {
      const tone = mixed ? ['#f2a0b0', '#a8d8e8', '#f7e3a0', '#b8e0b0'][k] : colour;
      return group(
        placed(
          group(
            mesh(softBox(1.7, 0.03, 1.1, 0.006), matte(tone)),
            mesh(
              plate(
                polygon([
                  [-0.85, 0],
                  [0.85, 0],
                  [0, -0.62],
                ]),
                0.02,
                { bevel: 0.005 },
              ),
              matte(darker(tone, 0.05)),
              [0, 0.022, -0.55],
              [Math.PI / 2, 0, 0],
            ),
          ),
          [k * 0.1 - 0.15, 0.02 + k * 0.034, k * 0.12 - 0.2],
          [0, 0.08 * (k - 1), 0],
        ),
      );
    }),
  );

export const shippingBox = () => {
  const card = matte('#fff', {
    map: speckled('#c69a63', ['#b3864f', '#d6ad79'], { count: 900, size: [1, 2], long: 4 }),
  });
  return group(
    mesh(softBox(1.6, 1.1, 1.2, 0.015), card, [0, 0.55, 0]),
    mesh(softBox(0.22, 0.012, 1.21, 0.004), gloss('#d9b987'), [0, 1.105, 0]),
    mesh(softBox(0.22, 0.3, 0.01, 0.004), gloss('#d9b987'), [0, 0.96, 0.605]),
  );
};

export const folder = ({ colour, thick }) =>
  placed(
    group(
      mesh(
        softBox(1.35, 1.8, thick ? 0.3 : 0.08, 0.03),
        colour === '#dfe9ef' ? clear('#cfe4f0', 0.55, 0.15) : plastic(colour, 0.42),
      ),
      colour === '#dfe9ef' ? mesh(softBox(1.2, 1.6, 0.03, 0.005), matte('#fff')) : undefined,
      mesh(softBox(0.05, 1.84, thick ? 0.32 : 0.1, 0.01), matte('#2a2a2d'), [0.52, 0, 0]),
      thick
        ? mesh(softBox(0.9, 0.34, 0.02, 0.005), paper(undefined, { color: '#fff' }), [0, 0.4, 0.16])
        : undefined,
    ),
    [0, 0.9, 0],
  );

export const archiveBox = () => {
  const card = matte('#fff', {
    map: speckled('#c69a63', ['#b3864f', '#d6ad79'], { count: 900, size: [1, 2], long: 4 }),
  });
  return group(
    mesh(softBox(1.0, 1.4, 1.9, 0.015), card, [0, 0.7, 0]),
    mesh(cylinder(0.14, 0.02), matte('#3a2a1c'), [0, 1.05, 0.953], [Math.PI / 2, 0, 0]),
    ...[0.2, 0.34, 0.48].map((y) => mesh(softBox(0.7, 0.02, 0.01, 0.003), matte('#5a4a38'), [0, y, 0.955])),
  );
};

export const binder = () =>
  group(
    mesh(softBox(0.5, 1.8, 1.5, 0.03), plastic('#274c77', 0.45), [0, 0.9, 0]),
    mesh(softBox(0.3, 0.8, 0.02, 0.005), matte('#fff'), [0, 1.1, 0.755]),
    mesh(torus(0.12, 0.025), metal(), [0, 0.4, 0.755]),
    mesh(softBox(0.42, 1.7, 1.4, 0.01), matte('#fbfaf4'), [0.02, 0.9, -0.08]),
  );

export const clipboard = ({ wood: wooden }) =>
  placed(
    group(
      mesh(softBox(1.35, 1.9, 0.06, 0.03), wooden ? wood('#b98a52', '#7a5226') : clear('#cfe4f0', 0.5)),
      mesh(softBox(1.2, 1.65, 0.02, 0.004), matte('#fff'), [0, -0.08, 0.04]),
      mesh(softBox(0.62, 0.2, 0.14, 0.04), metal('#d3d7da', 0.15), [0, 0.86, 0.06]),
      mesh(cylinder(0.06, 0.6), metal('#d3d7da', 0.15), [0, 0.9, 0.1], [0, 0, Math.PI / 2]),
    ),
    [0, 0.95, 0],
  );

export const canvasBoard = () =>
  placed(
    group(
      mesh(softBox(1.4, 1.8, 0.14, 0.02), matte('#fbfaf5', { bumpMap: grainBump(3, 120), bumpScale: 0.4 })),
      mesh(softBox(1.38, 1.78, 0.12, 0.01), wood('#d9ae74'), [0, 0, -0.03]),
    ),
    [0, 0.9, 0],
    [-0.06, 0, 0],
  );

export const board = ({ cork }) =>
  placed(
    group(
      mesh(softBox(2.2, 1.5, 0.08, 0.02), cork ? wood('#c9985c', '#8a5f30') : metal('#d3d7da', 0.3)),
      mesh(
        softBox(2.06, 1.36, 0.03, 0.008),
        cork
          ? matte('#fff', {
              map: speckled('#c79a64', ['#a5733c', '#dcb888', '#8a5a2c'], { count: 3000, size: [1, 3] }),
            })
          : gloss('#fdfdfc', { roughness: 0.15 }),
        [0, 0, 0.035],
      ),
      cork ? undefined : mesh(softBox(0.8, 0.05, 0.14, 0.02), metal('#d3d7da', 0.3), [0, -0.74, 0.1]),
    ),
    [0, 0.76, 0],
  );

export const pictureFrame = () =>
  placed(
    group(
      mesh(
        plate(
          polygon([
            [-0.75, -1],
            [0.75, -1],
            [0.75, 1],
            [-0.75, 1],
          ]),
          0.12,
          {
            bevel: 0.04,
            holes: [
              (p) => {
                p.moveTo(-0.58, -0.83);
                p.lineTo(0.58, -0.83);
                p.lineTo(0.58, 0.83);
                p.lineTo(-0.58, 0.83);
              },
            ],
          },
        ),
        wood('#b98a52', '#7a5226'),
      ),
      mesh(softBox(1.2, 1.7, 0.03, 0.005), matte('#f4f1ea'), [0, 0, -0.02]),
      mesh(softBox(0.8, 1.2, 0.01, 0.003), matte('#a8c8d8'), [0, 0, 0.005]),
      mesh(new THREE.CircleGeometry(0.2, 32), matte('#f6d98a'), [0.12, 0.2, 0.014]),
      mesh(
        plate(
          polygon([
            [-0.4, -0.6],
            [0.4, -0.6],
            [0.4, -0.3],
            [0.1, 0.0],
            [-0.1, -0.25],
            [-0.4, -0.1],
          ]),
          0.01,
          { bevel: 0.002 },
        ),
        matte('#5f8a6a'),
        [0, 0, 0.012],
      ),
    ),
    [0, 1, 0],
    [-0.12, 0, 0],
  );
