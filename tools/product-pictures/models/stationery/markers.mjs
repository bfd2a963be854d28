/** Highlighters, markers and crayons. */
import { lighter } from '../../labels/svg.mjs';
import { hose, loft, rounded, sleeve, softBox } from '../../studio/geometry.mjs';
import { gloss, grainBump, matte, plastic } from '../../studio/materials.mjs';
import { cylinder, group, mesh, placed } from '../parts.mjs';
import { lie } from '../tools/parts.mjs';
import { RAINBOW } from './parts.mjs';

const fat = (colour, body, long = 1.5) =>
  group(
    mesh(
      loft(
        rounded([
          [0, 0],
          [0.19, 0, 0.03],
          [0.19, long, 0.03],
          [0, long],
        ]),
        { depth: 0.7, power: 3.4 },
      ),
      plastic(body, 0.3),
    ),
    mesh(
      loft(
        rounded([
          [0, 0],
          [0.2, 0, 0.03],
          [0.18, 0.7, 0.06],
          [0, 0.72],
        ]),
        { depth: 0.7, power: 3.4 },
      ),
      gloss(colour, { roughness: 0.25 }),
      [0, long - 0.05, 0],
    ),
    mesh(softBox(0.12, 0.55, 0.05, 0.02), gloss(colour), [0, long + 0.34, 0.17]),
    mesh(softBox(0.24, 0.7, 0.02, 0.006), matte('#ffffff'), [0, long * 0.5, 0.13]),
  );

export const highlighter = ({ colour }) =>
  lie(
    group(fat(colour, colour), mesh(softBox(0.2, 0.05, 0.02, 0.005), matte('#1c2541'), [0, 1.0, 0.145])),
    0.75,
  );

export const highlighterSet = () =>
  lie(
    group(
      ...['#f7e38a', '#f7b7cb', '#b8e6c8', '#b8d8f5', '#d8c4f0', '#f7cfa8'].map((colour, k) =>
        placed(fat(colour, colour), [(k - 2.5) * 0.44, 0, 0]),
      ),
    ),
    0.05,
  );

export const marker = ({ colour, white }) =>
  lie(
    group(
      mesh(
        loft(
          rounded([
            [0, 0],
            [0.2, 0, 0.04],
            [0.2, 1.6, 0.03],
            [0, 1.6],
          ]),
        ),
        plastic(white ? '#f7f7f5' : colour, 0.3),
      ),
      mesh(
        loft(
          rounded([
            [0, 0],
            [0.21, 0, 0.03],
            [0.19, 0.7, 0.06],
            [0, 0.72],
          ]),
        ),
        plastic(colour, 0.3),
        [0, 1.58, 0],
      ),
      mesh(
        sleeve(
          [
            [0.2, 0],
            [0.2, 1.6],
          ],
          0.3,
          1.3,
          { off: 0.004 },
        ),
        matte(white ? colour : '#f4f4f2'),
      ),
    ),
    0.75,
  );

export const feltPens = ({ count }) =>
  lie(
    group(
      ...Array.from({ length: count }, (_, k) =>
        group(
          mesh(cylinder(0.09, 1.5), plastic('#fbfbf9', 0.35), [(k - (count - 1) / 2) * 0.21, 0.75, 0]),
          mesh(cylinder(0.1, 0.6, 0.09), plastic(RAINBOW[k % 16], 0.3), [
            (k - (count - 1) / 2) * 0.21,
            1.75,
            0,
          ]),
          mesh(cylinder(0.095, 0.1), plastic(RAINBOW[k % 16], 0.3), [(k - (count - 1) / 2) * 0.21, 0.05, 0]),
        ),
      ),
    ),
    0.05,
  );

export const crayons = ({ count, pastel }) =>
  lie(
    group(
      ...Array.from({ length: count }, (_, k) => {
        const colour = pastel ? lighter(RAINBOW[k % 16], 0.25) : RAINBOW[k % 16];
        const x = (k - (count - 1) / 2) * 0.22;
        return group(
          mesh(cylinder(0.095, 1.4), matte(colour, { roughness: 0.45 }), [x, 0.7, 0]),
          mesh(cylinder(0.099, 1.05), matte(lighter(colour, 0.25)), [x, 0.62, 0]),
          mesh(cylinder(0.095, 0.22, 0.05), matte(colour, { roughness: 0.45 }), [x, 1.5, 0]),
        );
      }),
    ),
    0.05,
  );

export const charcoal = () =>
  lie(
    group(
      ...Array.from({ length: 7 }, (_, k) =>
        mesh(
          hose(
            [
              [(k - 3) * 0.26, 0, 0],
              [(k - 3) * 0.26 + 0.02, 0.8, 0],
              [(k - 3) * 0.26, 1.8, 0],
            ],
            0.08 + (k % 3) * 0.012,
          ),
          matte('#232325', { bumpMap: grainBump(2, 200), bumpScale: 0.8 }),
        ),
      ),
    ),
    0.2,
  );
