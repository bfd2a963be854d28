/** Pens and pencils. */
import { lighter } from '../../labels/svg.mjs';
import { loft, plate, rounded, softBox } from '../../studio/geometry.mjs';
import { clear, gloss, matte, metal, plastic, rubber, wood } from '../../studio/materials.mjs';
import { cylinder, group, mesh, placed, THREE, torus } from '../parts.mjs';
import { lie } from '../tools/parts.mjs';
import { polygon, RAINBOW } from './parts.mjs';

export const pen = ({ colour, gel, eraser }) =>
  lie(
    group(
      mesh(
        new THREE.CylinderGeometry(0.1, 0.1, 2.0, gel ? 40 : 6),
        gel ? clear('#e6edf2', 0.4) : clear(lighter(colour, 0.6), 0.5, 0.1),
        [0, 1.1, 0],
      ),
      mesh(cylinder(0.045, 1.9), plastic(colour), [0, 1.05, 0]),
      mesh(
        cylinder(0.1, 0.28, 0.035),
        gel ? rubber(colour) : metal('#c9a24a', 0.25),
        [0, -0.02, 0],
        [Math.PI, 0, 0],
      ),
      mesh(cylinder(0.016, 0.12), metal(), [0, -0.2, 0]),
      gel ? mesh(cylinder(0.112, 0.5), rubber(colour), [0, 0.34, 0]) : undefined,
      placed(
        group(
          mesh(
            loft(
              rounded([
                [0, 0],
                [0.13, 0, 0.02],
                [0.12, 0.75, 0.03],
                [0, 0.76],
              ]),
            ),
            plastic(colour),
          ),
          mesh(softBox(0.09, 0.7, 0.05, 0.02), plastic(colour), [0, 0.34, 0.16]),
        ),
        gel ? [0, 1.85, 0] : [0.36, 0.2, 0],
        [0, 0, gel ? 0 : 0.04],
      ),
      mesh(cylinder(0.1, 0.08), eraser ? rubber('#f0a0b0') : plastic(colour), [0, gel ? 2.64 : 2.13, 0]),
    ),
    0.78,
  );

export const fountainPen = () =>
  lie(
    group(
      mesh(
        loft(
          rounded([
            [0, 0],
            [0.06, 0.02, 0.02],
            [0.12, 0.3, 0.06],
            [0.13, 1.3, 0.1],
            [0.09, 1.9, 0.05],
            [0, 1.92],
          ]),
        ),
        gloss('#1c2541', { roughness: 0.15 }),
      ),
      mesh(torus(0.125, 0.02), metal('#d9b45a', 0.15), [0, 0.4, 0], [Math.PI / 2, 0, 0]),
      mesh(
        plate(
          polygon([
            [-0.08, 0],
            [0.08, 0],
            [0.06, -0.2],
            [0, -0.42],
            [-0.06, -0.2],
          ]),
          0.03,
        ),
        metal('#d9b45a', 0.15),
        [0, 0.02, 0.02],
      ),
      placed(
        group(
          mesh(
            loft(
              rounded([
                [0, 0],
                [0.15, 0, 0.03],
                [0.13, 0.9, 0.08],
                [0, 0.94],
              ]),
            ),
            gloss('#1c2541', { roughness: 0.15 }),
          ),
          mesh(softBox(0.07, 0.7, 0.05, 0.02), metal('#d9b45a', 0.15), [0, 0.5, 0.17]),
        ),
        [0.46, 0.2, 0],
      ),
    ),
    0.75,
  );

const pencil = (colour, long = 2.3) =>
  group(
    mesh(new THREE.CylinderGeometry(0.1, 0.1, long, 6), gloss(colour, { roughness: 0.3 }), [0, long / 2, 0]),
    mesh(new THREE.CylinderGeometry(0.1, 0.03, 0.3, 24), wood('#ecd0a0', '#d0aa70'), [0, -0.15, 0]),
    mesh(cylinder(0.002, 0.11, 0.033), matte(colour === '#1f6a3a' ? '#2a2a2c' : colour), [0, -0.34, 0]),
  );

export const pencils = ({ colours, count = 3, rainbow }) =>
  lie(
    group(
      ...Array.from({ length: count }, (_, k) =>
        placed(
          group(
            pencil(rainbow ? RAINBOW[k % 16] : (colours ?? ['#1f6a3a'])[0], 2.3),
            rainbow ? undefined : mesh(cylinder(0.105, 0.2), metal('#d9b45a', 0.25), [0, 2.36, 0]),
          ),
          [(k - (count - 1) / 2) * 0.22, rainbow ? 0.1 * Math.sin(k * 1.7) : k * 0.12, 0],
        ),
      ),
    ),
    rainbow ? 0.1 : 0.7,
  );

export const mechanicalPencil = () =>
  lie(
    group(
      mesh(
        loft(
          rounded([
            [0, 0],
            [0.02, 0.01, 0.01],
            [0.04, 0.2, 0.02],
            [0.11, 0.44, 0.04],
            [0.12, 2.1, 0.05],
            [0.06, 2.2, 0.02],
            [0.06, 2.4, 0.02],
            [0, 2.4],
          ]),
        ),
        plastic('#1c2541', 0.35),
      ),
      mesh(cylinder(0.125, 0.5), rubber('#3ddbd9'), [0, 0.75, 0]),
      mesh(softBox(0.07, 0.8, 0.05, 0.02), metal(), [0, 1.75, 0.16]),
    ),
    0.75,
  );
