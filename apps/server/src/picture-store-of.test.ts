import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type MemoryBucket, memoryBucket } from '#platform/pictures/testing/memory-bucket.ts';
import { aPicture } from '#platform/pictures/testing/test-pictures.ts';
import { pictureStoreOf } from './picture-store-of.ts';
import { readSettings } from './settings.ts';

let dataDir: string;
let bucket: MemoryBucket;
const secret = 'x'.repeat(32);

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'vitrine-fotos-'));
  bucket = await memoryBucket();
});
afterAll(async () => {
  await bucket.close();
  await rm(dataDir, { recursive: true, force: true });
});

const inFolder = async (): Promise<number> => (await readdir(dataDir, { recursive: true })).length;

test('with a bucket in the environment, originals lie there and not in the data folder', async () => {
  const { bucket: name, endpoint, region, accessKeyId, secretAccessKey } = bucket.options;
  const store = pictureStoreOf(
    readSettings({
      DATA_DIR: dataDir,
      SESSION_SECRET: secret,
      S3_BUCKET: name,
      S3_ENDPOINT: `${endpoint}/`,
      S3_REGION: region,
      S3_ACCESS_KEY_ID: accessKeyId,
      S3_SECRET_ACCESS_KEY: secretAccessKey,
    }),
  );
  const { id } = await store.put(await aPicture(10));
  expect([...bucket.objects.keys()]).toEqual([`/${name}/pictures/${id}`]);
  expect(await store.open(id)).toBeDefined();
  expect(await inFolder()).toBe(0);
});

test('without one they lie in the data folder', async () => {
  const before = bucket.requests;
  const store = pictureStoreOf(readSettings({ DATA_DIR: dataDir, SESSION_SECRET: secret }));
  await store.put(await aPicture(11));
  expect(await inFolder()).toBeGreaterThan(0);
  expect(bucket.requests).toBe(before);
});
