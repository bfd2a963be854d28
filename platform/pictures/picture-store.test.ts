/** Behaviour of every picture store, and failures that only a bucket has. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { diskOriginals } from './disk-picture-store.ts';
import { MAX_BYTES, measurePicture, UnusablePicture } from './picture-file.ts';
import { type Originals, type PictureStore, pictureStore } from './picture-store.ts';
import { BucketFailure, bucketCalls, s3Originals, s3PictureStore } from './s3-picture-store.ts';
import { aJpegOfSegments, aWebpOfFrames } from './testing/hostile-pictures.ts';
import { type MemoryBucket, memoryBucket } from './testing/memory-bucket.ts';
import { aPhoto, aPicture, aPngThatClaims } from './testing/test-pictures.ts';

let folder: string;
let bucket: MemoryBucket;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-fotos-'));
  bucket = await memoryBucket();
});
afterAll(async () => {
  await bucket.close();
  await rm(folder, { recursive: true, force: true });
});

const kinds: readonly [string, () => Originals][] = [
  ['a disk', () => diskOriginals(folder)],
  ['a bucket', () => s3Originals(bucket.options)],
];
describe.each(kinds)('%s', (_, originals) => {
  let store: PictureStore;
  beforeEach(() => {
    store = pictureStore(originals());
  });

  test('gives the same bytes the same id and gives them back', async () => {
    const bytes = await aPicture(30);
    const { id } = await store.put(bytes);
    expect(id).toMatch(/^[0-9a-f]{32}$/);
    expect(await store.put(bytes)).toEqual({ id, width: 30, height: 20, placeholder: expect.any(String) });
    expect(Buffer.from((await store.open(id)) ?? [])).toEqual(bytes);
  });

  test('knows what it has', async () => {
    const id = 'b'.repeat(32);
    expect([await originals().has(id), await originals().open(id)]).toEqual([false, undefined]);
    await originals().put(id, Buffer.from('bytes'));
    expect(await originals().has(id)).toBe(true);
  });

  test.each(['../../etc/passwd', '', 'a'.repeat(31), `${'a'.repeat(32)}/x`, 'A'.repeat(32), '0'.repeat(32)])(
    'knows no picture %j',
    async (id) => {
      expect(await store.open(id)).toBeUndefined();
    },
  );

  test('refuses what is no picture, is cut off, or has too many pixels', async () => {
    const photo = sharp(await aPhoto(300, 300));
    const bomb = await aPngThatClaims(9_000, 9_000);
    const whole = [
      await aPicture(400, 400),
      await photo.clone().png().toBuffer(),
      await photo.clone().jpeg().toBuffer(),
      await photo.clone().webp().toBuffer(),
      await photo.clone().avif({ effort: 0 }).toBuffer(),
    ];
    for (const bytes of whole) await store.put(bytes);
    for (const bytes of [
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      Buffer.from('\x89PNG\r\n\x1a\nnothing', 'latin1'),
      Buffer.from('GIF89a\x01\x00\x01\x00', 'latin1'),
      ...whole.map((bytes) => bytes.subarray(0, bytes.length * 0.6)),
      Buffer.alloc(0),
      bomb,
    ]) {
      await expect(store.put(bytes), bytes.subarray(0, 16).toString('latin1')).rejects.toBeInstanceOf(
        UnusablePicture,
      );
    }
  });
});

describe('what a picture costs to decode is read from its header', () => {
  const plain = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#456' } });
  test.each([
    ['of 50,000 pixels each way', () => aPngThatClaims(50_000, 50_000), /too-many-pixels: a side of 50000/],
    [
      'of one line of 49 million pixels',
      () => aPngThatClaims(49_000_000, 1),
      /too-many-pixels: a side of 49000000/,
    ],
    [
      'of one column of 16 million pixels',
      () => aPngThatClaims(1, 16_000_000),
      /too-many-pixels: a side of 16000000/,
    ],
    [
      'as interlaced PNG',
      () => plain(5_000, 5_000).png({ progressive: true }).toBuffer(),
      /too-many-pixels: 25000000/,
    ],
    [
      'as progressive JPEG',
      () => plain(5_000, 5_000).jpeg({ progressive: true }).toBuffer(),
      /too-many-pixels: 25000000/,
    ],
    ['as WebP', () => plain(5_000, 5_000).webp({ effort: 0 }).toBuffer(), /too-many-pixels: 25000000/],
    ['as AVIF', () => plain(2_600, 2_000).avif({ effort: 0 }).toBuffer(), /too-many-pixels: 5200000/],
  ])('one %s is refused undecoded', { timeout: 60_000 }, async (_, make, why) => {
    const bytes = await make();
    expect(bytes.byteLength).toBeLessThan(MAX_BYTES);
    await expect(measurePicture(bytes)).rejects.toThrow(why);
  });

  test('of many frames the first is decoded, and it counts alone', async () => {
    // Equal consecutive frames would be merged.
    const colours = ['#102030', '#a0b0c0'];
    const pictures = await Promise.all(colours.map((colour) => aPicture(64, 64, colour)));
    const all = Array.from({ length: 100 }, () => pictures).flat();
    const frames = sharp(all, { join: { animated: true } });
    const bytes = await frames.clone().webp({ effort: 0 }).toBuffer();
    expect((await sharp(bytes).metadata()).pages).toBe(200);
    expect(await measurePicture(bytes)).toMatchObject({ width: 64, height: 64 });
    await expect(measurePicture(await frames.gif().toBuffer())).rejects.toThrow('not PNG');
  });
});

describe('what no header says is measured in a process that can be killed', () => {
  const put = (bytes: Uint8Array) => pictureStore(diskOriginals(folder)).put(bytes);

  test.each([
    // Reading its header takes quadratic time in the number of frames.
    ['a WebP of 300,000 frames', () => aWebpOfFrames(300_000), 'too-complex: out-of-time'],
    ['a JPEG of 1,900,000 segments of Exif', () => aJpegOfSegments(1_900_000), 'too-complex: out-of-memory'],
  ])(
    '%s is left after two seconds of work or a hundred megabytes',
    { timeout: 60_000 },
    async (_, make, why) => {
      const bytes = await make();
      expect(bytes.byteLength).toBeLessThan(MAX_BYTES);
      await expect(put(bytes)).rejects.toThrow(why);
      expect(await put(await aPicture(30))).toMatchObject({ width: 30 });
    },
  );

  test('all pictures of the size that is allowed are taken', { timeout: 60_000 }, async () => {
    const noise = await sharp(await aPhoto(600, 400)).resize(6_000, 4_000, { fit: 'fill' });
    for (const bytes of [
      await noise.clone().jpeg({ progressive: true }).toBuffer(),
      await noise.clone().webp({ effort: 0 }).toBuffer(),
      await noise.clone().resize(2_300, 1_733).avif({ effort: 0 }).toBuffer(),
    ])
      expect(await put(bytes)).toMatchObject({ placeholder: expect.any(String) });
  });
});

describe('a picture is measured', () => {
  test('as it is seen, whichever way the camera was held', async () => {
    const lying = await sharp(await aPhoto(120, 60))
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect(await pictureStore(diskOriginals(folder)).put(lying)).toMatchObject({ width: 60, height: 120 });
  });

  test.each([
    ['a photo', () => aPhoto(640, 480), true],
    ['a photo as wide as a banner', () => aPhoto(900, 100), true],
    ['a picture without holes', () => aPicture(300), true],
    ['a picture with holes', () => aPicture(300, 20, '#3366cc80'), false],
  ])('%s has a placeholder of few letters: %s', async (_, make, has) => {
    const { placeholder } = await pictureStore(diskOriginals(folder)).put(await make());
    expect(placeholder !== undefined).toBe(has);
    if (placeholder === undefined) return;
    expect(placeholder.length).toBeLessThanOrEqual(400);
    const tiny = Buffer.from(placeholder.replace('data:image/webp;base64,', ''), 'base64');
    expect((await sharp(tiny).metadata()).width).toBeLessThanOrEqual(16);
  });
});

describe('a bucket', () => {
  test('gets each picture once', async () => {
    const store = s3PictureStore(bucket.options);
    const bytes = await aPicture(77);
    await store.put(bytes);
    const before = bucket.requests;
    await store.put(bytes);
    expect(bucket.requests - before).toBe(1);
    expect([...bucket.objects.values()].some((object) => object.equals(bytes))).toBe(true);
  });

  test('that is tired for a moment is asked again', async () => {
    bucket.trouble = [503, 500];
    expect(await s3Originals(bucket.options).open('c'.repeat(32))).toBeUndefined();
    expect(bucket.trouble).toEqual([]);
  });

  test.each([
    ['a wrong key', { secretAccessKey: 'another' }, [], /status 403/],
    ['a bucket that is not there', { bucket: 'nenhum' }, [], /no bucket nenhum/],
    ['lasting trouble', {}, [500, 500, 500], /status 500/],
    ['silence', { timeout: 200 }, ['silence' as const], /TimeoutError/],
    ['nobody', { endpoint: 'http://127.0.0.1:9' }, [], /TypeError/],
  ])('%s is a failure that says so without keys', async (_, wrong, trouble, message) => {
    bucket.trouble = trouble;
    const failure = await s3Originals({ ...bucket.options, ...wrong })
      .put('d'.repeat(32), Buffer.from('x'))
      .catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(BucketFailure);
    expect(String(failure)).toMatch(message);
    expect(String(failure)).not.toMatch(/secret|AKID/);
  });

  test('each operation is measured by method and outcome', async () => {
    const counts = () =>
      new Map(
        bucketCalls
          .read()
          .filter(({ suffix }) => suffix === '_count')
          .map(({ labels = {}, value }) => [Object.values(labels).join(' '), value]),
      );
    const before = counts();
    const originals = s3Originals(bucket.options);
    await originals.put('f'.repeat(32), Buffer.from('x'));
    await originals.open('f'.repeat(32));
    await originals.open('a'.repeat(32));
    bucket.trouble = [500, 500, 500];
    await originals.open('f'.repeat(32)).catch(() => {});
    const added = [...counts()].map(([of, count]) => [of, count - (before.get(of) ?? 0)]);
    expect(added.filter(([, count]) => count !== 0)).toEqual([
      ['GET done', 1],
      ['GET absent', 1],
      ['GET failed', 1],
      ['PUT done', 1],
    ]);
  });

  test('silence ends also when the garbage collector runs meanwhile', async () => {
    setFlagsFromString('--expose-gc');
    const collecting = setInterval(runInNewContext('gc'), 5);
    bucket.trouble = Array.from({ length: 5 }, () => 'silence' as const);
    const patient = s3Originals({ ...bucket.options, timeout: 200 });
    const failures = await Promise.all(
      bucket.trouble.map(() => patient.put('e'.repeat(32), Buffer.from('x')).catch(String)),
    );
    clearInterval(collecting);
    for (const failure of failures) expect(failure).toMatch(/TimeoutError/);
  });
});
