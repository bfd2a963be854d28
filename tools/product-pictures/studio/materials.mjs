import * as THREE from 'three';
import { dice } from './geometry.mjs';

const physical = (options) => new THREE.MeshPhysicalMaterial(options);
const plain = (options) => new THREE.MeshStandardMaterial(options);

export const plastic = (color, roughness = 0.36) => plain({ color, roughness });
export const gloss = (color, more = {}) =>
  physical({ color, roughness: 0.3, clearcoat: 0.9, clearcoatRoughness: 0.08, ...more });
export const metal = (color = '#c9ccd0', roughness = 0.26) => plain({ color, roughness, metalness: 1 });
export const rubber = (color = '#222326') => plain({ color, roughness: 0.75 });
export const matte = (color, more = {}) => plain({ color, roughness: 0.85, ...more });
/** Dark glass reflects more than it lets through. */
export const darkGlass = (color) =>
  physical({ color, roughness: 0.06, clearcoat: 1, clearcoatRoughness: 0.03, specularIntensity: 1 });
/** Clear glass and film: a thin coloured shell whose reflections stay. */
export const clear = (color = '#ffffff', opacity = 0.22, roughness = 0.05) =>
  physical({
    color,
    transparent: true,
    opacity,
    roughness,
    clearcoat: 1,
    clearcoatRoughness: 0.03,
    depthWrite: false,
    side: THREE.DoubleSide,
  });
export const liquid = (color, opacity = 1) =>
  plain({ color, roughness: 0.22, transparent: opacity < 1, opacity });
/** Printed surfaces. */
export const paper = (map, more = {}) => plain({ map, roughness: 0.62, ...more });
export const film = (map, more = {}) =>
  physical({ map, roughness: 0.38, clearcoat: 0.55, clearcoatRoughness: 0.22, ...more });
export const foil = (map, more = {}) =>
  physical({ map, roughness: 0.3, metalness: 0.25, clearcoat: 0.6, clearcoatRoughness: 0.2, ...more });

export function canvasOf(width, height, draw) {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  draw(canvas.getContext('2d'), width, height);
  return canvas;
}

export function textureOf(canvas, { repeat, colour = true } = {}) {
  const texture = new THREE.CanvasTexture(canvas);
  if (colour) texture.colorSpace = THREE.SRGBColorSpace;
  texture.anisotropy = 8;
  if (repeat) {
    texture.wrapS = THREE.RepeatWrapping;
    texture.wrapT = THREE.RepeatWrapping;
    texture.repeat.set(...repeat);
  }
  return texture;
}

/** Spots and streaks of other colours on a ground: skins, crusts, meat, stone. */
export function speckled(
  ground,
  spots,
  { count = 900, size = [2, 7], seed = 3, long = 1, width = 512, height = 512, under } = {},
) {
  const random = dice(seed);
  return textureOf(
    canvasOf(width, height, (context) => {
      context.fillStyle = ground;
      context.fillRect(0, 0, width, height);
      under?.(context, width, height, random);
      for (let index = 0; index < count; index += 1) {
        context.fillStyle = spots[Math.floor(random() * spots.length)];
        context.globalAlpha = 0.15 + random() * 0.5;
        const radius = size[0] + random() * (size[1] - size[0]);
        context.beginPath();
        context.ellipse(
          random() * width,
          random() * height,
          radius,
          radius * long,
          random() * 0.3,
          0,
          Math.PI * 2,
        );
        context.fill();
      }
    }),
    { repeat: [1, 1] },
  );
}

/** Boards with a grain along x. */
export function wood(ground = '#c99a63', grain = '#8a5a2c', seed = 5) {
  const random = dice(seed);
  const map = textureOf(
    canvasOf(512, 256, (context, width, height) => {
      context.fillStyle = ground;
      context.fillRect(0, 0, width, height);
      context.strokeStyle = grain;
      for (let index = 0; index < 90; index += 1) {
        const y = random() * height;
        const sway = random() * 14;
        context.globalAlpha = 0.06 + random() * 0.2;
        context.lineWidth = 0.6 + random() * 2.4;
        context.beginPath();
        context.moveTo(0, y);
        context.bezierCurveTo(width * 0.3, y + sway, width * 0.6, y - sway, width, y + sway * 0.5);
        context.stroke();
      }
    }),
    { repeat: [1, 1] },
  );
  return plain({ map, roughness: 0.55 });
}

/** A fine unevenness for light to break on. */
export function grainBump(seed = 9, strength = 90) {
  const random = dice(seed);
  return textureOf(
    canvasOf(256, 256, (context, width, height) => {
      const image = context.createImageData(width, height);
      for (let index = 0; index < image.data.length; index += 4) {
        const value = 128 + (random() - 0.5) * strength;
        image.data.set([value, value, value, 255], index);
      }
      context.putImageData(image, 0, 0);
    }),
    { repeat: [3, 3], colour: false },
  );
}
