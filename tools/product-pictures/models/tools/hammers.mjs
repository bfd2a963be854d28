/** Hammers and axes. */
import { hose, loft, plate, rounded, softBox } from '../../studio/geometry.mjs';
import { metal, plastic, rubber, wood } from '../../studio/materials.mjs';
import { cylinder, group, mesh, placed, THREE } from '../parts.mjs';
import { DARK, lie, outline, STEEL } from './parts.mjs';

const handleOf = (long, colour, grip) =>
  group(
    mesh(
      loft(
        rounded([
          [0, 0],
          [0.1, 0, 0.05],
          [0.115, long * 0.2, 0.3],
          [0.085, long * 0.55, 0.4],
          [0.075, long, 0.02],
          [0, long],
        ]),
        { depth: 0.72 },
      ),
      colour === 'wood' ? wood('#cf9f62', '#8a5f30') : plastic(colour, 0.45),
    ),
    grip
      ? mesh(
          loft(
            rounded([
              [0, 0.02],
              [0.118, 0.02, 0.05],
              [0.13, long * 0.22, 0.3],
              [0.105, long * 0.46, 0.05],
              [0, long * 0.46],
            ]),
            {
              depth: 0.74,
              warp: ([x, y, z]) => {
                const rib = 1 + 0.025 * Math.sin(y * 60);
                return [x * rib, y, z * rib];
              },
            },
          ),
          rubber(grip),
        )
      : undefined,
  );

export const clawHammer = () =>
  lie(
    group(
      handleOf(2.3, 'wood', '#1d1d1f'),
      mesh(cylinder(0.15, 0.34), STEEL(), [0.34, 2.36, 0], [0, 0, Math.PI / 2]),
      mesh(cylinder(0.12, 0.3), DARK(), [0.14, 2.36, 0], [0, 0, Math.PI / 2]),
      mesh(softBox(0.26, 0.26, 0.2, 0.04), DARK(), [0, 2.36, 0]),
      ...[-0.075, 0.075].map((z) =>
        mesh(
          plate(
            outline([
              [0, 0.12],
              [-0.3, 0.1],
              [-0.66, -0.22],
              [-0.52, -0.2],
              [-0.26, -0.06],
              [0, -0.1],
            ]),
            0.09,
            { bevel: 0.02 },
          ),
          STEEL(),
          [-0.08, 2.36, z],
        ),
      ),
    ),
  );

export const sledgeHammer = () =>
  lie(
    group(
      handleOf(2.3, 'wood'),
      mesh(
        new THREE.CylinderGeometry(0.27, 0.27, 0.95, 8),
        plastic('#f5b301', 0.4),
        [0, 2.3, 0],
        [0, Math.PI / 8, Math.PI / 2],
      ),
      ...[-0.5, 0.5].map((x) =>
        mesh(
          new THREE.CylinderGeometry(0.25, 0.27, 0.08, 8),
          STEEL(),
          [x, 2.3, 0],
          [0, Math.PI / 8, (Math.PI / 2) * (x > 0 ? -1 : 1)],
        ),
      ),
    ),
  );

export const axe = ({ long, fibre }) =>
  lie(
    group(
      handleOf(long ? 2.7 : 2.1, fibre ? '#f5b301' : 'wood', fibre ? '#1d1d1f' : undefined),
      placed(
        group(
          mesh(
            plate(
              outline([
                [-0.2, 0.2],
                [0.14, 0.17],
                [0.62, 0.42],
                [0.7, 0],
                [0.6, -0.42],
                [0.14, -0.17],
                [-0.2, -0.2],
              ]),
              0.2,
              { bevel: 0.08 },
            ),
            DARK(),
          ),
          mesh(
            plate(
              outline([
                [0.44, 0.34],
                [0.64, 0.44],
                [0.72, 0],
                [0.62, -0.44],
                [0.44, -0.34],
                [0.5, 0],
              ]),
              0.09,
              { bevel: 0.04 },
            ),
            metal('#dfe3e6', 0.18),
          ),
        ),
        [0, long ? 2.55 : 1.95, 0],
      ),
    ),
  );

export const pickaxe = () =>
  lie(
    group(
      handleOf(2.7, 'wood'),
      mesh(
        hose(
          [
            [-1.0, 2.25, 0],
            [-0.5, 2.5, 0],
            [0, 2.56, 0],
          ],
          0.1,
          { around: 10 },
        ),
        DARK(),
      ),
      mesh(
        plate(
          outline([
            [0, 2.66],
            [0.5, 2.56],
            [1.05, 2.24],
            [1.0, 2.12],
            [0.46, 2.4],
            [0, 2.46],
          ]),
          0.32,
          { bevel: 0.03 },
        ),
        DARK(),
      ),
      mesh(softBox(0.3, 0.3, 0.3, 0.06), DARK(), [0, 2.54, 0]),
    ),
  );

export const rubberMallet = () =>
  lie(
    group(
      handleOf(2.0, 'wood'),
      mesh(
        loft(
          rounded([
            [0, -0.5],
            [0.3, -0.5, 0.08],
            [0.27, 0, 0.3],
            [0.3, 0.5, 0.08],
            [0, 0.5],
          ]),
        ),
        rubber('#1d1d1f'),
        [0, 2.1, 0],
        [0, 0, Math.PI / 2],
      ),
    ),
  );
