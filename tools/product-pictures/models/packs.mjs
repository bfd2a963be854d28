/** Boxes, cartons, bags, pouches, sacks, trays and wrapped bars. */
import { hose, loft, pillow, rounded, softBox } from '../studio/geometry.mjs';
import { clear, film, foil, gloss, matte, paper, plastic } from '../studio/materials.mjs';
import { cylinder, group, mesh, placed, THREE, torus } from './parts.mjs';

/** Printed on the front, the side and the top. */
export async function carton(p, ctx) {
  const [w, h, d] = p.dims ?? [1, 1.4, 0.42];
  const front = await ctx.face(w, h);
  const side = await ctx.side(d, h);
  const top = await ctx.top(w, d);
  const print = p.gloss ? film : paper;
  return group(
    mesh(
      softBox(w, h, d, p.radius ?? 0.014),
      [print(side), print(side), print(top), print(top), print(front), print(front)],
      [0, h / 2, 0],
    ),
  );
}

/** A litre of milk: a carton with a slanted top and a screw cap. */
export async function brick(p, ctx) {
  const [w, h, d] = p.small ? [0.5, 1.15, 0.4] : [0.72, 1.7, 0.6];
  const parts = [await carton({ dims: [w, h, d], gloss: true, radius: 0.02 }, ctx)];
  if (!p.small)
    parts.push(
      mesh(cylinder(0.13, 0.14, 0.12), plastic(p.cap ?? ctx.label.tone), [w * 0.12, h + 0.06, 0.05]),
    );
  else
    parts.push(
      mesh(
        hose(
          [
            [0.12, h, 0.06],
            [0.13, h + 0.34, 0.06],
            [0.2, h + 0.46, 0.1],
          ],
          0.028,
        ),
        plastic('#fff'),
      ),
    );
  return group(...parts);
}

/** A filled bag, seen a little from above as it lies against the back wall. */
export async function bag(p, ctx) {
  const [w, h, d] = p.dims ?? [1.1, 1.6, 0.42];
  const map = await ctx.face(w, h, undefined, { seal: p.seal });
  const cover = p.foil ? foil(map) : p.paper ? paper(map) : film(map);
  const behind = p.foil ? foil(map) : p.paper ? paper(map) : film(map);
  const options = { seal: p.seal ?? 0.055, folds: p.folds ?? 1, flat: p.flat ?? 0.5, sides: p.sides ?? 0.07 };
  return group(
    mesh(pillow(w, h, d, options), cover, [0, h / 2, 0]),
    mesh(pillow(w, h, d, { ...options, back: true }), behind, [0, h / 2, 0]),
  );
}

/** Stands on its own bottom: coffee, granola, pet food. */
export async function pouch(p, ctx) {
  const [w, h, d] = p.dims ?? [1.1, 1.6, 0.46];
  const rows = 64;
  const profile = [
    [0, 0],
    ...Array.from({ length: rows }, (_, i) => {
      const t = i / (rows - 1);
      return [(w / 2) * (1 - 0.035 * Math.sin(Math.PI * t) - 0.04 * (1 - t) ** 8), 0.012 + h * t];
    }),
  ];
  const depth = (share) => {
    const t = Math.min(1, share / 0.93);
    return Math.max(
      0.016,
      (d / w) * (1 - t ** 2.1) ** 0.8 * (0.84 + 0.16 * Math.cos(Math.PI * Math.min(1, share * 1.4))),
    );
  };
  const power = (share) => 2.6 - 0.5 * share;
  const warp = ([x, y, z], _turn, share) => [
    x,
    y,
    z +
      (z > 0 ? 0.012 : -0.012) *
        Math.exp(-((0.86 - share) ** 2) / 0.006) *
        (Math.sin(x * 23) + 0.7 * Math.sin(x * 41)),
  ];
  const map = await ctx.face(w * 1.03, h);
  const cover = p.paper ? paper : p.foil ? foil : film;
  const frontMap = ctx.planar(loft(profile, { depth, power, warp, around: 160 }), w, h);
  const parts = [mesh(frontMap, cover(map, p.paper ? { roughness: 0.8 } : {}))];
  if (p.window) parts.push();
  return group(...parts);
}

/** Ground coffee and flour: a block with a folded top. */
export async function block(p, ctx) {
  const [w, h, d] = p.dims ?? [0.86, 1.35, 0.52];
  const rows = 60;
  const profile = [
    [0, 0],
    ...Array.from({ length: rows }, (_, i) => {
      const t = i / (rows - 1);
      return [(w / 2) * (1 + 0.012 * Math.sin(Math.PI * Math.min(1, t * 1.25))), 0.01 + h * t];
    }),
  ];
  const fold = p.fold ?? 0.84;
  const depth = (share) =>
    share < fold ? d / w : Math.max(0.035, (d / w) * (1 - ((share - fold) / (1 - fold)) ** 1.1 * 0.95));
  const power = (share) => (share < fold ? 9 : 9 - 4 * ((share - fold) / (1 - fold)));
  const warp = ([x, y, z], _turn, share) => [
    x,
    y,
    z + Math.sign(z) * 0.008 * Math.sin(x * 19 + y * 7) * (share > 0.05 && share < 0.95 ? 1 : 0),
  ];
  const geometry = ctx.planar(loft(profile, { depth, power, warp, around: 200 }), w, h);
  const map = await ctx.face(w, h);
  const parts = [mesh(geometry, p.paper ? paper(map, { roughness: 0.78 }) : foil(map))];
  if (p.tie)
    parts.push(
      mesh(softBox(w * 1.04, 0.07, 0.06, 0.02), plastic(ctx.label.brand.second), [0, h * 0.985, 0.02]),
    );
  return group(...parts);
}

