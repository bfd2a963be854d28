/** Solids that most goods consist of. Heights run along y, the front looks along z. */
import * as THREE from 'three';

/** Points of a profile `[radius, height, rounding]`, its corners rounded. */
export function rounded(points, steps = 6) {
  const out = [];
  points.forEach(([r, y, rounding = 0.012], index) => {
    const before = points[index - 1];
    const after = points[index + 1];
    if (before === undefined || after === undefined || rounding === 0) {
      out.push([r, y]);
      return;
    }
    const toward = ([toR, toY]) => {
      const length = Math.hypot(toR - r, toY - y);
      const share = Math.min(rounding, length * 0.49) / (length || 1);
      return [r + (toR - r) * share, y + (toY - y) * share];
    };
    const [startR, startY] = toward(before);
    const [endR, endY] = toward(after);
    for (let step = 0; step <= steps; step += 1) {
      const t = step / steps;
      const s = 1 - t;
      out.push([
        s * s * startR + 2 * s * t * r + t * t * endR,
        s * s * startY + 2 * s * t * y + t * t * endY,
      ]);
    }
  });
  return out;
}

/** Radius of the profile at a height. */
export function radiusAt(profile, height) {
  for (let index = 1; index < profile.length; index += 1) {
    const [r0, y0] = profile[index - 1];
    const [r1, y1] = profile[index];
    if ((height >= y0 && height <= y1) || (height <= y0 && height >= y1))
      return y0 === y1 ? Math.max(r0, r1) : r0 + ((r1 - r0) * (height - y0)) / (y1 - y0);
  }
  return profile.at(-1)[0];
}

/** A unit cross-section: 2 is a circle, more is a rounded rectangle. */
const section = (angle, power) => {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const reach = (Math.abs(cos) ** power + Math.abs(sin) ** power) ** (-1 / power);
  return [cos * reach, sin * reach];
};

/**
 * A body around the y axis. `depth` is the share of the depth in the width and `power` the cross-section, both of the height's
 * share from 0 to 1 or constant; `warp` may move a point.
 */
export function loft(
  profile,
  { depth = 1, power = 2, around = 96, arc = Math.PI * 2, facing = 0, warp } = {},
) {
  const at = (value, share) => (typeof value === 'function' ? value(share) : value);
  const heights = profile.map(([, y]) => y);
  const [low, high] = [Math.min(...heights), Math.max(...heights)];
  const positions = [];
  const uvs = [];
  for (const [row, [r, y]] of profile.entries()) {
    const share = high === low ? row / (profile.length - 1) : (y - low) / (high - low);
    for (let column = 0; column <= around; column += 1) {
      const turn = column / around;
      // The front is in the middle of the texture.
      const [z, x] = section(facing + (turn - 0.5) * arc, at(power, share));
      const point = [x * r, y, z * r * at(depth, share)];
      positions.push(...(warp?.(point, turn, share) ?? point));
      uvs.push(turn, share);
    }
  }
  return grid(positions, uvs, profile.length, around + 1, arc > 6.28);
}

/** A label or film around a part of a body, in front. */
export function sleeve(profile, bottom, top, { angle = Math.PI * 2, off = 0.006, ...options } = {}) {
  const steps = 28;
  const rows = Array.from({ length: steps + 1 }, (_, index) => {
    const y = bottom + ((top - bottom) * index) / steps;
    return [radiusAt(profile, y) + off, y];
  });
  return loft(rows, { ...options, arc: angle });
}

function grid(positions, uvs, rows, columns, closed) {
  const indices = [];
  for (let row = 0; row < rows - 1; row += 1) {
    for (let column = 0; column < columns - 1; column += 1) {
      const a = row * columns + column;
      indices.push(a, a + 1, a + columns, a + 1, a + columns + 1, a + columns);
    }
  }
  const geometry = new THREE.BufferGeometry();
  geometry.setAttribute('position', new THREE.Float32BufferAttribute(positions, 3));
  geometry.setAttribute('uv', new THREE.Float32BufferAttribute(uvs, 2));
  geometry.setIndex(indices);
  geometry.computeVertexNormals();
  if (closed) joinSeam(geometry, rows, columns);
  return geometry;
}

function joinSeam(geometry, rows, columns) {
  const normals = geometry.attributes.normal;
  const [a, b] = [new THREE.Vector3(), new THREE.Vector3()];
  for (let row = 0; row < rows; row += 1) {
    const [first, last] = [row * columns, (row + 1) * columns - 1];
    a.fromBufferAttribute(normals, first).add(b.fromBufferAttribute(normals, last)).normalize();
    normals.setXYZ(first, a.x, a.y, a.z);
    normals.setXYZ(last, a.x, a.y, a.z);
  }
}

/** A filled bag: two sheets, sealed at both ends, with folds that run from the seals. */
export function pillow(
  width,
  height,
  thick,
  { seal = 0.055, sides = 0.06, folds = 1, flat = 0, back = false } = {},
) {
  const [columns, rows] = [72, 96];
  const positions = [];
  const uvs = [];
  for (let row = 0; row <= rows; row += 1) {
    const v = row / rows;
    for (let column = 0; column <= columns; column += 1) {
      const u = column / columns;
      const [x, y] = [u * 2 - 1, v * 2 - 1];
      const inner = Math.max(0, 1 - Math.abs(y) / (1 - seal));
      const rise = inner === 0 ? 0 : (1 - (1 - inner) ** 2.6) ** 0.62;
      const sag = 1 + flat * -y * 0.35;
      const bulge = Math.max(0, 1 - Math.abs(x) ** 2.7) ** 0.56 * rise * sag;
      const crease =
        folds *
        0.035 *
        Math.exp(-((1 - seal - Math.abs(y)) ** 2) / 0.022) *
        (Math.sin(x * 17 + y * 3) + 0.6 * Math.sin(x * 31 + 1.3));
      const crimp = Math.abs(y) > 1 - seal ? 0.004 * Math.sin(v * rows * 2.1) : 0;
      const z = (bulge * thick) / 2 + (bulge > 0 ? crease * thick : 0) + crimp + 0.004;
      const narrow = 1 - sides * rise;
      positions.push((x * narrow * width) / 2, (y * height) / 2, back ? -z : z);
      uvs.push(back ? 1 - u : u, v);
    }
  }
  const geometry = grid(positions, uvs, rows + 1, columns + 1, false);
  if (back) geometry.index.array.reverse();
  geometry.computeVertexNormals();
  return geometry;
}

