/** Bottles, jugs and spray cans: a profile, its cap, its label. */
import { hose, loft, rounded, sleeve, softBox } from '../studio/geometry.mjs';
import {
  clear,
  darkGlass,
  film,
  foil,
  gloss,
  liquid,
  metal,
  paper,
  plastic,
  rubber,
} from '../studio/materials.mjs';
import { cylinder, group, mesh } from './parts.mjs';

/** `[radius, height, rounding]` from the middle of the bottom to the mouth; label from, to and its angle in degrees. */
const SHAPES = {
  bordeaux: {
    body: [
      [0, 0],
      [0.37, 0, 0.05],
      [0.375, 1.85, 0.3],
      [0.15, 2.22, 0.22],
      [0.14, 2.86, 0.02],
      [0.155, 2.88, 0.02],
      [0.155, 2.98, 0.02],
      [0.1, 3, 0],
    ],
    label: [0.35, 1.45, 190],
    neck: 2.2,
  },
  burgundy: {
    body: [
      [0, 0],
      [0.41, 0, 0.05],
      [0.415, 1.35, 0.6],
      [0.16, 2.3, 0.35],
      [0.14, 2.86, 0.02],
      [0.155, 2.88, 0.02],
      [0.155, 2.97, 0.02],
      [0.1, 3, 0],
    ],
    label: [0.32, 1.2, 190],
    neck: 2.3,
  },
  sparkling: {
    body: [
      [0, 0],
      [0.44, 0, 0.06],
      [0.445, 1.35, 0.6],
      [0.19, 2.25, 0.4],
      [0.15, 2.75, 0.06],
      [0.17, 2.8, 0.02],
      [0.17, 2.92, 0.03],
      [0.15, 3, 0.03],
      [0, 3.04],
    ],
    label: [0.34, 1.2, 180],
    neck: 1.95,
  },
  longneck: {
    body: [
      [0, 0],
      [0.31, 0, 0.06],
      [0.31, 1.2, 0.3],
      [0.145, 1.75, 0.3],
      [0.13, 2.2, 0.02],
      [0.15, 2.22, 0.02],
      [0.15, 2.3, 0.01],
      [0.1, 2.3, 0],
    ],
    label: [0.22, 1.08, 200],
    crown: 2.3,
  },
  beer: {
    body: [
      [0, 0],
      [0.37, 0, 0.07],
      [0.37, 1.5, 0.35],
      [0.16, 2.15, 0.35],
      [0.14, 2.62, 0.02],
      [0.16, 2.64, 0.02],
      [0.16, 2.72, 0.01],
      [0.1, 2.72, 0],
    ],
    label: [0.28, 1.3, 190],
    crown: 2.72,
  },
  spirit: {
    body: [
      [0, 0],
      [0.42, 0, 0.07],
      [0.42, 1.75, 0.2],
      [0.16, 2.0, 0.12],
      [0.14, 2.5, 0.02],
      [0.14, 2.5, 0],
    ],
    label: [0.3, 1.5, 180],
    stopper: 2.5,
  },
  oil: {
    body: [
      [0, 0],
      [0.33, 0, 0.05],
      [0.33, 1.75, 0.2],
      [0.13, 2.1, 0.16],
      [0.115, 2.5, 0.02],
      [0.115, 2.5, 0],
    ],
    power: 7,
    label: [0.25, 1.6, 118],
    cap: [0.135, 2.42, 0.3],
  },
  sauce: {
    body: [
      [0, 0],
      [0.24, 0, 0.05],
      [0.24, 1.15, 0.2],
      [0.1, 1.55, 0.14],
      [0.09, 1.95, 0.02],
      [0.09, 1.95, 0],
    ],
    label: [0.15, 1.08, 230],
    cap: [0.105, 1.86, 0.24],
  },
  dressing: {
    body: [
      [0, 0],
      [0.3, 0, 0.05],
      [0.3, 1.35, 0.3],
      [0.13, 1.85, 0.2],
      [0.12, 2.1, 0.02],
      [0.12, 2.1, 0],
    ],
    label: [0.2, 1.2, 220],
    cap: [0.145, 2.02, 0.2],
  },
  juice: {
    body: [
      [0, 0],
      [0.4, 0, 0.06],
      [0.4, 1.5, 0.4],
      [0.2, 2.15, 0.25],
      [0.19, 2.4, 0.02],
      [0.19, 2.4, 0],
    ],
    label: [0.3, 1.35, 220],
    cap: [0.215, 2.3, 0.22],
  },
  water: {
    body: [
      [0, 0],
      [0.35, 0.0, 0.1],
      [0.37, 0.2, 0.1],
      [0.35, 0.45, 0.06],
      [0.37, 0.7, 0.04],
      [0.37, 1.35, 0.06],
      [0.35, 1.6, 0.06],
      [0.37, 1.8, 0.3],
      [0.14, 2.35, 0.18],
      [0.125, 2.5, 0.01],
      [0.125, 2.5, 0],
    ],
    label: [0.74, 1.34, 360],
    cap: [0.145, 2.44, 0.18],
  },
  soda: {
    body: [
      [0, 0],
      [0.36, 0.0, 0.12],
      [0.44, 0.3, 0.2],
      [0.42, 0.75, 0.1],
      [0.44, 0.95, 0.05],
      [0.44, 1.75, 0.3],
      [0.16, 2.55, 0.3],
      [0.13, 2.75, 0.01],
      [0.13, 2.75, 0],
    ],
    label: [0.95, 1.72, 360],
    cap: [0.15, 2.68, 0.19],
  },
  gallon: {
    body: [
      [0, 0],
      [0.7, 0, 0.1],
      [0.72, 0.4, 0.05],
      [0.68, 0.47, 0.04],
      [0.72, 0.54, 0.05],
      [0.72, 1.15, 0.05],
      [0.68, 1.22, 0.04],
      [0.72, 1.29, 0.05],
      [0.72, 1.65, 0.4],
      [0.16, 2.0, 0.1],
      [0.15, 2.2, 0.02],
      [0.15, 2.2, 0],
    ],
    label: [0.56, 1.13, 150],
    cap: [0.19, 2.08, 0.16],
  },
  yogurt: {
    body: [
      [0, 0],
      [0.3, 0, 0.06],
      [0.31, 0.6, 0.2],
      [0.27, 0.75, 0.15],
      [0.31, 0.95, 0.2],
      [0.3, 1.4, 0.2],
      [0.17, 1.75, 0.1],
      [0.16, 1.85, 0.01],
      [0.16, 1.85, 0],
    ],
    label: [0.08, 1.35, 360],
    cap: [0.185, 1.78, 0.2],
  },
  detergent: {
    body: [
      [0, 0],
      [0.42, 0, 0.08],
      [0.42, 1.0, 0.3],
      [0.34, 1.4, 0.3],
      [0.4, 1.65, 0.3],
      [0.14, 2.15, 0.16],
      [0.12, 2.3, 0.02],
      [0.12, 2.3, 0],
    ],
    depth: 0.62,
    power: 2.6,
    label: [0.14, 1.2, 150],
    cap: [0.14, 2.22, 0.3],
    nozzle: true,
  },
  shampoo: {
    body: [
      [0, 0],
      [0.42, 0, 0.08],
      [0.43, 1.75, 0.3],
      [0.3, 2.0, 0.1],
      [0.3, 2.02, 0],
    ],
    depth: 0.56,
    power: 2.6,
    label: [0.16, 1.7, 158],
    cap: [0.3, 2.0, 0.34],
  },
  lotion: {
    body: [
      [0, 0],
      [0.4, 0, 0.08],
      [0.4, 1.65, 0.25],
      [0.16, 1.9, 0.08],
      [0.16, 2.0, 0],
    ],
    depth: 0.7,
    power: 2.6,
    label: [0.16, 1.5, 150],
    pump: 2.0,
  },
  cleaner: {
    body: [
      [0, 0],
      [0.42, 0, 0.08],
      [0.42, 1.15, 0.3],
      [0.36, 1.5, 0.3],
      [0.15, 1.95, 0.15],
      [0.14, 2.05, 0.01],
      [0.14, 2.05, 0],
    ],
    depth: 0.6,
    power: 2.8,
    label: [0.14, 1.2, 150],
    cap: [0.17, 1.95, 0.26],
  },
  trigger: {
    body: [
      [0, 0],
      [0.42, 0, 0.08],
      [0.42, 1.05, 0.3],
      [0.3, 1.6, 0.35],
      [0.15, 1.95, 0.15],
      [0.14, 2.05, 0.01],
      [0.14, 2.05, 0],
    ],
    depth: 0.6,
    power: 2.8,
    label: [0.14, 1.12, 150],
    trigger: 2.05,
  },
  jug: {
    body: [
      [0, 0],
      [0.62, 0, 0.1],
      [0.62, 1.35, 0.35],
      [0.3, 1.95, 0.25],
      [0.17, 2.05, 0.05],
      [0.17, 2.15, 0],
    ],
    depth: 0.6,
    power: 3.4,
    label: [0.18, 1.25, 128],
    cap: [0.21, 2.05, 0.26],
    handle: true,
  },
  aerosol: {
    body: [
      [0, 0],
      [0.3, 0, 0.03],
      [0.3, 1.75, 0.16],
      [0.2, 1.92, 0.05],
      [0.2, 1.95, 0],
    ],
    label: [0.04, 1.72, 360],
    dome: [0.21, 1.9, 0.55],
    tin: true,
  },
  roundcap: {
    body: [
      [0, 0],
      [0.2, 0, 0.03],
      [0.2, 0.62, 0.05],
      [0.09, 0.7, 0.02],
      [0.09, 0.75, 0],
    ],
    label: [0.06, 0.58, 200],
    cap: [0.1, 0.7, 0.62],
  },
  glue: {
    body: [
      [0, 0],
      [0.3, 0, 0.06],
      [0.31, 1.1, 0.3],
      [0.16, 1.5, 0.1],
      [0.15, 1.55, 0],
    ],
    depth: 0.75,
    label: [0.12, 1.08, 170],
    cone: 1.5,
  },
  can5: {
    body: [
      [0, 0],
      [0.55, 0, 0.08],
      [0.55, 1.25, 0.2],
      [0.5, 1.45, 0.12],
      [0.16, 1.6, 0.05],
      [0.16, 1.7, 0],
    ],
    depth: 0.7,
    power: 6,
    label: [0.15, 1.2, 84],
    cap: [0.19, 1.62, 0.2],
    handle: true,
  },
};

