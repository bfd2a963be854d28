/** What the models of this folder share. */
import { dice, hose } from '../../studio/geometry.mjs';
import { gloss, metal, plastic } from '../../studio/materials.mjs';
import { group, mesh, torus } from '../parts.mjs';

export const STEEL = () => metal('#c4c8cc', 0.28);

export const ZINC = () => metal('#cfd3d6', 0.34);

export const CHROME = () => metal('#eef0f2', 0.07);

export const polygon = (points) => (shape) => {
  shape.moveTo(...points[0]);
  for (const point of points.slice(1)) shape.lineTo(...point);
  shape.closePath();
};

export const rounds = (r, turns, wire, rise = 0.02, wobble = 0.03) => {
  const random = dice(4);
  return Array.from({ length: turns * 24 }, (_, k) => {
    const a = (k / 24) * Math.PI * 2;
    const layer = Math.floor(k / 24);
    return [
      Math.cos(a) * (r + (layer % 3) * wire * 1.7 + (random() - 0.5) * wobble),
      0.02 + Math.floor(layer / 3) * wire * 1.9 + rise * (k / 24) * 0.2,
      Math.sin(a) * (r + (layer % 3) * wire * 1.7 + (random() - 0.5) * wobble),
    ];
  });
};

export function coil({ colour, wire, material, turns = 9, ends = true, ties = '#f2efe6' }) {
  const path = rounds(0.72, turns, wire);
  const skin = material ?? gloss(colour, { roughness: 0.4, clearcoat: 0.3 });
  return group(
    mesh(hose(path, wire, { segments: turns * 48, around: 12 }), skin),
    ...(ends ? [mesh(hose([path.at(-1), [0.9, 0.1, 0.5], [1.15, 0.06, 0.8]], wire), skin)] : []),
    ...[0.3, 2.4, 4.5].map((a) =>
      mesh(
        torus(wire * (turns > 6 ? 3.4 : 2.4), 0.022),
        plastic(ties),
        [Math.cos(a) * (0.72 + wire * 1.7), turns * wire * 0.32, Math.sin(a) * (0.72 + wire * 1.7)],
        [0, -a, 0],
      ),
    ),
  );
}

export const PVC = (colour) => plastic(colour, 0.36);
