/** Fixings, cables, light, plumbing, locks, safety, paint and garden. */
import { dice, hose, loft, lump, plate, rounded, sleeve, softBox } from '../studio/geometry.mjs';
import {
  canvasOf,
  clear,
  gloss,
  grainBump,
  matte,
  metal,
  paper,
  plastic,
  rubber,
  speckled,
  textureOf,
  wood,
} from '../studio/materials.mjs';
import { ball, cylinder, group, mesh, placed, THREE, torus } from './parts.mjs';
import { lie } from './tools.mjs';

const STEEL = () => metal('#c4c8cc', 0.28);
const ZINC = () => metal('#cfd3d6', 0.34);
const CHROME = () => metal('#eef0f2', 0.07);
const polygon = (points) => (shape) => {
  shape.moveTo(...points[0]);
  for (const point of points.slice(1)) shape.lineTo(...point);
  shape.closePath();
};
const scattered = (count, spread, shape, seed = 3, high = 0.05) => {
  const random = dice(seed);
  return group(
    ...Array.from({ length: count }, (_, k) => {
      const r = Math.sqrt(random()) * spread;
      const a = random() * 6.28;
      return placed(
        shape(k),
        [Math.cos(a) * r, high + (1 - r / spread) * spread * 0.16 * random(), Math.sin(a) * r],
        [(random() - 0.5) * 0.7, random() * 6.28, (random() - 0.5) * 0.7],
      );
    }),
  );
};

// Fixings.
export const nails = () =>
  scattered(
    46,
    1.0,
    () =>
      placed(
        group(
          mesh(cylinder(0.035, 0.95), STEEL()),
          mesh(cylinder(0.09, 0.03), STEEL(), [0, 0.48, 0]),
          mesh(cylinder(0.002, 0.09, 0.035), STEEL(), [0, -0.52, 0]),
        ),
        [0, 0, 0],
        [Math.PI / 2, 0, 0],
      ),
    5,
  );
export const anchorBolt = () =>
  lie(
    group(
      mesh(cylinder(0.1, 2.0), ZINC(), [0, 0.2, 0]),
      mesh(cylinder(0.15, 1.0), metal('#d9c27a', 0.3), [0, -0.15, 0]),
      mesh(cylinder(0.15, 0.3, 0.1), ZINC(), [0, -0.9, 0], [Math.PI, 0, 0]),
      mesh(cylinder(0.27, 0.05), ZINC(), [0, 0.48, 0]),
      mesh(new THREE.CylinderGeometry(0.21, 0.21, 0.2, 6), ZINC(), [0, 0.62, 0]),
      ...Array.from({ length: 14 }, (_, k) =>
        mesh(torus(0.1, 0.016), ZINC(), [0, 0.76 + k * 0.034, 0], [Math.PI / 2, 0, 0]),
      ),
    ),
    0.7,
  );
const nut = () =>
  plate(
    (s) => {
      for (let k = 0; k <= 6; k += 1)
        s[k ? 'lineTo' : 'moveTo'](Math.cos((k * Math.PI) / 3) * 0.2, Math.sin((k * Math.PI) / 3) * 0.2);
    },
    0.16,
    {
      bevel: 0.02,
      holes: [
        (p) => {
          p.absarc(0, 0, 0.1, 0, Math.PI * 2);
        },
      ],
    },
  );
export const hexNuts = () => {
  const one = nut();
  return scattered(52, 0.95, () => placed(mesh(one, ZINC()), [0, 0.06, 0], [Math.PI / 2, 0, 0]), 7, 0.08);
};
export const washers = () => {
  const one = plate(
    (s) => {
      s.absarc(0, 0, 0.21, 0, Math.PI * 2);
    },
    0.04,
    {
      bevel: 0.008,
      holes: [
        (p) => {
          p.absarc(0, 0, 0.1, 0, Math.PI * 2);
        },
      ],
    },
  );
  return scattered(64, 0.95, () => placed(mesh(one, ZINC()), [0, 0.03, 0], [Math.PI / 2, 0, 0]), 9, 0.05);
};
export const screwHooks = () =>
  scattered(
    22,
    0.9,
    () =>
      group(
        mesh(
          hose(
            [
              [0, 0, 0],
              [0.34, 0, 0],
              [0.4, 0, 0.02],
              [0.5, 0, 0.16],
              [0.66, 0, 0.16],
              [0.74, 0, 0.02],
              [0.68, 0, -0.1],
            ],
            0.034,
            { segments: 50 },
          ),
          ZINC(),
        ),
        mesh(cylinder(0.04, 0.3, 0.004), ZINC(), [-0.1, 0, 0], [0, 0, Math.PI / 2]),
      ),
    11,
  );
export const cableTies = () =>
  lie(
    group(
      ...Array.from({ length: 9 }, (_, k) => {
        const x = (k - 4) * 0.15;
        return group(
          mesh(softBox(0.085, 2.5, 0.024, 0.008), plastic(k % 3 ? '#f4f3ee' : '#eceae2', 0.45), [
            x,
            0,
            k * 0.012,
          ]),
          mesh(softBox(0.16, 0.2, 0.11, 0.03), plastic('#f4f3ee', 0.45), [x, 1.3, 0.03 + k * 0.012]),
        );
      }),
    ),
    0.5,
  );
const rounds = (r, turns, wire, rise = 0.02, wobble = 0.03) => {
  const random = dice(4);
  return Array.from({ length: turns * 24 }, (_, k) => {
    const a = (k / 24) * Math.PI * 2;
    const layer = Math.floor(k / 24);
    return [
      Math.cos(a) * (r + (layer % 3) * wire * 1.7 + (random() - 0.5) * wobble),
      0.02 + Math.floor(layer / 3) * wire * 1.9 + rise * (k / 24) * 0.2,
      Math.sin(a) * (r + (layer % 3) * wire * 1.7 + (random() - 0.5) * wobble),
    ];
  });
};
function coil({ colour, wire, material, turns = 9, ends = true, ties = '#f2efe6' }) {
  const path = rounds(0.72, turns, wire);
  const skin = material ?? gloss(colour, { roughness: 0.4, clearcoat: 0.3 });
  return group(
    mesh(hose(path, wire, { segments: turns * 48, around: 12 }), skin),
    ...(ends ? [mesh(hose([path.at(-1), [0.9, 0.1, 0.5], [1.15, 0.06, 0.8]], wire), skin)] : []),
    ...[0.3, 2.4, 4.5].map((a) =>
      mesh(
        torus(wire * (turns > 6 ? 3.4 : 2.4), 0.022),
        plastic(ties),
        [Math.cos(a) * (0.72 + wire * 1.7), turns * wire * 0.32, Math.sin(a) * (0.72 + wire * 1.7)],
        [0, -a, 0],
      ),
    ),
  );
}
export const cableCoil = ({ colour, thick }) =>
  coil({ colour, wire: thick ? 0.085 : 0.062, turns: thick ? 9 : 12 });
export const wireCoil = ({ colour, twisted }) =>
  coil({ colour, wire: twisted ? 0.05 : 0.036, turns: 15, material: metal(colour, 0.34) });
export const ropeCoil = ({ colour }) =>
  coil({
    colour,
    wire: 0.075,
    turns: 10,
    ends: true,
    material: matte('#fff', {
      map: textureOf(
        canvasOf(256, 64, (c, w, h) => {
          c.fillStyle = colour;
          c.fillRect(0, 0, w, h);
          c.strokeStyle = 'rgba(0,0,0,.35)';
          c.lineWidth = 6;
          for (let k = -4; k < 20; k += 1) {
            c.beginPath();
            c.moveTo(k * 16, 0);
            c.lineTo(k * 16 + 40, h);
            c.stroke();
          }
          c.strokeStyle = 'rgba(255,255,255,.5)';
          c.lineWidth = 3;
          for (let k = -4; k < 20; k += 1) {
            c.beginPath();
            c.moveTo(k * 16 + 6, 0);
            c.lineTo(k * 16 + 46, h);
            c.stroke();
          }
        }),
        { repeat: [40, 1] },
      ),
    }),
  });
export const hoseCoil = ({ colour, glass }) =>
  coil({
    colour,
    wire: 0.1,
    turns: 9,
    material: glass ? gloss(colour, { transparent: true, opacity: 0.72, roughness: 0.12 }) : undefined,
  });
export const chain = ({ lock }) => {
  const link = (at, turn, flip) =>
    placed(
      mesh(
        hose(
          Array.from({ length: 16 }, (_, k) => {
            const a = (k / 16) * Math.PI * 2;
            return [Math.cos(a) * 0.24, 0, Math.sin(a) * 0.13];
          }),
          0.05,
          { closed: true, segments: 60 },
        ),
        ZINC(),
      ),
      at,
      [flip ? Math.PI / 2 : 0, turn, 0],
    );
  const path = new THREE.CatmullRomCurve3(
    [
      [-1.2, 0.1, -0.5],
      [-0.2, 0.1, -0.75],
      [0.7, 0.1, -0.4],
      [0.2, 0.1, 0.05],
      [-0.7, 0.1, 0.25],
      [-0.4, 0.1, 0.7],
      [0.5, 0.1, 0.6],
      [1.2, 0.1, 0.7],
    ].map((p) => new THREE.Vector3(...p)),
  );
  const parts = [];
  const count = 22;
  for (let k = 0; k < count; k += 1) {
    const p = path.getPointAt(k / (count - 1));
    const t = path.getTangentAt(k / (count - 1));
    parts.push(link([p.x, p.y, p.z], Math.atan2(-t.z, t.x), k % 2));
  }
  if (lock) parts.push(placed(padlock({}), [0.3, 0, -0.02], [-1.2, 0, 0.3], 0.5));
  return group(...parts);
};
export function tapeRolls(
  { colour = '#ecdcae', count = 1, wide, thick, spool, stripes, glass, pattern },
  ctx,
) {
  void ctx;
  void pattern;
  const high = wide ? 0.62 : thick ? 0.36 : 0.3;
  const side = stripes
    ? matte('#fff', {
        map: textureOf(
          canvasOf(512, 64, (c, _w, h) => {
            for (let k = -1; k < 17; k += 1) {
              c.fillStyle = k % 2 ? '#161616' : '#f7d000';
              c.beginPath();
              c.moveTo(k * 32, 0);
              c.lineTo(k * 32 + 32, 0);
              c.lineTo(k * 32 + 64, h);
              c.lineTo(k * 32 + 32, h);
              c.fill();
            }
          }),
          { repeat: [2, 1] },
        ),
      })
    : glass
      ? gloss(colour, { roughness: 0.12 })
      : matte('#fff', { color: colour, roughness: 0.55 });
  const flat = stripes ? matte('#d9b800') : matte(colour, { roughness: 0.7 });
  const one = () =>
    group(
      mesh(
        loft(
          rounded([
            [0.42, 0.01],
            [0.8, 0.01, 0.015],
            [0.8, high, 0.015],
            [0.42, high],
          ]),
        ),
        side,
      ),
      mesh(
        loft(
          [
            [0.42, high + 0.002],
            [0.795, high + 0.002],
          ].reverse(),
        ),
        flat,
      ),
      mesh(new THREE.RingGeometry(0.42, 0.795, 72).rotateX(-Math.PI / 2), flat, [0, high + 0.003, 0]),
      mesh(
        loft([
          [0.42, high],
          [0.38, high],
          [0.38, 0],
          [0.42, 0],
        ]),
        matte(spool ?? '#c9a878'),
      ),
      ...[0.5, 0.6, 0.7].map((r) =>
        mesh(
          new THREE.RingGeometry(r, r + 0.008, 72).rotateX(-Math.PI / 2),
          matte('#0000', { color: '#777', transparent: true, opacity: 0.25 }),
          [0, high + 0.005, 0],
        ),
      ),
    );
  if (count === 1)
    return placed(group(placed(one(), [0, 0.8, 0], [Math.PI / 2 - 0.0, 0, 0])), [0, 0, 0], [0, 0.55, 0]);
  return group(
    placed(one(), [0, 0, 0]),
    placed(one(), [0.03, high + 0.01, 0.02]),
    placed(placed(one(), [0, 0.8, 0], [Math.PI / 2, 0, 0]), [1.0, 0, 0.62], [0, -0.5, 0.0]),
  );
}
export const spool = ({ colour }) =>
  group(
    mesh(
      cylinder(0.42, 0.9),
      matte('#fff', {
        map: textureOf(
          canvasOf(64, 256, (c, w, h) => {
            c.fillStyle = colour;
            c.fillRect(0, 0, w, h);
            c.fillStyle = 'rgba(0,0,0,.22)';
            for (let k = 0; k < 32; k += 1) c.fillRect(0, k * 8, w, 2);
          }),
        ),
      }),
      [0, 0.55, 0],
    ),
    mesh(cylinder(0.62, 0.08), plastic('#1d1d1f'), [0, 0.06, 0]),
    mesh(cylinder(0.62, 0.08), plastic('#1d1d1f'), [0, 1.04, 0]),
    mesh(cylinder(0.12, 0.1), plastic('#555'), [0, 1.06, 0]),
  );

// Light and current.
export const ledBulb = ({ warm }) =>
  group(
    mesh(
      loft(
        rounded([
          [0, 0],
          [0.1, 0.01, 0.03],
          [0.24, 0.06, 0.02],
          [0.25, 0.42, 0.02],
          [0.3, 0.45, 0.01],
        ]),
        {
          warp: ([x, y, z], turn) => {
            const thread = y > 0.06 && y < 0.42 ? 1 + 0.05 * Math.sin((y * 8.5 - turn) * Math.PI * 2) : 1;
            return [x * thread, y, z * thread];
          },
        },
      ),
      metal('#c9ccd0', 0.25),
    ),
    mesh(
      loft(
        rounded([
          [0.3, 0.44],
          [0.36, 0.5, 0.05],
          [0.56, 1.15, 0.05],
          [0.57, 1.2, 0.01],
        ]),
      ),
      plastic('#f4f4f2', 0.4),
    ),
    mesh(
      loft(
        rounded(
          [
            [0.57, 1.19],
            [0.61, 1.4, 0.3],
            [0.46, 1.86, 0.4],
            [0, 2.0],
          ],
          14,
        ),
      ),
      new THREE.MeshPhysicalMaterial({
        color: warm ? '#fff1cf' : '#f9fcff',
        roughness: 0.35,
        emissive: warm ? '#ffd9a0' : '#e6f2ff',
        emissiveIntensity: 0.35,
        clearcoat: 0.4,
      }),
    ),
    mesh(cylinder(0.09, 0.05), plastic('#1d1d1f'), [0, 0, 0]),
  );
