/** Gloves, boots, vests, cones and signs. */
import { hose, loft, lump, plate, rounded, sleeve, softBox } from '../../studio/geometry.mjs';
import { gloss, grainBump, matte, metal, paper, plastic, rubber } from '../../studio/materials.mjs';
import { ball, cylinder, group, mesh, placed } from '../parts.mjs';

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

/** The sign of first aid; a red cross is an emblem that the law protects. */
export const firstAid = () =>
  group(
    mesh(softBox(1.7, 1.15, 0.7, 0.1), plastic('#f7f7f4', 0.4), [0, 0.58, 0]),
    mesh(softBox(0.84, 0.84, 0.02, 0.02), plastic('#0a8a4a'), [0, 0.56, 0.346]),
    mesh(softBox(0.6, 0.18, 0.03, 0.01), plastic('#f7f7f4'), [0, 0.56, 0.378]),
    mesh(softBox(0.18, 0.6, 0.03, 0.01), plastic('#f7f7f4'), [0, 0.56, 0.378]),
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
      plastic('#0a8a4a'),
    ),
    ...[-0.55, 0.55].map((x) => mesh(softBox(0.2, 0.2, 0.06, 0.02), plastic('#0a8a4a'), [x, 0.82, 0.36])),
  );
