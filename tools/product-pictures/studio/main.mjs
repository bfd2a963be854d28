/** Runs in Chromium: `renderPicture(order)` renders one product and returns the picture as a data address. */
import * as THREE from 'three';
import { art } from '../labels/art.mjs';
import { brandOf } from '../labels/brands.mjs';
import { backOf, faceOf } from '../labels/faces.mjs';
import { kindOf } from '../labels/kinds.mjs';
import { darker, inkOn, lighter, line } from '../labels/svg.mjs';
import { MODELS } from '../models/models.mjs';
import { drawing, loadFonts, label as textureOfSvg } from './label-texture.mjs';
import { matte, speckled, textureOf } from './materials.mjs';
import { stageOf } from './stage.mjs';

/** More than the picture's size: the difference smooths edges. */
const stage = stageOf(1024);
/** Pixels of a label per unit of length. */
const DENSITY = 520;

const boxOf = (w, h) => {
  const scale = Math.min(1, 1400 / (Math.max(w, h) * DENSITY));
  return [Math.round(w * DENSITY * scale), Math.round(h * DENSITY * scale)];
};

/** What a model needs to know of the product that it shows. */
function contextOf(label) {
  const face = async (w, h, layout) => {
    const [width, height] = boxOf(w, h);
    return textureOfSvg(faceOf(label, width, height, layout), width, height);
  };
  const back = async (w, h) => {
    const [width, height] = boxOf(w, h);
    return textureOfSvg(backOf(label, width, height), width, height);
  };
  return {
    label,
    face,
    back,
    side: back,
    /** All around: the front in the middle, and the back's ground on both sides. */
    async wrap(w, h, part) {
      const [width, height] = boxOf(w, h);
      const front = Math.round(width * part);
      const rest = (width - front) / 2;
      const canvas = document.createElement('canvas');
      [canvas.width, canvas.height] = [width, height];
      const context = canvas.getContext('2d');
      const middle = await drawing(faceOf(label, front, height), front, height);
      // The outermost column of the front goes on around the package.
      context.drawImage(middle, 0, 0, 2, height, 0, 0, rest + 2, height);
      context.drawImage(middle, front - 2, 0, 2, height, rest + front - 2, 0, rest + 4, height);
      context.drawImage(middle, rest, 0);
      return textureOf(canvas);
    },
    async top(w, d) {
      const [width, height] = boxOf(w, d);
      const { brand } = label;
      const inside = `<rect width="${width}" height="${height}" fill="${brand.layout === 'classic' ? '#f8f2e4' : brand.ground}"/>${line(brand.name, width / 2, height * 0.62, { font: brand.font, size: height * 0.42, max: width * 0.8, fill: brand.layout === 'classic' ? brand.ground : inkOn(brand.ground) })}`;
      return textureOfSvg(inside, width, height);
    },
    async lid() {
      return textureOfSvg(
        `<rect width="512" height="512" fill="#f2f3f5"/>${art(label.motif, 256, 270, 230)}${line(label.brand.name, 256, 130, { font: label.brand.font, size: 60, max: 340, fill: label.brand.ground })}`,
        512,
        512,
      );
    },
    /** A front that is turned by a quarter, for packs that lie. */
    async turned(h, w) {
      const [width, height] = boxOf(w, h);
      const flat = await drawing(faceOf(label, width, height), width, height);
      const canvas = document.createElement('canvas');
      [canvas.width, canvas.height] = [height, width];
      const context = canvas.getContext('2d');
      context.translate(height / 2, width / 2);
      context.rotate(Math.PI / 2);
      context.drawImage(flat, -width / 2, -height / 2);
      return textureOf(canvas);
    },
    /** Lays a picture flat on the front of a body. */
    planar(geometry, w, h) {
      const { position, uv } = geometry.attributes;
      geometry.computeBoundingBox();
      const { min, max } = geometry.boundingBox;
      for (let index = 0; index < position.count; index += 1)
        uv.setXY(
          index,
          (position.getX(index) - min.x) / (max.x - min.x || w),
          (position.getY(index) - min.y) / (max.y - min.y || h),
        );
      return geometry;
    },
    /** Lays a picture flat on the top of a body. */
    flat(geometry) {
      const { position, uv } = geometry.attributes;
      geometry.computeBoundingBox();
      const { min, max } = geometry.boundingBox;
      for (let index = 0; index < position.count; index += 1)
        uv.setXY(
          index,
          (position.getX(index) - min.x) / (max.x - min.x),
          1 - (position.getZ(index) - min.z) / (max.z - min.z),
        );
      return geometry;
    },
    /** What shows through a jar's glass: pieces in a liquid. */
    stuff(kind, fill) {
      const [count, size, long] = {
        olives: [70, [26, 36], 1],
        pieces: [160, [12, 24], 2],
        stems: [60, [12, 16], 12],
        fruit: [50, [30, 48], 1.2],
        cookies: [60, [28, 44], 1],
        beads: [500, [6, 10], 1],
      }[kind];
      const spots =
        kind === 'beads'
          ? ['#e0433a', '#f5d13c', '#4fa64b', '#3a7fc8', '#b06ad0', '#ffffff']
          : [lighter(fill, 0.25), lighter(fill, 0.1), darker(fill, 0.15)];
      return matte('#ffffff', {
        map: speckled(darker(fill, 0.3), spots, { count, size, long, seed: 7 }),
        roughness: 0.35,
      });
    },
    goods: (name, params) => MODELS[name](params, contextOf(label)),
    async svg(inside, width, height) {
      return textureOfSvg(inside, width, height);
    },
  };
}

