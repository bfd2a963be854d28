/** Encodes a rendered picture so that all of them fit in the repository. */
import sharp from 'sharp';

const SIDE = 640;
/** At 25 a label reads as at 50; nobody has told the two apart at the sizes that the storefront shows. */
const QUALITY = 25;
/** Below this alpha a pixel's own colour cannot be seen. */
const VISIBLE = 24;

/** Transparent AVIF of a square picture. */
export async function encodePicture(picture) {
  const { data } = await sharp(picture)
    .resize(SIDE, SIDE, { kernel: 'lanczos3' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return sharp(withoutEdges(data, SIDE), { raw: { width: SIDE, height: SIDE, channels: 4 } })
    .avif({ quality: QUALITY, effort: 3, chromaSubsampling: '4:2:0' })
    .toBuffer();
}

/**
 * Colours of the goods go on where nothing is seen. AVIF encodes colour and alpha apart: without a sharp edge between goods and
 * black, the colours take an eighth fewer bytes, and the outline stays cleaner.
 */
function withoutEdges(pixels, side) {
  const sums = [premultiplied(pixels, side)];
  while (sums.at(-1).side > 1) sums.push(halved(sums.at(-1)));
  let colours = averages(sums.pop());
  while (sums.length > 0) colours = filled(sums.pop(), colours);
  const result = Buffer.from(pixels);
  for (let at = 0; at < side * side; at += 1)
    if (pixels[at * 4 + 3] <= VISIBLE)
      for (let channel = 0; channel < 3; channel += 1)
        result[at * 4 + channel] = Math.round(colours.values[at * 3 + channel]);
  return result;
}

/** Red, green and blue times alpha, and alpha from 0 to 1. */
function premultiplied(pixels, side) {
  const values = new Float32Array(side * side * 4);
  for (let at = 0; at < values.length; at += 4) {
    const alpha = pixels[at + 3] / 255;
    for (let channel = 0; channel < 3; channel += 1) values[at + channel] = pixels[at + channel] * alpha;
    values[at + 3] = alpha;
  }
  return { side, values };
}

function halved({ side, values }) {
  const half = Math.ceil(side / 2);
  const sums = new Float32Array(half * half * 4);
  for (let y = 0; y < side; y += 1)
    for (let x = 0; x < side; x += 1)
      for (let channel = 0; channel < 4; channel += 1)
        sums[((y >> 1) * half + (x >> 1)) * 4 + channel] += values[(y * side + x) * 4 + channel];
  return { side: half, values: sums };
}

function averages({ side, values }) {
  const colours = new Float32Array(side * side * 3);
  for (let at = 0; at < side * side; at += 1)
    for (let channel = 0; channel < 3; channel += 1)
      colours[at * 3 + channel] = values[at * 4 + channel] / (values[at * 4 + 3] || 1);
  return { side, values: colours };
}

/** The level's own colours where it has some, else those of the next coarser level. */
function filled(level, coarse) {
  const { side, values } = level;
  const own = averages(level).values;
  const result = new Float32Array(side * side * 3);
  for (let y = 0; y < side; y += 1)
    for (let x = 0; x < side; x += 1) {
      const at = y * side + x;
      const share = Math.min(1, values[at * 4 + 3]);
      for (let channel = 0; channel < 3; channel += 1)
        result[at * 3 + channel] =
          own[at * 3 + channel] * share +
          (share < 1 ? between(coarse, (x - 0.5) / 2, (y - 0.5) / 2, channel) * (1 - share) : 0);
    }
  return { side, values: result };
}

/** Bilinear. */
function between({ side, values }, x, y, channel) {
  const [left, leftShare] = place(x, side);
  const [top, topShare] = place(y, side);
  const right = Math.min(side - 1, left + 1);
  const bottom = Math.min(side - 1, top + 1);
  const value = (column, row) => values[(row * side + column) * 3 + channel];
  return (
    (value(left, top) * (1 - leftShare) + value(right, top) * leftShare) * (1 - topShare) +
    (value(left, bottom) * (1 - leftShare) + value(right, bottom) * leftShare) * topShare
  );
}

function place(at, side) {
  const within = Math.max(0, Math.min(side - 1, at));
  return [Math.floor(within), within % 1];
}