const GLASS = { green: '#12331c', olive: '#2a3512', brown: '#3c1c08', black: '#0c0d0c', amber: '#5a2f0c' };

export async function bottle(p, ctx) {
  const shape = SHAPES[p.shape];
  const profile = rounded(shape.body);
  const options = { depth: shape.depth ?? 1, power: shape.power ?? 2 };
  const parts = [];
  const dark = GLASS[p.glass];
  if (shape.tin) parts.push(mesh(loft(profile, options), metal('#d5d8dc', 0.3)));
  else if (dark) parts.push(mesh(loft(profile, options), darkGlass(dark)));
  else if (p.glass === 'clear' || p.glass === 'pet') {
    const level = p.level ?? 0.86;
    const top = Math.max(...profile.map(([, y]) => y));
    const inside = profile
      .filter(([, y]) => y <= top * level)
      .map(([r, y]) => [Math.max(0, r - 0.022), y + 0.015]);
    parts.push(
      mesh(loft([...inside, [0, inside.at(-1)[1]]], options), liquid(p.fill ?? '#dfeaf2', p.opacity ?? 1)),
    );
    const shell = mesh(loft(profile, options), clear(p.tint ?? '#ffffff', p.glass === 'pet' ? 0.16 : 0.2));
    shell.renderOrder = 2;
    parts.push(shell);
  } else parts.push(mesh(loft(profile, options), plastic(p.colour ?? '#f4f4f2', 0.3)));
  const [from, to, degrees] = shape.label;
  const radius = shape.body[1][0];
  const angle = (degrees * Math.PI) / 180;
  const high = to - from;
  const wide = (degrees >= 360 ? Math.PI * 2 : angle) * radius * (options.depth < 0.9 ? 0.9 : 1);
  const sight = Math.min(1, (options.power > 5 ? 1.75 : options.depth < 0.9 ? 1.8 : 1.7) * (radius / wide));
  const texture = await ctx.wrap(wide, high, sight);
  const sheet = mesh(
    sleeve(profile, from, to, { angle, off: 0.007, ...options }),
    shape.tin ? foil(texture) : degrees >= 360 ? film(texture) : paper(texture),
  );
  sheet.renderOrder = 3;
  parts.push(sheet, ...tops(shape, p, ctx));
  return group(...parts);
}

