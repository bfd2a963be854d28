/** Hand tools and power tools. Hand tools are built upright in the x–y plane and laid down, across the frame. */

import { line } from '../labels/svg.mjs';
import { dice, hose, loft, plate, rounded, softBox } from '../studio/geometry.mjs';
import {
  canvasOf,
  gloss,
  matte,
  metal,
  paper,
  plastic,
  rubber,
  speckled,
  textureOf,
  wood,
} from '../studio/materials.mjs';
import { ball, box, cylinder, group, mesh, placed, THREE, torus } from './parts.mjs';

const STEEL = () => metal('#c4c8cc', 0.3);
const DARK = () => metal('#5a5f66', 0.42);

/** Lays a thing built upright on the table, turned across the frame. */
export const lie = (object, turn = 0.72) =>
  placed(placed(object, [0, 0, 0], [0, 0, -turn]), [0, 0, 0], [-Math.PI / 2, 0, 0]);

const polygon = (points) => (shape) => {
  shape.moveTo(...points[0]);
  for (const point of points.slice(1)) shape.lineTo(...point);
  shape.closePath();
};
/** A closed outline through points. */
const outline = (points) => (shape) => {
  shape.moveTo(...points[0]);
  shape.splineThru([...points.slice(1), points[0]].map(([x, y]) => new THREE.Vector2(x, y)));
};
const _rod = (from, to, radius, material, top = radius) => {
  const a = new THREE.Vector3(...from);
  const b = new THREE.Vector3(...to);
  const one = mesh(cylinder(radius, a.distanceTo(b), top), material);
  one.position.copy(a).add(b).multiplyScalar(0.5);
  one.quaternion.setFromUnitVectors(new THREE.Vector3(0, 1, 0), b.clone().sub(a).normalize());
  return one;
};
const handleOf = (long, colour, grip) =>
  group(
    mesh(
      loft(
        rounded([
          [0, 0],
          [0.1, 0, 0.05],
          [0.115, long * 0.2, 0.3],
          [0.085, long * 0.55, 0.4],
          [0.075, long, 0.02],
          [0, long],
        ]),
        { depth: 0.72 },
      ),
      colour === 'wood' ? wood('#cf9f62', '#8a5f30') : plastic(colour, 0.45),
    ),
    grip
      ? mesh(
          loft(
            rounded([
              [0, 0.02],
              [0.118, 0.02, 0.05],
              [0.13, long * 0.22, 0.3],
              [0.105, long * 0.46, 0.05],
              [0, long * 0.46],
            ]),
            {
              depth: 0.74,
              warp: ([x, y, z]) => {
                const rib = 1 + 0.025 * Math.sin(y * 60);
                return [x * rib, y, z * rib];
              },
            },
          ),
          rubber(grip),
        )
      : undefined,
  );

const brandOn = async (ctx, w, h, ground, ink) => {
  const height = Math.round((400 * h) / w);
  const words = line(
    ctx.label.brand.name.toLocaleUpperCase('pt-BR'),
    200,
    height / 2 + Math.min(height * 0.18, 26),
    { font: 'poster', size: Math.min(height * 0.5, 110), max: w === h ? 250 : 360, fill: ink },
  );
  return ctx.svg(`<rect width="400" height="${height}" fill="${ground}"/>${words}`, 400, height);
};

export const clawHammer = () =>
  lie(
    group(
      handleOf(2.3, 'wood', '#1d1d1f'),
      mesh(cylinder(0.15, 0.34), STEEL(), [0.34, 2.36, 0], [0, 0, Math.PI / 2]),
      mesh(cylinder(0.12, 0.3), DARK(), [0.14, 2.36, 0], [0, 0, Math.PI / 2]),
      mesh(softBox(0.26, 0.26, 0.2, 0.04), DARK(), [0, 2.36, 0]),
      ...[-0.075, 0.075].map((z) =>
        mesh(
          plate(
            outline([
              [0, 0.12],
              [-0.3, 0.1],
              [-0.66, -0.22],
              [-0.52, -0.2],
              [-0.26, -0.06],
              [0, -0.1],
            ]),
            0.09,
            { bevel: 0.02 },
          ),
          STEEL(),
          [-0.08, 2.36, z],
        ),
      ),
    ),
  );
