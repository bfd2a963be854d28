import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { httpApp } from '../http/http-app.ts';
import { diskPictureStore } from './disk-picture-store.ts';
import { type PictureSizes, pictureSizes, preparing } from './picture-sizes.ts';
import type { PictureStore } from './picture-store.ts';
import { servePictures } from './serve-pictures.ts';
import { aPhoto, aPicture } from './testing/test-pictures.ts';

let folder: string;
let store: PictureStore;
let sizes: PictureSizes;
let app: FastifyInstance;
let opened = 0;
const failures: unknown[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-fotos-'));
  store = diskPictureStore(join(folder, 'pictures'));
  app = await httpApp({ trustedProxies: [] });
  const counted: PictureStore = {
    ...store,
    open: (id) => {
      opened += 1;
      return store.open(id);
    },
  };
  sizes = pictureSizes({
    store: counted,
    cacheDir: join(folder, 'cache'),
    onError: (error) => failures.push(error),
  });
  servePictures(app, sizes);
});
beforeEach(() => {
  opened = 0;
});
afterAll(async () => {
  expect(failures).toEqual([]);
  await app.close();
  await rm(folder, { recursive: true, force: true });
});

const storedFiles = async (): Promise<string[]> =>
  (await readdir(join(folder, 'cache'), { recursive: true })).filter((path) => path.includes('/'));
const settled = (file: string) => vi.waitFor(async () => expect(await storedFiles()).toContain(file), 15_000);

describe('GET /fotos', () => {
  test.each(['webp', 'png'])('serves the requested width as %s, cacheable for ever', async (format) => {
    const { id } = await store.put(await aPicture(1_200));
    const answer = await app.inject(`/fotos/${id}-320.${format}`);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': `image/${format}`,
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    });
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ width: 320, format });
    const again = await app.inject({
      url: `/fotos/${id}-320.${format}`,
      headers: { 'if-none-match': String(answer.headers.etag) },
    });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  test('AVIF comes as WebP at once, not cacheable, and as AVIF when it is ready', async () => {
    const { id } = await store.put(await aPhoto(700, 300));
    const first = await app.inject(`/fotos/${id}-640.avif`);
    expect(first.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=60',
    });
    expect(await sharp(first.rawPayload).metadata()).toMatchObject({ width: 640, format: 'webp' });
    await settled(`${id.slice(0, 2)}/${id}-640.avif`);
    const then = await app.inject({
      url: `/fotos/${id}-640.avif`,
      headers: { 'if-none-match': String(first.headers.etag) },
    });
    expect(then.statusCode).toBe(200);
    expect(then.headers).toMatchObject({
      'content-type': 'image/avif',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(await sharp(then.rawPayload).metadata()).toMatchObject({ width: 640, compression: 'av1' });
    expect(then.rawPayload.length).toBeLessThan(first.rawPayload.length);
  });

  test('a narrow original is not made wider, and not made again for each width', async () => {
    const { id } = await store.put(await aPicture(100));
    await app.inject(`/fotos/${id}-480.webp`);
    // Cached under the smallest known width that shows all of it.
    expect(await storedFiles()).toContain(`${id.slice(0, 2)}/${id}-160.webp`);
    for (const width of [160, 480, 960, 1600]) {
      const answer = await app.inject(`/fotos/${id}-${width}.webp`);
      expect((await sharp(answer.rawPayload).metadata()).width).toBe(100);
    }
    const small = await app.inject(`/fotos/${id}-96.webp`);
    expect((await sharp(small.rawPayload).metadata()).width).toBe(96);
  });

  test('of a picture that is much taller than wide none is taller than 2400 pixels', async () => {
    const { id } = await store.put(await aPicture(500, 6_000));
    const answer = await app.inject(`/fotos/${id}-480.webp`);
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ width: 200, height: 2_400 });
  });

  test.each(['webp', 'avif', 'png'] as const)(
    '%s is upright and says nothing of where it was taken',
    async (format) => {
      const photo = await sharp(await aPhoto(200, 100))
        .withMetadata({ orientation: 6 })
        .withExif({ IFD3: { GPSLatitude: '23/1 33/1 0/1', GPSLatitudeRef: 'S' } })
        .jpeg()
        .toBuffer();
      expect(await sharp(photo).metadata()).toMatchObject({ orientation: 6, exif: expect.any(Buffer) });
      const { id } = await store.put(photo);
      await app.inject(`/fotos/${id}-96.${format}`);
      await settled(`${id.slice(0, 2)}/${id}-96.${format}`);
      const answer = await app.inject(`/fotos/${id}-96.${format}`);
      const { width, height, exif, orientation, xmp, iptc } = await sharp(answer.rawPayload).metadata();
      expect([width, height]).toEqual([96, 192]);
      expect([exif, orientation, xmp, iptc]).toEqual([undefined, undefined, undefined, undefined]);
    },
  );

  test('a crowd that asks at once has the picture made once', async () => {
    const { id } = await store.put(await aPicture(700, 300));
    const answers = await Promise.all(Array.from({ length: 20 }, () => app.inject(`/fotos/${id}-640.webp`)));
    expect(answers.every((answer) => answer.statusCode === 200)).toBe(true);
    expect(opened).toBe(1);
  });

  test('a crowd that asks for AVIF of narrow pictures in every width is answered, and each width settles', async () => {
    const pictures = await Promise.all([41, 42, 43].map(async (width) => store.put(await aPicture(width))));
    const files = pictures.flatMap(({ id }) => [1600, 640, 480, 96].map((width) => `${id}-${width}.avif`));
    const answers = await Promise.all(files.map((file) => app.inject(`/fotos/${file}`)));
    expect(answers.map((answer) => answer.statusCode)).toEqual(files.map(() => 200));
    for (const file of files) await settled(`${file.slice(0, 2)}/${file}`);
  });

  test('every other address is unknown and leaves nothing on the disk', async () => {
    const { id } = await store.put(await aPicture(50));
    const before = await storedFiles();
    for (const file of [
      `${id}-97.webp`,
      `${id}-320.gif`,
      `${id}-0320.webp`,
      `${id}-16000.webp`,
      `${id}.webp`,
      `${'0'.repeat(32)}-320.webp`,
      `${'0'.repeat(32)}-320.avif`,
      '..%2f..%2fetc%2fpasswd',
      `..%2f${id}-320.webp`,
      `${id}-320.webp%00`,
      `${id}-320.webp%0a`,
    ]) {
      expect((await app.inject(`/fotos/${file}`)).statusCode, file).toBe(404);
    }
    expect(await storedFiles()).toEqual(before);
  });
});

test('what is stored while the shop is open is made in its likely sizes before anyone asks', async () => {
  const { id } = await preparing(store, sizes).put(await aPhoto(500, 400));
  for (const width of [320, 480, 640, 960]) await settled(`${id.slice(0, 2)}/${id}-${width}.avif`);
  expect(opened).toBeGreaterThan(0);
});