function tops(shape, p, ctx) {
  const colour = p.cap ?? ctx.label.tone;
  const parts = [];
  if (shape.neck) {
    const high = 3 - shape.neck;
    const hull = rounded(SHAPES[p.shape].body)
      .filter(([, y]) => y >= shape.neck)
      .map(([r, y]) => [r + 0.012, y]);
    parts.push(
      mesh(loft([...hull, [0, 3.015]]), gloss(colour, { metalness: 0.45 })),
      mesh(cylinder(0.14, high * 0.01), metal()),
    );
  }
  if (shape.crown)
    parts.push(
      mesh(
        loft(
          rounded([
            [0, 0],
            [0.165, 0, 0.01],
            [0.175, 0.05, 0.02],
            [0.14, 0.1, 0.03],
            [0, 0.11],
          ]),
          {
            warp: ([x, y, z], turn) => {
              const wave = y < 0.06 ? 1 + 0.05 * Math.sin(turn * Math.PI * 42) : 1;
              return [x * wave, y, z * wave];
            },
          },
        ),
        gloss(colour, { metalness: 0.4 }),
        [0, shape.crown - 0.06, 0],
      ),
    );
  if (shape.stopper)
    parts.push(
      mesh(cylinder(0.15, 0.14), darkGlass('#1b1410'), [0, shape.stopper + 0.05, 0]),
      mesh(
        loft(
          rounded([
            [0, 0],
            [0.2, 0, 0.03],
            [0.2, 0.3, 0.04],
            [0, 0.3],
          ]),
        ),
        gloss(colour),
        [0, shape.stopper + 0.1, 0],
      ),
    );
  if (shape.cap) {
    const [radius, y, high] = shape.cap;
    const ribs = radius < 0.3;
    const flat = shape.cap[0] > 0.25 ? { depth: shape.depth ?? 1, power: shape.power ?? 2 } : {};
    parts.push(
      mesh(
        loft(
          rounded([
            [0, 0],
            [radius, 0, 0.01],
            [radius * (shape.nozzle ? 0.86 : 1), high, 0.03],
            [0, high],
          ]),
          {
            ...flat,
            around: 144,
            warp: ([x, h, z], turn) => {
              const rib = ribs ? 1 + 0.012 * Math.sin(turn * Math.PI * 96) : 1;
              return [x * rib, h, z * rib];
            },
          },
        ),
        plastic(colour, 0.32),
        [0, y, 0],
      ),
    );
    if (shape.nozzle)
      parts.push(mesh(cylinder(0.055, 0.16, 0.035), plastic(colour, 0.32), [0, y + high + 0.06, 0]));
  }
  if (shape.dome) {
    const [radius, y, high] = shape.dome;
    parts.push(
      mesh(
        loft(
          rounded([
            [0, 0],
            [radius + 0.07, 0, 0.02],
            [radius + 0.06, high * 0.82, 0.14],
            [0, high],
          ]),
        ),
        plastic(colour, 0.3),
        [0, y, 0],
      ),
    );
  }
  if (shape.cone)
    parts.push(
      mesh(
        loft(
          rounded([
            [0, 0],
            [0.19, 0, 0.02],
            [0.19, 0.16, 0.03],
            [0.1, 0.2, 0.03],
            [0.035, 0.62, 0.03],
            [0, 0.63],
          ]),
        ),
        plastic(colour, 0.3),
        [0, shape.cone, 0],
      ),
    );
  if (shape.pump) {
    const y = shape.pump;
    parts.push(
      mesh(cylinder(0.2, 0.16), plastic(colour), [0, y + 0.05, 0]),
      mesh(cylinder(0.05, 0.34), plastic(colour), [0, y + 0.28, 0]),
      mesh(
        loft(
          rounded([
            [0, 0],
            [0.15, 0, 0.03],
            [0.13, 0.11, 0.04],
            [0, 0.12],
          ]),
        ),
        plastic(colour),
        [0, y + 0.4, 0],
      ),
      mesh(
        hose(
          [
            [0, y + 0.47, 0],
            [-0.25, y + 0.48, 0.04],
            [-0.42, y + 0.42, 0.06],
          ],
          0.05,
        ),
        plastic(colour),
      ),
    );
  }
  if (shape.trigger) {
    const y = shape.trigger;
    parts.push(
      mesh(cylinder(0.19, 0.2), plastic(colour), [0, y + 0.04, 0]),
      mesh(cylinder(0.11, 0.24), plastic('#f2f2f2'), [0, y + 0.22, 0]),
      mesh(softBox(0.62, 0.24, 0.22, 0.06), plastic(colour), [-0.1, y + 0.42, 0]),
      mesh(cylinder(0.07, 0.1), plastic('#f2f2f2'), [-0.45, y + 0.42, 0], [0, 0, Math.PI / 2]),
      mesh(
        hose(
          [
            [-0.22, y + 0.34, 0],
            [-0.32, y + 0.12, 0],
            [-0.28, y - 0.14, 0],
          ],
          0.045,
        ),
        plastic('#f2f2f2'),
      ),
    );
  }
  if (shape.handle)
    parts.push(
      mesh(
        hose(
          [
            [0.34, 1.86, 0],
            [0.56, 1.98, 0],
            [0.66, 1.7, 0],
            [0.62, 1.3, 0],
          ].map(([x, y, z]) => (p.shape === 'can5' ? [x * 0.7 + 0.08, y * 0.55 + 0.75, z] : [x, y, z])),
          0.075,
        ),
        plastic(p.colour ?? '#f4f4f2', 0.3),
      ),
    );
  if (p.brush) parts.push(mesh(cylinder(0.03, 0.1), rubber(), [0, 0, 0]));
  return parts;
}