export const ledTube = () =>
  placed(
    group(
      ...[0, 1].map((k) =>
        group(
          mesh(
            cylinder(0.13, 3.2),
            new THREE.MeshPhysicalMaterial({
              color: '#fbfdff',
              emissive: '#e6f0ff',
              emissiveIntensity: 0.3,
              roughness: 0.35,
            }),
            [0, 0.14, k * 0.36],
            [0, 0, Math.PI / 2],
          ),
          ...[-1.62, 1.62].map((x) =>
            group(
              mesh(cylinder(0.135, 0.14), STEEL(), [x, 0.14, k * 0.36], [0, 0, Math.PI / 2]),
              ...[-0.05, 0.05].map((z) =>
                mesh(
                  cylinder(0.02, 0.16),
                  metal('#d9b45a'),
                  [x * 1.07, 0.14, k * 0.36 + z],
                  [0, 0, Math.PI / 2],
                ),
              ),
            ),
          ),
        ),
      ),
    ),
    [0, 0, 0],
    [0, 0.5, 0],
  );
export const ledPanel = ({ round }) =>
  placed(
    round
      ? group(
          mesh(cylinder(1, 0.16), plastic('#f4f4f2'), [0, 0, 0], [Math.PI / 2, 0, 0]),
          mesh(cylinder(0.9, 0.18), lit(), [0, 0, 0], [Math.PI / 2, 0, 0]),
        )
      : group(
          mesh(softBox(1.9, 1.9, 0.12, 0.03), plastic('#f4f4f2')),
          mesh(softBox(1.68, 1.68, 0.14, 0.03), lit()),
          mesh(softBox(1.4, 1.4, 0.2, 0.02), plastic('#dcdcd8'), [0, 0, -0.12]),
        ),
    [0, 1, 0],
  );
const lit = () =>
  new THREE.MeshStandardMaterial({
    color: '#ffffff',
    emissive: '#f4f8ff',
    emissiveIntensity: 0.4,
    roughness: 0.4,
  });
export const ledStrip = () => {
  const path = rounds(0.55, 6, 0.045, 0.02, 0.004).map(([x, y, z]) => [x, y * 0.2 + 0.3, z]);
  const ribbon = group(
    ...[0.5, 0.58, 0.66, 0.74, 0.82].map((r) =>
      mesh(new THREE.CylinderGeometry(r, r, 0.3, 96, 1, true), matte('#f7f6f0', { side: 2 }), [0, 0.2, 0]),
    ),
    ...Array.from({ length: 46 }, (_, k) => {
      const a = (k / 46) * 6.283;
      return mesh(
        softBox(0.05, 0.09, 0.03, 0.008),
        gloss('#f7d94a'),
        [Math.cos(a) * 0.825, 0.2, Math.sin(a) * 0.825],
        [0, Math.PI / 2 - a, 0],
      );
    }),
    mesh(
      new THREE.CylinderGeometry(0.84, 0.84, 0.05, 96, 1, true),
      matte('#ffffff', { side: 2 }),
      [0, 0.33, 0],
    ),
  );
  void path;
  return group(
    ribbon,
    mesh(softBox(0.62, 0.34, 0.42, 0.05), plastic('#1d1d1f'), [1.35, 0.17, 0.5]),
    mesh(
      hose(
        [
          [0.8, 0.2, 0.2],
          [1.0, 0.1, 0.5],
          [1.1, 0.12, 0.5],
        ],
        0.03,
      ),
      rubber(),
    ),
    mesh(
      hose(
        [
          [1.66, 0.17, 0.5],
          [1.9, 0.05, 0.7],
          [1.6, 0.04, 1.0],
        ],
        0.035,
      ),
      rubber(),
    ),
  );
};
export const floodLight = () =>
  group(
    placed(
      group(
        mesh(softBox(1.7, 1.3, 0.16, 0.06), plastic('#2a2c30', 0.45)),
        mesh(softBox(1.46, 1.06, 0.04, 0.02), gloss('#eef2f4', { roughness: 0.12 }), [0, 0, 0.08]),
        ...[-0.45, -0.15, 0.15, 0.45].flatMap((x) =>
          [-0.3, 0, 0.3].map((y) => mesh(softBox(0.2, 0.16, 0.02, 0.006), gloss('#f6d94a'), [x, y, 0.105])),
        ),
        ...Array.from({ length: 9 }, (_, k) =>
          mesh(softBox(0.03, 1.2, 0.2, 0.01), plastic('#2a2c30'), [-0.7 + k * 0.175, 0, -0.16]),
        ),
      ),
      [0, 1.0, 0],
      [-0.12, 0, 0],
    ),
    mesh(
      hose(
        [
          [-0.95, 1.0, 0],
          [-0.98, 0.3, 0],
          [-0.9, 0.12, 0],
          [0.9, 0.12, 0],
          [0.98, 0.3, 0],
          [0.95, 1.0, 0],
        ],
        0.05,
      ),
      STEEL(),
    ),
  );
export const wallPlate = ({ kind }) =>
  placed(
    group(
      mesh(softBox(1.15, 1.8, 0.1, 0.05), plastic('#fbfbf9', 0.28)),
      ...(kind === 'socket'
        ? [
            mesh(
              plate(
                (s) => {
                  for (let k = 0; k <= 6; k += 1)
                    s[k ? 'lineTo' : 'moveTo'](
                      Math.cos((k * Math.PI) / 3) * 0.34 * (k % 3 ? 1 : 1.16),
                      Math.sin((k * Math.PI) / 3) * 0.34,
                    );
                },
                0.05,
                { bevel: 0.012 },
              ),
              plastic('#e9e9e5'),
              [0, 0, 0.06],
            ),
            ...[
              [-0.19, 0],
              [0.19, 0],
              [0, -0.07],
            ].map(([x, y]) =>
              mesh(cylinder(0.048, 0.06), matte('#2a2a2c'), [x, y, 0.065], [Math.PI / 2, 0, 0]),
            ),
          ]
        : [
            mesh(softBox(0.42, 0.76, 0.1, 0.04), plastic('#f6f6f3', 0.25), [0, 0, 0.07], [0.14, 0, 0]),
            mesh(softBox(0.47, 0.82, 0.04, 0.02), plastic('#dcdcd7'), [0, 0, 0.045]),
          ]),
      ...[0.72, -0.72].map((y) => mesh(cylinder(0.04, 0.02), STEEL(), [0, y, 0.052], [Math.PI / 2, 0, 0])),
    ),
    [0, 0.9, 0],
  );
export const breaker = ({ poles = 1, residual }) => {
  const one = (x) =>
    group(
      mesh(softBox(0.42, 1.7, 0.9, 0.04), plastic('#f2f2ef', 0.4), [x, 0.85, 0]),
      mesh(softBox(0.42, 0.9, 0.5, 0.04), plastic('#f2f2ef', 0.4), [x, 0.85, 0.45]),
      mesh(
        softBox(0.2, 0.34, 0.2, 0.04),
        plastic(residual ? '#1d5fb4' : '#1d1d1f'),
        [x, 0.9, 0.74],
        [0.35, 0, 0],
      ),
      ...[1.5, 0.2].map((y) => mesh(cylinder(0.1, 0.03), STEEL(), [x, y, 0.456], [Math.PI / 2, 0, 0])),
      mesh(softBox(0.3, 0.16, 0.01, 0.003), plastic('#d3202a'), [x, 1.2, 0.705]),
    );
  return group(
    ...Array.from({ length: poles }, (_, k) => one((k - (poles - 1) / 2) * 0.43)),
    residual ? mesh(softBox(0.14, 0.14, 0.06, 0.02), plastic('#f2b21d'), [0.22, 0.62, 0.72]) : undefined,
  );
};
export const panelBoard = ({ rows = 1 }) =>
  placed(
    group(
      mesh(softBox(1.9, rows > 1 ? 2.0 : 1.3, 0.4, 0.05), plastic('#f6f6f3', 0.4)),
      ...Array.from({ length: rows }, (_, r) =>
        group(
          mesh(softBox(1.55, 0.5, 0.03, 0.01), clear('#b9cdd8', 0.4), [0, (r - (rows - 1) / 2) * 0.8, 0.21]),
          ...Array.from({ length: 12 }, (_u, k) =>
            group(
              mesh(softBox(0.115, 0.42, 0.03, 0.008), plastic('#ffffff'), [
                -0.68 + k * 0.124,
                (r - (rows - 1) / 2) * 0.8,
                0.2,
              ]),
              mesh(softBox(0.06, 0.12, 0.04, 0.01), plastic('#1d1d1f'), [
                -0.68 + k * 0.124,
                (r - (rows - 1) / 2) * 0.8,
                0.215,
              ]),
            ),
          ),
        ),
      ),
    ),
    [0, rows > 1 ? 1 : 0.65, 0],
  );
export const junctionBox = () => {
  const box = loft(
    rounded(
      [
        [0.4, 0.04],
        [0.42, 0, 0.03],
        [0.62, 0, 0.03],
        [0.62, 0, 0],
      ].slice(0, 1),
    ),
    {},
  );
  void box;
  const wall = plastic('#f5c400', 0.45);
  return placed(
    group(
      mesh(softBox(1.0, 1.6, 0.06, 0.02), wall, [0, 0, -0.42]),
      ...[-0.5, 0.5].map((x) => mesh(softBox(0.06, 1.6, 0.84, 0.02), wall, [x, 0, 0])),
      ...[-0.8, 0.8].map((y) => mesh(softBox(1.06, 0.06, 0.84, 0.02), wall, [0, y, 0])),
      ...[-0.68, 0.68].map((y) => mesh(softBox(0.22, 0.2, 0.14, 0.04), wall, [0, y, 0.36])),
      ...[-0.25, 0.25].map((y) =>
        mesh(cylinder(0.15, 0.08), plastic('#dbae00'), [0.5, y, -0.1], [0, 0, Math.PI / 2]),
      ),
      ...[-0.25, 0.25].map((x) =>
        mesh(cylinder(0.15, 0.07), plastic('#dbae00'), [x, 0, -0.38], [Math.PI / 2, 0, 0]),
      ),
    ),
    [0, 0.8, 0],
  );
};
const plugTop = (colour = '#1d1d1f') =>
  group(
    mesh(softBox(0.34, 0.24, 0.5, 0.08), plastic(colour, 0.5)),
    ...[-0.09, 0.09].map((x) =>
      mesh(cylinder(0.034, 0.26), metal('#d9b45a', 0.25), [x, 0, 0.36], [Math.PI / 2, 0, 0]),
    ),
  );
export const extensionCord = () =>
  group(
    coil({ colour: '#232427', wire: 0.07, turns: 9, ends: false }),
    placed(plugTop(), [0.3, 0.14, 1.15], [0, 0.5, 0]),
    placed(
      group(
        mesh(softBox(0.5, 0.26, 0.72, 0.08), plastic('#1d1d1f', 0.5)),
        ...[-0.1, 0.1].map((x) => mesh(cylinder(0.04, 0.02), matte('#555'), [x, 0.132, 0.1])),
      ),
      [-0.75, 0.14, 1.0],
      [0, -0.5, 0],
    ),
    mesh(
      hose(
        [
          [0.9, 0.1, 0.3],
          [0.7, 0.06, 0.8],
          [0.42, 0.12, 0.95],
        ],
        0.06,
      ),
      rubber('#232427'),
    ),
    mesh(
      hose(
        [
          [-0.9, 0.1, 0.3],
          [-0.86, 0.08, 0.6],
          [-0.8, 0.12, 0.8],
        ],
        0.06,
      ),
      rubber('#232427'),
    ),
  );
export const powerStrip = () =>
  placed(
    group(
      mesh(softBox(2.8, 0.28, 0.52, 0.08), plastic('#f4f4f2', 0.35), [0, 0.16, 0]),
      ...Array.from({ length: 6 }, (_, k) =>
        group(
          mesh(cylinder(0.17, 0.02), plastic('#e2e2de'), [-0.82 + k * 0.42, 0.305, 0]),
          ...[-0.07, 0.07].map((x) =>
            mesh(cylinder(0.028, 0.022), matte('#222'), [-0.82 + k * 0.42 + x, 0.308, 0]),
          ),
        ),
      ),
      mesh(softBox(0.2, 0.1, 0.26, 0.03), gloss('#e0261b'), [-1.2, 0.3, 0]),
      mesh(
        hose(
          [
            [-1.4, 0.16, 0],
            [-1.75, 0.06, 0.1],
            [-1.7, 0.05, 0.6],
            [-1.0, 0.05, 0.8],
          ],
          0.05,
        ),
        plastic('#e9e9e5'),
      ),
      placed(plugTop('#e9e9e5'), [-0.8, 0.13, 0.82], [0, 1.3, 0]),
    ),
    [0, 0, 0],
    [0, 0.3, 0],
  );
export const flashlight = () =>
  placed(
    group(
      mesh(
        loft(
          rounded([
            [0, 0],
            [0.2, 0, 0.04],
            [0.2, 1.5, 0.03],
            [0.32, 1.75, 0.06],
            [0.34, 2.05, 0.02],
            [0.3, 2.06, 0.01],
          ]),
          {
            around: 96,
            warp: ([x, y, z], turn) => {
              const knurl = y > 0.2 && y < 1.2 ? 1 + 0.015 * Math.sin(turn * 150) * Math.sin(y * 70) : 1;
              return [x * knurl, y, z * knurl];
            },
          },
        ),
        metal('#2f3338', 0.4),
      ),
      mesh(cylinder(0.29, 0.02), gloss('#fdf6cf', { roughness: 0.05 }), [0, 2.05, 0]),
      mesh(torus(0.31, 0.03), metal('#b9bec3', 0.2), [0, 2.06, 0], [Math.PI / 2, 0, 0]),
      mesh(softBox(0.12, 0.24, 0.06, 0.03), gloss('#f2b21d'), [0, 1.35, 0.21]),
    ),
    [0, 0.34, 0],
    [0, 0, -Math.PI / 2],
  );
