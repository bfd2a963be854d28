/** Ties, coils, ropes, chains, hoses and tapes. */
import { hose, loft, rounded, softBox } from '../../studio/geometry.mjs';
import { canvasOf, gloss, matte, metal, plastic, textureOf } from '../../studio/materials.mjs';
import { cylinder, group, mesh, placed, THREE } from '../parts.mjs';
import { lie } from '../tools/parts.mjs';
import { padlock } from './locks.mjs';
import { coil, ZINC } from './parts.mjs';

export const cableTies = () =>
  lie(
    group(
      ...Array.from({ length: 9 }, (_, k) => {
        const x = (k - 4) * 0.15;
        return group(
          mesh(softBox(0.085, 2.5, 0.024, 0.008), plastic(k % 3 ? '#f4f3ee' : '#eceae2', 0.45), [
            x,
            0,
            k * 0.012,
          ]),
          mesh(softBox(0.16, 0.2, 0.11, 0.03), plastic('#f4f3ee', 0.45), [x, 1.3, 0.03 + k * 0.012]),
        );
      }),
    ),
    0.5,
  );

export const cableCoil = ({ colour, thick }) =>
  coil({ colour, wire: thick ? 0.085 : 0.062, turns: thick ? 9 : 12 });

export const wireCoil = ({ colour, twisted }) =>
  coil({ colour, wire: twisted ? 0.05 : 0.036, turns: 15, material: metal(colour, 0.34) });

export const ropeCoil = ({ colour }) =>
  coil({
    colour,
    wire: 0.075,
    turns: 10,
    ends: true,
    material: matte('#fff', {
      map: textureOf(
        canvasOf(256, 64, (c, w, h) => {
          c.fillStyle = colour;
          c.fillRect(0, 0, w, h);
          c.strokeStyle = 'rgba(0,0,0,.35)';
          c.lineWidth = 6;
          for (let k = -4; k < 20; k += 1) {
            c.beginPath();
            c.moveTo(k * 16, 0);
            c.lineTo(k * 16 + 40, h);
            c.stroke();
          }
          c.strokeStyle = 'rgba(255,255,255,.5)';
          c.lineWidth = 3;
          for (let k = -4; k < 20; k += 1) {
            c.beginPath();
            c.moveTo(k * 16 + 6, 0);
            c.lineTo(k * 16 + 46, h);
            c.stroke();
          }
        }),
        { repeat: [40, 1] },
      ),
    }),
  });

export const hoseCoil = ({ colour, glass }) =>
  coil({
    colour,
    wire: 0.1,
    turns: 9,
    material: glass ? gloss(colour, { transparent: true, opacity: 0.72, roughness: 0.12 }) : undefined,
  });

export const chain = ({ lock }) => {
  const link = (at, turn, flip) =>
    placed(
      mesh(
        hose(
          Array.from({ length: 16 }, (_, k) => {
            const a = (k / 16) * Math.PI * 2;
            return [Math.cos(a) * 0.24, 0, Math.sin(a) * 0.13];
          }),
          0.05,
          { closed: true, segments: 60 },
        ),
        ZINC(),
      ),
      at,
      [flip ? Math.PI / 2 : 0, turn, 0],
    );
  const path = new THREE.CatmullRomCurve3(
    [
      [-1.2, 0.1, -0.5],
      [-0.2, 0.1, -0.75],
      [0.7, 0.1, -0.4],
      [0.2, 0.1, 0.05],
      [-0.7, 0.1, 0.25],
      [-0.4, 0.1, 0.7],
      [0.5, 0.1, 0.6],
      [1.2, 0.1, 0.7],
    ].map((p) => new THREE.Vector3(...p)),
  );
  const parts = [];
  const count = 22;
  for (let k = 0; k < count; k += 1) {
    const p = path.getPointAt(k / (count - 1));
    const t = path.getTangentAt(k / (count - 1));
    parts.push(link([p.x, p.y, p.z], Math.atan2(-t.z, t.x), k % 2));
  }
  if (lock) parts.push(placed(padlock({}), [0.3, 0, -0.02], [-1.2, 0, 0.3], 0.5));
  return group(...parts);
};

export function tapeRolls(
  { colour = '#ecdcae', count = 1, wide, thick, spool, stripes, glass, pattern },
  ctx,
) {
  void ctx;
  void pattern;
  const high = wide ? 0.62 : thick ? 0.36 : 0.3;
  const side = stripes
    ? matte('#fff', {
        map: textureOf(
          canvasOf(512, 64, (c, _w, h) => {
            for (let k = -1; k < 17; k += 1) {
              c.fillStyle = k % 2 ? '#161616' : '#f7d000';
              c.beginPath();
              c.moveTo(k * 32, 0);
              c.lineTo(k * 32 + 32, 0);
              c.lineTo(k * 32 + 64, h);
              c.lineTo(k * 32 + 32, h);
              c.fill();
            }
          }),
          { repeat: [2, 1] },
        ),
      })
    : glass
      ? gloss(colour, { roughness: 0.12 })
      : matte('#fff', { color: colour, roughness: 0.55 });
  const flat = stripes ? matte('#d9b800') : matte(colour, { roughness: 0.7 });
  const one = () =>
    group(
      mesh(
        loft(
          rounded([
            [0.42, 0.01],
            [0.8, 0.01, 0.015],
            [0.8, high, 0.015],
            [0.42, high],
          ]),
        ),
        side,
      ),
      mesh(
        loft(
          [
            [0.42, high + 0.002],
            [0.795, high + 0.002],
          ].reverse(),
        ),
        flat,
      ),
      mesh(new THREE.RingGeometry(0.42, 0.795, 72).rotateX(-Math.PI / 2), flat, [0, high + 0.003, 0]),
      mesh(
        loft([
          [0.42, high],
          [0.38, high],
          [0.38, 0],
          [0.42, 0],
        ]),
        matte(spool ?? '#c9a878'),
      ),
      ...[0.5, 0.6, 0.7].map((r) =>
        mesh(
          new THREE.RingGeometry(r, r + 0.008, 72).rotateX(-Math.PI / 2),
          matte('#0000', { color: '#777', transparent: true, opacity: 0.25 }),
          [0, high + 0.005, 0],
        ),
      ),
    );
  if (count === 1)
    return placed(group(placed(one(), [0, 0.8, 0], [Math.PI / 2 - 0.0, 0, 0])), [0, 0, 0], [0, 0.55, 0]);
  return group(
    placed(one(), [0, 0, 0]),
    placed(one(), [0.03, high + 0.01, 0.02]),
    placed(placed(one(), [0, 0.8, 0], [Math.PI / 2, 0, 0]), [1.0, 0, 0.62], [0, -0.5, 0.0]),
  );
}

export const spool = ({ colour }) =>
  group(
    mesh(
      cylinder(0.42, 0.9),
      matte('#fff', {
        map: textureOf(
          canvasOf(64, 256, (c, w, h) => {
            c.fillStyle = colour;
            c.fillRect(0, 0, w, h);
            c.fillStyle = 'rgba(0,0,0,.22)';
            for (let k = 0; k < 32; k += 1) c.fillRect(0, k * 8, w, 2);
          }),
        ),
      }),
      [0, 0.55, 0],
    ),
    mesh(cylinder(0.62, 0.08), plastic('#1d1d1f'), [0, 0.06, 0]),
    mesh(cylinder(0.62, 0.08), plastic('#1d1d1f'), [0, 1.04, 0]),
    mesh(cylinder(0.12, 0.1), plastic('#555'), [0, 1.06, 0]),
  );
