/** What the models of this folder share. */
import { art } from '../../labels/art.mjs';

export const polygon = (points) => (shape) => {
  shape.moveTo(...points[0]);
  for (const point of points.slice(1)) shape.lineTo(...point);
  shape.closePath();
};

export const faces = (front, rest, index = 4) =>
  [0, 1, 2, 3, 4, 5].map((face) => (face === index ? front : rest));

export const RAINBOW = [
  '#e0433a',
  '#f2762e',
  '#f5b92c',
  '#f5dc3c',
  '#9ccb3b',
  '#3fa64b',
  '#2fa6a0',
  '#3a9fd8',
  '#3a62c8',
  '#6a4fb0',
  '#b04fb0',
  '#e0559a',
  '#8a5a34',
  '#3a3a3f',
  '#f0a0b0',
  '#c9a06a',
];

/** A coloured ground with a pattern of motifs, for covers, bags and wrapping. */
export const pattern = (name, ground, w = 400, h = 520, step = 130) => {
  let out = `<rect width="${w}" height="${h}" fill="${ground}"/>`;
  for (let x = 0; x * step < w + step; x += 1)
    for (let y = 0; y * step < h + step; y += 1)
      out += art(name, x * step + (y % 2 ? step / 2 : 0), y * step, step * 0.62);
  return out;
};