export const leadBattery = async (_p, ctx) =>
  group(
    mesh(softBox(1.6, 1.0, 0.8, 0.04), plastic('#2b2d31', 0.5), [0, 0.5, 0]),
    mesh(softBox(1.62, 0.16, 0.82, 0.03), plastic('#3c3f45', 0.5), [0, 1.02, 0]),
    mesh(new THREE.PlaneGeometry(1.4, 0.7), paper(await ctx.face(1.4, 0.7)), [0, 0.48, 0.405]),
    mesh(softBox(0.16, 0.1, 0.05, 0.01), metal(), [-0.6, 1.14, 0.25]),
    mesh(softBox(0.16, 0.1, 0.05, 0.01), metal(), [0.6, 1.14, 0.25]),
    mesh(cylinder(0.09, 0.03), plastic('#d3202a'), [0.6, 1.1, 0.1]),
  );

// Safety.
export const helmet = ({ colour }) =>
  group(
    mesh(
      loft(
        rounded(
          [
            [1.1, 0.05],
            [0.98, 0.1, 0.05],
            [0.94, 0.4, 0.3],
            [0.66, 1.02, 0.4],
            [0, 1.22],
          ],
          16,
        ),
        { depth: 1.14, around: 120 },
      ),
      gloss(colour, { side: 2, roughness: 0.22 }),
    ),
    mesh(
      plate(
        (s) => {
          s.absellipse(0, -0.16, 1.06, 1.4, 0, Math.PI * 2);
        },
        0.07,
        {
          bevel: 0.03,
          curve: 64,
          holes: [
            (p) => {
              p.absellipse(0, 0, 0.9, 1.02, 0, Math.PI * 2);
            },
          ],
        },
      ),
      gloss(colour, { roughness: 0.22 }),
      [0, 0.06, 0],
      [-Math.PI / 2, 0, 0],
    ),
    ...[-0.2, 0, 0.2].map((x) =>
      mesh(
        hose(
          [
            [x, 0.6, 0.98],
            [x * 1.1, 1.08, 0.55],
            [x * 1.1, 1.24, 0],
            [x, 1.02, -0.62],
          ],
          0.05,
        ),
        gloss(colour, { roughness: 0.22 }),
      ),
    ),
    mesh(softBox(0.36, 0.1, 0.1, 0.03), gloss(colour), [0, 0.16, 1.3]),
  );
export const safetyGlasses = ({ tint, wide }) => {
  const lens = (side) =>
    mesh(
      plate(
        (s) => {
          s.moveTo(0.08, -0.2);
          s.bezierCurveTo(0.1, -0.46, 0.8, -0.5, 0.92, -0.1);
          s.bezierCurveTo(1.0, 0.3, 0.86, 0.38, 0.5, 0.38);
          s.bezierCurveTo(0.2, 0.38, 0.06, 0.3, 0.08, -0.2);
        },
        0.05,
        { bevel: 0.015 },
      ),
      tint === '#2a2c30' ? gloss('#2b2f36', { roughness: 0.06 }) : clear(tint, 0.5),
      [0, 0, 0],
      [0, side > 0 ? 0.3 : -0.3, 0],
    );
  const left = lens(-1);
  left.scale.x = -1;
  return placed(
    group(
      lens(1),
      left,
      mesh(
        hose(
          [
            [-0.95, 0.36, -0.24],
            [-0.4, 0.42, -0.08],
            [0, 0.36, 0],
            [0.4, 0.42, -0.08],
            [0.95, 0.36, -0.24],
          ],
          wide ? 0.1 : 0.05,
        ),
        plastic(wide ? '#d9dee2' : '#1d1d1f'),
      ),
      mesh(
        hose(
          [
            [-0.1, -0.05, 0.02],
            [0, 0.12, 0.06],
            [0.1, -0.05, 0.02],
          ],
          0.04,
        ),
        plastic('#1d1d1f'),
      ),
      ...(wide
        ? [
            mesh(
              hose(
                [
                  [-1.0, 0, -0.3],
                  [-1.05, 0.05, -1.2],
                  [0, 0.1, -1.7],
                  [1.05, 0.05, -1.2],
                  [1.0, 0, -0.3],
                ],
                0.07,
              ),
              rubber('#2a2c30'),
            ),
            mesh(
              hose(
                [
                  [-0.95, 0.3, -0.26],
                  [-0.95, -0.36, -0.24],
                  [-0.3, -0.5, 0],
                  [0.3, -0.5, 0],
                  [0.95, -0.36, -0.24],
                  [0.95, 0.3, -0.26],
                ],
                0.08,
              ),
              plastic('#d9dee2'),
            ),
          ]
        : [-1, 1].map((s) =>
            mesh(
              hose(
                [
                  [s * 0.95, 0.3, -0.26],
                  [s * 1.02, 0.28, -1.0],
                  [s * 0.96, 0.02, -1.7],
                ],
                0.05,
              ),
              plastic('#1d1d1f'),
            ),
          )),
    ),
    [0, 0.52, 0.5],
  );
};
export const earProtection = ({ muffs }) =>
  muffs
    ? group(
        mesh(
          hose(
            [
              [-0.8, 0.7, 0],
              [-0.86, 1.5, 0],
              [0, 2.1, 0],
              [0.86, 1.5, 0],
              [0.8, 0.7, 0],
            ],
            0.09,
          ),
          rubber('#1d1d1f'),
        ),
        ...[-1, 1].map((s) =>
          group(
            mesh(
              loft(
                rounded([
                  [0, 0],
                  [0.4, 0, 0.05],
                  [0.42, 0.24, 0.14],
                  [0.2, 0.36, 0.1],
                  [0, 0.36],
                ]),
                { depth: 1.3 },
              ),
              gloss('#f26a1b', { roughness: 0.3 }),
              [s * 0.72, 0.62, 0],
              [0, 0, (-s * Math.PI) / 2],
            ),
            mesh(torus(0.36, 0.11), rubber('#1d1d1f'), [s * 0.68, 0.62, 0], [0, Math.PI / 2, 0]),
          ),
        ),
      )
    : group(
        mesh(
          hose(
            [
              [-0.8, 0.1, 0.4],
              [-1.0, 0.06, -0.3],
              [-0.2, 0.05, -0.9],
              [0.5, 0.06, -0.4],
              [0.2, 0.06, 0.1],
              [0.8, 0.1, 0.5],
            ],
            0.03,
          ),
          plastic('#2f7fc4'),
        ),
        ...[
          [-0.8, 0.55, 0.3],
          [0.8, 0.65, -0.4],
        ].map(([x, z, turn]) =>
          placed(
            group(
              ...[0, 1, 2].map((k) =>
                mesh(
                  loft(
                    rounded([
                      [0, 0],
                      [0.16 - k * 0.03, 0.02, 0.04],
                      [0.08, 0.16, 0.06],
                      [0, 0.17],
                    ]),
                  ),
                  gloss('#f26a1b'),
                  [0, 0.1 + k * 0.15, 0],
                ),
              ),
              mesh(cylinder(0.06, 0.4), gloss('#f26a1b'), [0, 0.0, 0]),
            ),
            [x, 0.16, z],
            [0, turn, Math.PI / 2],
          ),
        ),
      );
export const respirator = () =>
  group(
    mesh(
      lump(0.8, { stretch: [1, 0.86, 0.66], rough: 0.01 }),
      matte('#fbfbf8', { bumpMap: grainBump(4, 60), bumpScale: 0.3 }),
      [0, 0.7, 0],
    ),
    mesh(cylinder(0.2, 0.07), plastic('#e9e9e5'), [0.26, 0.6, 0.5], [Math.PI / 2, 0, 0.2]),
    mesh(softBox(0.5, 0.05, 0.03, 0.01), metal('#b9bec3'), [0, 1.22, 0.3], [-0.6, 0, 0]),
    ...[1.0, 0.4].map((y) =>
      mesh(
        hose(
          [
            [-0.76, y, 0],
            [-1.2, y + 0.1, -0.6],
            [0, y + 0.3, -1.2],
            [1.2, y + 0.1, -0.6],
            [0.76, y, 0],
          ],
          0.022,
        ),
        plastic('#f2c21d'),
      ),
    ),
  );
function glove(colour, { palm, dots, shine } = {}) {
  const skin = shine
    ? gloss(colour, { roughness: 0.35 })
    : matte(colour, { bumpMap: grainBump(3, 140), bumpScale: 0.7 });
  const finger = (x, y, long, turn, r = 0.125) =>
    mesh(
      hose(
        [
          [x, y - 0.25, 0],
          [x + Math.sin(turn) * long * 0.5, y + long * 0.5, 0.02],
          [x + Math.sin(turn) * long, y + long, 0.03],
        ],
        r,
        { segments: 24 },
      ),
      skin,
    );
  const tip = (x, y, long, turn, r = 0.125) =>
    mesh(ball(r, 20), skin, [x + Math.sin(turn) * long, y + long, 0.03]);
  const fingers = [
    [-0.33, 1.18, 0.6, -0.14],
    [-0.11, 1.24, 0.72, -0.04],
    [0.12, 1.22, 0.66, 0.06],
    [0.33, 1.1, 0.5, 0.18],
    [-0.42, 0.62, 0.5, -0.8, 0.135],
  ];
  return group(
    mesh(
      loft(
        rounded([
          [0, 0],
          [0.42, 0, 0.04],
          [0.4, 0.34, 0.1],
          [0.5, 0.8, 0.2],
          [0.46, 1.2, 0.14],
          [0, 1.3],
        ]),
        { depth: 0.36, power: 2.6 },
      ),
      skin,
    ),
    mesh(
      loft(
        rounded([
          [0.43, 0.02],
          [0.44, 0.3, 0.02],
        ]),
        { depth: 0.38, power: 2.6 },
      ),
      matte(dots ?? palm ?? '#d9b45a'),
    ),
    ...fingers.map((f) => finger(...f)),
    ...fingers.map((f) => tip(...f)),
    ...(dots
      ? Array.from({ length: 42 }, (_, k) =>
          mesh(ball(0.034, 10), gloss(dots), [
            -0.32 + (k % 7) * 0.107,
            0.5 + Math.floor(k / 7) * 0.13,
            0.17 - Math.abs((k % 7) - 3) * 0.012,
          ]),
        )
      : []),
    ...(palm ? [mesh(lump(0.4, { stretch: [1, 1, 0.4] }), matte(palm), [0, 0.8, 0.06])] : []),
  );
}
export const workGloves = (p) =>
  placed(
    group(
      placed(glove(p.colour, p), [-0.5, 0, 0], [0, 0, 0.12]),
      placed(glove(p.colour, p), [0.55, 0.1, 0.1], [0, 0, -0.1]),
    ),
    [0, 0.2, 0.7],
    [-Math.PI / 2, 0, 0],
  );
export const rubberGloves = ({ colour }) =>
  placed(
    group(
      placed(glove(colour, { shine: true }), [-0.5, 0, 0], [0, 0, 0.12]),
      placed(glove(colour, { shine: true }), [0.55, 0.1, 0.1], [0, 0, -0.1]),
    ),
    [0, 0.2, 0.7],
    [-0.75, 0, 0],
  );
export function boots({ colour, tall }) {
  const one = () =>
    group(
      mesh(
        loft(
          rounded([
            [0, 0.16],
            [0.34, 0.16, 0.06],
            [0.36, 0.5, 0.2],
            [0.3, tall ? 1.9 : 1.35, 0.03],
            [0.28, tall ? 1.9 : 1.35, 0.01],
            [0.26, tall ? 1.8 : 1.25, 0.02],
            [0, 1.2],
          ]),
          { depth: 1.05 },
        ),
        gloss(colour, { roughness: 0.38, clearcoat: 0.3 }),
      ),
      mesh(
        lump(0.42, { stretch: [0.88, 0.66, 1.5], rough: 0.01 }),
        gloss(colour, { roughness: 0.38, clearcoat: 0.3 }),
        [0, 0.36, 0.55],
      ),
      mesh(
        plate(
          (s) => {
            s.absellipse(0, 0, 0.4, 0.88, 0, Math.PI * 2);
          },
          0.18,
          { bevel: 0.04 },
        ),
        rubber(tall ? '#e2b23a' : '#1a1a1b'),
        [0, 0.1, 0.4],
        [-Math.PI / 2, 0, 0],
      ),
      tall ? undefined : mesh(softBox(0.66, 0.42, 0.3, 0.05), matte('#3d3f44'), [0, 1.0, 0.02]),
    );
  return group(placed(one(), [-0.42, 0, 0], [0, -0.1, 0]), placed(one(), [0.46, 0, 0.16], [0, 0.14, 0]));
}
export const vest = ({ colour }) => {
  const cloth = matte(colour, { side: 2 });
  const body = (s) =>
    plate(
      (shape) => {
        shape.moveTo(s * 0.03, 0);
        shape.lineTo(s * 0.8, 0);
        shape.lineTo(s * 0.78, 1.15);
        shape.bezierCurveTo(s * 0.62, 1.3, s * 0.58, 1.6, s * 0.64, 1.95);
        shape.lineTo(s * 0.3, 2.05);
        shape.lineTo(s * 0.03, 1.3);
      },
      0.12,
      { bevel: 0.05 },
    );
  const band = (y) => mesh(softBox(1.6, 0.17, 0.19, 0.04), metal('#d9dde0', 0.35), [0, y, 0]);
  return group(
    mesh(body(1), cloth),
    mesh(body(-1), cloth),
    mesh(softBox(1.3, 1.9, 0.04, 0.02), matte(colour), [0, 1.0, -0.14]),
    band(0.32),
    band(0.72),
    ...[-1, 1].map((s) =>
      mesh(softBox(0.15, 0.95, 0.16, 0.03), metal('#d9dde0', 0.35), [s * 0.42, 1.42, 0.02], [0, 0, s * 0.06]),
    ),
    mesh(softBox(0.035, 1.3, 0.15, 0.01), matte('#3a3a3f'), [0, 0.65, 0.02]),
  );
};
export const cone = () =>
  group(
    mesh(softBox(1.2, 0.1, 1.2, 0.04), plastic('#1d1d1f', 0.6), [0, 0.05, 0]),
    mesh(
      loft(
        rounded([
          [0.46, 0.1],
          [0.44, 0.14, 0.03],
          [0.1, 2.0, 0.02],
          [0.06, 2.0],
        ]),
      ),
      plastic('#ff5a12', 0.42),
    ),
    ...[
      [0.62, 0.98],
      [1.3, 1.56],
    ].map(([a, b]) =>
      mesh(
        sleeve(
          [
            [0.445, 0.1],
            [0.1, 2.0],
          ],
          a,
          b,
          { off: 0.006 },
        ),
        matte('#f6f6f4'),
      ),
    ),
  );