function labelOf({ brand: name, title, kind, size, art: motif, fallback, tone, layout, note, year }) {
  const brand = brandOf(name);
  const [kindArt, kindTone] = kindOf(kind);
  return {
    brand,
    title,
    kind,
    size,
    note,
    year,
    layout,
    motif: motif ?? kindArt ?? fallback ?? 'star',
    tone: tone ?? kindTone ?? (brand.layout === 'modern' ? brand.ground : darker(brand.ground, 0.1)),
  };
}

async function modelOf(order) {
  const label = labelOf(order);
  const model = MODELS[order.model];
  if (model === undefined) throw new Error(`there is no model ${order.model}`);
  return model(order.params ?? {}, contextOf(label));
}

const encoded = (canvas) => canvas.toDataURL('image/png');

window.renderPicture = async (order) => {
  const object = await modelOf(order);
  const view = { yaw: -18, pitch: 11, packed: order.packed, ...order.view };
  const png = encoded(stage.render(object, view));
  discard(object);
  return png;
};

/** Several products side by side on one table, for banners; `places` are position, turn and size. */
window.renderScene = async ({ orders, width, height, view, ground }) => {
  const scene = new THREE.Group();
  for (const { order, at, turn = 0, size = 1 } of orders) {
    const object = await modelOf(order);
    const holder = new THREE.Group();
    holder.add(object);
    const box = new THREE.Box3().setFromObject(object, true);
    const extent = box.getSize(new THREE.Vector3());
    const scale = size / Math.max(extent.y, extent.x * 0.8);
    object.position.y -= box.min.y;
    holder.scale.setScalar(scale);
    holder.rotation.y = (turn * Math.PI) / 180;
    holder.position.set(...at);
    scene.add(holder);
  }
  const png = encoded(stage.render(scene, { yaw: 0, pitch: 8, ...view }, { width, height }));
  discard(scene);
  return { png, ground };
};

function discard(object) {
  object.traverse((node) => {
    node.geometry?.dispose();
    for (const material of [node.material].flat()) {
      material?.map?.dispose();
      material?.dispose();
    }
  });
}

await loadFonts();
window.studioReady = true;
