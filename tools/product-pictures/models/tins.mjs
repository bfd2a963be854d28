/** Cans, jars, cups, tubs, buckets, tubes and rolls. */
import { hose, loft, rounded, sleeve, softBox } from '../studio/geometry.mjs';
import { clear, film, foil, gloss, liquid, metal, paper, plastic } from '../studio/materials.mjs';
import { cylinder, group, mesh, torus } from './parts.mjs';

/** A drink can; `slim` is the narrow one. */
export async function drinkCan(p, ctx) {
  const [r, h] = { standard: [0.33, 1.22], slim: [0.28, 1.36], tall: [0.33, 1.7] }[p.size ?? 'standard'];
  const body = rounded([
    [0, 0.03],
    [r * 0.74, 0, 0.03],
    [r, 0.12, 0.06],
    [r, h - 0.16, 0.07],
    [r * 0.82, h - 0.02, 0.02],
    [r * 0.84, h, 0.01],
    [r * 0.8, h, 0.01],
    [r * 0.78, h - 0.03, 0.01],
    [0, h - 0.03],
  ]);
  const map = await ctx.wrap(Math.PI * 2 * r, h - 0.3, 0.275);
  return group(
    mesh(loft(body), metal('#d4d7da', 0.22)),
    mesh(sleeve(body, 0.12, h - 0.15, { off: 0.003 }), foil(map, { metalness: 0.35 })),
    mesh(torus(0.07, 0.018), metal('#e6e8ea', 0.2), [0, h - 0.015, 0.05], [Math.PI / 2, 0, 0]),
  );
}

/** Preserved food: `flat` for fish, `tall` for powders. */
export async function tin(p, ctx) {
  const [r, h] = { food: [0.38, 0.86], flat: [0.46, 0.42], tall: [0.42, 1.25], tea: [0.36, 1.0] }[
    p.size ?? 'food'
  ];
  const body = rounded([
    [0, 0.03],
    [r - 0.03, 0.03, 0.01],
    [r - 0.02, 0, 0.01],
    [r + 0.012, 0, 0.01],
    [r + 0.012, 0.035, 0.01],
    [r, 0.05, 0.01],
    [r, h - 0.05, 0.01],
    [r + 0.012, h - 0.035, 0.01],
    [r + 0.012, h, 0.01],
    [r - 0.02, h, 0.01],
    [r - 0.03, h - 0.03, 0.01],
    [0, h - 0.03],
  ]);
  const lid = p.lid
    ? [
        mesh(
          loft(
            rounded([
              [r + 0.02, 0],
              [r + 0.022, 0.12, 0.02],
              [0, 0.12],
            ]),
          ),
          plastic(p.lid, 0.35),
          [0, h - 0.06, 0],
        ),
      ]
    : [mesh(torus(r * 0.25, 0.018), metal('#dfe2e5', 0.2), [0, h - 0.01, r * 0.35], [Math.PI / 2, 0, 0])];
  return group(
    mesh(loft(body), metal('#cfd3d7', 0.24)),
    mesh(
      sleeve(body, 0.055, h - 0.055, { off: 0.003 }),
      p.matte
        ? paper(await ctx.wrap(Math.PI * 2 * r, h - 0.1, 0.275))
        : foil(await ctx.wrap(Math.PI * 2 * r, h - 0.1, 0.275)),
    ),
    ...lid,
  );
}

/** A sardine tin lies on its back, its key ring in front. */
export async function sardineTin(_p, ctx) {
  const body = rounded([
    [0, 0],
    [0.62, 0, 0.04],
    [0.65, 0.26, 0.02],
    [0.67, 0.28, 0.01],
    [0.62, 0.3, 0.01],
    [0, 0.3],
  ]);
  return group(
    mesh(loft(body, { power: 3.4, depth: 0.72 }), metal('#d5d8db', 0.25)),
    mesh(
      softBox(1.22, 0.02, 0.86, 0.01),
      [
        plastic('#ddd'),
        plastic('#ddd'),
        foil(await ctx.face(1.22, 0.86, 'wide')),
        plastic('#ddd'),
        plastic('#ddd'),
        plastic('#ddd'),
      ],
      [0, 0.31, 0],
    ),
  );
}

