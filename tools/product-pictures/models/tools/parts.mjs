/** What the models of this folder share. */
import { line } from '../../labels/svg.mjs';
import { metal } from '../../studio/materials.mjs';
import { cylinder, mesh, placed, THREE } from '../parts.mjs';

export const STEEL = () => metal('#c4c8cc', 0.3);

export const DARK = () => metal('#5a5f66', 0.42);

/** Lays a thing built upright on the table, turned across the frame. */
export const lie = (object, turn = 0.72) =>
  placed(placed(object, [0, 0, 0], [0, 0, -turn]), [0, 0, 0], [-Math.PI / 2, 0, 0]);

export const polygon = (points) => (shape) => {
  shape.moveTo(...points[0]);
  for (const point of points.slice(1)) shape.lineTo(...point);
  shape.closePath();
};

/** A closed outline through points. */
export const outline = (points) => (shape) => {
  shape.moveTo(...points[0]);
  shape.splineThru([...points.slice(1), points[0]].map(([x, y]) => new THREE.Vector2(x, y)));
};

const _rod = (from, to, radius, material, top = radius) => {
  const a = new THREE.Vector3(...from);
  const b = new THREE.Vector3(...to);
  const one = mesh(cylinder(radius, a.distanceTo(b), top), material);
  one.position.copy(a).add(b).multiplyScalar(0.5);
  one.quaternion.setFromUnitVectors(new THREE.Vector3(0, 1, 0), b.clone().sub(a).normalize());
  return one;
};

export const brandOn = async (ctx, w, h, ground, ink) => {
  const height = Math.round((400 * h) / w);
  const words = line(
    ctx.label.brand.name.toLocaleUpperCase('pt-BR'),
    200,
    height / 2 + Math.min(height * 0.18, 26),
    { font: 'poster', size: Math.min(height * 0.5, 110), max: w === h ? 250 : 360, fill: ink },
  );
  return ctx.svg(`<rect width="400" height="${height}" fill="${ground}"/>${words}`, 400, height);
};

export const teeth = (from, to, y, count, deep) =>
  Array.from({ length: count * 2 + 1 }, (_, k) => [
    from + ((to - from) * k) / (count * 2),
    y + (k % 2 ? -deep : 0),
  ]);
