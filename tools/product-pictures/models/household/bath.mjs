/** For the bath. */
import { hose, loft, lump, rounded, sleeve, softBox } from '../../studio/geometry.mjs';
import {
  clear,
  film,
  gloss,
  grainBump,
  matte,
  metal,
  paper,
  plastic,
  rubber,
  speckled,
} from '../../studio/materials.mjs';
import { carton } from '../packs.mjs';
import { cylinder, group, mesh, placed, THREE } from '../parts.mjs';
import { lie } from '../tools/parts.mjs';

export const soapBox = async (_p, ctx) =>
  group(
    await carton({ dims: [1.3, 0.82, 0.42] }, ctx),
    mesh(
      lump(0.4, { stretch: [1.3, 0.5, 0.85], rough: 0 }),
      gloss(ctx.label.tone, { roughness: 0.4, clearcoat: 0.2 }),
      [0.5, 0.2, 0.66],
      [0, 0.3, 0],
    ),
  );

export const toothbrush = ({ colour }) =>
  lie(
    group(
      mesh(
        hose(
          [
            [0, -1.4, 0],
            [0.02, -0.6, 0.04],
            [0, 0.2, 0],
            [0, 0.9, 0.02],
            [0, 1.5, 0],
          ],
          0.1,
          { around: 20 },
        ),
        gloss(colour, { roughness: 0.25 }),
      ),
      mesh(
        hose(
          [
            [0, -1.2, 0.04],
            [0.02, -0.6, 0.08],
            [0, 0, 0.05],
          ],
          0.085,
        ),
        rubber('#f4f4f2'),
      ),
      mesh(softBox(0.28, 0.62, 0.12, 0.05), gloss(colour, { roughness: 0.25 }), [0, 1.42, 0]),
      ...Array.from({ length: 24 }, (_, k) =>
        mesh(
          cylinder(0.038, 0.24),
          matte(k % 3 ? '#fbfbf9' : colour),
          [((k % 3) - 1) * 0.085, 1.17 + Math.floor(k / 3) * 0.072, 0.17],
          [Math.PI / 2, 0, 0],
        ),
      ),
    ),
    0.75,
  );

export const nailPolish = ({ colour }) =>
  group(
    mesh(
      loft(
        rounded([
          [0, 0],
          [0.36, 0, 0.06],
          [0.38, 0.72, 0.12],
          [0.16, 0.84, 0.03],
          [0, 0.84],
        ]),
        { power: 4, depth: 0.9 },
      ),
      gloss(colour, { roughness: 0.08 }),
    ),
    mesh(
      loft(
        rounded([
          [0, 0],
          [0.2, 0, 0.02],
          [0.16, 1.0, 0.05],
          [0, 1.02],
        ]),
      ),
      gloss('#1c1a1c', { roughness: 0.15 }),
      [0, 0.84, 0],
    ),
  );

export const lipstick = ({ colour }) =>
  group(
    mesh(softBox(0.5, 0.9, 0.5, 0.04), gloss('#1c1a1c', { roughness: 0.15 }), [0, 0.45, 0]),
    mesh(cylinder(0.2, 0.36), metal('#d9b45a', 0.15), [0, 1.06, 0]),
    mesh(
      loft(
        rounded([
          [0, 0],
          [0.17, 0, 0.01],
          [0.17, 0.5, 0.06],
          [0, 0.62],
        ]),
        { warp: ([x, y, z]) => [x, y > 0.4 ? y + x * 0.9 : y, z] },
      ),
      gloss(colour, { roughness: 0.35 }),
      [0, 1.2, 0],
    ),
    placed(
      mesh(softBox(0.52, 1.0, 0.52, 0.04), gloss('#1c1a1c', { roughness: 0.15 })),
      [0.85, 0.26, 0.3],
      [0, 0.5, Math.PI / 2],
    ),
  );