/** Cement, charcoal, dog food: a big sack. */
export async function sack(p, ctx) {
  return bag(
    {
      dims: p.dims ?? [1.25, 1.75, 0.56],
      seal: 0.035,
      folds: 0.7,
      flat: 0.7,
      sides: 0.04,
      paper: p.paper ?? true,
      foil: p.foil,
    },
    ctx,
  );
}

/** A flow pack: chocolate, soap, biscuits, ice lollies. It lies, the long side in front. */
export async function bar(p, ctx) {
  const [w, h, d] = p.dims ?? [1.7, 0.72, 0.2];
  const body = softBox(w * 0.88, h, d, Math.min(d, h) * 0.3);
  const front = await ctx.face(w * 0.88, h, 'wide');
  const parts = [
    mesh(
      body,
      Array.from({ length: 6 }, (_, i) =>
        i === 4 ? foil(front) : gloss(ctx.label.layout === 'classic' ? '#efe6d2' : ctx.label.brand.ground),
      ),
      [0, h / 2, 0],
    ),
  ];
  for (const side of [-1, 1]) {
    const end = pillow(w * 0.075, h * 1.04, 0.03, { folds: 2, sides: 0 });
    parts.push(mesh(end, gloss(p.ends ?? ctx.label.brand.ground, { side: 2 }), [side * w * 0.47, h / 2, 0]));
  }
  return group(...parts);
}

/** A round pack of biscuits. */
export async function biscuits(_p, ctx) {
  const r = 0.3;
  const long = 1.75;
  const profile = rounded([
    [0.02, 0],
    [0.16, 0.03, 0.02],
    [r, 0.12, 0.06],
    [r, long - 0.12, 0.06],
    [0.16, long - 0.03, 0.02],
    [0.02, long],
  ]);
  const body = loft(profile, {
    warp: ([x, y, z], _turn) => {
      const wave = 1 + 0.012 * Math.sin(y * 42);
      return [x * wave, y, z * wave];
    },
  });
  const wrap = await ctx.turned(Math.PI * r * 1.1, long * 0.82);
  const sheet = loft(
    profile.filter(([, y]) => y > 0.13 && y < long - 0.13).map(([x, y]) => [x + 0.012, y]),
    { arc: Math.PI * 1.25 },
  );
  const roll = group(mesh(body, gloss(ctx.label.brand.ground)), mesh(sheet, foil(wrap)));
  return placed(roll, [long / 2, r, 0], [0, 0, Math.PI / 2]);
}

/** A foam tray with goods under film and a sticker on it. */
export async function tray(p, ctx) {
  const [w, d] = p.dims ?? [1.5, 1.05];
  const colour = p.tray ?? '#f4f4f2';
  const rim = rounded([
    [0, 0],
    [w / 2 - 0.1, 0, 0.04],
    [w / 2, 0.2, 0.02],
    [w / 2 + 0.03, 0.2, 0.01],
    [w / 2 - 0.06, 0.16, 0.02],
    [w / 2 - 0.14, 0.05, 0.03],
    [0, 0.05],
  ]);
  const options = { depth: d / w, power: 5 };
  const goods = await ctx.goods(p.goods, { w: w - 0.26, d: d - 0.26, ...p });
  // The film lies on what is highest, and the sticker on the film.
  const high = Math.max(p.high ?? 0.34, new THREE.Box3().setFromObject(goods, true).max.y);
  const top = loft(
    rounded([
      [w / 2 + 0.02, 0.19],
      [w / 2 - 0.14, high * 0.9, 0.1],
      [0, high],
    ]),
    options,
  );
  const cover = mesh(top, clear('#ffffff', 0.07, 0.12));
  cover.renderOrder = 4;
  const sticker = mesh(
    softBox(w * 0.46, 0.006, w * 0.34, 0.003),
    Array.from({ length: 6 }, (_, i) => paper(i === 2 ? ctx.sticker : undefined)),
    [w * 0.2, high + 0.012, d * 0.16],
  );
  sticker.material = [0, 1, 2, 3, 4, 5].map(() => paper(undefined, { color: '#ffffff' }));
  sticker.material[2] = paper(await ctx.face(w * 0.46, w * 0.34, 'wide'));
  sticker.renderOrder = 5;
  return group(mesh(loft(rim, options), matte(colour)), goods, p.film === false ? undefined : cover, sticker);
}