/** A jar of glass with a lid of tin; `fill` is what shows. */
export async function jar(p, ctx) {
  const [r, h] = { small: [0.36, 0.72], medium: [0.4, 1.0], tall: [0.36, 1.28] }[p.size ?? 'medium'];
  const profile = rounded([
    [0, 0],
    [r, 0, 0.08],
    [r, h - 0.2, 0.14],
    [r * 0.8, h - 0.06, 0.04],
    [r * 0.8, h, 0.01],
    [0, h],
  ]);
  const content = profile.filter(([, y]) => y < h - 0.1).map(([x, y]) => [Math.max(0, x - 0.03), y + 0.02]);
  const shell = mesh(loft(profile), clear(p.tint ?? '#ffffff', 0.17));
  shell.renderOrder = 2;
  const high = (h - 0.24) * (p.band ?? 0.72);
  const from = 0.06 + (h - 0.24 - high) / 2;
  const angle = ((p.angle ?? 190) * Math.PI) / 180;
  const label = mesh(
    sleeve(profile, from, from + high, { angle, off: 0.006 }),
    paper(await ctx.wrap(angle * r, high, Math.min(1, 1.7 / angle))),
  );
  label.renderOrder = 3;
  const inside = mesh(
    loft([...content, [0, content.at(-1)[1]]]),
    p.texture ? ctx.stuff(p.texture, p.fill) : liquid(p.fill ?? '#8a2a1a'),
  );
  const cap = rounded([
    [0, 0],
    [r * 0.88, 0, 0.01],
    [r * 0.89, 0.19, 0.035],
    [r * 0.74, 0.2, 0.01],
    [0, 0.195],
  ]);
  return group(
    inside,
    shell,
    label,
    mesh(
      loft(cap, {
        around: 144,
        warp: ([x, y, z], turn) => {
          const rib = y < 0.15 ? 1 + 0.008 * Math.sin(turn * Math.PI * 120) : 1;
          return [x * rib, y, z * rib];
        },
      }),
      p.wooden ? plastic('#b98a5a', 0.6) : gloss(p.cap ?? ctx.label.brand.ground, { metalness: 0.5 }),
      [0, h - 0.12, 0],
    ),
  );
}

/** A cup with a foil lid: yoghurt, cream cheese, noodles. */
export async function cup(p, ctx) {
  const [low, high, h] = { yogurt: [0.26, 0.34, 0.72], tall: [0.3, 0.4, 1.05], low: [0.44, 0.5, 0.5] }[
    p.size ?? 'yogurt'
  ];
  const body = rounded([
    [0, 0],
    [low, 0, 0.03],
    [high, h - 0.04, 0.01],
    [high + 0.035, h - 0.03, 0.01],
    [high + 0.035, h, 0.008],
    [0, h],
  ]);
  return group(
    mesh(loft(body), plastic('#fbfbf9', 0.3)),
    mesh(
      sleeve(body, 0.06, h - 0.07, { off: 0.003 }),
      film(await ctx.wrap(Math.PI * 2 * high, h - 0.13, 0.275)),
    ),
    mesh(
      loft(
        rounded([
          [0, 0],
          [high + 0.042, 0, 0.004],
          [high + 0.042, 0.012, 0.004],
          [0, 0.014],
        ]),
      ),
      p.lid ? plastic(p.lid, 0.35) : foil(await ctx.lid(), { metalness: 0.6 }),
      [0, h, 0],
    ),
  );
}

/** A rounded tub with a lid that holds the picture, tilted to show it: butter, ice cream, cheese. */
export async function tub(p, ctx) {
  const [w, d, h] = { butter: [0.62, 0.44, 0.42], ice: [0.82, 0.56, 0.62], deli: [0.5, 0.5, 0.42] }[
    p.size ?? 'butter'
  ];
  const power = p.size === 'deli' ? 2 : 4.2;
  const depth = d / w;
  const body = rounded([
    [0, 0],
    [w * 0.86, 0, 0.05],
    [w * 0.98, h - 0.1, 0.01],
    [w, h - 0.1, 0.01],
    [w, h, 0.01],
    [0, h],
  ]);
  const lid = rounded([
    [0, 0],
    [w * 1.03, 0, 0.01],
    [w * 1.03, 0.09, 0.03],
    [w * 0.95, 0.1, 0.01],
    [0, 0.1],
  ]);
  const top = mesh(
    loft(
      rounded([
        [0, 0],
        [w * 0.94, 0, 0.002],
        [0, 0.004],
      ]),
      { power, depth },
    ),
    plastic('#fff'),
    [0, h + 0.045, 0],
  );
  ctx.flat(top.geometry, w * 0.94, w * 0.94 * depth);
  top.material = film(await ctx.face(w * 2, w * 2 * depth, 'wide'));
  return group(
    mesh(loft(body, { power, depth }), plastic('#fbfbf9', 0.32)),
    mesh(
      sleeve(body, 0.05, h - 0.12, { off: 0.004, power, depth }),
      film(await ctx.wrap(Math.PI * 2 * w * 0.9, h - 0.16, 0.275)),
    ),
    mesh(loft(lid, { power, depth }), plastic(p.lid ?? ctx.label.brand.ground, 0.34), [0, h - 0.06, 0]),
    top,
  );
}