export const thermometer = () =>
  lie(
    group(
      mesh(
        loft(
          rounded([
            [0, 0],
            [0.2, 0, 0.08],
            [0.22, 1.4, 0.1],
            [0.1, 2.0, 0.06],
            [0.06, 2.4, 0.02],
            [0, 2.4],
          ]),
          { depth: 0.6 },
        ),
        plastic('#fbfbf9', 0.3),
      ),
      mesh(softBox(0.24, 0.6, 0.03, 0.01), gloss('#b9c9a8', { roughness: 0.15 }), [0, 0.95, 0.125]),
      mesh(cylinder(0.06, 0.4, 0.03), metal('#d9dde0', 0.12), [0, 2.5, 0]),
      mesh(cylinder(0.09, 0.05), plastic('#2f8fd0'), [0, 0.4, 0.12], [Math.PI / 2, 0, 0]),
    ),
    0.75,
  );

export const sponges = () =>
  group(
    ...['#f2d23c', '#f29ab8', '#7cc8ee', '#9ad67a'].map((colour, k) =>
      group(
        mesh(
          softBox(1.3, 0.3, 0.8, 0.05),
          matte('#fff', { map: speckled(colour, ['#00000040', '#ffffff'], { count: 400, size: [1, 4] }) }),
          [(k % 2) * 0.1, 0.19 + k * 0.42, (k % 2) * 0.06],
        ),
        mesh(softBox(1.3, 0.1, 0.8, 0.02), matte('#2f7d4a', { bumpMap: grainBump(3, 220), bumpScale: 1 }), [
          (k % 2) * 0.1,
          0.39 + k * 0.42,
          (k % 2) * 0.06,
        ]),
      ),
    ),
  );

export const bagRoll = async (_p, ctx) =>
  placed(
    group(
      mesh(cylinder(0.4, 1.6), gloss('#232325', { roughness: 0.4 }), [0, 0.8, 0]),
      mesh(
        sleeve(
          [
            [0.4, 0],
            [0.4, 1.6],
          ],
          0.2,
          1.4,
          { angle: 4, off: 0.006 },
        ),
        paper(await ctx.turned(1.1, 1.2)),
      ),
    ),
    [0.8, 0.4, 0],
    [0, 0, Math.PI / 2],
  );

export const batteries = async ({ thin }, ctx) => {
  const r = thin ? 0.2 : 0.27;
  const one = async (x) =>
    group(
      mesh(
        loft(
          rounded([
            [0, 0],
            [r, 0, 0.02],
            [r, 1.5, 0.02],
            [0, 1.5],
          ]),
        ),
        metal('#c9a24a', 0.25),
        [x, 0, 0],
      ),
      mesh(
        sleeve(
          [
            [r, 0],
            [r, 1.5],
          ],
          0.0,
          1.02,
          { off: 0.004 },
        ),
        film(await ctx.wrap(r * 6.28, 1.02, 0.34)),
        [x, 0.02, 0],
      ),
      mesh(cylinder(0.09, 0.1), metal(), [x, 1.54, 0]),
    );
  return group(...(await Promise.all([-1.5, -0.5, 0.5, 1.5].map((k) => one(k * r * 2.15)))));
};

export const iceBag = async (_p, ctx) => {
  const parts = [];
  for (let k = 0; k < 60; k += 1)
    parts.push(
      mesh(
        softBox(0.24, 0.24, 0.24, 0.05),
        clear('#dff0fa', 0.5, 0.05),
        [Math.sin(k * 12.9) * 0.45, 0.2 + (k / 60) * 1.1, Math.cos(k * 7.3) * 0.2],
        [k, k * 2, k],
      ),
    );
  return group(
    ...parts,
    mesh(softBox(1.3, 1.5, 0.7, 0.3), clear('#d3ebf8', 0.22, 0.1), [0, 0.76, 0]),
    mesh(new THREE.PlaneGeometry(1.0, 0.9), film(await ctx.face(1.0, 0.9)), [0, 0.74, 0.36]),
    mesh(
      loft(
        rounded([
          [0.3, 1.46],
          [0.08, 1.6, 0.03],
          [0.3, 1.86, 0.03],
        ]),
      ),
      clear('#d3ebf8', 0.4),
    ),
  );
};