export const sledgeHammer = () =>
  lie(
    group(
      handleOf(2.3, 'wood'),
      mesh(
        new THREE.CylinderGeometry(0.27, 0.27, 0.95, 8),
        plastic('#f5b301', 0.4),
        [0, 2.3, 0],
        [0, Math.PI / 8, Math.PI / 2],
      ),
      ...[-0.5, 0.5].map((x) =>
        mesh(
          new THREE.CylinderGeometry(0.25, 0.27, 0.08, 8),
          STEEL(),
          [x, 2.3, 0],
          [0, Math.PI / 8, (Math.PI / 2) * (x > 0 ? -1 : 1)],
        ),
      ),
    ),
  );
export const axe = ({ long, fibre }) =>
  lie(
    group(
      handleOf(long ? 2.7 : 2.1, fibre ? '#f5b301' : 'wood', fibre ? '#1d1d1f' : undefined),
      placed(
        group(
          mesh(
            plate(
              outline([
                [-0.2, 0.2],
                [0.14, 0.17],
                [0.62, 0.42],
                [0.7, 0],
                [0.6, -0.42],
                [0.14, -0.17],
                [-0.2, -0.2],
              ]),
              0.2,
              { bevel: 0.08 },
            ),
            DARK(),
          ),
          mesh(
            plate(
              outline([
                [0.44, 0.34],
                [0.64, 0.44],
                [0.72, 0],
                [0.62, -0.44],
                [0.44, -0.34],
                [0.5, 0],
              ]),
              0.09,
              { bevel: 0.04 },
            ),
            metal('#dfe3e6', 0.18),
          ),
        ),
        [0, long ? 2.55 : 1.95, 0],
      ),
    ),
  );
export const pickaxe = () =>
  lie(
    group(
      handleOf(2.7, 'wood'),
      mesh(
        hose(
          [
            [-1.0, 2.25, 0],
            [-0.5, 2.5, 0],
            [0, 2.56, 0],
          ],
          0.1,
          { around: 10 },
        ),
        DARK(),
      ),
      mesh(
        plate(
          outline([
            [0, 2.66],
            [0.5, 2.56],
            [1.05, 2.24],
            [1.0, 2.12],
            [0.46, 2.4],
            [0, 2.46],
          ]),
          0.32,
          { bevel: 0.03 },
        ),
        DARK(),
      ),
      mesh(softBox(0.3, 0.3, 0.3, 0.06), DARK(), [0, 2.54, 0]),
    ),
  );
export const rubberMallet = () =>
  lie(
    group(
      handleOf(2.0, 'wood'),
      mesh(
        loft(
          rounded([
            [0, -0.5],
            [0.3, -0.5, 0.08],
            [0.27, 0, 0.3],
            [0.3, 0.5, 0.08],
            [0, 0.5],
          ]),
        ),
        rubber('#1d1d1f'),
        [0, 2.1, 0],
        [0, 0, Math.PI / 2],
      ),
    ),
  );

const hexHole = (cx, cy, r) => (path) => {
  for (let k = 0; k <= 6; k += 1)
    path[k ? 'lineTo' : 'moveTo'](cx + Math.cos((k * Math.PI) / 3) * r, cy + Math.sin((k * Math.PI) / 3) * r);
};
export const combinationWrench = () =>
  lie(
    group(
      mesh(
        plate(
          (s) => {
            s.moveTo(-0.12, 0.3);
            s.lineTo(-0.1, 2.0);
            s.bezierCurveTo(-0.36, 2.1, -0.42, 2.4, -0.3, 2.62);
            s.lineTo(-0.17, 2.66);
            s.lineTo(-0.17, 2.38);
            s.lineTo(0.1, 2.28);
            s.lineTo(0.24, 2.6);
            s.bezierCurveTo(0.48, 2.4, 0.4, 2.1, 0.1, 2.0);
            s.lineTo(0.12, 0.3);
            s.bezierCurveTo(0.36, 0.2, 0.34, -0.3, 0, -0.3);
            s.bezierCurveTo(-0.34, -0.3, -0.36, 0.2, -0.12, 0.3);
          },
          0.16,
          { bevel: 0.035, holes: [hexHole(0, 0, 0.19)] },
        ),
        metal('#d3d7db', 0.2),
      ),
      mesh(softBox(0.12, 1.2, 0.02, 0.008), metal('#9aa0a6', 0.4), [0, 1.15, 0.078]),
    ),
  );
