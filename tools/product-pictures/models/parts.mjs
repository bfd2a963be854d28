/** Pieces that several models share. */
import * as THREE from 'three';

export function mesh(geometry, material, [x, y, z] = [0, 0, 0], [turnX, turnY, turnZ] = [0, 0, 0]) {
  const one = new THREE.Mesh(geometry, material);
  one.position.set(x, y, z);
  one.rotation.set(turnX, turnY, turnZ);
  const solid = !(Array.isArray(material) ? material[0] : material).transparent;
  one.castShadow = solid;
  one.receiveShadow = solid;
  return one;
}

export const group = (...parts) => {
  const one = new THREE.Group();
  one.add(...parts.filter(Boolean));
  return one;
};

export function placed(object, [x, y, z] = [0, 0, 0], [turnX, turnY, turnZ] = [0, 0, 0], size = 1) {
  const holder = new THREE.Group();
  object.rotation.set(turnX, turnY, turnZ);
  object.scale.multiplyScalar(size);
  object.position.set(x, y, z);
  holder.add(object);
  return holder;
}

export const cylinder = (radius, height, top = radius, around = 64) =>
  new THREE.CylinderGeometry(top, radius, height, around);
export const ball = (radius, around = 48) => new THREE.SphereGeometry(radius, around, around / 2);
export const torus = (radius, tube, arc = Math.PI * 2) => new THREE.TorusGeometry(radius, tube, 20, 72, arc);
export const box = (x, y, z) => new THREE.BoxGeometry(x, y, z);
export { THREE };