/** Eggs in a box of pulp. */
export async function eggs(p, ctx) {
  const columns = p.columns ?? 6;
  const rowsCount = p.rows ?? 2;
  const pitch = 0.36;
  const [w, d] = [columns * pitch + 0.12, rowsCount * pitch + 0.12];
  const pulp = matte(p.pulp ?? '#b9b3a8');
  const parts = [mesh(softBox(w, 0.22, d, 0.08), pulp, [0, 0.11, 0])];
  const egg = loft(
    rounded(
      [
        [0, 0],
        [0.1, 0.015, 0.06],
        [0.155, 0.16, 0.12],
        [0.12, 0.34, 0.14],
        [0, 0.4],
      ],
      14,
    ),
    { around: 40 },
  );
  const shells = (p.shells ?? ['#f6f1e8', '#f2ebe0']).map((colour) => matte(colour, { roughness: 0.55 }));
  for (let x = 0; x < columns; x += 1)
    for (let z = 0; z < rowsCount; z += 1) {
      parts.push(
        mesh(egg, shells[(x * 7 + z * 3) % shells.length], [
          (x - (columns - 1) / 2) * pitch,
          0.14,
          (z - (rowsCount - 1) / 2) * pitch,
        ]),
        mesh(
          torus(0.15, 0.035),
          pulp,
          [(x - (columns - 1) / 2) * pitch, 0.21, (z - (rowsCount - 1) / 2) * pitch],
          [Math.PI / 2, 0, 0],
        ),
      );
    }
  if (p.lid !== false) {
    const lid = group(
      mesh(softBox(w, d * 0.92, 0.16, 0.07), pulp, [0, d * 0.46, 0]),
      mesh(
        softBox(w * 0.74, d * 0.62, 0.01, 0.003),
        [0, 1, 2, 3, 4, 5].map(() => paper(undefined)),
        [0, d * 0.48, 0.09],
      ),
    );
    lid.children[1].material[4] = paper(await ctx.face(w * 0.74, d * 0.62, 'wide'));
    parts.push(placed(lid, [0, 0.16, -d / 2], [-0.22, 0, 0]));
  }
  return group(...parts);
}

/** Rolls of paper under film. */
export async function rolls(p, ctx) {
  const [columns, layers, depthCount] = p.grid ?? [2, 2, 2];
  const r = 0.3;
  const h = p.high ?? 0.52;
  const parts = [];
  const sheet = matte('#fdfdfb');
  const core = matte('#c9b08a');
  for (let x = 0; x < columns; x += 1)
    for (let y = 0; y < layers; y += 1)
      for (let z = 0; z < depthCount; z += 1) {
        const at = [(x - (columns - 1) / 2) * r * 2, h / 2 + y * h, (z - (depthCount - 1) / 2) * r * 2];
        parts.push(
          mesh(
            loft(
              rounded([
                [0, -h / 2],
                [r * 0.99, -h / 2, 0.03],
                [r * 0.99, h / 2, 0.03],
                [0.1, h / 2, 0.01],
                [0.1, h / 2 - 0.1],
              ]),
              { around: 48 },
            ),
            sheet,
            at,
          ),
          mesh(cylinder(0.095, h * 1.004), core, at),
        );
      }
  const [w, high, d] = [columns * r * 2 + 0.03, layers * h + 0.03, depthCount * r * 2 + 0.03];
  const cover = mesh(softBox(w, high, d, 0.07), clear('#eaf3fb', 0.16, 0.12), [0, high / 2, 0]);
  cover.renderOrder = 3;
  const label = mesh(
    softBox(w * 1.008, high * 0.66, d * 1.008, 0.07),
    [0, 1, 2, 3, 4, 5].map((face) =>
      face === 2 || face === 3 ? clear('#fff', 0.02) : film(undefined, { color: ctx.label.brand.ground }),
    ),
    [0, high * 0.46, 0],
  );
  label.material[4] = film(await ctx.face(w, high * 0.66));
  label.material[0] = film(await ctx.side(d, high * 0.66));
  label.material[1] = label.material[0];
  label.renderOrder = 4;
  return group(...parts, cover, label);
}

/** A card with a hole to hang it by, the goods in front of it. */
export async function hangCard(p, ctx) {
  const [w, h] = p.dims ?? [1.1, 1.6];
  const front = await ctx.face(w, h);
  const parts = [
    mesh(
      softBox(w, h, 0.03, 0.012),
      [0, 1, 2, 3, 4, 5].map((face) => paper(face === 4 ? front : undefined)),
      [0, h / 2, 0],
    ),
    mesh(cylinder(0.06, 0.034), matte('#e8e6e2'), [0, h * 0.95, 0], [Math.PI / 2, 0, 0]),
  ];
  if (p.goods)
    parts.push(placed(await ctx.goods(p.goods, p), [0, h * 0.36, 0.06], [Math.PI / 2, 0, 0], p.scale ?? 1));
  return group(...parts);
}
