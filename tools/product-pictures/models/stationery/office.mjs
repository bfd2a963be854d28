/** For the desk. */
import { art } from '../../labels/art.mjs';
import { dice, hose, loft, rounded, softBox } from '../../studio/geometry.mjs';
import { clear, gloss, matte, metal, plastic, rubber, wood } from '../../studio/materials.mjs';
import { ball, cylinder, group, mesh, placed, THREE } from '../parts.mjs';
import { faces, RAINBOW } from './parts.mjs';

export const wallClock = () =>
  placed(
    group(
      mesh(cylinder(1, 0.14), plastic('#22223b', 0.35), [0, 0, 0], [Math.PI / 2, 0, 0]),
      mesh(cylinder(0.9, 0.16), matte('#fdfdfb'), [0, 0, 0], [Math.PI / 2, 0, 0]),
      ...Array.from({ length: 12 }, (_, k) =>
        placed(
          group(mesh(softBox(k % 3 ? 0.03 : 0.06, 0.14, 0.02, 0.004), matte('#222'), [0, 0.76, 0.085])),
          [0, 0, 0],
          [0, 0, (k * Math.PI) / 6],
        ),
      ),
      placed(
        group(mesh(softBox(0.06, 0.5, 0.02, 0.01), matte('#222'), [0, 0.2, 0.1])),
        [0, 0, 0],
        [0, 0, 1.0],
      ),
      placed(
        group(mesh(softBox(0.04, 0.74, 0.02, 0.01), matte('#222'), [0, 0.3, 0.11])),
        [0, 0, 0],
        [0, 0, -1.0],
      ),
      mesh(cylinder(0.05, 0.06), matte('#d3202a'), [0, 0, 0.1], [Math.PI / 2, 0, 0]),
    ),
    [0, 1, 0],
  );

export const stapler = () =>
  group(
    mesh(softBox(2.0, 0.14, 0.46, 0.05), plastic('#274c77', 0.4), [0, 0.08, 0]),
    mesh(softBox(1.8, 0.24, 0.4, 0.1), plastic('#274c77', 0.35), [-0.05, 0.5, 0], [0, 0, 0.12]),
    mesh(softBox(1.7, 0.12, 0.3, 0.02), metal(), [0, 0.32, 0], [0, 0, 0.12]),
    mesh(cylinder(0.18, 0.4), plastic('#274c77'), [-0.85, 0.3, 0], [Math.PI / 2, 0, 0]),
  );

export const paperClips = () => {
  const random = dice(4);
  const shape = [
    [0, 0, 0],
    [0, 0, 0.6],
    [0.16, 0, 0.72],
    [0.3, 0, 0.6],
    [0.3, 0, -0.16],
    [0.1, 0, -0.3],
    [-0.1, 0, -0.16],
    [-0.1, 0, 0.5],
    [0.1, 0, 0.62],
  ];
  return group(
    ...Array.from({ length: 34 }, () =>
      placed(
        mesh(hose(shape, 0.022, { segments: 60, around: 8 }), metal('#cfd3d7', 0.18)),
        [(random() - 0.5) * 1.9, 0.03 + random() * 0.16, (random() - 0.5) * 1.9],
        [(random() - 0.5) * 0.3, random() * 6, (random() - 0.5) * 0.3],
      ),
    ),
  );
};

export const mapPins = () => {
  const random = dice(4);
  return group(
    ...Array.from({ length: 22 }, (_, k) =>
      placed(
        group(
          mesh(ball(0.13, 20), gloss(RAINBOW[(k * 3) % 12], { roughness: 0.15 }), [0, 0.42, 0]),
          mesh(cylinder(0.004, 0.42, 0.016), metal(), [0, 0.2, 0]),
        ),
        [(random() - 0.5) * 1.6, 0.1, (random() - 0.5) * 1.6],
        [1.2 + random() * 0.4, random() * 6, 0],
      ),
    ),
  );
};

export const penHolder = ({ wood: wooden }) =>
  group(
    mesh(
      softBox(1.8, 0.1, 0.9, 0.03),
      wooden ? wood('#d9b47a', '#a8803f') : clear('#cfe4f0', 0.45),
      [0, 0.05, 0],
    ),
    ...[
      [-0.6, 0.5, 1.0],
      [0.3, 1.1, 0.5],
    ].map(([x, w, h]) =>
      mesh(softBox(w, h, 0.8, 0.03), wooden ? wood('#d9b47a', '#a8803f') : clear('#cfe4f0', 0.4), [
        x,
        h / 2,
        0,
      ]),
    ),
    ...[
      [-0.7, '#e0433a'],
      [-0.55, '#3a7fc8'],
      [-0.62, '#f5b92c'],
    ].map(([x, colour], k) =>
      mesh(cylinder(0.05, 1.6), gloss(colour), [x, 1.0, (k - 1) * 0.16], [0.08 * (k - 1), 0, 0.06 * (1 - k)]),
    ),
  );

export const magnets = () =>
  group(
    ...Array.from({ length: 10 }, (_, k) =>
      mesh(
        loft(
          rounded([
            [0, 0],
            [0.28, 0, 0.03],
            [0.24, 0.16, 0.06],
            [0, 0.18],
          ]),
        ),
        gloss(RAINBOW[k], { roughness: 0.22 }),
        [((k % 4) - 1.5) * 0.64, 0, (Math.floor(k / 4) - 1) * 0.64],
      ),
    ),
  );

export async function mousePad({ art: motif, colour }, ctx) {
  return group(
    mesh(
      softBox(2.0, 0.05, 1.6, 0.02),
      faces(
        matte('#fff', {
          map: await ctx.svg(
            `<rect width="600" height="480" fill="${colour}"/>${art(motif, 300, 250, 360)}`,
            600,
            480,
          ),
        }),
        rubber(),
        2,
      ),
      [0, 0.03, 0],
    ),
  );
}

export const deskLamp = () =>
  group(
    mesh(
      loft(
        rounded([
          [0, 0],
          [0.5, 0, 0.03],
          [0.46, 0.1, 0.04],
          [0, 0.12],
        ]),
      ),
      plastic('#1b1b3a', 0.4),
    ),
    mesh(
      hose(
        [
          [0, 0.1, 0],
          [-0.3, 1.0, 0],
          [0.2, 1.9, 0],
        ],
        0.05,
      ),
      metal(),
    ),
    mesh(
      loft(
        rounded([
          [0.06, 0.4],
          [0.16, 0.36, 0.05],
          [0.46, 0, 0.02],
        ]),
      ),
      plastic('#ffb703', 0.35),
      [0.42, 1.55, 0],
      [0, 0, 0.5],
    ),
    mesh(
      ball(0.16),
      new THREE.MeshStandardMaterial({ color: '#fff6d8', emissive: '#ffe9a8' }),
      [0.44, 1.58, 0],
    ),
  );

export const paperRolls = () =>
  group(
    ...[
      [-0.5, 0.1],
      [0.5, 0.1],
      [0, -0.6],
    ].map(([x, z]) =>
      group(
        mesh(
          loft(
            rounded([
              [0.1, 0],
              [0.42, 0, 0.01],
              [0.42, 0.8, 0.01],
              [0.1, 0.8],
            ]),
          ),
          matte('#fdfdfb'),
          [x, 0, z],
        ),
        mesh(cylinder(0.09, 0.81), matte('#6a6a70'), [x, 0.4, z]),
      ),
    ),
  );
