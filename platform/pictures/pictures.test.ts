import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { httpApp } from '../http/http-app.ts';
import { diskPictureStore } from './disk-picture-store.ts';
import { NotAPicture } from './picture-file.ts';
import type { PictureStore } from './picture-store.ts';
import { servePictures } from './serve-pictures.ts';
import { workLimit } from './work-limit.ts';

let folder: string;
let store: PictureStore;
let app: FastifyInstance;
let opened = 0;

const picture = (width: number, height = 20): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 4, background: '#3366cc' } })
    .png()
    .toBuffer();

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
  servePictures(app, { store: counted, cacheDir: join(folder, 'cache') });
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true, force: true });
});

describe('the store', () => {
  test('gives the same bytes the same id and gives them back', async () => {
    const bytes = await picture(30);
    const id = await store.put(bytes);
    expect(id).toMatch(/^[0-9a-f]{32}$/);
    expect(await store.put(bytes)).toBe(id);
    expect(await store.open(id)).toEqual(bytes);
  });

  test('refuses what is no picture, is cut off, or has too many pixels', async () => {
    const whole = await picture(400, 400);
    const bomb = await sharp({ create: { width: 9_000, height: 9_000, channels: 3, background: '#fff' } })
      .png({ compressionLevel: 9 })
      .toBuffer();
    for (const bytes of [
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      Buffer.from('\x89PNG\r\n\x1a\nnothing', 'latin1'),
      whole.subarray(0, whole.length / 2),
      Buffer.alloc(0),
      bomb,
    ]) {
      await expect(store.put(bytes)).rejects.toBeInstanceOf(NotAPicture);
    }
  });

  test.each(['../../etc/passwd', '', 'a'.repeat(31), `${'a'.repeat(32)}/x`, 'A'.repeat(32)])(
    'knows no picture %j',
    async (id) => {
      expect(await store.open(id)).toBeUndefined();
    },
  );
});

describe('GET /fotos', () => {
  test.each(['webp', 'avif', 'png'])(
    'serves the width asked for as %s, to be kept for ever',
    async (format) => {
      const id = await store.put(await picture(1_200));
      const answer = await app.inject(`/fotos/${id}-320.${format}`);
      expect(answer.statusCode).toBe(200);
      expect(answer.headers).toMatchObject({
        'content-type': `image/${format}`,
        'cache-control': 'public, max-age=31536000, immutable',
      });
      expect((await sharp(answer.rawPayload).metadata()).width).toBe(320);
      const again = await app.inject({
        url: `/fotos/${id}-320.${format}`,
        headers: { 'if-none-match': String(answer.headers.etag) },
      });
      expect([again.statusCode, again.body]).toEqual([304, '']);
    },
  );

  test('a narrow original is not made wider', async () => {
    const id = await store.put(await picture(100));
    const answer = await app.inject(`/fotos/${id}-960.webp`);
    expect((await sharp(answer.rawPayload).metadata()).width).toBe(100);
  });

  test('a crowd that asks at once has the picture made once', async () => {
    const id = await store.put(await picture(700, 300));
    opened = 0;
    const answers = await Promise.all(Array.from({ length: 20 }, () => app.inject(`/fotos/${id}-640.webp`)));
    expect(answers.every((answer) => answer.statusCode === 200)).toBe(true);
    expect(opened).toBe(1);
  });

  test('every other address is unknown and leaves nothing on the disk', async () => {
    const id = await store.put(await picture(50));
    const before = await readdir(join(folder, 'cache'), { recursive: true });
    for (const file of [
      `${id}-97.webp`,
      `${id}-320.gif`,
      `${id}-0320.webp`,
      `${id}.webp`,
      `${'0'.repeat(32)}-320.webp`,
      '..%2f..%2fetc%2fpasswd',
      `..%2f${id}-320.webp`,
      `${id}-320.webp%00`,
      `${id}-320.webp%0a`,
    ]) {
      expect((await app.inject(`/fotos/${file}`)).statusCode, file).toBe(404);
    }
    expect(await readdir(join(folder, 'cache'), { recursive: true })).toEqual(before);
  });
});

test('no more work runs or waits than allowed', async () => {
  const limited = workLimit({ running: 2, waiting: 1 });
  let running = 0;
  let most = 0;
  const work = async (): Promise<number> => {
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => setTimeout(resolve, 5));
    running -= 1;
    return most;
  };
  const results = await Promise.allSettled([1, 2, 3, 4].map(() => limited(work)));
  expect(results.map((result) => result.status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled', 'rejected']);
  expect(most).toBe(2);
  await expect(limited(work)).resolves.toBe(2);
});
