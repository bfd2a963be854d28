/** Additional pictures of a demo product, composed from its glyph, because real photographs would need a licence. */
import sharp, { type OverlayOptions, type Sharp } from 'sharp';
import type { DemoGround } from './catalog/demo-product.ts';

/** Wall and shadow by the tone of the product's card, so that a gallery looks like one set. */
const TONES: Record<DemoGround, readonly [wall: string, shade: string]> = {
  1: ['#eef3ea', '#c9d6bf'],
  2: ['#f8efe4', '#e3cfb4'],
  3: ['#e9f1f6', '#bcd2e0'],
  4: ['#f7ecec', '#e0c3c3'],
  5: ['#f0eef7', '#cdc7e2'],
  6: ['#f9f4df', '#e4d8a6'],
  7: ['#e8f3f0', '#b9d7cf'],
  8: ['#f1f1ee', '#d2d2c9'],
};

interface Scene {
  readonly alt: (name: string) => string;
  readonly compose: (glyph: Buffer, ground: DemoGround) => Promise<Buffer>;
}

/** On a table in a room, close up, and three of it. */
export const SCENES: readonly Scene[] = [
  {
    alt: (name) => `${name} sobre uma mesa de madeira`,
    compose: async (glyph, ground) =>
      onto(table(ground), [
        await placed(sharp(glyph).resize(190).blur(5), 640, 240),
        await placed(sharp(glyph).resize(420), 210, 150),
      ]),
  },
  {
    alt: (name) => `Detalhe de ${name}`,
    compose: async (glyph, ground) => {
      const near = sharp(glyph).extract({ left: 58, top: 58, width: 140, height: 140 });
      return onto(plain(ground), [await placed(near.resize(640), 0, 0)]);
    },
  },
  {
    alt: (name) => `Três unidades de ${name}`,
    compose: async (glyph, ground) => {
      const behind = await placed(sharp(glyph).resize(250), 40, 120);
      const before = await placed(sharp(glyph).resize(330), 155, 230);
      return onto(plain(ground), [behind, { ...behind, left: 350 }, before]);
    },
  },
];

/** How far a banner's glyphs stand above and below its middle, as a share of its height. */
const LIFT = 0.05;

/** A row of glyphs on a coloured wall, as a shop's wide picture; on a phone, fewer of them in a squarer one. */
export async function bannerOf(
  glyphs: readonly Buffer[],
  ground: DemoGround,
  { width, height, size }: { readonly width: number; readonly height: number; readonly size: number },
): Promise<Buffer> {
  const step = Math.floor(width / (glyphs.length + 1));
  const top = Math.floor((height - size) / 2);
  const row = glyphs.map(async (glyph, index) => {
    const left = step * (index + 1) - Math.floor(size / 2);
    return placed(
      sharp(glyph).resize(size),
      left,
      top + Math.round((index % 2 === 0 ? -height : height) * LIFT),
    );
  });
  const [wall, shade] = TONES[ground];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <linearGradient id="g" x2="1" y2="1"><stop stop-color="${wall}"/><stop offset="1" stop-color="${shade}"/></linearGradient>
    <rect width="100%" height="100%" fill="url(#g)"/><ellipse cx="50%" cy="130%" rx="70%" ry="75%" fill="#fff" fill-opacity="0.35"/></svg>`;
  return onto(placed(sharp(Buffer.from(svg)), 0, 0), await Promise.all(row));
}

/** Raw pixels: encoding intermediate pictures would take most of the time. */
async function placed(picture: Sharp, left: number, top: number): Promise<OverlayOptions> {
  const { data, info } = await picture.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { input: data, raw: { width: info.width, height: info.height, channels: 4 }, left, top };
}

async function onto(ground: Promise<OverlayOptions>, glyphs: OverlayOptions[]): Promise<Buffer> {
  const { input, raw } = await ground;
  if (!Buffer.isBuffer(input) || raw === undefined) throw new TypeError('a ground is pixels');
  return sharp(input, { raw }).composite(glyphs).removeAlpha().jpeg({ quality: 86 }).toBuffer();
}

const plain = eachRenderedOnce(([wall, shade]) => {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="640">
    <radialGradient id="g" cy="0.4" r="0.8"><stop offset="0.3" stop-color="${wall}"/><stop offset="1" stop-color="${shade}"/></radialGradient>
    <rect width="640" height="640" fill="url(#g)"/></svg>`;
});

const table = eachRenderedOnce(([wall, shade]) => {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="960" height="720">
    <linearGradient id="w" x2="0" y2="1"><stop stop-color="${wall}"/><stop offset="1" stop-color="${shade}"/></linearGradient>
    <linearGradient id="t" x2="0" y2="1"><stop stop-color="#b98a5a"/><stop offset="1" stop-color="#d9b184"/></linearGradient>
    <radialGradient id="s"><stop stop-color="#4a2f14" stop-opacity="0.5"/><stop offset="1" stop-color="#4a2f14" stop-opacity="0"/></radialGradient>
    <rect width="960" height="440" fill="url(#w)"/><rect y="400" width="960" height="320" fill="url(#t)"/>
    <ellipse cx="735" cy="416" rx="100" ry="13" fill="url(#s)"/><ellipse cx="420" cy="540" rx="220" ry="26" fill="url(#s)"/></svg>`;
});

function eachRenderedOnce(
  draw: (tones: readonly [string, string]) => string,
): (ground: DemoGround) => Promise<OverlayOptions> {
  const overlays = new Map<DemoGround, Promise<OverlayOptions>>();
  return (ground) => {
    const known = overlays.get(ground) ?? placed(sharp(Buffer.from(draw(TONES[ground]))), 0, 0);
    overlays.set(ground, known);
    return known;
  };
}
