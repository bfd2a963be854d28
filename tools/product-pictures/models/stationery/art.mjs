/** Paints, brushes, clay, yarn. */
import { darker, lighter } from '../../labels/svg.mjs';
import { dice, hose, loft, plate, rounded, softBox } from '../../studio/geometry.mjs';
import { gloss, matte, metal, plastic, wood } from '../../studio/materials.mjs';
import { ball, cylinder, group, mesh, placed, THREE, torus } from '../parts.mjs';
import { lie } from '../tools/parts.mjs';
import { polygon, RAINBOW } from './parts.mjs';

export const paintPots = ({ count, colour }) => {
  const columns = count === 1 ? 1 : count === 12 ? 4 : 3;
  return group(
    ...Array.from({ length: count }, (_, k) => {
      const x = (k % columns) - (columns - 1) / 2;
      const z = Math.floor(k / columns) - (count / columns - 1) / 2;
      const tone = colour ?? RAINBOW[k];
      return group(
        mesh(
          loft(
            rounded([
              [0, 0],
              [0.26, 0, 0.03],
              [0.28, 0.42, 0.02],
              [0, 0.42],
            ]),
          ),
          gloss(tone, { roughness: 0.2 }),
          [x * 0.64, 0, z * 0.64],
        ),
        mesh(
          loft(
            rounded([
              [0, 0.4],
              [0.3, 0.4, 0.02],
              [0.29, 0.58, 0.03],
              [0, 0.58],
            ]),
          ),
          plastic(colour ? '#f7f7f5' : '#ffffff', 0.35),
          [x * 0.64, 0, z * 0.64],
        ),
        mesh(cylinder(0.22, 0.01), gloss(tone), [x * 0.64, 0.585, z * 0.64]),
      );
    }),
  );
};

export const watercolours = ({ count }) => {
  const columns = count === 24 ? 8 : 6;
  const rows = count / columns;
  return group(
    mesh(softBox(columns * 0.36 + 0.2, 0.14, rows * 0.5 + 0.4, 0.04), plastic('#f7f7f5'), [0, 0.07, 0]),
    ...Array.from({ length: count }, (_, k) =>
      mesh(softBox(0.3, 0.05, 0.42, 0.03), matte(RAINBOW[k % 16], { roughness: 0.4 }), [
        ((k % columns) - (columns - 1) / 2) * 0.36,
        0.15,
        (Math.floor(k / columns) - (rows - 1) / 2) * 0.5 - 0.06,
      ]),
    ),
    mesh(
      softBox(columns * 0.36 + 0.2, 0.06, rows * 0.5 + 0.4, 0.03),
      plastic('#b7312c', 0.35),
      [0, rows * 0.26 + 0.3, -rows * 0.25 - 0.42],
      [1.15, 0, 0],
    ),
    mesh(
      cylinder(0.035, columns * 0.28),
      plastic('#1c2541'),
      [0, 0.18, rows * 0.25 + 0.1],
      [0, 0, Math.PI / 2],
    ),
  );
};

const brushOf = (tip, high = 2.4) =>
  group(
    mesh(
      loft(
        rounded([
          [0, 0],
          [0.04, 0.02, 0.02],
          [0.09, high * 0.6, 0.2],
          [0.065, high, 0.02],
          [0, high],
        ]),
      ),
      gloss('#b7312c', { roughness: 0.2 }),
    ),
    mesh(cylinder(0.07, 0.5, tip === 'round' ? 0.08 : 0.075), metal('#d3d7da', 0.15), [0, high + 0.22, 0]),
    tip === 'flat'
      ? mesh(softBox(0.34, 0.5, 0.07, 0.02), matte('#c9863f'), [0, high + 0.7, 0])
      : tip === 'fan'
        ? mesh(
            plate(
              polygon([
                [-0.06, 0],
                [0.06, 0],
                [0.42, 0.5],
                [0.2, 0.6],
                [0, 0.63],
                [-0.2, 0.6],
                [-0.42, 0.5],
              ]),
              0.05,
            ),
            matte('#c9863f'),
            [0, high + 0.46, 0],
          )
        : mesh(
            loft(
              rounded([
                [0, 0],
                [0.08, 0, 0.01],
                [0.1, 0.2, 0.1],
                [0, 0.6],
              ]),
            ),
            matte('#c9863f'),
            [0, high + 0.45, 0],
          ),
  );

