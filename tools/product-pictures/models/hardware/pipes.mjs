/** Pipes and their fittings. */
import { hose, loft, rounded } from '../../studio/geometry.mjs';
import { matte } from '../../studio/materials.mjs';
import { cylinder, group, mesh, placed } from '../parts.mjs';
import { PVC } from './parts.mjs';

export const pipes = ({ colour }) =>
  placed(
    group(
      ...[
        [0, 0],
        [0.44, 0],
        [0.88, 0],
        [0.22, 0.38],
        [0.66, 0.38],
      ].map(([z, y]) =>
        group(
          mesh(
            loft([
              [0.17, 0],
              [0.22, 0],
              [0.22, 3.2],
              [0.17, 3.2],
              [0.17, 0],
            ]),
            PVC(colour),
            [0, y + 0.22, z],
            [0, 0, -Math.PI / 2],
          ),
        ),
      ),
    ),
    [-1.4, 0, -0.4],
  );

export const elbow = ({ colour }) =>
  placed(
    group(
      mesh(
        hose(
          Array.from({ length: 20 }, (_, k) => {
            const a = (k / 19) * (Math.PI / 2);
            return [0.55 - Math.cos(a) * 0.55, Math.sin(a) * 0.55, 0];
          }),
          0.36,
          { around: 40 },
        ),
        PVC(colour),
      ),
      mesh(
        loft(
          rounded([
            [0.3, 0.02],
            [0.42, 0, 0.03],
            [0.42, 0.55, 0.04],
            [0.36, 0.6],
          ]),
        ),
        PVC(colour),
        [0, -0.55, 0],
      ),
      mesh(
        loft(
          rounded([
            [0.3, 0.02],
            [0.42, 0, 0.03],
            [0.42, 0.55, 0.04],
            [0.36, 0.6],
          ]),
        ),
        PVC(colour),
        [1.1, 0.55, 0],
        [0, 0, Math.PI / 2],
      ),
      mesh(cylinder(0.3, 0.03), matte('#3a2418'), [1.09, 0.55, 0], [0, 0, Math.PI / 2]),
    ),
    [0, 0.6, 0],
  );

export const teePiece = ({ colour }) =>
  placed(
    group(
      mesh(
        loft(
          rounded([
            [0.3, 0.02],
            [0.42, 0, 0.03],
            [0.42, 0.5, 0.05],
            [0.36, 0.56, 0.04],
            [0.36, 1.24, 0.04],
            [0.42, 1.3, 0.05],
            [0.42, 1.8, 0.03],
            [0.3, 1.78],
          ]),
        ),
        PVC(colour),
        [0.9, 0, 0],
        [0, 0, Math.PI / 2],
      ),
      mesh(
        loft(
          rounded([
            [0.36, 0],
            [0.36, 0.4, 0.04],
            [0.42, 0.46, 0.05],
            [0.42, 0.92, 0.03],
            [0.3, 0.9],
          ]),
        ),
        PVC(colour),
      ),
      mesh(cylinder(0.3, 0.03), matte('#3a2418'), [0.89, 0, 0], [0, 0, Math.PI / 2]),
      mesh(cylinder(0.3, 0.03), matte('#3a2418'), [0, 0.91, 0]),
    ),
    [0, 0.42, 0],
  );