/** A box with soft edges, its faces named as three.js orders them: right, left, top, bottom, front, back. */
export function softBox(width, height, depth, radius = 0.02) {
  const steps = 12;
  const geometry = new THREE.BoxGeometry(width, height, depth, steps, steps, steps);
  const half = [width / 2, height / 2, depth / 2];
  const positions = geometry.attributes.position;
  const normals = geometry.attributes.normal;
  const uvs = geometry.attributes.uv;
  const [point, core, normal] = [new THREE.Vector3(), new THREE.Vector3(), new THREE.Vector3()];
  for (let index = 0; index < positions.count; index += 1) {
    point.fromBufferAttribute(positions, index);
    // The outermost rows of each face move into its rounding.
    for (const [axis, key] of ['x', 'y', 'z'].entries()) {
      const share = point[key] / half[axis];
      const inner = 1 - radius / half[axis];
      const edge = 1 - 2 / steps;
      point[key] = Math.abs(share) > edge + 1e-6 ? point[key] : (share / edge) * inner * half[axis];
      core[key] = Math.max(-half[axis] + radius, Math.min(half[axis] - radius, point[key]));
    }
    normal.fromBufferAttribute(normals, index);
    const out = point.clone().sub(core);
    if (out.lengthSq() > 1e-12) normal.copy(out.normalize());
    point.copy(core).addScaledVector(normal, radius);
    positions.setXYZ(index, point.x, point.y, point.z);
    normals.setXYZ(index, normal.x, normal.y, normal.z);
    // The picture of a face is laid out flat on its real size.
    const face = Math.floor(index / (steps + 1) ** 2);
    const [u, v] = [
      [-point.z / depth, point.y / height],
      [point.z / depth, point.y / height],
      [point.x / width, -point.z / depth],
      [point.x / width, point.z / depth],
      [point.x / width, point.y / height],
      [-point.x / width, point.y / height],
    ][face];
    uvs.setXY(index, u + 0.5, v + 0.5);
  }
  return geometry;
}

/** A rod or hose along points. */
export function hose(points, radius, { closed = false, segments = 160, around = 14 } = {}) {
  const curve = new THREE.CatmullRomCurve3(
    points.map((point) => new THREE.Vector3(...point)),
    closed,
    'centripetal',
  );
  return new THREE.TubeGeometry(curve, segments, radius, around, closed);
}

/** A flat shape with a thickness and softened rims; `path` is SVG-like commands on a THREE.Shape. */
export function plate(draw, thick, { bevel = 0.015, holes = [], curve = 24 } = {}) {
  const shape = new THREE.Shape();
  draw(shape);
  for (const hole of holes) {
    const path = new THREE.Path();
    hole(path);
    shape.holes.push(path);
  }
  const geometry = new THREE.ExtrudeGeometry(shape, {
    depth: Math.max(0.001, thick - 2 * bevel),
    bevelEnabled: true,
    bevelThickness: bevel,
    bevelSize: bevel,
    bevelOffset: -bevel,
    bevelSegments: 3,
    curveSegments: curve,
  });
  geometry.translate(0, 0, -thick / 2 + bevel);
  return geometry;
}

/** A repeatable number between 0 and 1. */
export function dice(seed) {
  let state = seed * 2654435761 + 12345;
  return () => {
    state = (state ^ (state << 13)) >>> 0;
    state = (state ^ (state >>> 17)) >>> 0;
    state = (state ^ (state << 5)) >>> 0;
    return state / 4294967296;
  };
}

/** A ball, its surface moved by smooth noise: potatoes, bread, cheese. */
export function lump(radius, { stretch = [1, 1, 1], rough = 0.06, seed = 1, detail = 48 } = {}) {
  const geometry = new THREE.SphereGeometry(radius, detail * 1.5, detail);
  const random = dice(seed);
  const waves = Array.from({ length: 7 }, (_, index) => ({
    direction: new THREE.Vector3(random() - 0.5, random() - 0.5, random() - 0.5).normalize(),
    pitch: 2 + index * 1.6,
    phase: random() * 6,
    size: rough / (1 + index * 0.8),
  }));
  const positions = geometry.attributes.position;
  const point = new THREE.Vector3();
  for (let index = 0; index < positions.count; index += 1) {
    point.fromBufferAttribute(positions, index);
    const unit = point.clone().normalize();
    const bump = waves.reduce(
      (sum, { direction, pitch, phase, size }) =>
        sum + size * Math.sin(unit.dot(direction) * pitch * 2 + phase),
      0,
    );
    point.multiplyScalar(1 + bump);
    positions.setXYZ(index, point.x * stretch[0], point.y * stretch[1], point.z * stretch[2]);
  }
  geometry.computeVertexNormals();
  return geometry;
}