export const extinguisher = async (_p, ctx) =>
  group(
    mesh(
      loft(
        rounded([
          [0, 0],
          [0.4, 0, 0.05],
          [0.4, 1.6, 0.3],
          [0.1, 1.95, 0.06],
          [0.1, 2.05, 0.01],
          [0, 2.05],
        ]),
      ),
      gloss('#c8101c', { roughness: 0.2 }),
    ),
    mesh(
      sleeve(
        [
          [0.4, 0],
          [0.4, 1.6],
        ],
        0.5,
        1.35,
        { angle: 2.0 },
      ),
      paper(await ctx.face(0.8, 0.85)),
    ),
    mesh(cylinder(0.13, 0.2), metal('#d9b45a', 0.25), [0, 2.1, 0]),
    mesh(softBox(0.9, 0.07, 0.14, 0.02), metal('#2a2c30', 0.4), [0.26, 2.3, 0], [0, 0, 0.18]),
    mesh(softBox(0.7, 0.06, 0.12, 0.02), metal('#2a2c30', 0.4), [0.24, 2.16, 0]),
    mesh(cylinder(0.1, 0.06), gloss('#f4f4f2'), [-0.05, 2.1, 0.14], [Math.PI / 2, 0, 0]),
    mesh(
      hose(
        [
          [-0.12, 2.12, 0],
          [-0.6, 2.0, 0.1],
          [-0.62, 1.2, 0.16],
          [-0.52, 0.6, 0.16],
        ],
        0.06,
      ),
      rubber('#1d1d1f'),
    ),
    mesh(cylinder(0.06, 0.4, 0.1), rubber('#1d1d1f'), [-0.51, 0.5, 0.16]),
  );
const SIGNS = {
  exit: [
    '#0b8a4a',
    '<path d="M70 250h80v100h-80z" fill="#fff"/><path d="M180 300h140m-50-50l56 50l-56 50" stroke="#fff" stroke-width="34" fill="none"/>',
    'SAÍDA',
    '#fff',
  ],
  smoke: [
    '#fff',
    '<rect x="110" y="290" width="150" height="26" fill="#222"/><rect x="266" y="290" width="26" height="26" fill="#d3202a"/><circle cx="200" cy="300" r="130" fill="none" stroke="#d3202a" stroke-width="34"/><path d="M108 208L292 392" stroke="#d3202a" stroke-width="34"/>',
    'PROIBIDO FUMAR',
    '#111',
  ],
  risk: [
    '#fff',
    '<path d="M200 150L346 400H54Z" fill="#f7c600" stroke="#111" stroke-width="18" stroke-linejoin="round"/><path d="M214 220L166 316H200L184 382L242 282H206Z" fill="#111"/>',
    'RISCO ELÉTRICO',
    '#111',
  ],
  wet: [
    '#fff',
    '<path d="M200 150L346 400H54Z" fill="#f7c600" stroke="#111" stroke-width="18" stroke-linejoin="round"/><circle cx="212" cy="232" r="18" fill="#111"/><path d="M206 258L176 306L214 326L240 372M176 306L136 336M206 262L252 296M110 376H300" stroke="#111" stroke-width="15" fill="none" stroke-linecap="round"/>',
    'PISO MOLHADO',
    '#111',
  ],
};
export const sign = async ({ sign: kind }, ctx) => {
  const [ground, drawing, words, ink] = SIGNS[kind];
  const face = await ctx.svg(
    `<rect width="400" height="560" fill="${ground}"/>${kind === 'exit' ? '' : `<rect width="400" height="96" fill="${kind === 'smoke' ? '#d3202a' : '#f7c600'}"/>`}${drawing}<text x="200" y="500" font-family="Oswald" font-weight="600" font-size="${words.length > 9 ? 46 : 78}" fill="${ink}" text-anchor="middle">${words}</text>`,
    400,
    560,
  );
  return placed(
    group(
      mesh(
        softBox(1.3, 1.82, 0.03, 0.01),
        [0, 1, 2, 3, 4, 5].map((k) => (k === 4 ? gloss('#fff', { map: face }) : plastic('#f4f4f2'))),
      ),
      ...[
        [-0.57, 0.83],
        [0.57, 0.83],
        [-0.57, -0.83],
        [0.57, -0.83],
      ].map(([x, y]) => mesh(cylinder(0.025, 0.034), matte('#888'), [x, y, 0], [Math.PI / 2, 0, 0])),
    ),
    [0, 0.91, 0],
    [-0.05, 0, 0],
  );
};
export const firstAid = () =>
  group(
    mesh(softBox(1.7, 1.15, 0.7, 0.1), plastic('#f7f7f4', 0.4), [0, 0.58, 0]),
    mesh(softBox(0.66, 0.2, 0.03, 0.01), plastic('#d3202a'), [0, 0.58, 0.352]),
    mesh(softBox(0.2, 0.66, 0.03, 0.01), plastic('#d3202a'), [0, 0.58, 0.352]),
    mesh(softBox(1.72, 0.03, 0.72, 0.01), plastic('#c9c9c5'), [0, 0.82, 0]),
    mesh(
      hose(
        [
          [-0.34, 1.14, 0],
          [-0.3, 1.34, 0],
          [0.3, 1.34, 0],
          [0.34, 1.14, 0],
        ],
        0.06,
      ),
      plastic('#d3202a'),
    ),
    ...[-0.55, 0.55].map((x) => mesh(softBox(0.2, 0.2, 0.06, 0.02), plastic('#d3202a'), [x, 0.82, 0.36])),
  );

// Paint.
export const paintBrush = () =>
  lie(
    group(
      mesh(
        plate(
          (s) => {
            s.moveTo(-0.1, -1.2);
            s.bezierCurveTo(-0.2, -1.3, 0.2, -1.3, 0.1, -1.2);
            s.bezierCurveTo(0.12, -0.6, 0.2, -0.2, 0.36, 0.1);
            s.lineTo(-0.36, 0.1);
            s.bezierCurveTo(-0.2, -0.2, -0.12, -0.6, -0.1, -1.2);
          },
          0.17,
          {
            bevel: 0.06,
            holes: [
              (p) => {
                p.absarc(0, -1.12, 0.05, 0, 7);
              },
            ],
          },
        ),
        gloss('#d62839', { roughness: 0.25 }),
      ),
      mesh(softBox(0.84, 0.36, 0.22, 0.03), metal('#cfd3d6', 0.22), [0, 0.24, 0]),
      mesh(
        softBox(0.8, 0.85, 0.19, 0.05),
        matte('#fff', {
          map: speckled('#b5aa98', ['#857a68', '#d9cfbd', '#6a6152'], {
            count: 1500,
            size: [0.8, 1.6],
            long: 40,
          }),
        }),
        [0, 0.82, 0],
      ),
    ),
    0.6,
  );
export const paintRoller = ({ small, colour }) => {
  const long = small ? 0.9 : 1.7;
  return lie(
    group(
      mesh(
        loft(
          rounded([
            [0, 0],
            [0.24, 0, 0.05],
            [0.26, long * 0.5, 0.2],
            [0.24, long, 0.05],
            [0, long],
          ]),
        ),
        matte('#fff', {
          map: speckled(colour ?? '#f6f3ea', [colour ? '#d9b61f' : '#dcd6c6', '#ffffff'], {
            count: 2600,
            size: [1, 3],
          }),
          bumpMap: grainBump(5, 220),
          bumpScale: 1,
        }),
        [-long / 2, 1.1, 0],
        [0, 0, -Math.PI / 2],
      ),
      mesh(
        hose(
          [
            [long / 2 - 0.1, 1.1, 0],
            [long / 2 + 0.22, 1.1, 0],
            [long / 2 + 0.26, 0.8, 0],
            [0.06, 0.44, 0],
            [0, 0.1, 0],
          ],
          0.035,
        ),
        CHROME(),
      ),
      mesh(
        loft(
          rounded([
            [0, 0],
            [0.12, 0, 0.06],
            [0.15, 0.5, 0.2],
            [0.1, 0.95, 0.06],
            [0, 0.96],
          ]),
        ),
        plastic('#d62839', 0.4),
        [0, -0.8, 0],
      ),
    ),
    0.45,
  );
};
export const paintTray = () => {
  const deep = plastic('#2a2c30', 0.5);
  return group(
    mesh(softBox(1.5, 0.06, 1.0, 0.02), deep, [0, 0.08, 0.42]),
    mesh(softBox(1.5, 0.06, 1.15, 0.02), deep, [0, 0.28, -0.62], [0.36, 0, 0]),
    ...[-0.78, 0.78].map((x) => mesh(softBox(0.08, 0.46, 2.1, 0.03), deep, [x, 0.32, -0.1])),
    mesh(softBox(1.6, 0.46, 0.08, 0.03), deep, [0, 0.32, 0.94]),
    mesh(softBox(1.6, 0.1, 0.08, 0.03), deep, [0, 0.53, -1.14]),
    ...Array.from({ length: 6 }, (_, k) =>
      mesh(
        softBox(1.2, 0.03, 0.05, 0.01),
        plastic('#44474d'),
        [0, 0.2 + k * 0.06, -0.24 - k * 0.15],
        [0.36, 0, 0],
      ),
    ),
  );
};
export const spatula = () =>
  lie(
    group(
      mesh(
        loft(
          rounded([
            [0, 0],
            [0.13, 0, 0.06],
            [0.16, 0.5, 0.2],
            [0.11, 0.95, 0.06],
            [0, 0.96],
          ]),
          { depth: 0.7 },
        ),
        plastic('#d62839', 0.4),
        [0, -1.1, 0],
      ),
      mesh(cylinder(0.06, 0.3), metal(), [0, -0.05, 0]),
      mesh(
        plate(
          polygon([
            [-0.12, 0.05],
            [0.12, 0.05],
            [0.46, 0.7],
            [0.46, 1.15],
            [-0.46, 1.15],
            [-0.46, 0.7],
          ]),
          0.03,
          { bevel: 0.008 },
        ),
        metal('#dfe3e6', 0.14),
      ),
    ),
    0.6,
  );
export const filmRoll = ({ colour, matte: dull, bubbles }) => {
  const skin = bubbles
    ? gloss('#fff', {
        map: textureOf(
          canvasOf(512, 256, (c, w, h) => {
            c.fillStyle = colour;
            c.fillRect(0, 0, w, h);
            for (let x = 0; x < 24; x += 1)
              for (let y = 0; y < 12; y += 1) {
                const cx = x * 22 + (y % 2) * 11;
                const cy = y * 22 + 10;
                const g = c.createRadialGradient(cx - 3, cy - 3, 1, cx, cy, 9);
                g.addColorStop(0, '#ffffff');
                g.addColorStop(0.7, '#cfdde4');
                g.addColorStop(1, '#a9bcc6');
                c.fillStyle = g;
                c.beginPath();
                c.arc(cx, cy, 9, 0, 7);
                c.fill();
              }
          }),
          { repeat: [2, 2] },
        ),
      })
    : dull
      ? matte('#fff', {
          map: speckled(colour, ['#a67a48', '#c9a070'], { count: 700, size: [1, 2], long: 4 }),
        })
      : gloss(colour, { roughness: 0.25 });
  return placed(
    group(
      mesh(
        loft(
          rounded([
            [0.16, 0],
            [0.42, 0, 0.02],
            [0.42, 2.2, 0.02],
            [0.16, 2.2],
          ]),
        ),
        skin,
      ),
      mesh(cylinder(0.165, 2.24), matte('#b99467'), [0, 1.1, 0]),
      mesh(cylinder(0.13, 2.26), matte('#3a2c20'), [0, 1.1, 0]),
      mesh(
        plate(
          polygon([
            [0.1, 0.02],
            [0.9, 0.02],
            [0.9, 2.18],
            [0.1, 2.18],
          ]),
          0.02,
          { bevel: 0.005 },
        ),
        skin,
        [0, 0, 0.41],
      ),
    ),
    [1.1, 0.42, 0],
    [0, 0.0, Math.PI / 2],
  );
};
export const ladder = ({ steps = 5 }) => {
  const parts = [];
  const high = steps * 0.42 + 0.3;
  for (const s of [-1, 1]) {
    parts.push(
      mesh(softBox(0.09, high * 1.04, 0.14, 0.02), ZINC(), [s * 0.42, high / 2, 0.2], [-0.2, 0, -s * 0.05]),
      mesh(softBox(0.07, high, 0.1, 0.02), ZINC(), [s * 0.4, high / 2, -0.42], [0.22, 0, -s * 0.05]),
    );
  }
  for (let k = 0; k < steps; k += 1)
    parts.push(
      mesh(softBox(0.86 - k * 0.025, 0.06, 0.24, 0.015), ZINC(), [0, 0.36 + k * 0.42, 0.5 - k * 0.085]),
    );
  parts.push(mesh(softBox(0.78, 0.09, 0.4, 0.03), plastic('#d62839'), [0, high - 0.02, -0.06]));
  return group(...parts);
};

