/** Pineapples, grapes, melons, papayas, coconuts. */
import { dice, hose, loft, lump, plate, rounded } from '../../studio/geometry.mjs';
import { canvasOf, gloss, grainBump, matte, speckled, textureOf } from '../../studio/materials.mjs';
import { group, mesh, placed, THREE } from '../parts.mjs';
import { leafSheet } from './leaves.mjs';
import { gradientSkin, skin } from './parts.mjs';

export function pineapple() {
  const parts = [];
  const eye = lump(0.095, { stretch: [1, 1, 0.6], rough: 0.04, detail: 12 });
  const colours = ['#c98a24', '#d89a2e', '#b87a1e'].map((colour) => matte(colour, { roughness: 0.6 }));
  for (let ring = 0; ring < 14; ring += 1) {
    const y = 0.1 + ring * 0.105;
    const r = 0.5 * Math.sin(Math.PI * (0.2 + (ring / 13) * 0.62)) ** 0.7;
    for (let k = 0; k < 16; k += 1) {
      const angle = ((k + (ring % 2) / 2) / 16) * Math.PI * 2;
      parts.push(
        placed(
          mesh(eye, colours[(ring + k) % 3]),
          [Math.sin(angle) * r, y, Math.cos(angle) * r],
          [0, angle, 0],
        ),
      );
    }
  }
  parts.push(mesh(lump(0.5, { stretch: [0.95, 1.5, 0.95], rough: 0.01 }), matte('#8f6a1c'), [0, 0.75, 0]));
  for (let index = 0; index < 40; index += 1) {
    const tilt = 0.1 + (1 - index / 40) * 0.95;
    parts.push(
      placed(
        group(
          mesh(
            leafSheet(0.55 + (index / 40) * 0.4, 0.13, -0.18 * tilt),
            matte(index % 2 ? '#4a7f3a' : '#5f9348', { side: 2, roughness: 0.5 }),
            [0, 0, 0],
            [0, 0, Math.PI / 2 - tilt],
          ),
        ),
        [0, 1.45 + (index / 40) * 0.12, 0],
        [0, index * 2.4, 0],
      ),
    );
  }
  return group(...parts);
}

export function grapes(p = {}) {
  const random = dice(9);
  const colour = p.colour ?? '#a9bf4f';
  const berry = lump(0.15, { stretch: [1, 1.16, 1], rough: 0.004, detail: 18 });
  const skins = [colour, p.light ?? '#bccd68'].map((each) =>
    gloss(each, { roughness: 0.22, clearcoat: 0.6 }),
  );
  const parts = [];
  for (let layer = 0; layer < 8; layer += 1) {
    const count = [2, 4, 6, 8, 9, 9, 8, 5][layer];
    const r = [0.07, 0.17, 0.26, 0.34, 0.42, 0.44, 0.4, 0.28][layer];
    for (let k = 0; k < count; k += 1) {
      const angle = (k / count) * Math.PI * 2 + layer;
      parts.push(
        mesh(berry, skins[(k + layer) % 2], [
          Math.cos(angle) * r + (random() - 0.5) * 0.05,
          layer * 0.21 + (random() - 0.5) * 0.05,
          Math.sin(angle) * r * 0.7,
        ]),
      );
    }
  }
  parts.push(
    mesh(
      hose(
        [
          [0, 1.2, 0],
          [0.02, 1.75, 0],
          [0.14, 1.98, 0],
        ],
        0.035,
      ),
      matte('#8a9a4a'),
    ),
  );
  return placed(group(...parts), [0, 0, 0], [-0.25, 0, 0.35]);
}

export function watermelon() {
  const rind = gloss('#fff', { map: stripes(), roughness: 0.35, clearcoat: 0.3 });
  const wedge = new THREE.CylinderGeometry(0.62, 0.62, 0.26, 64, 1, false, 0, Math.PI);
  return group(
    mesh(lump(0.78, { stretch: [1.18, 0.98, 0.98], rough: 0.004 }), rind, [-0.2, 0.76, -0.3], [0, 0, 0]),
    placed(
      group(
        mesh(
          wedge,
          [rind, matte('#fff', { map: melonCut() }), matte('#fff', { map: melonCut() })],
          [0, 0, 0],
          [Math.PI / 2, Math.PI / 2, 0],
        ),
        mesh(new THREE.PlaneGeometry(1.24, 0.26), matte('#e2443f'), [0, 0, 0], [-Math.PI / 2, 0, 0]),
      ),
      [0.62, 0.63, 0.62],
      [0, -0.2, Math.PI],
    ),
  );
}

