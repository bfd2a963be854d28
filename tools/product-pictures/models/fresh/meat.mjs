/** Meat, minced meat, bacon and sausages. */
import { dice, lump, softBox } from '../../studio/geometry.mjs';
import { gloss, matte, speckled } from '../../studio/materials.mjs';
import { cylinder, group, mesh, placed } from '../parts.mjs';
import { tapered } from '../produce/long-fruit.mjs';
import { rows, shade, wet } from './parts.mjs';

const flesh = (ground = '#b4343a', fat = '#f0d9cd', seed = 3, amount = 26) =>
  wet(
    speckled(ground, [shade(ground, 1.12), shade(ground, 0.86)], {
      count: 700,
      size: [2, 9],
      long: 4,
      seed,
      under: (context, width, height, random) => {
        context.fillStyle = ground;
        context.fillRect(0, 0, width, height);
        context.strokeStyle = fat;
        for (let k = 0; k < amount; k += 1) {
          context.globalAlpha = 0.35 + random() * 0.4;
          context.lineWidth = 1 + random() * 4;
          context.beginPath();
          const [x, y] = [random() * width, random() * height];
          context.moveTo(x, y);
          context.bezierCurveTo(
            x + 40,
            y + random() * 40 - 20,
            x + 70,
            y + random() * 60 - 30,
            x + 110,
            y + random() * 60 - 30,
          );
          context.stroke();
        }
      },
    }),
  );

/** Cuts lie side by side, each leaning on the next. */
export const steaks = ({ w, d, colour = '#b3323a' }) =>
  rows(
    3,
    w,
    (index) =>
      mesh(
        lump(0.5, { stretch: [0.62, 0.16, d * 0.92], rough: 0.05, seed: 3 + index }),
        flesh(colour, '#f3ddd0', index + 2),
      ),
    0.35,
  );

export const mince = ({ w, d }) => {
  const random = dice(4);
  const colours = ['#b5343b', '#a82c34', '#c24a4c', '#d98d85'].map((colour) =>
    gloss(colour, { roughness: 0.4, clearcoat: 0.3 }),
  );
  return group(
    mesh(lump(0.5, { stretch: [w * 0.92, 0.3, d * 0.92], rough: 0.05 }), colours[0], [0, 0.1, 0]),
    ...Array.from({ length: 330 }, (_, index) => {
      const x = (random() - 0.5) * w * 0.92;
      const z = (random() - 0.5) * d * 0.92;
      const y = 0.13 + 0.15 * Math.sqrt(Math.max(0, 1 - (x / w) ** 2 * 4 - (z / d) ** 2 * 4));
      return placed(
        mesh(
          tapered(
            [
              [-0.08, 0, 0],
              [0, 0.03, 0.02],
              [0.08, 0, -0.02],
            ],
            () => 0.026,
          ),
          colours[index % 7 === 0 ? 3 : index % 3],
        ),
        [x, y, z],
        [random() - 0.5, random() * 6, random() - 0.5],
      );
    }),
  );
};

export const meatCubes = ({ w, d, colour = '#a82f36', big = false }) => {
  const random = dice(9);
  const materials = [1, 2, 3].map((seed) => flesh(colour, '#f0d6ca', seed, 8));
  return group(
    ...Array.from({ length: big ? 12 : 26 }, (_, index) => {
      const side = big ? 0.36 : 0.24;
      return placed(
        mesh(
          softBox(side * (0.8 + random() * 0.4), side * 0.8, side * (0.8 + random() * 0.4), 0.05),
          materials[index % 3],
        ),
        [(random() - 0.5) * w * 0.76, 0.16 + random() * 0.14, (random() - 0.5) * d * 0.74],
        [random(), random() * 6, random()],
      );
    }),
  );
};

export const ribs = ({ w, d, colour = '#a8333a' }) =>
  group(
    ...Array.from({ length: 6 }, (_, index) =>
      group(
        mesh(softBox(w / 7, 0.2, d * 0.84, 0.05), flesh(colour, '#f2dccf', index + 1), [
          (index - 2.5) * (w / 6.3),
          0.18,
          0,
        ]),
        mesh(
          cylinder(0.04, 0.05),
          matte('#f2e8d8'),
          [(index - 2.5) * (w / 6.3), 0.18, d * 0.42],
          [Math.PI / 2, 0, 0],
        ),
      ),
    ),
  );

export const fillet = ({ w, d, colour = '#9e2a32' }) =>
  group(
    mesh(
      tapered(
        [
          [-w * 0.47, 0.2, 0.05],
          [-w * 0.2, 0.24, -0.02],
          [w * 0.15, 0.24, 0.02],
          [w * 0.47, 0.18, -0.03],
        ],
        (t) => d * 0.34 * Math.sin(Math.PI * (0.14 + t * 0.76)) ** 0.6,
      ),
      flesh(colour, '#eccfc2', 5, 16),
    ),
  );

export const picanha = ({ w, d }) =>
  group(
    mesh(
      lump(0.5, { stretch: [w * 0.86, 0.36, d * 0.86], rough: 0.05, seed: 3 }),
      flesh('#a52a32', '#f0d6c8', 4, 20),
      [0, 0.18, 0],
    ),
    mesh(
      lump(0.5, { stretch: [w * 0.84, 0.2, d * 0.78], rough: 0.06, seed: 5 }),
      matte('#fff', { map: speckled('#f3e3c8', ['#ead2ae', '#fff6e6'], { count: 400, size: [3, 9] }) }),
      [0, 0.31, 0],
    ),
  );

export const baconSlab = ({ w, d }) =>
  group(
    mesh(
      softBox(w * 0.86, 0.32, d * 0.78, 0.07),
      [0, 1, 2, 3, 4, 5].map((side) =>
        wet(
          side === 2
            ? speckled('#8a4526', ['#a55a32', '#6b3218'], { count: 600 })
            : speckled('#c4605a', ['#f1d2c2'], {
                count: 40,
                size: [3, 6],
                under: (context, width, height) => {
                  for (let k = 0; k < 6; k += 1) {
                    context.fillStyle = k % 2 ? '#b5474a' : '#f0d8c8';
                    context.fillRect(0, (k * height) / 6, width, height / 6);
                  }
                },
              }),
        ),
      ),
      [0, 0.22, 0],
    ),
  );

export const sausages = ({ w, d, colour = '#c9675a' }) =>
  rows(
    5,
    w,
    (index) =>
      mesh(
        tapered(
          [
            [0.02, 0, -d * 0.43],
            [0, 0.03, -d * 0.15],
            [0, 0.03, d * 0.15],
            [-0.02, 0, d * 0.43],
          ],
          (t) => 0.125 * Math.min(1, Math.sqrt(Math.min(t, 1 - t) * 9 + 0.02)),
        ),
        wet(
          speckled(colour, ['#e9c4b4', shade(colour, 0.8), '#f3dccf'], {
            count: 500,
            size: [2, 5],
            seed: index,
          }),
        ),
        [0, 0.02, 0],
      ),
    0,
  );