// Water.
const PVC = (colour) => plastic(colour, 0.36);
export const pipes = ({ colour }) =>
  placed(
    group(
      ...[
        [0, 0],
        [0.44, 0],
        [0.88, 0],
        [0.22, 0.38],
        [0.66, 0.38],
      ].map(([z, y]) =>
        group(
          mesh(
            loft([
              [0.17, 0],
              [0.22, 0],
              [0.22, 3.2],
              [0.17, 3.2],
              [0.17, 0],
            ]),
            PVC(colour),
            [0, y + 0.22, z],
            [0, 0, -Math.PI / 2],
          ),
        ),
      ),
    ),
    [-1.4, 0, -0.4],
  );
export const elbow = ({ colour }) =>
  placed(
    group(
      mesh(
        hose(
          Array.from({ length: 20 }, (_, k) => {
            const a = (k / 19) * (Math.PI / 2);
            return [0.55 - Math.cos(a) * 0.55, Math.sin(a) * 0.55, 0];
          }),
          0.36,
          { around: 40 },
        ),
        PVC(colour),
      ),
      mesh(
        loft(
          rounded([
            [0.3, 0.02],
            [0.42, 0, 0.03],
            [0.42, 0.55, 0.04],
            [0.36, 0.6],
          ]),
        ),
        PVC(colour),
        [0, -0.55, 0],
      ),
      mesh(
        loft(
          rounded([
            [0.3, 0.02],
            [0.42, 0, 0.03],
            [0.42, 0.55, 0.04],
            [0.36, 0.6],
          ]),
        ),
        PVC(colour),
        [1.1, 0.55, 0],
        [0, 0, Math.PI / 2],
      ),
      mesh(cylinder(0.3, 0.03), matte('#3a2418'), [1.09, 0.55, 0], [0, 0, Math.PI / 2]),
    ),
    [0, 0.6, 0],
  );
export const teePiece = ({ colour }) =>
  placed(
    group(
      mesh(
        loft(
          rounded([
            [0.3, 0.02],
            [0.42, 0, 0.03],
            [0.42, 0.5, 0.05],
            [0.36, 0.56, 0.04],
            [0.36, 1.24, 0.04],
            [0.42, 1.3, 0.05],
            [0.42, 1.8, 0.03],
            [0.3, 1.78],
          ]),
        ),
        PVC(colour),
        [0.9, 0, 0],
        [0, 0, Math.PI / 2],
      ),
      mesh(
        loft(
          rounded([
            [0.36, 0],
            [0.36, 0.4, 0.04],
            [0.42, 0.46, 0.05],
            [0.42, 0.92, 0.03],
            [0.3, 0.9],
          ]),
        ),
        PVC(colour),
      ),
      mesh(cylinder(0.3, 0.03), matte('#3a2418'), [0.89, 0, 0], [0, 0, Math.PI / 2]),
      mesh(cylinder(0.3, 0.03), matte('#3a2418'), [0, 0.91, 0]),
    ),
    [0, 0.42, 0],
  );
export function faucet({ kind }) {
  if (kind === 'garden')
    return group(
      mesh(
        hose(
          [
            [-0.9, 1.2, 0],
            [-0.2, 1.2, 0],
            [0.25, 1.16, 0],
            [0.36, 0.8, 0],
            [0.36, 0.5, 0],
          ],
          0.17,
          { around: 32 },
        ),
        CHROME(),
      ),
      mesh(cylinder(0.2, 0.3), CHROME(), [0.36, 0.34, 0]),
      mesh(cylinder(0.2, 0.36), CHROME(), [0, 1.4, 0]),
      mesh(cylinder(0.07, 0.3), CHROME(), [0, 1.68, 0]),
      mesh(softBox(0.7, 0.1, 0.18, 0.04), CHROME(), [0, 1.84, 0]),
      mesh(cylinder(0.26, 0.06), CHROME(), [-0.8, 1.2, 0], [0, 0, Math.PI / 2]),
    );
  if (kind === 'kitchen')
    return group(
      mesh(cylinder(0.32, 0.08), CHROME(), [0, 0.04, 0]),
      mesh(cylinder(0.19, 0.7), CHROME(), [0, 0.4, 0]),
      mesh(
        hose(
          [
            [0, 0.7, 0],
            [0, 1.6, 0],
            [0.12, 2.1, 0],
            [0.55, 2.3, 0],
            [0.95, 2.05, 0],
            [1.0, 1.7, 0],
          ],
          0.1,
          { around: 32 },
        ),
        CHROME(),
      ),
      mesh(cylinder(0.12, 0.16), CHROME(), [1.0, 1.64, 0]),
      mesh(
        hose(
          [
            [-0.1, 0.5, 0.1],
            [-0.4, 0.6, 0.16],
            [-0.6, 0.85, 0.2],
          ],
          0.06,
        ),
        CHROME(),
      ),
    );
  const push = kind === 'push';
  return group(
    mesh(cylinder(0.34, 0.07), CHROME(), [0, 0.04, 0]),
    mesh(
      loft(
        rounded([
          [0, 0],
          [0.24, 0, 0.03],
          [0.22, 1.1, 0.05],
          [0, 1.1],
        ]),
      ),
      CHROME(),
    ),
    mesh(
      hose(
        [
          [0, 0.85, 0],
          [0.5, 0.95, 0],
          [0.85, 0.86, 0],
          [0.95, 0.7, 0],
        ],
        0.13,
        { around: 32 },
      ),
      CHROME(),
    ),
    push
      ? mesh(
          loft(
            rounded([
              [0, 0],
              [0.2, 0, 0.03],
              [0.26, 0.24, 0.08],
              [0, 0.28],
            ]),
          ),
          CHROME(),
          [0, 1.12, 0],
        )
      : group(
          mesh(cylinder(0.08, 0.16), CHROME(), [0, 1.16, 0]),
          mesh(softBox(0.62, 0.1, 0.16, 0.04), CHROME(), [0, 1.28, 0]),
          mesh(softBox(0.16, 0.1, 0.62, 0.04), CHROME(), [0, 1.28, 0]),
        ),
  );
}
export const gateValve = ({ wheel }) =>
  group(
    mesh(
      loft(
        rounded([
          [0.24, 0],
          [0.32, 0, 0.02],
          [0.32, 0.3, 0.02],
          [0.24, 0.36, 0.03],
          [0.28, 0.7, 0.1],
          [0.24, 1.04, 0.03],
          [0.32, 1.1, 0.02],
          [0.32, 1.4, 0.02],
          [0.24, 1.4],
        ]),
      ),
      metal('#c9a24a', 0.3),
      [0.7, 0.4, 0],
      [0, 0, Math.PI / 2],
    ),
    mesh(cylinder(0.22, 0.5), metal('#c9a24a', 0.3), [0, 0.75, 0]),
    mesh(cylinder(0.07, 0.4), metal('#c9a24a', 0.3), [0, 1.15, 0]),
    wheel
      ? group(
          mesh(torus(0.42, 0.07), plastic('#d3202a', 0.4), [0, 1.36, 0], [Math.PI / 2, 0, 0]),
          ...[0, 1, 2].map((k) =>
            mesh(softBox(0.8, 0.06, 0.1, 0.02), plastic('#d3202a', 0.4), [0, 1.36, 0], [0, k * 1.047, 0]),
          ),
        )
      : mesh(
          loft(
            rounded([
              [0, 0],
              [0.3, 0, 0.04],
              [0.34, 0.3, 0.06],
              [0, 0.34],
            ]),
            {
              around: 90,
              warp: ([x, y, z], t) => {
                const f = 1 + 0.06 * Math.cos(t * Math.PI * 12);
                return [x * f, y, z * f];
              },
            },
          ),
          CHROME(),
          [0, 1.24, 0],
        ),
  );
export const ballValve = () =>
  group(
    mesh(
      loft(
        rounded([
          [0.26, 0],
          [0.36, 0, 0.02],
          [0.36, 0.4, 0.02],
          [0.3, 0.46, 0.03],
          [0.4, 0.8, 0.2],
          [0.3, 1.14, 0.03],
          [0.36, 1.2, 0.02],
          [0.36, 1.6, 0.02],
          [0.26, 1.6],
        ]),
      ),
      PVC('#a5643a'),
      [0.8, 0.42, 0],
      [0, 0, Math.PI / 2],
    ),
    mesh(cylinder(0.14, 0.3), PVC('#a5643a'), [0, 0.9, 0]),
    mesh(softBox(1.1, 0.14, 0.24, 0.05), plastic('#d3202a', 0.4), [0.2, 1.06, 0]),
  );
export const flexHose = () =>
  group(
    mesh(
      hose(
        [
          [-1.0, 0.16, 0.4],
          [-0.9, 0.16, -0.5],
          [0, 0.16, -0.8],
          [0.9, 0.16, -0.3],
          [0.8, 0.16, 0.5],
          [0.1, 0.16, 0.7],
        ],
        0.11,
        { around: 20, segments: 300 },
      ),
      matte('#fff', {
        metalness: 0.8,
        roughness: 0.3,
        map: textureOf(
          canvasOf(64, 64, (c, w, h) => {
            c.fillStyle = '#d3d7da';
            c.fillRect(0, 0, w, h);
            c.strokeStyle = '#7a8086';
            c.lineWidth = 5;
            for (let k = -2; k < 6; k += 1) {
              c.beginPath();
              c.moveTo(k * 16, 0);
              c.lineTo(k * 16 + 32, h);
              c.moveTo(k * 16 + 32, 0);
              c.lineTo(k * 16, h);
              c.stroke();
            }
          }),
          { repeat: [60, 2] },
        ),
      }),
    ),
    ...[
      [-1.0, 0.5, 0],
      [0.0, 0.72, 1.5],
    ].map(([x, z, turn]) =>
      mesh(new THREE.CylinderGeometry(0.18, 0.18, 0.34, 6), CHROME(), [x, 0.17, z], [Math.PI / 2, 0, turn]),
    ),
  );
export const shower = () =>
  group(
    mesh(
      loft(
        rounded([
          [0, 0],
          [0.62, 0, 0.04],
          [0.64, 0.12, 0.04],
          [0.5, 0.5, 0.16],
          [0.24, 0.72, 0.1],
          [0.2, 1.0, 0.02],
          [0, 1.0],
        ]),
      ),
      gloss('#fbfbf9', { roughness: 0.22 }),
      [0, 0.4, 0],
    ),
    mesh(cylinder(0.58, 0.03), plastic('#c9d3da'), [0, 0.4, 0]),
    mesh(
      hose(
        [
          [0, 1.35, 0],
          [0, 1.6, -0.1],
          [0, 1.7, -0.5],
          [0, 1.7, -0.9],
        ],
        0.12,
      ),
      CHROME(),
    ),
    mesh(softBox(0.3, 0.12, 0.06, 0.02), plastic('#2f7fc4'), [0, 1.0, 0.43], [-0.5, 0, 0]),
    mesh(
      hose(
        [
          [0.2, 1.2, -0.1],
          [0.5, 0.9, -0.1],
          [0.6, 0.2, 0],
          [0.5, 0.0, 0.1],
        ],
        0.03,
      ),
      plastic('#e9e9e5'),
    ),
  );
export const toiletSeat = () =>
  group(
    mesh(
      plate(
        (s) => {
          s.absellipse(0, 0, 0.86, 1.05, 0, Math.PI * 2);
        },
        0.16,
        {
          bevel: 0.07,
          curve: 64,
          holes: [
            (p) => {
              p.absellipse(0, 0.08, 0.46, 0.66, 0, Math.PI * 2);
            },
          ],
        },
      ),
      gloss('#fbfbf9', { roughness: 0.3 }),
      [0, 0.12, 0],
      [-Math.PI / 2, 0, 0],
    ),
    mesh(
      plate(
        (s) => {
          s.absellipse(0, 0, 0.88, 1.07, 0, Math.PI * 2);
        },
        0.16,
        { bevel: 0.075, curve: 64 },
      ),
      gloss('#fbfbf9', { roughness: 0.3 }),
      [0, 1.08, -1.1],
      [-0.12, 0, 0],
    ),
    ...[-0.3, 0.3].map((x) => mesh(cylinder(0.09, 0.18), CHROME(), [x, 0.14, -1.05], [0, 0, Math.PI / 2])),
  );
export const mirror = () =>
  placed(
    group(
      mesh(softBox(1.5, 2.1, 0.06, 0.02), metal('#c9cdd1', 0.3)),
      mesh(softBox(1.42, 2.02, 0.02, 0.008), metal('#dfe8ec', 0.02), [0, 0, 0.03]),
    ),
    [0, 1.05, 0],
  );
export const sink = () =>
  group(
    mesh(
      plate(
        (s) => {
          s.moveTo(-1.1, -0.75);
          s.lineTo(1.1, -0.75);
          s.lineTo(1.1, 0.75);
          s.lineTo(-1.1, 0.75);
        },
        0.06,
        {
          bevel: 0.02,
          holes: [
            (p) => {
              p.absellipse(0, 0, 0.84, 0.55, 0, Math.PI * 2);
            },
          ],
        },
      ),
      metal('#dfe2e4', 0.2),
      [0, 0.72, 0],
      [-Math.PI / 2, 0, 0],
    ),
    mesh(
      loft(
        rounded([
          [0, 0.06],
          [0.6, 0.1, 0.14],
          [0.84, 0.7, 0.04],
        ]),
        { depth: 0.655 },
      ),
      (() => {
        const m = metal('#d3d6d9', 0.24);
        m.side = 2;
        return m;
      })(),
    ),
    mesh(cylinder(0.13, 0.02), metal('#8d949b', 0.3), [0, 0.1, 0]),
  );
