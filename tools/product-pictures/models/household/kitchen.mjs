/** For the kitchen. */
import { hose, loft, rounded, sleeve, softBox } from '../../studio/geometry.mjs';
import { clear, gloss, liquid, matte, metal, paper, plastic, speckled } from '../../studio/materials.mjs';
import { ball, cylinder, group, mesh, THREE, torus } from '../parts.mjs';
import { CHROME } from './parts.mjs';

export const glassTub = async (_p, ctx) => {
  const body = rounded([
    [0, 0],
    [0.36, 0, 0.06],
    [0.44, 1.05, 0.02],
    [0.42, 1.05],
  ]);
  return group(
    mesh(
      loft(
        rounded([
          [0, 0.03],
          [0.33, 0.03, 0.05],
          [0.4, 0.98, 0.02],
          [0, 0.98],
        ]),
      ),
      liquid('#fbf6e6'),
    ),
    mesh(loft(body), clear('#ffffff', 0.16)),
    mesh(sleeve(body, 0.16, 0.9, { angle: 2.9, off: 0.006 }), paper(await ctx.wrap(1.2, 0.74, 0.62))),
    mesh(
      loft(
        rounded([
          [0, 1.02],
          [0.47, 1.02, 0.02],
          [0.46, 1.16, 0.03],
          [0, 1.16],
        ]),
      ),
      gloss('#d83a3a', { metalness: 0.3 }),
    ),
  );
};

export const grinder = async ({ fill }, ctx) => {
  const body = rounded([
    [0, 0],
    [0.32, 0, 0.05],
    [0.32, 0.95, 0.05],
    [0, 0.95],
  ]);
  return group(
    mesh(
      loft(
        rounded([
          [0, 0.03],
          [0.29, 0.03, 0.04],
          [0.29, 0.8, 0.04],
          [0, 0.8],
        ]),
      ),
      matte('#fff', { map: speckled(fill, ['#00000088', '#ffffff', fill], { count: 900, size: [4, 9] }) }),
    ),
    mesh(loft(body), clear('#ffffff', 0.18)),
    mesh(sleeve(body, 0.16, 0.72, { angle: 3, off: 0.006 }), paper(await ctx.wrap(0.96, 0.56, 0.6))),
    mesh(
      loft(
        rounded([
          [0, 0.94],
          [0.3, 0.94, 0.02],
          [0.24, 1.2, 0.04],
          [0.32, 1.5, 0.06],
          [0, 1.56],
        ]),
      ),
      gloss('#1c1a18', { roughness: 0.3 }),
    ),
  );
};

export const coffeeDripper = () =>
  group(
    mesh(
      loft(
        rounded([
          [0, 0.3],
          [0.3, 0.3, 0.03],
          [0.8, 1.1, 0.03],
          [0.84, 1.14, 0.02],
          [0.76, 1.1, 0.02],
          [0.26, 0.36, 0.03],
          [0, 0.36],
        ]),
      ),
      gloss('#fbfbf9', { side: 2, roughness: 0.14 }),
    ),
    mesh(
      loft(
        rounded([
          [0.2, 0.16],
          [0.62, 0.2, 0.02],
          [0.64, 0.28, 0.02],
          [0.3, 0.34],
        ]),
      ),
      gloss('#fbfbf9'),
    ),
    mesh(
      hose(
        [
          [0.6, 0.9, 0],
          [1.05, 0.9, 0],
          [1.1, 0.55, 0],
          [0.5, 0.46, 0],
        ],
        0.075,
      ),
      gloss('#fbfbf9'),
    ),
  );

export const frenchPress = () =>
  group(
    mesh(
      loft(
        rounded([
          [0, 0.08],
          [0.48, 0.08, 0.05],
          [0.48, 1.0, 0.02],
          [0, 1.0],
        ]),
      ),
      liquid('#2a140a'),
    ),
    mesh(
      loft(
        rounded([
          [0, 0.05],
          [0.52, 0.05, 0.05],
          [0.52, 1.5, 0.01],
        ]),
      ),
      clear('#ffffff', 0.16),
    ),
    ...[0.1, 1.3].map((y) => mesh(torus(0.53, 0.035), CHROME(), [0, y, 0], [Math.PI / 2, 0, 0])),
    ...[0, 1.57, 3.14, 4.71].map((a) =>
      mesh(
        softBox(0.09, 1.3, 0.03, 0.01),
        CHROME(),
        [Math.cos(a + 0.78) * 0.54, 0.7, Math.sin(a + 0.78) * 0.54],
        [0, -a - 0.78 + Math.PI / 2, 0],
      ),
    ),
    mesh(
      loft(
        rounded([
          [0, 1.48],
          [0.56, 1.48, 0.02],
          [0.5, 1.62, 0.08],
          [0, 1.68],
        ]),
      ),
      CHROME(),
    ),
    mesh(cylinder(0.025, 0.5), CHROME(), [0, 1.85, 0]),
    mesh(ball(0.11), plastic('#1c1a18'), [0, 2.12, 0]),
    mesh(
      hose(
        [
          [0.53, 1.25, 0],
          [0.95, 1.3, 0],
          [1.0, 0.6, 0],
          [0.53, 0.3, 0],
        ],
        0.075,
      ),
      plastic('#1c1a18'),
    ),
  );

export const enamelPot = ({ colour }) =>
  group(
    mesh(
      loft(
        rounded([
          [0, 0],
          [0.62, 0, 0.06],
          [0.56, 0.9, 0.3],
          [0.34, 1.3, 0.06],
          [0.38, 1.36, 0.02],
          [0, 1.36],
        ]),
      ),
      gloss(colour, { roughness: 0.16 }),
    ),
    mesh(torus(0.375, 0.025), gloss('#1c2a44'), [0, 1.36, 0], [Math.PI / 2, 0, 0]),
    mesh(
      loft(
        rounded([
          [0.36, 1.36],
          [0.2, 1.52, 0.1],
          [0.05, 1.56, 0.02],
          [0.09, 1.68, 0.04],
          [0, 1.7],
        ]),
      ),
      gloss(colour, { roughness: 0.16 }),
    ),
    mesh(
      hose(
        [
          [-0.5, 0.35, 0],
          [-0.85, 0.7, 0],
          [-0.95, 1.2, 0],
          [-1.1, 1.4, 0],
        ],
        0.1,
      ),
      gloss(colour, { roughness: 0.16 }),
    ),
    mesh(
      hose(
        [
          [0.42, 1.15, 0],
          [0.85, 1.2, 0],
          [0.92, 0.6, 0],
          [0.56, 0.35, 0],
        ],
        0.06,
      ),
      gloss('#1c2a44'),
    ),
  );

export const scale = () =>
  group(
    mesh(softBox(1.5, 0.2, 2.0, 0.08), plastic('#22201e', 0.4), [0, 0.1, 0]),
    mesh(softBox(1.3, 0.04, 1.3, 0.03), metal('#cfd3d6', 0.3), [0, 0.22, -0.26]),
    mesh(softBox(0.7, 0.02, 0.26, 0.01), gloss('#10212a', { roughness: 0.08 }), [0, 0.205, 0.72]),
    mesh(
      softBox(0.42, 0.01, 0.12, 0.002),
      new THREE.MeshStandardMaterial({ color: '#9fe8ff', emissive: '#5fd0f0', emissiveIntensity: 0.9 }),
      [0, 0.22, 0.72],
    ),
  );