export const screwdriver = ({ phillips }) =>
  lie(
    group(
      mesh(
        loft(
          rounded([
            [0, 0],
            [0.2, 0, 0.12],
            [0.24, 0.5, 0.2],
            [0.19, 0.9, 0.12],
            [0.22, 1.08, 0.06],
            [0.12, 1.16, 0.03],
            [0, 1.16],
          ]),
          {
            around: 120,
            warp: ([x, y, z], turn) => {
              const flute = y < 0.95 ? 1 - 0.07 * Math.max(0, Math.cos(turn * Math.PI * 12)) : 1;
              return [x * flute, y, z * flute];
            },
          },
        ),
        gloss('#c8171e', { roughness: 0.25 }),
      ),
      mesh(
        loft(
          rounded([
            [0, -0.002],
            [0.17, -0.002, 0.1],
            [0.18, 0.06, 0.03],
          ]),
        ),
        rubber('#1d1d1f'),
      ),
      mesh(cylinder(0.062, 1.35), metal('#d5d9dd', 0.16), [0, 1.8, 0]),
      phillips
        ? mesh(cylinder(0.062, 0.2, 0.012), metal('#8d949b', 0.3), [0, 2.57, 0])
        : mesh(softBox(0.16, 0.24, 0.03, 0.012), metal('#8d949b', 0.3), [0, 2.56, 0]),
    ),
  );
export const adjustableWrench = () =>
  lie(
    group(
      mesh(
        plate(
          (s) => {
            s.moveTo(-0.12, 0);
            s.bezierCurveTo(-0.2, -0.1, 0.2, -0.1, 0.12, 0);
            s.lineTo(0.14, 1.7);
            s.lineTo(0.46, 1.9);
            s.lineTo(0.4, 2.12);
            s.lineTo(0.02, 2.0);
            s.lineTo(-0.06, 2.2);
            s.lineTo(-0.1, 2.6);
            s.lineTo(-0.4, 2.5);
            s.lineTo(-0.34, 1.9);
            s.lineTo(-0.12, 1.6);
          },
          0.2,
          { bevel: 0.05 },
        ),
        metal('#ced2d6', 0.22),
      ),
      mesh(
        plate(
          polygon([
            [0.04, 2.02],
            [0.42, 2.14],
            [0.4, 2.3],
            [0.1, 2.3],
            [0.06, 2.62],
            [-0.06, 2.58],
          ]),
          0.15,
          { bevel: 0.03 },
        ),
        metal('#bfc4c9', 0.26),
      ),
      mesh(cylinder(0.07, 0.2), DARK(), [0.16, 1.92, 0.02], [0, 0, 1.28]),
      mesh(
        loft(
          rounded([
            [0, 0.02],
            [0.16, 0.02, 0.04],
            [0.16, 1.1, 0.04],
            [0, 1.1],
          ]),
          { depth: 0.72, power: 3 },
        ),
        plastic('#c8171e', 0.4),
      ),
    ),
  );
export const pipeWrench = () =>
  lie(
    group(
      mesh(
        plate(
          (s) => {
            s.moveTo(-0.14, 0);
            s.bezierCurveTo(-0.22, -0.12, 0.22, -0.12, 0.14, 0);
            s.lineTo(0.12, 1.75);
            s.lineTo(0.2, 2.02);
            s.lineTo(0.62, 2.02);
            s.lineTo(0.62, 2.16);
            s.lineTo(-0.2, 2.2);
            s.lineTo(-0.24, 1.7);
          },
          0.22,
          { bevel: 0.05 },
        ),
        plastic('#c8171e', 0.35),
      ),
      mesh(
        plate(
          polygon([
            [-0.12, 1.8],
            [0.02, 1.8],
            [0.02, 2.48],
            [0.6, 2.42],
            [0.6, 2.58],
            [0.1, 2.86],
            [-0.12, 2.8],
          ]),
          0.15,
          { bevel: 0.03 },
        ),
        metal('#b4babf', 0.3),
      ),
      mesh(cylinder(0.15, 0.18), DARK(), [-0.05, 1.98, 0]),
      mesh(softBox(0.4, 0.06, 0.16, 0.01), DARK(), [0.42, 2.19, 0]),
    ),
  );
export const allenKeys = () =>
  lie(
    group(
      ...Array.from({ length: 9 }, (_, k) => {
        const r = 0.028 + k * 0.007;
        const x = (k - 4) * 0.24;
        const long = 0.9 + k * 0.16;
        return mesh(
          hose(
            [
              [x, 0, 0],
              [x, long * 0.5, 0],
              [x, long, 0],
              [x + 0.05, long + 0.06, 0],
              [x + 0.14 + k * 0.012, long + 0.07, 0],
            ],
            r,
            { around: 6 },
          ),
          metal('#3d4248', 0.3),
        );
      }),
      mesh(softBox(2.3, 0.24, 0.22, 0.05), plastic('#c8171e', 0.4), [0, 0.3, 0]),
    ),
    0.1,
  );