export const waterTank = () =>
  group(
    mesh(
      loft(
        rounded([
          [0, 0],
          [0.78, 0, 0.04],
          [0.98, 1.0, 0.03],
          [1.04, 1.0, 0.02],
          [1.04, 1.1, 0.02],
          [0, 1.1],
        ]),
        {
          around: 144,
          warp: ([x, y, z], turn) => {
            const rib = y < 0.98 ? 1 + 0.018 * Math.max(0, Math.sin(turn * Math.PI * 24)) : 1;
            return [x * rib, y, z * rib];
          },
        },
      ),
      plastic('#1667b5', 0.4),
    ),
    mesh(
      loft(
        rounded([
          [1.08, 1.06],
          [1.1, 1.16, 0.04],
          [0.6, 1.36, 0.1],
          [0.3, 1.4, 0.06],
          [0.26, 1.48, 0.03],
          [0, 1.48],
        ]),
      ),
      plastic('#1974c9', 0.4),
    ),
  );
export const floatValve = () =>
  group(
    mesh(ball(0.5), plastic('#f2b21d', 0.35), [0.85, 0.5, 0]),
    mesh(torus(0.5, 0.02), plastic('#d99a10'), [0.85, 0.5, 0], [Math.PI / 2, 0, 0]),
    mesh(
      hose(
        [
          [0.4, 0.62, 0],
          [-0.3, 0.86, 0],
          [-0.9, 0.92, 0],
        ],
        0.04,
      ),
      metal('#c9a24a', 0.3),
    ),
    mesh(softBox(0.34, 0.4, 0.3, 0.06), plastic('#f4f4f2'), [-0.95, 0.9, 0]),
    mesh(cylinder(0.15, 0.5), plastic('#f4f4f2'), [-1.3, 0.94, 0], [0, 0, Math.PI / 2]),
    mesh(
      new THREE.CylinderGeometry(0.24, 0.24, 0.12, 6),
      plastic('#2f7fc4'),
      [-1.25, 0.94, 0],
      [0, 0, Math.PI / 2],
    ),
  );
export const pump = async (_p, ctx) =>
  group(
    mesh(softBox(1.5, 0.1, 0.7, 0.03), metal('#4a5058', 0.5), [0, 0.05, 0]),
    mesh(
      loft(
        rounded([
          [0, 0],
          [0.46, 0, 0.06],
          [0.48, 1.1, 0.06],
          [0.42, 1.3, 0.08],
          [0, 1.3],
        ]),
        {
          around: 120,
          warp: ([x, y, z], turn) => {
            const fin = y < 1.05 ? 1 + 0.04 * Math.max(0, Math.sin(turn * Math.PI * 48)) : 1;
            return [x * fin, y, z * fin];
          },
        },
      ),
      plastic(ctx.label.brand.ground, 0.45),
      [0.4, 0.56, 0],
      [0, 0, Math.PI / 2],
    ),
    mesh(cylinder(0.5, 0.4), metal('#5a6068', 0.45), [0.62, 0.56, 0], [0, 0, Math.PI / 2]),
    mesh(cylinder(0.16, 0.4), metal('#5a6068', 0.45), [0.66, 1.14, 0]),
    mesh(cylinder(0.14, 0.3), metal('#c9a24a', 0.3), [0.95, 0.56, 0], [0, 0, Math.PI / 2]),
    mesh(softBox(0.5, 0.26, 0.4, 0.05), plastic('#1d1d1f'), [-0.3, 1.12, 0]),
  );
export const waterFilter = () =>
  group(
    mesh(
      loft(
        rounded([
          [0, 0],
          [0.3, 0, 0.1],
          [0.42, 0.2, 0.1],
          [0.44, 1.5, 0.03],
          [0, 1.5],
        ]),
      ),
      clear('#3f8fd8', 0.5),
    ),
    mesh(cylinder(0.28, 1.25), matte('#fbfbf8'), [0, 0.78, 0]),
    mesh(
      loft(
        rounded([
          [0, 1.48],
          [0.52, 1.48, 0.03],
          [0.52, 1.86, 0.06],
          [0.3, 1.98, 0.04],
          [0, 2],
        ]),
      ),
      plastic('#1d5fb4', 0.4),
    ),
    mesh(cylinder(0.16, 1.5), plastic('#1d5fb4', 0.4), [0, 1.7, 0], [0, 0, Math.PI / 2]),
  );

// Locks and fittings.
export function padlock({ digits }) {
  const body = digits ? metal('#3a3f45', 0.35) : metal('#d3aa4c', 0.24);
  return group(
    mesh(softBox(1.2, 1.0, 0.46, 0.1), body, [0, 0.5, 0]),
    mesh(
      hose(
        [
          [-0.38, 0.95, 0],
          [-0.38, 1.35, 0],
          [-0.27, 1.66, 0],
          [0, 1.78, 0],
          [0.27, 1.66, 0],
          [0.38, 1.35, 0],
          [0.38, 0.95, 0],
        ],
        0.1,
        { around: 24 },
      ),
      CHROME(),
    ),
    ...(digits
      ? Array.from({ length: 4 }, (_, k) =>
          mesh(
            cylinder(0.17, 0.18),
            metal('#d9dde0', 0.3),
            [-0.36 + k * 0.24, 0.42, 0.16],
            [0, 0, Math.PI / 2],
          ),
        )
      : [
          mesh(cylinder(0.13, 0.02), metal('#b58e34', 0.3), [0, 0.4, 0.232], [Math.PI / 2, 0, 0]),
          mesh(softBox(0.05, 0.16, 0.02, 0.006), matte('#2a2418'), [0, 0.4, 0.242]),
          mesh(softBox(1.16, 0.03, 0.47, 0.01), metal('#b58e34', 0.3), [0, 0.88, 0]),
        ]),
  );
}
export const keys = () =>
  lie(
    group(
      ...[0, 1, 2].map((k) =>
        placed(
          group(
            mesh(
              plate(
                (s) => {
                  s.absarc(0, 0.8, 0.34, 0, Math.PI * 2);
                },
                0.08,
                {
                  bevel: 0.02,
                  holes: [
                    (p) => {
                      p.absarc(0, 0.94, 0.09, 0, 7);
                    },
                  ],
                },
              ),
              metal('#d9b45a', 0.22),
            ),
            mesh(
              plate(
                polygon([
                  [-0.09, 0.55],
                  [-0.09, -0.8],
                  [0, -0.95],
                  [0.09, -0.85],
                  [0.09, -0.6],
                  [0.14, -0.5],
                  [0.07, -0.4],
                  [0.13, -0.26],
                  [0.09, -0.1],
                  [0.09, 0.55],
                ]),
                0.07,
                { bevel: 0.015 },
              ),
              metal('#d9b45a', 0.22),
            ),
          ),
          [(k - 1) * 0.5, 0, k * 0.07],
          [0, 0, (1 - k) * 0.35],
        ),
      ),
    ),
    0.3,
  );
export const doorLock = () =>
  placed(
    group(
      mesh(softBox(0.5, 1.9, 0.06, 0.03), metal('#cfd3d6', 0.22)),
      mesh(cylinder(0.17, 0.24), metal('#cfd3d6', 0.22), [0, 0.4, 0.12], [Math.PI / 2, 0, 0]),
      mesh(
        hose(
          [
            [0, 0.4, 0.26],
            [0.3, 0.42, 0.3],
            [0.95, 0.4, 0.28],
            [1.05, 0.4, 0.2],
          ],
          0.085,
          { around: 24 },
        ),
        metal('#d9dde0', 0.16),
      ),
      mesh(cylinder(0.12, 0.06), metal('#aab0b6', 0.25), [0, -0.4, 0.05], [Math.PI / 2, 0, 0]),
      mesh(softBox(0.04, 0.14, 0.02, 0.005), matte('#222'), [0, -0.4, 0.085]),
      ...[0.82, -0.82].map((y) => mesh(cylinder(0.045, 0.02), metal(), [0, y, 0.035], [Math.PI / 2, 0, 0])),
    ),
    [0, 0.95, 0],
  );
export const digitalLock = () =>
  placed(
    group(
      mesh(softBox(0.72, 2.0, 0.24, 0.08), gloss('#16171a', { roughness: 0.15 })),
      ...Array.from({ length: 12 }, (_, k) =>
        mesh(
          softBox(0.12, 0.12, 0.02, 0.01),
          new THREE.MeshStandardMaterial({ color: '#9ad0ff', emissive: '#4aa8ff', emissiveIntensity: 0.8 }),
          [-0.2 + (k % 3) * 0.2, 0.78 - Math.floor(k / 3) * 0.2, 0.12],
        ),
      ),
      mesh(
        hose(
          [
            [0, -0.42, 0.14],
            [0.2, -0.42, 0.3],
            [0.9, -0.42, 0.3],
          ],
          0.09,
        ),
        metal('#3a3f45', 0.3),
      ),
      mesh(cylinder(0.15, 0.2), metal('#3a3f45', 0.3), [0, -0.42, 0.16], [Math.PI / 2, 0, 0]),
    ),
    [0, 1, 0],
  );
export const slideBolt = () =>
  lie(
    group(
      mesh(softBox(1.7, 0.6, 0.05, 0.02), ZINC()),
      mesh(cylinder(0.1, 2.0), ZINC(), [0.3, 0, 0.14], [0, 0, Math.PI / 2]),
      ...[-0.6, 0, 0.6].map((x) =>
        mesh(torus(0.14, 0.05, Math.PI), ZINC(), [x, 0, 0.08], [Math.PI / 2, 0, Math.PI / 2]),
      ),
      mesh(cylinder(0.06, 0.3), ZINC(), [0.3, -0.18, 0.24], [0.6, 0, 0]),
      mesh(softBox(0.4, 0.6, 0.05, 0.02), ZINC(), [1.35, 0, 0]),
      mesh(torus(0.15, 0.05, Math.PI), ZINC(), [1.35, 0, 0.08], [Math.PI / 2, 0, Math.PI / 2]),
    ),
    0.3,
  );
export const hinge = () =>
  lie(
    group(
      ...[-1, 1].map((s) =>
        group(
          mesh(softBox(0.8, 1.9, 0.06, 0.02), metal('#c9cdd1', 0.25), [s * 0.44, 0, 0], [0, -s * 0.1, 0]),
          ...[-0.65, 0, 0.65].map((y) =>
            mesh(cylinder(0.07, 0.02), matte('#4a4f55'), [s * 0.5, y, 0.06], [Math.PI / 2, 0, 0]),
          ),
        ),
      ),
      mesh(cylinder(0.11, 1.95), metal('#b9bec3', 0.22)),
      ...[-1, 1].map((s) => mesh(ball(0.12), metal('#b9bec3', 0.22), [0, s * 1.0, 0])),
    ),
    0.35,
  );
export const drawerSlides = () =>
  group(
    ...[0, 1].map((k) =>
      group(
        mesh(softBox(2.6, 0.42, 0.08, 0.02), ZINC(), [0, 0.24, k * 0.5]),
        mesh(softBox(2.5, 0.22, 0.1, 0.02), metal('#aab0b6', 0.35), [0.4, 0.24, k * 0.5 + 0.05]),
        ...[-0.9, -0.2, 0.6].map((x) =>
          mesh(cylinder(0.05, 0.02), matte('#333'), [x, 0.24, k * 0.5 + 0.11], [Math.PI / 2, 0, 0]),
        ),
      ),
    ),
  );
export const handle = () =>
  group(
    mesh(
      hose(
        [
          [-1.1, 0, 0],
          [-1.1, 0.28, 0.02],
          [-0.95, 0.4, 0.04],
          [0.95, 0.4, 0.04],
          [1.1, 0.28, 0.02],
          [1.1, 0, 0],
        ],
        0.11,
        { around: 24 },
      ),
      metal('#d3d7da', 0.25),
    ),
    ...[-1.1, 1.1].map((x) => mesh(cylinder(0.17, 0.05), metal('#d3d7da', 0.25), [x, 0.02, 0])),
  );
export const caster = () =>
  group(
    mesh(cylinder(0.5, 0.34), rubber('#2a2c30'), [0.1, 0.5, 0], [Math.PI / 2, 0, 0]),
    mesh(cylinder(0.3, 0.36), plastic('#d9dcdf'), [0.1, 0.5, 0], [Math.PI / 2, 0, 0]),
    ...[-0.22, 0.22].map((z) =>
      mesh(
        plate(
          polygon([
            [-0.3, 1.1],
            [0.25, 1.1],
            [0.22, 0.4],
            [0, 0.4],
          ]),
          0.06,
        ),
        ZINC(),
        [0, 0, z],
      ),
    ),
    mesh(softBox(0.9, 0.08, 0.9, 0.03), ZINC(), [0, 1.18, 0]),
    mesh(cylinder(0.3, 0.08), ZINC(), [0, 1.1, 0]),
    mesh(cylinder(0.08, 0.5), metal(), [0.1, 0.5, 0], [Math.PI / 2, 0, 0]),
  );
export const levelFeet = () =>
  group(
    ...[
      [-0.55, 0.2],
      [0.55, 0.25],
      [0, -0.4],
    ].map(([x, z]) =>
      group(
        mesh(
          loft(
            rounded([
              [0, 0],
              [0.36, 0, 0.04],
              [0.3, 0.16, 0.06],
              [0.12, 0.24, 0.03],
              [0, 0.24],
            ]),
          ),
          plastic('#1d1d1f'),
          [x, 0, z],
        ),
        mesh(cylinder(0.08, 0.8), ZINC(), [x, 0.6, z]),
        mesh(new THREE.CylinderGeometry(0.17, 0.17, 0.12, 6), ZINC(), [x, 0.32, z]),
      ),
    ),
  );
export const bracket = () =>
  group(
    mesh(softBox(0.1, 1.7, 0.34, 0.03), plastic('#f4f4f2', 0.35), [-0.8, 0.85, 0]),
    mesh(softBox(1.7, 0.1, 0.34, 0.03), plastic('#f4f4f2', 0.35), [0, 1.68, 0]),
    mesh(
      hose(
        [
          [-0.78, 0.24, 0],
          [-0.2, 0.62, 0],
          [0.3, 1.1, 0],
          [0.66, 1.64, 0],
        ],
        0.07,
      ),
      plastic('#f4f4f2', 0.35),
    ),
  );