export const artBrush = ({ tip }) => lie(brushOf(tip), 0.75);

export const artBrushes = () =>
  lie(
    group(
      ...['round', 'flat', 'round', 'fan', 'flat', 'round'].map((tip, k) =>
        placed(brushOf(tip, 1.9 + (k % 3) * 0.16), [(k - 2.5) * 0.46, 0, 0]),
      ),
    ),
    0.05,
  );

export const easel = () => {
  const stick = (a, b) => {
    const from = new THREE.Vector3(...a);
    const to = new THREE.Vector3(...b);
    const one = mesh(softBox(0.1, from.distanceTo(to), 0.1, 0.02), wood('#d9ae74', '#a0763f'));
    one.position.copy(from).add(to).multiplyScalar(0.5);
    one.quaternion.setFromUnitVectors(new THREE.Vector3(0, 1, 0), to.clone().sub(from).normalize());
    return one;
  };
  return group(
    stick([-0.7, 0, 0.3], [-0.12, 2.2, -0.2]),
    stick([0.7, 0, 0.3], [0.12, 2.2, -0.2]),
    stick([0, 0, -0.9], [0, 2.1, -0.2]),
    stick([-0.8, 0.55, 0.3], [0.8, 0.55, 0.3]),
    stick([-0.4, 1.2, 0.06], [0.4, 1.2, 0.06]),
  );
};

export const clay = () =>
  group(
    ...RAINBOW.slice(0, 12).map((colour, k) =>
      mesh(softBox(0.24, 0.24, 1.2, 0.06), matte(colour, { roughness: 0.6 }), [(k - 5.5) * 0.26, 0.12, 0]),
    ),
  );

export const porcelainPalette = () =>
  group(
    mesh(cylinder(1, 0.16), gloss('#fbfbf9'), [0, 0.08, 0]),
    ...Array.from({ length: 6 }, (_, k) =>
      mesh(cylinder(0.26, 0.02), gloss('#e6e6e2'), [
        Math.cos((k * Math.PI) / 3) * 0.62,
        0.165,
        Math.sin((k * Math.PI) / 3) * 0.62,
      ]),
    ),
  );

export const yarn = ({ colour }) => {
  const random = dice(6);
  return group(
    mesh(ball(0.78), matte(darker(colour, 0.18)), [0, 0.8, 0]),
    ...Array.from({ length: 46 }, (_, k) =>
      mesh(
        torus(0.78 + (k % 3) * 0.012, 0.045),
        matte(k % 2 ? colour : lighter(colour, 0.12)),
        [0, 0.8, 0],
        [random() * 6, random() * 6, random() * 6],
      ),
    ),
    mesh(
      hose(
        [
          [0.5, 0.2, 0.5],
          [0.9, 0.05, 0.7],
          [1.3, 0.05, 0.3],
          [1.5, 0.05, 0.6],
        ],
        0.045,
      ),
      matte(colour),
    ),
  );
};

export const buttons = () => {
  const random = dice(8);
  const one = (tone) =>
    mesh(
      plate(
        (s) => {
          s.absarc(0, 0, 0.26, 0, Math.PI * 2);
        },
        0.09,
        {
          bevel: 0.012,
          holes: [
            [-0.07, -0.07],
            [0.07, -0.07],
            [-0.07, 0.07],
            [0.07, 0.07],
          ].map(([x, y]) => (p) => {
            p.absarc(x, y, 0.035, 0, Math.PI * 2);
          }),
        },
      ),
      wood(tone, darker(tone, 0.3)),
    );
  return group(
    ...Array.from({ length: 22 }, (_, k) =>
      placed(
        one(['#c99a63', '#a8713c', '#8a5a34', '#d9b484'][k % 4]),
        [(random() - 0.5) * 1.9, 0.06 + (k % 3) * 0.06, (random() - 0.5) * 1.9],
        [-Math.PI / 2 + (random() - 0.5) * 0.3, 0, random() * 6],
      ),
    ),
  );
};