export function pliers({ jaw }) {
  const grip = (side) =>
    mesh(
      hose(
        [
          [side * 0.1, 1.35, 0],
          [side * 0.24, 1.0, 0],
          [side * 0.34, 0.5, 0],
          [side * 0.26, -0.1, 0],
        ],
        0.1,
        { around: 16 },
      ),
      plastic('#c8171e', 0.35),
    );
  const cap = (side) =>
    mesh(
      hose(
        [
          [side * 0.315, 0.8, 0.0],
          [side * 0.35, 0.5, 0],
          [side * 0.3, 0.1, 0],
        ],
        0.106,
        { around: 16 },
      ),
      rubber('#1d1d1f'),
    );
  const shapes = {
    universal: [
      [0.0, 1.3],
      [0.26, 1.42],
      [0.24, 1.75],
      [0.14, 2.36],
      [0.02, 2.36],
    ],
    cutter: [
      [0.0, 1.3],
      [0.27, 1.42],
      [0.32, 1.72],
      [0.18, 2.02],
      [0.01, 2.06],
    ],
    nose: [
      [0.0, 1.3],
      [0.22, 1.42],
      [0.18, 1.75],
      [0.07, 2.66],
      [0.01, 2.66],
    ],
    grip: [
      [0.0, 1.3],
      [0.3, 1.4],
      [0.34, 1.9],
      [0.2, 2.3],
      [0.02, 2.2],
    ],
  };
  const half = (side) =>
    mesh(
      plate(polygon(shapes[jaw].map(([x, y]) => [x * side + side * 0.005, y])), 0.2, { bevel: 0.035 }),
      metal('#b9bec4', 0.26),
    );
  const metalGrip = jaw === 'grip';
  return lie(
    group(
      half(1),
      half(-1),
      ...(metalGrip
        ? [
            mesh(
              hose(
                [
                  [-0.1, 1.4, 0],
                  [-0.3, 0.9, 0],
                  [-0.3, 0.2, 0],
                  [-0.2, -0.3, 0],
                ],
                0.1,
              ),
              metal('#c6cacf', 0.22),
            ),
            mesh(
              hose(
                [
                  [0.1, 1.4, 0],
                  [0.24, 1.0, 0],
                  [0.4, 0.5, 0],
                  [0.3, 0.1, 0],
                ],
                0.09,
              ),
              metal('#c6cacf', 0.22),
            ),
            mesh(cylinder(0.08, 0.22), DARK(), [-0.2, -0.42, 0]),
          ]
        : [grip(1), grip(-1), cap(1), cap(-1)]),
      mesh(cylinder(0.13, 0.24), DARK(), [0, 1.42, 0], [Math.PI / 2, 0, 0]),
    ),
    0.7,
  );
}
const teeth = (from, to, y, count, deep) =>
  Array.from({ length: count * 2 + 1 }, (_, k) => [
    from + ((to - from) * k) / (count * 2),
    y + (k % 2 ? -deep : 0),
  ]);
export const handSaw = () =>
  lie(
    group(
      mesh(
        plate(polygon([...teeth(-1.3, 1.0, -0.3, 34, 0.05), [1.0, 0.35], [-1.3, -0.02]]), 0.03, {
          bevel: 0.006,
        }),
        metal('#d9dde1', 0.16),
      ),
      mesh(
        plate(
          outline([
            [0.9, 0.42],
            [1.5, 0.4],
            [1.62, 0.1],
            [1.5, -0.35],
            [1.0, -0.42],
            [0.9, -0.1],
          ]),
          0.2,
          {
            bevel: 0.06,
            holes: [
              (p) => {
                p.absellipse(1.3, 0.0, 0.13, 0.24, 0, 7);
              },
            ],
          },
        ),
        wood('#c08a4c', '#7a4f26'),
      ),
    ),
    0.15,
  );
export const hackSaw = () =>
  lie(
    group(
      mesh(
        hose(
          [
            [-1.1, -0.2, 0],
            [-1.1, 0.42, 0],
            [-0.9, 0.5, 0],
            [0.8, 0.5, 0],
            [1.0, 0.42, 0],
            [1.0, -0.2, 0],
          ],
          0.055,
        ),
        metal('#c8171e', 0.35),
      ),
      mesh(
        plate(polygon([...teeth(-1.1, 1.0, -0.26, 50, 0.025), [1.0, -0.16], [-1.1, -0.16]]), 0.03, {
          bevel: 0.005,
        }),
        metal('#5a6470', 0.3),
      ),
      mesh(
        loft(
          rounded([
            [0, 0],
            [0.13, 0, 0.06],
            [0.15, 0.4, 0.2],
            [0.12, 0.8, 0.06],
            [0, 0.82],
          ]),
        ),
        plastic('#f5b301', 0.4),
        [1.05, -0.9, 0],
        [0, 0, 0.1],
      ),
    ),
    0.15,
  );
