/** Bits, discs and sandpaper. */
import { loft, plate, softBox } from '../../studio/geometry.mjs';
import { matte, metal, plastic, speckled } from '../../studio/materials.mjs';
import { cylinder, group, mesh, placed, THREE, torus } from '../parts.mjs';
import { lie, polygon } from './parts.mjs';

export const drillBit = ({ concrete }) =>
  lie(
    group(
      mesh(cylinder(0.14, 0.8), metal('#aab0b6', 0.24)),
      mesh(twist(0.15, 1.9), concrete ? metal('#b9bec3', 0.3) : metal('#8a8f96', 0.2), [0, 0.4, 0]),
      concrete
        ? mesh(
            plate(
              polygon([
                [-0.19, 2.28],
                [0.19, 2.28],
                [0, 2.44],
              ]),
              0.1,
            ),
            metal('#d9b45a', 0.3),
          )
        : mesh(cylinder(0.15, 0.16, 0.01), metal('#8a8f96', 0.2), [0, 2.36, 0]),
    ),
    0.75,
  );

function twist(radius, high) {
  return loft(
    Array.from({ length: 120 }, (_, k) => [radius, (high * k) / 119]),
    {
      around: 48,
      warp: ([x, y, z]) => {
        const angle = Math.atan2(z, x) + y * 5;
        const groove = 1 - 0.42 * Math.max(0, Math.cos(2 * (Math.atan2(z, x) - y * 4.6))) ** 2;
        void angle;
        return [x * groove, y, z * groove];
      },
    },
  );
}

const disc = (r, material, thick = 0.05) =>
  mesh(
    plate(
      (s) => {
        s.absarc(0, 0, r, 0, Math.PI * 2);
      },
      thick,
      {
        bevel: 0.01,
        curve: 96,
        holes: [
          (p) => {
            p.absarc(0, 0, r * 0.17, 0, Math.PI * 2);
          },
        ],
      },
    ),
    material,
  );

const leaning = (object) => placed(object, [0, 0, 0], [-Math.PI / 2, 0, 0]);

const discLabel = (map, r) =>
  mesh(new THREE.RingGeometry(r * 0.2, r * 0.56, 64), plastic(map), [0, 0, 0.027]);

export const cuttingDisc = async (_p, ctx) =>
  leaning(
    group(
      disc(
        1,
        matte('#fff', {
          map: speckled('#2d2b2b', ['#4a4746', '#1a1919', '#6a6664'], { count: 2600, size: [1, 3] }),
        }),
      ),
      discLabel(ctx.label.brand.ground, 1),
      mesh(torus(0.18, 0.025), metal(), [0, 0, 0.02]),
    ),
  );

export const diamondDisc = async ({ rim }, ctx) =>
  leaning(
    group(
      disc(0.86, metal('#c9cdd1', 0.26), 0.04),
      ...(rim === 'segments'
        ? Array.from({ length: 12 }, (_, k) =>
            placed(
              group(mesh(softBox(0.4, 0.16, 0.07, 0.02), metal('#8a7f6a', 0.5), [0, 0.93, 0])),
              [0, 0, 0],
              [0, 0, (k * Math.PI) / 6],
            ),
          )
        : [mesh(torus(0.92, 0.07), metal('#8a7f6a', 0.55), [0, 0, 0])]),
      ...(rim === 'turbo'
        ? Array.from({ length: 48 }, (_, k) =>
            placed(
              group(mesh(softBox(0.04, 0.15, 0.15, 0.01), metal('#6f6655', 0.5), [0, 0.92, 0], [0, 0.6, 0])),
              [0, 0, 0],
              [0, 0, (k * Math.PI) / 24],
            ),
          )
        : []),
      discLabel(ctx.label.brand.ground, 0.9),
    ),
  );

export const flapDisc = () =>
  leaning(
    group(
      disc(0.7, matte('#2d3a2d'), 0.1),
      ...Array.from({ length: 40 }, (_, k) =>
        placed(
          group(
            mesh(
              softBox(0.34, 0.4, 0.03, 0.008),
              matte('#fff', {
                map: speckled('#a5562a', ['#c9794a', '#7a3a18'], { count: 900, size: [1, 3] }),
              }),
              [0, 0.76, 0.06],
              [0, 0.42, 0],
            ),
          ),
          [0, 0, 0],
          [0, 0, (k * Math.PI) / 20],
        ),
      ),
      mesh(torus(0.16, 0.03), metal(), [0, 0, 0.07]),
    ),
  );

export const sandpaper = async ({ grit }) =>
  leaning(
    group(
      ...[0, 1, 2].map((k) =>
        mesh(
          softBox(1.4, 1.7, 0.02, 0.006),
          matte('#fff', {
            map: speckled(['#2f3236', '#3a3d42', '#2a2d31'][k], ['#565a60', '#1a1c1f'], {
              count: 5000,
              size: [0.6, 1.6],
              seed: k + Number(grit ?? 1),
            }),
          }),
          [k * 0.12, -k * 0.1, -k * 0.022],
          [0, 0, -0.1 * k],
        ),
      ),
    ),
  );