/** Paint: a tin with a bail, or a bucket. */
export async function pail(p, ctx) {
  const small = p.size === 'quart';
  const [low, r, h] = small ? [0.42, 0.42, 0.92] : p.size === 'gallon' ? [0.5, 0.5, 1.15] : [0.56, 0.66, 1.4];
  const metalBody = p.size !== 'bucket';
  const body = rounded([
    [0, 0],
    [low, 0, 0.02],
    [r, h - 0.04, 0.01],
    [r + 0.025, h - 0.03, 0.01],
    [r + 0.025, h, 0.01],
    [r - 0.05, h, 0.01],
    [r - 0.07, h - 0.03, 0.01],
    [0, h - 0.03],
  ]);
  const map = await ctx.wrap(Math.PI * 2 * r, h - 0.14, 0.275);
  const ear = (x) => mesh(cylinder(0.05, 0.03), metal('#9aa0a6', 0.3), [x, h * 0.83, 0], [0, 0, Math.PI / 2]);
  return group(
    mesh(loft(body), metalBody ? metal('#cfd3d7', 0.26) : plastic('#f6f6f4', 0.35)),
    mesh(sleeve(body, 0.05, h - 0.08, { off: 0.004 }), film(map)),
    metalBody
      ? mesh(torus(r - 0.09, 0.02), metal('#dfe2e5', 0.2), [0, h - 0.02, 0], [Math.PI / 2, 0, 0])
      : mesh(
          loft(
            rounded([
              [0, 0],
              [r + 0.045, 0, 0.01],
              [r + 0.045, 0.1, 0.02],
              [r - 0.08, 0.11, 0.01],
              [0, 0.08],
            ]),
          ),
          plastic(p.lid ?? '#ffffff', 0.35),
          [0, h - 0.05, 0],
        ),
    small ? undefined : ear(-r - 0.01),
    small ? undefined : ear(r + 0.01),
    small
      ? undefined
      : mesh(
          hose(
            Array.from({ length: 15 }, (_, i) => {
              const a = Math.PI * (i / 14);
              return [-Math.cos(a) * (r + 0.04), h * 0.83 + Math.sin(a) * h * 0.5, -Math.sin(a) * r * 0.3];
            }),
            0.014,
          ),
          metal('#aab0b6', 0.3),
        ),
  );
}

/** A squeezed tube, its end sealed flat above, standing on its cap. */
export async function tube(p, ctx) {
  const h = p.long ? 1.9 : 1.5;
  const profile = [
    [0, 0.2],
    ...Array.from({ length: 40 }, (_, i) => [0.32 + 0.1 * (i / 39) ** 2, 0.22 + (h * i) / 39]),
  ];
  const depth = (share) => Math.max(0.03, 1 - share ** 1.7);
  const map = await ctx.face(0.9, h, 'tall');
  const front = loft(profile, { depth });
  const sheet = loft(
    profile.slice(1).map(([r, y]) => [r + 0.003, y]),
    { depth, arc: Math.PI * 0.98 },
  );
  return group(
    mesh(front, plastic(p.colour ?? '#f7f7f5', 0.3)),
    mesh(sheet, film(map)),
    mesh(
      loft(
        rounded([
          [0, 0],
          [0.27, 0, 0.02],
          [0.3, 0.22, 0.02],
          [0, 0.22],
        ]),
        {
          around: 120,
          warp: ([x, y, z], turn) => {
            const rib = 1 + 0.012 * Math.sin(turn * Math.PI * 80);
            return [x * rib, y, z * rib];
          },
        },
      ),
      plastic(p.cap ?? ctx.label.tone, 0.3),
    ),
  );
}

/** A cartridge of sealant with its nozzle. */
export async function cartridge(p, ctx) {
  const body = rounded([
    [0, 0],
    [0.26, 0, 0.01],
    [0.26, 1.7, 0.02],
    [0.2, 1.78, 0.03],
    [0.1, 1.8, 0.02],
    [0.1, 1.9, 0.01],
    [0, 1.9],
  ]);
  return group(
    mesh(loft(body), plastic(p.colour ?? '#f4f4f2', 0.3)),
    mesh(sleeve(body, 0.08, 1.6, { off: 0.003 }), film(await ctx.wrap(Math.PI * 2 * 0.26, 1.52, 0.275))),
    mesh(cylinder(0.1, 0.75, 0.03), plastic(p.nozzle ?? '#f4f4f2', 0.35), [0, 2.26, 0]),
  );
}

/** A lipstick-like stick of glue. */
export async function stick(p, ctx) {
  const body = rounded([
    [0, 0],
    [0.2, 0, 0.02],
    [0.2, 0.1, 0.01],
    [0.22, 0.11, 0.01],
    [0.22, 0.95, 0.01],
    [0, 0.95],
  ]);
  return group(
    mesh(loft(body), plastic('#f4f4f2')),
    mesh(sleeve(body, 0.13, 0.93, { off: 0.003 }), film(await ctx.wrap(Math.PI * 2 * 0.22, 0.8, 0.275))),
    mesh(
      loft(
        rounded([
          [0, 0],
          [0.23, 0, 0.01],
          [0.22, 0.42, 0.04],
          [0, 0.43],
        ]),
      ),
      plastic(p.cap ?? ctx.label.tone),
      [0, 0.95, 0],
    ),
  );
}
