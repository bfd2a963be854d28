import { FONTS } from '../labels/svg.mjs';
import { textureOf } from './materials.mjs';

const fontData = new Map();

/** Fonts of the page for measuring, and their bytes for the pictures, which see no font of the page. */
export async function loadFonts() {
  await Promise.all(
    Object.entries(FONTS).map(async ([, [family, name, weight]]) => {
      const response = await fetch(`/fonts/${name}/files/${name}-latin-${weight}-normal.woff2`);
      const bytes = new Uint8Array(await response.arrayBuffer());
      const face = new FontFace(family, bytes, { weight: String(weight) });
      document.fonts.add(await face.load());
      const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
      fontData.set(
        family,
        `@font-face{font-family:"${family}";font-weight:${weight};src:url(data:font/woff2;base64,${btoa(text)})}`,
      );
    }),
  );
}

/** An SVG's inside as an image on a canvas. */
export async function drawing(inside, width, height, scale = 1) {
  const styles = [...fontData].filter(([family]) => inside.includes(`"${family}"`)).map(([, rule]) => rule);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width * scale}" height="${height * scale}" viewBox="0 0 ${width} ${height}"><style>${styles.join('')}</style>${inside}</svg>`;
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = width * scale;
  canvas.height = height * scale;
  canvas.getContext('2d').drawImage(image, 0, 0);
  return canvas;
}

export const label = async (inside, width, height) => textureOf(await drawing(inside, width, height));
