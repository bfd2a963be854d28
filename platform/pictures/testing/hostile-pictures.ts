/** Small files with very many parts, which no header counts. */
import sharp from 'sharp';

const plain = (side: number) =>
  sharp({ create: { width: side, height: side, channels: 3, background: '#456' } });

/** A WebP of one pixel with `count` frames. */
export async function aWebpOfFrames(count: number): Promise<Buffer> {
  const still = await plain(1).webp({ effort: 0 }).toBuffer();
  // Without the file header: RIFF, size, WEBP.
  const frame = webpChunk('ANMF', Buffer.concat([Buffer.alloc(16), still.subarray(12)]));
  const isAnimated = Buffer.alloc(10);
  isAnimated[0] = 2;
  const body = [webpChunk('VP8X', isAnimated), webpChunk('ANIM', Buffer.alloc(6))];
  return webpChunk('RIFF', Buffer.concat([Buffer.from('WEBP'), ...body, ...Array(count).fill(frame)]));
}

function webpChunk(name: string, data: Uint8Array): Buffer {
  const head = Buffer.alloc(8);
  head.write(name, 'latin1');
  head.writeUInt32LE(data.byteLength, 4);
  return Buffer.concat([head, data]);
}

/** A JPEG with `count` empty Exif segments before its picture. */
export async function aJpegOfSegments(count: number): Promise<Buffer> {
  const jpeg = await plain(100).jpeg().toBuffer();
  const segment = Buffer.from('\xff\xe1\x00\x08Exif\x00\x00', 'latin1');
  return Buffer.concat([jpeg.subarray(0, 2), ...Array(count).fill(segment), jpeg.subarray(2)]);
}
