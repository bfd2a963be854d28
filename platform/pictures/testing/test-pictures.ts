import { crc32 } from 'node:zlib';
import sharp from 'sharp';

/** A plain picture with an alpha channel. */
export const aPicture = (width: number, height = 20, background = '#3366cc'): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 4, background } })
    .png()
    .toBuffer();

/** Like a photograph: many colours, no transparency. */
export const aPhoto = (width: number, height: number): Promise<Buffer> =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .png()
    .toBuffer();

/** A PNG of a few bytes whose header claims this size. */
export async function aPngThatClaims(width: number, height: number): Promise<Buffer> {
  const png = await aPicture(10, 10);
  png.writeUInt32BE(width, 16);
  png.writeUInt32BE(height, 20);
  // The header chunk's checksum, over its name and its 13 bytes.
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
  return png;
}
