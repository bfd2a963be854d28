/** Fish and shrimps. */
import { dice, lump } from '../../studio/geometry.mjs';
import { gloss, speckled } from '../../studio/materials.mjs';
import { group, mesh, placed, torus } from '../parts.mjs';
import { tapered } from '../produce/long-fruit.mjs';
import { rows, wet } from './parts.mjs';

export const salmonSteaks = ({ w, d }) =>
  rows(
    3,
    w,
    (index) =>
      mesh(
        lump(0.5, { stretch: [0.66, 0.26, d * 0.86], rough: 0.04, seed: 8 + index }),
        wet(
          speckled('#f08a66', ['#f7a98a', '#e87850'], {
            count: 60,
            size: [2, 4],
            long: 14,
            under: (context, width, height) => {
              context.fillStyle = '#ef8762';
              context.fillRect(0, 0, width, height);
              context.strokeStyle = '#fbd6c2';
              context.lineWidth = 5;
              for (let k = 0; k < 9; k += 1) {
                context.beginPath();
                context.moveTo(0, k * 60);
                context.quadraticCurveTo(width / 2, k * 60 + 46, width, k * 60);
                context.stroke();
              }
            },
          }),
        ),
      ),
    0.3,
  );

export const fishFillets = ({ w, d, colour, line }) =>
  rows(
    3,
    w,
    (index) =>
      mesh(
        lump(0.5, { stretch: [0.6, 0.16, d * 0.98], rough: 0.05, seed: 12 + index }),
        wet(speckled(colour, [line, '#fff6f0'], { count: 260, size: [2, 5], long: 6, seed: index + 3 })),
      ),
    0.2,
  );

export const sardines = ({ w, d }) =>
  rows(
    5,
    w,
    (index) =>
      mesh(
        tapered(
          [
            [0, 0, -d * 0.48],
            [0, 0.03, -d * 0.2],
            [0, 0.03, d * 0.15],
            [0, 0, d * 0.48],
          ],
          (t) => 0.1 * Math.sin(Math.PI * (0.1 + t * 0.84)) ** 0.8 + 0.01,
        ),
        gloss('#fff', {
          map: speckled('#b9c2c9', ['#8794a0', '#dfe5ea'], { count: 500, size: [1, 4], seed: index }),
          metalness: 0.45,
          roughness: 0.28,
        }),
      ),
    0,
  );

export const shrimps = ({ w, d }) => {
  const random = dice(8);
  return group(
    ...Array.from({ length: 26 }, (_, index) =>
      placed(
        mesh(
          tapered(
            Array.from({ length: 12 }, (_u, step) => {
              const a = step * 0.36;
              return [Math.cos(a) * 0.13, 0, Math.sin(a) * 0.13];
            }),
            (t) => 0.062 * (1 - t * 0.72),
          ),
          wet(
            speckled('#f1a58c', ['#e9836a', '#fbd3c4'], {
              count: 90,
              size: [4, 9],
              width: 256,
              height: 256,
              seed: index % 4,
            }),
          ),
        ),
        [(random() - 0.5) * w * 0.84, 0.14 + random() * 0.14, (random() - 0.5) * d * 0.82],
        [random() * 0.8 - 0.4, random() * 6, random() * 0.8 - 0.4],
        1.15,
      ),
    ),
  );
};

export const rings = ({ w, d }) => {
  const random = dice(6);
  return group(
    ...Array.from({ length: 30 }, (_, index) =>
      placed(
        mesh(torus(0.14 + random() * 0.05, 0.042), gloss('#f4ece6', { roughness: 0.25 })),
        [(random() - 0.5) * w * 0.82, 0.12 + random() * 0.14, (random() - 0.5) * d * 0.82],
        [1.57 + random() - 0.5, random(), index],
        1,
      ),
    ),
  );
};