export const angleBracket = () =>
  group(
    ...[0, 1].map((k) =>
      placed(
        group(
          mesh(softBox(1.1, 0.08, 0.9, 0.02), ZINC(), [0.1, 0.04, 0]),
          mesh(softBox(0.08, 1.1, 0.9, 0.02), ZINC(), [-0.44, 0.55, 0]),
          ...[-0.22, 0.22].map((z) =>
            group(
              mesh(cylinder(0.08, 0.02), matte('#3a3f45'), [0.3, 0.085, z]),
              mesh(cylinder(0.08, 0.02), matte('#3a3f45'), [-0.395, 0.75, z], [0, 0, Math.PI / 2]),
            ),
          ),
        ),
        [k * 0.5, 0, k * 0.9 - 0.3],
        [0, k * 0.4, 0],
        1 - k * 0.1,
      ),
    ),
  );
export const shelf = () =>
  group(
    mesh(softBox(3, 0.14, 0.9, 0.02), plastic('#f7f7f4', 0.4), [0, 0.7, 0]),
    ...[-1, 1].map((x) =>
      mesh(
        plate(
          polygon([
            [0, 0],
            [0.7, 0],
            [0, -0.6],
          ]),
          0.08,
        ),
        metal('#c9cdd1', 0.3),
        [x, 0.62, -0.35],
        [0, -Math.PI / 2, 0],
      ),
    ),
  );
export const wallHook = () =>
  placed(
    group(
      mesh(softBox(0.42, 1.2, 0.08, 0.04), metal('#cfd3d6', 0.22)),
      mesh(
        hose(
          [
            [0, -0.35, 0.06],
            [0, -0.5, 0.4],
            [0, -0.3, 0.7],
            [0, 0.0, 0.72],
          ],
          0.08,
        ),
        metal('#d9dde0', 0.18),
      ),
      mesh(ball(0.12), metal('#d9dde0', 0.18), [0, 0.05, 0.72]),
      mesh(
        hose(
          [
            [0, 0.3, 0.06],
            [0, 0.4, 0.5],
            [0, 0.66, 0.9],
          ],
          0.08,
        ),
        metal('#d9dde0', 0.18),
      ),
      mesh(ball(0.12), metal('#d9dde0', 0.18), [0, 0.7, 0.92]),
    ),
    [0, 0.6, 0],
  );

// Works and garden.
export const trowel = () =>
  lie(
    group(
      mesh(
        loft(
          rounded([
            [0, 0],
            [0.13, 0, 0.06],
            [0.15, 0.4, 0.2],
            [0.11, 0.8, 0.06],
            [0, 0.82],
          ]),
        ),
        wood('#c08a4c', '#7a4f26'),
        [0, -1.2, 0.28],
      ),
      mesh(
        hose(
          [
            [0, -0.4, 0.28],
            [0, -0.1, 0.26],
            [0, 0.06, 0.03],
          ],
          0.055,
        ),
        STEEL(),
      ),
      mesh(
        plate(
          polygon([
            [-0.46, 0.1],
            [0.46, 0.1],
            [0.5, 0.3],
            [0, 1.4],
            [-0.5, 0.3],
          ]),
          0.03,
          { bevel: 0.008 },
        ),
        metal('#c9cdd1', 0.2),
      ),
    ),
    0.6,
  );
export const floatTrowel = ({ colour, steel }) =>
  group(
    mesh(softBox(2.2, 0.1, 0.95, 0.02), steel ? metal(colour, 0.2) : matte(colour), [0, 0.06, 0]),
    ...(steel
      ? Array.from({ length: 18 }, (_, k) =>
          mesh(softBox(0.05, 0.1, 0.06, 0.01), metal(colour, 0.2), [-1.05 + k * 0.123, 0.02, 0.49]),
        )
      : [mesh(softBox(2.24, 0.05, 0.99, 0.02), plastic('#1d1d1f'), [0, 0.13, 0])]),
    mesh(
      hose(
        [
          [-0.6, 0.14, 0],
          [-0.55, 0.45, 0],
          [0.55, 0.45, 0],
          [0.6, 0.14, 0],
        ],
        0.1,
      ),
      steel ? wood('#c08a4c', '#7a4f26') : plastic('#1d1d1f'),
    ),
  );
export const bucket = ({ colour }) =>
  group(
    mesh(
      loft(
        rounded([
          [0, 0],
          [0.6, 0, 0.05],
          [0.86, 1.4, 0.02],
          [0.92, 1.4, 0.02],
          [0.92, 1.48, 0.02],
          [0.84, 1.48, 0.01],
          [0.6, 0.08, 0.05],
          [0, 0.08],
        ]),
      ),
      gloss(colour, { side: 2, roughness: 0.38, clearcoat: 0.3 }),
    ),
    mesh(torus(0.78, 0.03), plastic(colour), [0, 1.1, 0], [Math.PI / 2, 0, 0]),
    mesh(
      hose(
        Array.from({ length: 15 }, (_, k) => {
          const a = (k / 14) * Math.PI;
          return [-Math.cos(a) * 0.92, 1.42 - Math.sin(a) * 0.42, Math.sin(a) * 0.86];
        }),
        0.024,
      ),
      metal(),
    ),
  );
export const wheelbarrow = () =>
  group(
    mesh(
      loft(
        rounded([
          [0, 0.62],
          [0.5, 0.62, 0.05],
          [0.86, 1.2, 0.03],
          [0.9, 1.2, 0.01],
          [0.86, 1.24, 0.02],
          [0.5, 0.68, 0.05],
          [0, 0.68],
        ]),
        { depth: 0.74, power: 4 },
      ),
      gloss('#2f7d32', { side: 2, roughness: 0.4 }),
    ),
    ...[-1, 1].map((s) =>
      group(
        mesh(
          hose(
            [
              [1.0, 0.3, s * 0.14],
              [0.4, 0.5, s * 0.34],
              [-0.6, 0.72, s * 0.5],
              [-1.6, 0.9, s * 0.5],
            ],
            0.05,
          ),
          plastic('#1d1d1f'),
        ),
        mesh(
          hose(
            [
              [-0.5, 0.68, s * 0.48],
              [-0.62, 0.1, s * 0.46],
              [-0.4, 0.02, s * 0.4],
            ],
            0.05,
          ),
          plastic('#1d1d1f'),
        ),
        mesh(cylinder(0.075, 0.34), rubber('#d3202a'), [-1.6, 0.9, s * 0.5], [0, 0, Math.PI / 2 - 0.18]),
      ),
    ),
    mesh(torus(0.3, 0.12), rubber('#1d1d1f'), [1.06, 0.42, 0]),
    mesh(cylinder(0.22, 0.1), metal(), [1.06, 0.42, 0], [Math.PI / 2, 0, 0]),
  );
export const sieve = () => {
  const net = textureOf(
    canvasOf(512, 512, (c) => {
      c.clearRect(0, 0, 512, 512);
      c.strokeStyle = '#8d949b';
      c.lineWidth = 3;
      for (let k = 0; k < 52; k += 1) {
        c.beginPath();
        c.moveTo(k * 10, 0);
        c.lineTo(k * 10, 512);
        c.moveTo(0, k * 10);
        c.lineTo(512, k * 10);
        c.stroke();
      }
    }),
  );
  return group(
    mesh(
      loft([
        [0.96, 0],
        [1, 0],
        [1, 0.34],
        [0.96, 0.34],
        [0.96, 0],
      ]),
      wood('#d9ae74', '#a0763f'),
    ),
    mesh(
      new THREE.CircleGeometry(0.97, 64).rotateX(-Math.PI / 2),
      new THREE.MeshStandardMaterial({ map: net, transparent: true, side: 2 }),
      [0, 0.06, 0],
    ),
  );
};
export const beams = ({ dims: [x, y], count, colour, plain }) =>
  placed(
    group(
      ...Array.from({ length: count }, (_, k) =>
        mesh(softBox(3, y, x, 0.01), plain ? plastic(colour) : wood(colour ?? '#e0b87c', '#a87a42', k + 3), [
          (k % 2) * 0.08,
          y / 2 + Math.floor(k / 3) * (y + 0.005),
          (k % 3) * (x + 0.03) + Math.floor(k / 3) * 0.1,
        ]),
      ),
    ),
    [-0.2, 0, -0.3],
  );
export const profiles = ({ shape }) =>
  placed(
    group(
      ...[0, 1, 2].map((k) =>
        placed(
          mesh(
            plate(
              polygon(
                shape === 'L'
                  ? [
                      [0, 0],
                      [0.34, 0],
                      [0.34, 0.04],
                      [0.04, 0.04],
                      [0.04, 0.34],
                      [0, 0.34],
                    ]
                  : [
                      [0, 0],
                      [0.34, 0],
                      [0.34, 0.3],
                      [0.3, 0.3],
                      [0.3, 0.04],
                      [0.04, 0.04],
                      [0.04, 0.3],
                      [0, 0.3],
                    ],
              ),
              3,
              { bevel: 0.006 },
            ),
            metal('#d3d7da', 0.28),
          ),
          [0, k * 0.04, k * 0.44],
          [0, Math.PI / 2, 0],
        ),
      ),
    ),
    [0, 0, -0.4],
  );
export const plywood = () =>
  group(
    ...[0, 1, 2].map((k) =>
      mesh(
        softBox(2.2, 0.09, 1.5, 0.006),
        [0, 1, 2, 3, 4, 5].map((face) =>
          face === 2
            ? wood('#e3c08c', '#b58a52', k + 2)
            : matte('#fff', {
                map: textureOf(
                  canvasOf(64, 64, (c, w, h) => {
                    for (let l = 0; l < 6; l += 1) {
                      c.fillStyle = l % 2 ? '#c79a62' : '#e6c694';
                      c.fillRect(0, (l * h) / 6, w, h / 6);
                    }
                  }),
                ),
              }),
        ),
        [k * 0.06, 0.05 + k * 0.1, k * 0.04],
      ),
    ),
  );
export const meshRoll = () => {
  const net = textureOf(
    canvasOf(512, 512, (c) => {
      c.strokeStyle = '#aab0b6';
      c.lineWidth = 4;
      for (let x = 0; x < 18; x += 1)
        for (let y = 0; y < 18; y += 1) {
          const cx = x * 30;
          const cy = y * 34 + (x % 2) * 17;
          c.beginPath();
          for (let k = 0; k <= 6; k += 1) {
            const a = (k * Math.PI) / 3;
            c[k ? 'lineTo' : 'moveTo'](cx + Math.cos(a) * 19, cy + Math.sin(a) * 19);
          }
          c.stroke();
        }
    }),
    { repeat: [3, 2] },
  );
  const skin = () =>
    new THREE.MeshStandardMaterial({ map: net, transparent: true, side: 2, metalness: 0.4, roughness: 0.4 });
  return group(
    ...[0.62, 0.5, 0.4].map((r) =>
      mesh(new THREE.CylinderGeometry(r, r, 2.0, 64, 1, true), skin(), [0, 1, 0]),
    ),
    ...[0.02, 1.98].map((y) => mesh(torus(0.62, 0.02), metal(), [0, y, 0], [Math.PI / 2, 0, 0])),
  );
};
export const broom = ({ wide, colour = '#e8c25a' }) =>
  group(
    mesh(cylinder(0.05, 2.9), wide ? wood('#cf9f62', '#8a5f30') : gloss('#e4572e'), [0, 2.1, 0]),
    mesh(
      softBox(wide ? 1.6 : 1.1, 0.24, 0.3, 0.08),
      wide ? wood('#b98a52', '#7a5226') : gloss('#e4572e'),
      [0, 0.7, 0],
    ),
    mesh(
      loft(
        [
          [wide ? 0.86 : 0.62, 0],
          [wide ? 0.78 : 0.54, 0.62],
        ],
        { depth: 0.3, power: 4 },
      ),
      matte('#fff', {
        map: speckled(colour, ['#00000055', '#ffffff', colour], { count: 1200, size: [0.8, 1.8], long: 40 }),
      }),
    ),
  );
export const shovel = () =>
  group(
    mesh(
      hose(
        [
          [-0.16, 2.9, 0],
          [0.16, 2.9, 0],
        ],
        0.06,
      ),
      plastic('#1d1d1f'),
    ),
    mesh(cylinder(0.05, 2.0), wood('#cf9f62', '#8a5f30'), [0, 1.95, 0]),
    mesh(
      plate(
        (s) => {
          s.moveTo(-0.46, 0.98);
          s.lineTo(0.46, 0.98);
          s.lineTo(0.46, 0.1);
          s.bezierCurveTo(0.3, 0, -0.3, 0, -0.46, 0.1);
        },
        0.07,
        { bevel: 0.02 },
      ),
      metal('#4a5058', 0.35),
    ),
    mesh(cylinder(0.07, 0.4), metal('#4a5058', 0.35), [0, 1.05, 0]),
    ...[-0.12, 0.12].map((x) =>
      mesh(
        hose(
          [
            [x * 1.3, 2.9, 0],
            [x * 0.4, 2.75, 0],
          ],
          0.04,
        ),
        plastic('#1d1d1f'),
      ),
    ),
  );
export const hoe = () =>
  group(
    mesh(cylinder(0.05, 2.9), wood('#cf9f62', '#8a5f30'), [0, 1.6, 0]),
    mesh(
      plate(
        polygon([
          [-0.42, 0],
          [0.42, 0],
          [0.36, 0.6],
          [0.12, 0.7],
          [-0.12, 0.7],
          [-0.36, 0.6],
        ]),
        0.06,
      ),
      metal('#4a5058', 0.35),
      [0, 0.1, 0.3],
      [0.5, 0, 0],
    ),
    mesh(cylinder(0.1, 0.24), metal('#4a5058', 0.35), [0, 0.62, 0.04]),
  );