export const cutterKnife = () =>
  lie(
    group(
      mesh(softBox(0.42, 1.7, 0.22, 0.09), plastic('#f5b301', 0.38)),
      mesh(softBox(0.44, 0.7, 0.24, 0.1), rubber('#1d1d1f'), [0, -0.42, 0]),
      mesh(
        plate(
          polygon([
            [-0.12, 0.7],
            [0.12, 0.7],
            [0.12, 1.25],
            [-0.12, 1.5],
          ]),
          0.03,
          { bevel: 0.006 },
        ),
        metal('#dfe3e6', 0.16),
      ),
      mesh(softBox(0.12, 0.3, 0.06, 0.02), rubber('#1d1d1f'), [0, 0.3, 0.13]),
      mesh(softBox(0.3, 0.1, 0.24, 0.02), metal(), [0, 0.82, 0]),
    ),
  );
export const tinSnips = () =>
  lie(
    group(
      ...[1, -1].map((s) =>
        group(
          mesh(
            plate(
              polygon([
                [0, 1.3],
                [s * 0.26, 1.5],
                [s * 0.2, 2.2],
                [s * 0.03, 2.6],
                [0, 2.6],
              ]),
              0.18,
              { bevel: 0.03 },
            ),
            metal('#4a5058', 0.35),
          ),
          mesh(
            hose(
              [
                [s * 0.08, 1.4, 0],
                [s * 0.34, 0.9, 0],
                [s * 0.4, 0.3, 0],
                [s * 0.26, -0.2, 0],
              ],
              0.1,
            ),
            plastic(s > 0 ? '#c8171e' : '#c8171e', 0.36),
          ),
        ),
      ),
      mesh(cylinder(0.13, 0.24), STEEL(), [0, 1.44, 0], [Math.PI / 2, 0, 0]),
    ),
  );
export const chisel = () =>
  lie(
    group(
      mesh(
        loft(
          rounded([
            [0, 0],
            [0.16, 0, 0.06],
            [0.19, 0.5, 0.3],
            [0.13, 0.95, 0.1],
            [0.1, 1.05, 0.02],
            [0, 1.05],
          ]),
        ),
        plastic('#f5b301', 0.35),
      ),
      mesh(cylinder(0.17, 0.06), STEEL(), [0, 0.0, 0]),
      mesh(cylinder(0.07, 0.3), STEEL(), [0, 1.15, 0]),
      mesh(softBox(0.34, 1.2, 0.07, 0.015), metal('#d9dde1', 0.16), [0, 1.88, 0]),
      mesh(
        plate(
          polygon([
            [-0.17, 2.45],
            [0.17, 2.45],
            [0.17, 2.6],
            [-0.17, 2.6],
          ]),
          0.03,
          { bevel: 0.008 },
        ),
        metal('#eef1f3', 0.1),
      ),
    ),
  );
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
        [
          [0.2, 1.15, 0.1],
          [-0.3, 1.28, 0.05],
          [-0.75, 1.0, 0.05],
          [-0.85, 0.6, 0.05],
        ],
        0.12,
      ),
      rubber('#1b1c1f'),
    ),
    mesh(ball(0.13), rubber('#1b1c1f'), [0.75, 0.92, 0.1]),
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
              mesh(softBox(0.4, 0.16, 0.07, 0.02), metal('#8a7f6a', 0.5), [0, 0.93, 0]),
              [0, 0, 0],
              [0, 0, (k * Math.PI) / 6],
            ),
          )
        : [mesh(torus(0.92, 0.07), metal('#8a7f6a', 0.55), [0, 0, 0])]),
      ...(rim === 'turbo'
        ? Array.from({ length: 48 }, (_, k) =>
            placed(
              mesh(softBox(0.04, 0.15, 0.15, 0.01), metal('#6f6655', 0.5), [0, 0.92, 0], [0, 0.6, 0]),
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
          mesh(
            softBox(0.34, 0.4, 0.03, 0.008),
            matte('#fff', { map: speckled('#a5562a', ['#c9794a', '#7a3a18'], { count: 900, size: [1, 3] }) }),
            [0, 0.76, 0.06],
            [0, 0.42, 0],
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
