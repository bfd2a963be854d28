/** Clocks, speakers and printers. */
import { hose, loft, rounded, softBox } from '../../studio/geometry.mjs';
import { gloss, matte, metal, plastic, rubber } from '../../studio/materials.mjs';
import { cylinder, group, mesh, placed, torus } from '../parts.mjs';
import { CHROME } from './parts.mjs';

export const alarmClock = () =>
  group(
    placed(
      group(
        mesh(cylinder(0.8, 0.5), gloss('#d8433a', { roughness: 0.2 }), [0, 0, 0], [Math.PI / 2, 0, 0]),
        mesh(cylinder(0.68, 0.52), matte('#fdfbf4'), [0, 0, 0], [Math.PI / 2, 0, 0]),
        ...Array.from({ length: 12 }, (_, k) =>
          placed(
            group(mesh(softBox(0.04, 0.1, 0.02, 0.004), matte('#222'), [0, 0.56, 0.265])),
            [0, 0, 0],
            [0, 0, (k * Math.PI) / 6],
          ),
        ),
        placed(
          group(mesh(softBox(0.05, 0.36, 0.02, 0.01), matte('#222'), [0, 0.15, 0.275])),
          [0, 0, 0],
          [0, 0, 1.0],
        ),
        placed(
          group(mesh(softBox(0.035, 0.52, 0.02, 0.01), matte('#222'), [0, 0.22, 0.285])),
          [0, 0, 0],
          [0, 0, -1.0],
        ),
      ),
      [0, 0.95, 0],
    ),
    ...[-0.5, 0.5].map((x) =>
      group(
        mesh(cylinder(0.07, 0.4, 0.05), CHROME(), [x * 1.1, 0.14, 0], [0, 0, x * 0.7]),
        mesh(
          loft(
            rounded([
              [0, 0.24],
              [0.3, 0.1, 0.16],
              [0.34, 0, 0.02],
            ]),
          ),
          CHROME(),
          [x, 1.75, 0],
          [0, 0, -x * 0.9],
        ),
      ),
    ),
    mesh(
      hose(
        [
          [-0.3, 1.95, 0],
          [-0.2, 2.2, 0],
          [0.2, 2.2, 0],
          [0.3, 1.95, 0],
        ],
        0.035,
      ),
      CHROME(),
    ),
  );

export const wasteBasket = () =>
  group(
    mesh(
      loft(
        rounded([
          [0, 0],
          [0.6, 0, 0.03],
          [0.85, 1.7, 0.02],
          [0.8, 1.7, 0.01],
          [0.56, 0.05, 0.02],
          [0, 0.05],
        ]),
      ),
      metal('#3a3f45', 0.5),
    ),
    ...[0.05, 0.9, 1.68].map((y) =>
      mesh(torus(0.6 + y * 0.147, 0.03), metal('#2a2c30', 0.4), [0, y, 0], [Math.PI / 2, 0, 0]),
    ),
  );

export const speakers = () =>
  group(
    ...[-0.65, 0.65].map((x) =>
      group(
        mesh(softBox(0.9, 1.5, 0.9, 0.08), plastic('#22223b', 0.4), [x, 0.75, 0]),
        mesh(cylinder(0.32, 0.04), rubber('#3a3a55'), [x, 0.55, 0.46], [Math.PI / 2, 0, 0]),
        mesh(torus(0.33, 0.03), plastic('#4cc9f0'), [x, 0.55, 0.465]),
        mesh(cylinder(0.16, 0.04), rubber('#3a3a55'), [x, 1.12, 0.46], [Math.PI / 2, 0, 0]),
      ),
    ),
  );

export const webcam = () =>
  group(
    mesh(softBox(1.4, 0.5, 0.5, 0.16), plastic('#22223b', 0.35), [0, 0.95, 0]),
    mesh(cylinder(0.2, 0.1), gloss('#0c0d14', { roughness: 0.05 }), [0, 0.95, 0.26], [Math.PI / 2, 0, 0]),
    mesh(torus(0.2, 0.03), metal(), [0, 0.95, 0.29]),
    mesh(softBox(0.3, 0.5, 0.24, 0.06), plastic('#22223b'), [0, 0.55, -0.05]),
    mesh(softBox(0.9, 0.12, 0.8, 0.05), plastic('#22223b'), [0, 0.28, 0]),
    mesh(softBox(0.9, 0.4, 0.1, 0.04), plastic('#22223b'), [0, 0.1, -0.3]),
  );

export const printer = () =>
  group(
    mesh(softBox(2.2, 0.9, 1.6, 0.1), plastic('#f4f4f2', 0.4), [0, 0.5, 0]),
    mesh(softBox(2.0, 0.14, 1.4, 0.05), plastic('#2a2c33', 0.4), [0, 1.0, -0.05]),
    mesh(softBox(1.5, 0.2, 0.1, 0.02), matte('#1a1b1f'), [0, 0.45, 0.78]),
    mesh(softBox(1.3, 0.02, 0.8, 0.005), matte('#ffffff'), [0, 0.36, 1.05]),
    mesh(softBox(0.6, 0.24, 0.03, 0.01), gloss('#10212a'), [0.6, 0.78, 0.8]),
    ...['#00a0dc', '#e0218a', '#f2cf1d', '#1c1c1f'].map((colour, k) =>
      mesh(softBox(0.12, 0.4, 0.03, 0.01), gloss(colour), [-0.95 + k * 0.17, 0.55, 0.8]),
    ),
  );