export const pruner = () =>
  lie(
    group(
      ...[-1, 1].map((s) =>
        mesh(
          hose(
            [
              [s * 0.06, 0.3, 0],
              [s * 0.3, -0.3, 0],
              [s * 0.34, -0.9, 0],
              [s * 0.24, -1.3, 0],
            ],
            0.1,
          ),
          plastic(s > 0 ? '#2f7d32' : '#2f7d32', 0.4),
        ),
      ),
      mesh(
        plate((s) => {
          s.moveTo(-0.1, 0.1);
          s.bezierCurveTo(-0.4, 0.6, -0.3, 1.1, 0.1, 1.35);
          s.bezierCurveTo(0.1, 0.9, 0.16, 0.5, 0.16, 0.1);
        }, 0.07),
        metal('#d9dde0', 0.16),
      ),
      mesh(
        plate((s) => {
          s.moveTo(0.02, 0.1);
          s.bezierCurveTo(0.3, 0.5, 0.3, 0.9, 0.16, 1.2);
          s.bezierCurveTo(0.5, 1.0, 0.5, 0.4, 0.24, 0.1);
        }, 0.09),
        metal('#4a5058', 0.3),
      ),
      mesh(cylinder(0.14, 0.2), metal(), [0.06, 0.2, 0.02], [Math.PI / 2, 0, 0]),
    ),
    0.6,
  );
export const gardenSet = () =>
  lie(
    group(
      ...[0, 1, 2].map((k) =>
        placed(
          group(
            mesh(
              loft(
                rounded([
                  [0, 0],
                  [0.11, 0, 0.05],
                  [0.14, 0.5, 0.2],
                  [0.09, 0.9, 0.05],
                  [0, 0.9],
                ]),
              ),
              plastic('#2f7d32', 0.4),
              [0, -1.3, 0],
            ),
            mesh(cylinder(0.045, 0.5), metal(), [0, -0.2, 0]),
            k === 0
              ? mesh(
                  plate((s) => {
                    s.moveTo(-0.28, 0);
                    s.lineTo(0.28, 0);
                    s.bezierCurveTo(0.34, 0.6, 0.2, 0.95, 0, 1.1);
                    s.bezierCurveTo(-0.2, 0.95, -0.34, 0.6, -0.28, 0);
                  }, 0.06),
                  metal('#c9cdd1', 0.22),
                )
              : k === 1
                ? group(
                    ...[-0.2, 0, 0.2].map((x) =>
                      mesh(
                        hose(
                          [
                            [0, 0, 0],
                            [x, 0.3, 0],
                            [x * 1.3, 0.9, 0.05],
                          ],
                          0.045,
                        ),
                        metal('#c9cdd1', 0.22),
                      ),
                    ),
                  )
                : mesh(
                    plate((s) => {
                      s.moveTo(-0.14, 0);
                      s.lineTo(0.14, 0);
                      s.bezierCurveTo(0.18, 0.6, 0.12, 1.0, 0, 1.15);
                      s.bezierCurveTo(-0.12, 1.0, -0.18, 0.6, -0.14, 0);
                    }, 0.06),
                    metal('#c9cdd1', 0.22),
                  ),
          ),
          [(k - 1) * 0.8, 0, 0],
        ),
      ),
    ),
    0.1,
  );
export const flowerPot = () =>
  group(
    mesh(
      loft(
        rounded([
          [0, 0],
          [0.6, 0, 0.03],
          [0.86, 1.2, 0.02],
          [0.95, 1.2, 0.02],
          [0.96, 1.44, 0.02],
          [0.86, 1.44, 0.01],
          [0.82, 1.2, 0.03],
          [0, 1.2],
        ]),
      ),
      matte('#b5653f'),
    ),
    mesh(cylinder(0.83, 0.02), matte('#3f2a1c'), [0, 1.24, 0]),
  );
export const nozzle = () =>
  group(
    mesh(
      loft(
        rounded([
          [0, 0],
          [0.24, 0, 0.03],
          [0.26, 0.5, 0.1],
          [0.18, 0.9, 0.08],
          [0.3, 1.3, 0.06],
          [0.32, 1.5, 0.03],
          [0, 1.5],
        ]),
      ),
      plastic('#2f7d32', 0.4),
      [-0.7, 0.5, 0],
      [0, 0, -Math.PI / 2],
    ),
    mesh(
      sleeve(
        [
          [0.25, 0],
          [0.27, 0.5],
        ],
        0.08,
        0.5,
        {},
      ),
      plastic('#f4d35e'),
      [-0.7, 0.5, 0],
      [0, 0, -Math.PI / 2],
    ),
    mesh(cylinder(0.3, 0.2), plastic('#f4d35e'), [0.72, 0.5, 0], [0, 0, Math.PI / 2]),
  );
export const wateringCan = () =>
  group(
    mesh(
      loft(
        rounded([
          [0, 0],
          [0.62, 0, 0.06],
          [0.56, 1.1, 0.06],
          [0.4, 1.2, 0.05],
          [0, 1.2],
        ]),
      ),
      plastic('#2f7d32', 0.38),
    ),
    mesh(
      hose(
        [
          [0.5, 0.35, 0],
          [0.95, 0.7, 0],
          [1.35, 1.35, 0],
        ],
        0.11,
      ),
      plastic('#2f7d32', 0.38),
    ),
    mesh(cylinder(0.12, 0.3, 0.3), plastic('#f4d35e'), [1.44, 1.5, 0], [0, 0, -0.55]),
    mesh(
      hose(
        [
          [-0.2, 1.15, 0],
          [-0.3, 1.65, 0],
          [-0.8, 1.5, 0],
          [-0.85, 0.9, 0],
          [-0.58, 0.45, 0],
        ],
        0.08,
      ),
      plastic('#2f7d32', 0.38),
    ),
  );
export const sprayer = () =>
  group(
    mesh(
      loft(
        rounded([
          [0, 0],
          [0.5, 0, 0.06],
          [0.52, 1.1, 0.3],
          [0.2, 1.5, 0.08],
          [0.2, 1.6, 0.02],
          [0, 1.6],
        ]),
      ),
      plastic('#f4f4f0', 0.35),
    ),
    mesh(cylinder(0.23, 0.2), plastic('#2f7d32'), [0, 1.62, 0]),
    mesh(softBox(0.9, 0.26, 0.26, 0.08), plastic('#2f7d32'), [0.1, 1.85, 0]),
    mesh(cylinder(0.06, 0.5), plastic('#1d1d1f'), [0, 2.16, 0]),
    mesh(softBox(0.5, 0.12, 0.2, 0.05), plastic('#1d1d1f'), [0, 2.42, 0]),
    mesh(
      hose(
        [
          [-0.3, 1.85, 0],
          [-0.62, 1.6, 0],
          [-0.6, 1.3, 0],
        ],
        0.07,
      ),
      plastic('#2f7d32'),
    ),
    mesh(cylinder(0.08, 0.26), plastic('#f4d35e'), [0.66, 1.85, 0], [0, 0, Math.PI / 2]),
  );
export const chainsaw = () =>
  group(
    mesh(softBox(1.3, 0.7, 0.6, 0.14), plastic('#f26a1b', 0.4), [-0.4, 0.5, 0]),
    mesh(softBox(0.6, 0.4, 0.62, 0.1), plastic('#2a2c30'), [-0.1, 0.85, 0]),
    mesh(
      plate((s) => {
        s.moveTo(0, -0.16);
        s.lineTo(1.9, -0.12);
        s.bezierCurveTo(2.15, -0.1, 2.15, 0.14, 1.9, 0.14);
        s.lineTo(0, 0.16);
      }, 0.07),
      metal('#c9cdd1', 0.25),
      [0.2, 0.46, 0.1],
    ),
    mesh(
      hose(
        [
          [0.2, 0.64, 0.1],
          [2.1, 0.63, 0.1],
          [2.3, 0.47, 0.1],
          [2.1, 0.31, 0.1],
          [0.2, 0.28, 0.1],
        ],
        0.04,
        { around: 6 },
      ),
      metal('#5a6068', 0.4),
    ),
    mesh(
      hose(
        [
          [0.1, 0.3, 0.4],
          [0.1, 1.2, 0.3],
          [0.1, 1.25, -0.3],
          [0.1, 0.4, -0.4],
        ],
        0.06,
      ),
      rubber(),
    ),
    mesh(
      hose(
        [
          [-0.9, 0.85, 0],
          [-1.3, 1.05, 0],
          [-1.5, 0.6, 0],
          [-1.0, 0.25, 0],
        ],
        0.09,
      ),
      rubber(),
    ),
    mesh(softBox(0.06, 0.5, 0.7, 0.02), plastic('#2a2c30'), [0.32, 1.2, 0], [0, 0, -0.25]),
  );
export const grill = () =>
  group(
    mesh(softBox(1.8, 0.42, 1.0, 0.04), matte('#232325'), [0, 1.1, 0]),
    mesh(softBox(1.7, 0.02, 0.9, 0.006), matte('#3a2a22'), [0, 1.3, 0]),
    ...Array.from({ length: 15 }, (_, k) =>
      mesh(cylinder(0.018, 1.7), STEEL(), [0, 1.36, -0.42 + k * 0.06], [0, 0, Math.PI / 2]),
    ),
    ...[
      [-0.75, 0.4],
      [0.75, 0.4],
      [-0.75, -0.4],
      [0.75, -0.4],
    ].map(([x, z]) => mesh(cylinder(0.03, 1.0), STEEL(), [x, 0.5, z])),
    ...[-1, 1].map((s) =>
      mesh(
        hose(
          [
            [s * 0.9, 1.2, -0.2],
            [s * 1.08, 1.24, -0.2],
            [s * 1.08, 1.24, 0.2],
            [s * 0.9, 1.2, 0.2],
          ],
          0.03,
        ),
        STEEL(),
      ),
    ),
  );
export const parasol = () => {
  const cloth = (k) => matte(k % 2 ? '#f4f1e6' : '#0093c4', { side: 2 });
  return group(
    mesh(cylinder(0.03, 2.4), plastic('#f4f4f2'), [0, 1.2, 0]),
    ...Array.from({ length: 8 }, (_, k) =>
      mesh(
        new THREE.ConeGeometry(1.35, 0.6, 6, 1, true, (k * Math.PI) / 4, Math.PI / 4),
        cloth(k),
        [0, 2.2, 0],
      ),
    ),
    mesh(ball(0.05), plastic('#f4f4f2'), [0, 2.54, 0]),
    mesh(cylinder(0.4, 0.08), plastic('#d9d9d5'), [0, 0.04, 0]),
  );
};
export const beachChair = () => {
  const bar = () => metal('#dfe2e4', 0.22);
  const band = (k) => matte(k % 2 ? '#f4f1e6' : '#0093c4', { side: 2 });
  return group(
    ...[-0.6, 0.6].map((x) =>
      group(
        mesh(
          hose(
            [
              [x, 0.02, 0.7],
              [x, 0.7, 0.55],
              [x, 0.62, -0.3],
            ],
            0.04,
          ),
          bar(),
        ),
        mesh(
          hose(
            [
              [x, 0.5, 0.4],
              [x, 0.35, -0.35],
              [x, 1.5, -0.95],
            ],
            0.04,
          ),
          bar(),
        ),
        mesh(
          hose(
            [
              [x, 0.02, -0.6],
              [x, 0.5, -0.2],
            ],
            0.04,
          ),
          bar(),
        ),
        mesh(softBox(0.1, 0.05, 0.7, 0.02), plastic('#1d1d1f'), [x, 0.76, 0.2]),
      ),
    ),
    ...Array.from({ length: 5 }, (_, k) =>
      mesh(softBox(1.2, 0.03, 0.15, 0.01), band(k), [0, 0.5 - k * 0.032, 0.36 - k * 0.165]),
    ),
    ...Array.from({ length: 7 }, (_, k) =>
      mesh(
        softBox(1.2, 0.03, 0.16, 0.01),
        band(k),
        [0, 0.48 + k * 0.165, -0.42 - k * 0.086],
        [Math.PI / 2 - 0.46, 0, 0],
      ),
    ),
  );
};
export const gazebo = () =>
  group(
    mesh(new THREE.ConeGeometry(1.6, 0.7, 4, 1).rotateY(Math.PI / 4), matte('#0093c4'), [0, 2.0, 0]),
    mesh(new THREE.BoxGeometry(2.26, 0.22, 2.26), matte('#0a84b0'), [0, 1.58, 0]),
    ...[
      [-1, -1],
      [1, -1],
      [-1, 1],
      [1, 1],
    ].map(([x, z]) => mesh(cylinder(0.035, 1.6), plastic('#f4f4f2'), [x * 1.08, 0.8, z * 1.08])),
  );
// Cleaning.
export const squeegee = () =>
  group(
    mesh(cylinder(0.045, 2.7), gloss('#2f7fc4'), [0, 1.6, 0]),
    mesh(softBox(1.5, 0.16, 0.22, 0.05), gloss('#e4572e'), [0, 0.28, 0]),
    mesh(
      softBox(1.46, 0.18, 0.14, 0.04),
      matte('#fff', { map: speckled('#f2d23c', ['#d9b61f', '#ffe98a'], { count: 900, size: [1, 3] }) }),
      [0, 0.12, 0],
    ),
  );
export const plunger = () =>
  group(
    mesh(
      loft(
        rounded([
          [0.5, 0],
          [0.56, 0.02, 0.02],
          [0.5, 0.3, 0.2],
          [0.2, 0.52, 0.1],
          [0.12, 0.66, 0.03],
          [0, 0.66],
        ]),
      ),
      rubber('#a8281f'),
    ),
    mesh(cylinder(0.06, 1.4), wood('#d9ae74', '#a0763f'), [0, 1.3, 0]),
  );
export const candles = ({ count = 8 }) =>
  group(
    ...Array.from({ length: count }, (_, k) =>
      group(
        mesh(cylinder(0.1, 1.5), gloss('#fbf9f2', { roughness: 0.4 }), [
          (k % 4) * 0.26 - 0.39,
          0.75,
          Math.floor(k / 4) * 0.28,
        ]),
        mesh(cylinder(0.012, 0.14), matte('#4a4038'), [
          (k % 4) * 0.26 - 0.39,
          1.56,
          Math.floor(k / 4) * 0.28,
        ]),
      ),
    ),
  );