const stripes = () =>
  textureOf(
    canvasOf(1024, 512, (context, width, height) => {
      context.fillStyle = '#3f7a35';
      context.fillRect(0, 0, width, height);
      const random = dice(13);
      for (let stripe = 0; stripe < 13; stripe += 1) {
        context.strokeStyle = '#1d4a20';
        for (let k = 0; k < 9; k += 1) {
          context.globalAlpha = 0.5;
          context.lineWidth = 5 + random() * 14;
          context.beginPath();
          const x = (stripe + 0.5) * (width / 13) + (random() - 0.5) * 34;
          context.moveTo(x, 0);
          context.bezierCurveTo(
            x + (random() - 0.5) * 60,
            height * 0.33,
            x + (random() - 0.5) * 60,
            height * 0.66,
            x,
            height,
          );
          context.stroke();
        }
      }
    }),
  );

const melonCut = () =>
  textureOf(
    canvasOf(512, 512, (context) => {
      const fill = context.createRadialGradient(256, 256, 10, 256, 256, 256);
      for (const [at, colour] of [
        [0, '#e5514c'],
        [0.8, '#df403f'],
        [0.88, '#f0a59a'],
        [0.91, '#eef3d9'],
        [0.96, '#cfe2a8'],
        [1, '#3f7a35'],
      ])
        fill.addColorStop(at, colour);
      context.fillStyle = fill;
      context.fillRect(0, 0, 512, 512);
      context.translate(256, 256);
      for (let index = 0; index < 40; index += 1) {
        context.rotate(2.4);
        context.fillStyle = '#2a1712';
        context.beginPath();
        context.ellipse(90 + (index % 5) * 22, 0, 10, 5, 0, 0, 7);
        context.fill();
      }
    }),
  );

export function papaya() {
  const whole = loft(
    rounded(
      [
        [0, -0.9],
        [0.3, -0.84, 0.2],
        [0.48, -0.2, 0.6],
        [0.36, 0.6, 0.4],
        [0.1, 0.92, 0.1],
        [0, 0.92],
      ],
      14,
    ),
  );
  return group(
    placed(
      mesh(
        whole,
        skin(
          gradientSkin(['#e8a234', '#e6a93c', '#b9a63a', '#7f9a3a'], ['#7f9a3a', '#f0c05a', '#c98a2a'], {
            count: 500,
            size: [2, 8],
          }),
        ),
      ),
      [0, 0, -0.3],
      [0, 0, Math.PI / 2 + 0.1],
    ),
    placed(papayaHalf(whole), [0.15, 0, 0.5], [0, 0.1, Math.PI / 2]),
  );
}

function papayaHalf(whole) {
  const back = whole.clone();
  const position = back.attributes.position;
  for (let index = 0; index < position.count; index += 1)
    if (position.getZ(index) > 0) position.setZ(index, 0);
  back.computeVertexNormals();
  const face = plate(
    (shape) => {
      const points = [];
      for (let step = 0; step <= 40; step += 1) {
        const t = step / 40;
        const y = -0.88 + t * 1.78;
        const r = 0.46 * Math.sin(Math.PI * Math.min(1, t * 0.93 + 0.03)) ** 0.62;
        points.push([r, y]);
      }
      shape.moveTo(...points[0]);
      for (const point of points) shape.lineTo(...point);
      for (const [x, y] of points.reverse()) shape.lineTo(-x, y);
    },
    0.03,
    { bevel: 0.01 },
  );
  const seeds = [];
  const random = dice(3);
  for (let index = 0; index < 70; index += 1) {
    const y = (random() - 0.5) * 1.05;
    seeds.push(
      mesh(lump(0.045, { rough: 0, detail: 8 }), gloss('#22201c'), [
        (random() - 0.5) * 0.3 * (1 - y ** 2),
        y,
        0.04,
      ]),
    );
  }
  return group(
    mesh(back, skin(gradientSkin(['#e8a234', '#c9a63a'], ['#f0c05a']))),
    mesh(face, matte('#ee8a3c'), [0, 0, 0]),
    mesh(lump(0.3, { stretch: [0.6, 2, 0.08], rough: 0 }), matte('#d8702c'), [0, 0, 0.015]),
    ...seeds,
  );
}

export function coconut() {
  const shell = matte('#fff', {
    map: speckled('#6b4526', ['#8a5f38', '#4c2f18', '#a37a4e'], { count: 1800, size: [1, 3], long: 7 }),
    bumpMap: grainBump(2, 200),
    bumpScale: 1,
  });
  const cut = new THREE.SphereGeometry(0.55, 48, 24, 0, Math.PI * 2, Math.PI / 2, Math.PI / 2);
  return group(
    mesh(lump(0.6, { rough: 0.03 }), shell, [-0.3, 0.6, -0.25]),
    placed(
      group(
        mesh(cut, shell),
        mesh(new THREE.RingGeometry(0.43, 0.53, 64), matte('#fffdf6'), [0, 0, 0], [-Math.PI / 2, 0, 0]),
        mesh(
          new THREE.SphereGeometry(0.43, 48, 24, 0, Math.PI * 2, Math.PI / 2, Math.PI / 2),
          matte('#f4f0e6', { side: 1 }),
        ),
      ),
      [0.5, 0.5, 0.45],
      [0.75, 0, -0.3],
    ),
  );
}
